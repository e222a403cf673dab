"""Whole matches between bots, played by the engine without a table: for arenas and tests."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from rami_server.engine.actions import Action, Phase
from rami_server.engine.events import Event, RoundDealt, RoundEnded
from rami_server.engine.match import MatchState, begin, decide, evolve, first_deal, next_deal
from rami_server.engine.options import TableOptions
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.engine.views import SeatEvent, SeatView, redact, view_for

Bot: TypeAlias = Callable[[SeatView, tuple[SeatEvent, ...], int], Action]
"""What plays a seat: its view, what it saw of this round and a seed in, its action out."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """How a match went."""

    winner: int
    scores: tuple[int, ...]
    rounds: tuple[RoundEnded, ...]
    turns: int
    """Turns played in all rounds together."""


@dataclass(slots=True)
class _Play:
    match: MatchState
    histories: list[list[SeatEvent]]
    seed: bytes
    bots: Sequence[Bot] = field(repr=False)


def play_match(options: TableOptions, bots: Sequence[Bot], seed: bytes) -> PlayedMatch:
    """Play one match to its end, one bot a seat; the same seed deals the same cards."""
    if len(bots) != options.players:
        raise ValueError(f"{len(bots)} bots at a table of {options.players}")
    starter = first_starter(deal_seed(seed, 1), options.players)
    dealt = first_deal(options, deck_from(deal_seed(seed, 1)), starter=starter)
    play = _Play(begin(options, dealt), [], seed, bots)
    _note_deal(play, dealt)
    while play.match.winner is None:
        _step(play)
    match = play.match
    winner = match.scores.index(max(match.scores))
    return PlayedMatch(winner, match.scores, match.ended, match.round.turn)


def _step(play: _Play) -> None:
    state = play.match.round
    if state.phase is Phase.OVER:
        dealt = next_deal(play.match, deck_from(deal_seed(play.seed, state.number + 1)))
        play.match = evolve(play.match, dealt)
        _note_deal(play, dealt)
        return
    action = play.bots[state.seat](
        view_for(play.match, state.seat), tuple(play.histories[state.seat]), _bot_seed(play)
    )
    for event in decide(play.match, state.seat, action):
        _apply(play, event)


def _apply(play: _Play, event: Event) -> None:
    play.match = evolve(play.match, event)
    for seat, history in enumerate(play.histories):
        history.append(redact(event, seat))


def _note_deal(play: _Play, dealt: RoundDealt) -> None:
    seats = range(play.match.options.players)
    play.histories = [[redact(dealt, seat)] for seat in seats]


def _bot_seed(play: _Play) -> int:
    state = play.match.round
    name = f"bot {state.number} {state.turn} {state.seat} {state.phase.value}"
    return int.from_bytes(_digest(play.seed, name)[:8], "big")


def deal_seed(seed: bytes, number: int) -> bytes:
    """Return the seed that deals round `number` of the match that `seed` stands for."""
    return _digest(seed, f"deck {number}")


def _digest(seed: bytes, name: str) -> bytes:
    return hashlib.sha256(seed + name.encode()).digest()
