from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.ai.decide import decide, explain
from rami_server.ai.decision import Reason
from rami_server.ai.situation import NotToMove
from rami_server.engine.actions import Action, Discard, DrawStock, LayOff, Meld, Turn
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.legality import LegalActions
from rami_server.engine.match import begin, evolve, first_deal
from rami_server.engine.match import decide as decide_match
from rami_server.engine.notation.actions import format_action
from rami_server.engine.options import Level, TableOptions
from rami_server.engine.shuffle import deck_from
from rami_server.engine.views import SeatEvent, SeatView, redact, view_for
from rami_server.table.selfplay import Bot, play_match
from tests.support.bots import choice, shuffled_unseen, view_at
from tests.support.positions import match_after, match_at

LEVELS = tuple(Level)


def bot_of(level: Level) -> Bot:
    """Return the level as a bot that also checks what no bot of ours does."""

    def bot(view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Action:
        action = decide(view, history, level, seed)
        steps = action.steps if isinstance(action, Turn) else (action,)
        returned = view.taken is not None and Discard(view.taken) in steps
        laid = sum(len(step.cards) for step in steps if isinstance(step, Meld | LayOff))
        assert not returned or len(view.hand or ()) - laid == 1
        return action

    return bot


options = st.builds(
    TableOptions,
    players=st.integers(2, 4),
    score_limit=st.integers(1, 60),
    ace_high=st.booleans(),
    discard_to_win=st.booleans(),
    no_return=st.booleans(),
    discard_draw_cap=st.sampled_from([0, 1, 20]),
)


@given(options, st.lists(st.sampled_from([Level.EASY, Level.NORMAL]), min_size=4), st.binary())
def test_easy_and_normal_never_illegal_never_endless(
    table: TableOptions, levels: list[Level], seed: bytes
) -> None:
    """Under all options, at all tables, matches end by legal actions alone."""
    bots = [bot_of(level) for level in levels[: table.players]]
    played = play_match(table, bots, seed)
    assert max(played.scores) >= table.score_limit
    assert played.turns < 250 * len(played.rounds)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("discard_to_win", [False, True])
@pytest.mark.parametrize("no_return", [False, True])
def test_hard_never_illegal_never_endless(
    players: int, *, discard_to_win: bool, no_return: bool
) -> None:
    """Hard too, with its play-outs, beside the other levels."""
    table = TableOptions(
        players=players,
        score_limit=20,
        ace_high=no_return,
        discard_to_win=discard_to_win,
        no_return=no_return,
        discard_draw_cap=0,
    )
    levels = (Level.HARD, Level.NORMAL, Level.HARD, Level.EASY)
    played = play_match(table, [bot_of(level) for level in levels[:players]], b"hard")
    assert played.turns < 250 * len(played.rounds)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "hand",
    [
        "6H QH QC 5H KD KH 7H KC 4H QD 2C",
        "KC 3S 3C 9C KH 3H 9H 3D 9D KD 6S",
        "TC 2H 3H 2S TD 5H 3S 4H 4S TS 8D",
        "5S 4H 6S TH 3H JH 5H 9H 2H 4S QC",
    ],
)
def test_d11_goes_out_from_overlapping_melds(level: Level, hand: str) -> None:
    """D11: hands whose right grouping a real bot missed are laid down by every level."""
    match = match_at(hand, players=3)
    action = decide(view_for(match, 0), (), level, 1)
    events = decide_match(match, 0, action)
    ended = evolve(evolve(match, events[0]), events[-1])
    assert ended.round.result is not None
    assert ended.round.result.winner == 0
    assert isinstance(action, Turn)
    assert len(action.steps) == 4


@pytest.mark.parametrize("level", LEVELS)
def test_goes_out_by_lay_offs_and_melds_together(level: Level) -> None:
    """A last turn may need the table, a new meld and a discard at once."""
    text = choice(level, "7S 8S 4H 4C 4D KD", melds="1=9S TS JS")
    assert text == "turn meld 4C 4D 4H, lay off 7S 8S on 0, discard KD"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "calls"), [(2, 6), (4, 9)])
def test_d13_does_not_depend_on_hidden_cards(level: Level, players: int, calls: int) -> None:
    """D13: however the unseen cards lie, in 200 copies the decision is the same."""
    table = TableOptions(players=players)
    deck = deck_from(bytes(32))
    dealt = first_deal(table, deck, starter=0)
    match = begin(table, dealt)
    histories: list[list[SeatEvent]] = [[redact(dealt, seat)] for seat in range(players)]
    for call in range(calls):
        seat = match.round.seat
        history = tuple(histories[seat])
        chosen = decide(view_for(match, seat), history, level, call)
        copies = 200 if call == calls - 1 else 3
        for number in range(copies):
            other = shuffled_unseen(match, number)
            assert decide(view_for(other, seat), history, level, call) == chosen
        for event in decide_match(match, seat, chosen):
            match = evolve(match, event)
            for reader, seen in enumerate(histories):
                seen.append(redact(event, reader))


_CHOOSE = """
import sys, json
from rami_server.ai.decide import decide
from rami_server.engine.options import Level, TableOptions
from rami_server.engine.notation.actions import format_action
from rami_server.table.selfplay import play_match
said = []
def bot(view, history, seed):
    action = decide(view, history, Level.HARD, seed)
    said.append(format_action(action))
    return action
play_match(TableOptions(players=3, score_limit=1), [bot] * 3, b"process")
print(json.dumps(said))
"""


def test_same_decision_in_any_process() -> None:
    """Neither the hash seed nor what a process did before has a say."""
    said = [
        subprocess.run(  # noqa: S603 - our own interpreter and text
            [sys.executable, "-c", _CHOOSE],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert len(json.loads(said[0])) > 5


GOLDEN = [
    (Level.EASY, "2C 3C 9D KH 5S JD 7H 8S", "discard JD"),
    (Level.NORMAL, "2C 3C 9D KH 5S JD 7H 8S", "discard KH"),
    (Level.HARD, "2C 3C 9D KH 5S JD 7H 8S", "discard KH"),
    (Level.EASY, "7S 8S 9S KD KH 2C 4D JC", "turn meld 7S 8S 9S, discard JC"),
    (Level.NORMAL, "7S 8S 9S KD KH 2C 4D JC", "turn meld 7S 8S 9S, discard 2C"),
    (Level.HARD, "7S 8S 9S KD KH 2C 4D JC", "discard JC"),
]


@pytest.mark.parametrize(("level", "hand", "expected"), GOLDEN)
def test_golden_decisions(level: Level, hand: str, expected: str) -> None:
    """What each level does with a plain hand: a change here is a change of play."""
    assert choice(level, hand, "2H 3D 4S 6C 6D TC QS") == expected


@pytest.mark.parametrize("level", LEVELS)
def test_plays_what_a_restricted_view_allows(level: Level) -> None:
    """Where only draw and discard are allowed, a level melds nothing and returns what is left."""
    view = view_at("7S 8S 9S KD 2C")
    assert view.legal is not None
    restricted = replace(view, legal=LegalActions(discards=view.legal.discards))
    action = decide(restricted, (), level, 1)
    assert action in view.legal.discards
    only = replace(view, legal=LegalActions(melds=view.legal.melds))
    assert decide(only, (), level, 1) in view.legal.melds


@pytest.mark.parametrize("level", LEVELS)
def test_never_returns_the_card_just_taken(level: Level) -> None:
    """Even a king that became useless stays for this turn."""
    text = choice(level, "KD 2C 4H 6S", "2H 3H 4D", taken="KD")
    assert "discard KD" not in text


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_card_it_goes_out_with(level: Level) -> None:
    """The visible card that empties the hand is taken."""
    text = choice(level, "7S 8S", "2H 3D KC KH", discard="9S", phase="draw")
    assert text == "draw discard"


def test_refuses_a_view_with_nothing_to_decide() -> None:
    """A spectator or a waiting seat is a caller's mistake, said at once."""
    match = match_at("7S 8S", phase="draw")
    for seat in (None, 1):
        with pytest.raises(NotToMove):
            decide(view_for(match, seat), (), Level.EASY, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_explains_the_same_decision(level: Level) -> None:
    """The reasons belong to the action that is played."""
    view = view_at("7S 8S 9S KD KH 2C 4D JC")
    explained = partial(explain, view, (), level)
    assert explained(1).action == decide(view, (), level, 1)
    assert explained(1).reason in Reason
    assert explained(1).considered


def test_a_full_game_from_text_stays_legal() -> None:
    """A level can go on from a position that somebody wrote down, without a history."""
    match = match_at("7S 8S 4H 4C KD", "2H 3D KC KH", phase="draw", discard="9S")
    text = format_action(decide(view_for(match, 0), (), Level.HARD, 1))
    after = match_after(match, text)
    assert parse_card("9S") in after.round.hands[0]
    assert set(parse_cards("7S 8S")) <= set(after.round.hands[0])


def test_draws_the_stock_when_the_pile_is_closed() -> None:
    """With one draw allowed there is nothing to weigh."""
    view = replace(view_at("7S 8S", phase="draw"), legal=LegalActions(draws=(DrawStock(),)))
    for level in LEVELS:
        assert explain(view, (), level, 1).reason is Reason.DRAWS_ONLY_WAY


@pytest.mark.parametrize(
    ("better", "worse", "least"), [(Level.NORMAL, Level.EASY, 0.5), (Level.HARD, Level.EASY, 0.7)]
)
def test_stronger_levels_win_more(better: Level, worse: Level, least: float) -> None:
    """A floor under the strength: fixed seeds, so it fails by a change of play only."""
    won = 0
    for number in range(20):
        seed = hashlib.sha256(f"floor {number}".encode()).digest()
        for seat in range(2):
            bots = [partial(_decided, better), partial(_decided, worse)]
            played = play_match(TableOptions(score_limit=40), bots[:: 1 - 2 * seat], seed)
            won += played.winner == seat
    assert won >= least * 40


def _decided(level: Level, view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Action:
    return decide(view, history, level, seed)
