"""A whole match as one value: its rules, deals and proofs, and every action with its time.

Made from the match's records; `reruns` plays it again. It holds every card: only who may see a
match with open cards may have it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Phase,
    Seat,
    Source,
    Step,
    Turn,
)
from rami_server.engine.cards import Card
from rami_server.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.fairness import Commit, Nonces
from rami_server.engine.match import MatchState, begin, evolve
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import TableOptions
from rami_server.table.records import DealSealed, PositionSet, Record, SecretRevealed, Shuffled
from rami_server.table.seats import Bot, Human

RULES: Final = 1
"""The edition of the rules (`docs/rules.md`) by which the match was played."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What proves a deal; `secret` is None until the round has ended."""

    commit: Commit
    nonces: Nonces
    secret: bytes | None


@dataclass(frozen=True, slots=True)
class Played:
    """One action, and when it was taken."""

    at_ms: int
    """Since the match began."""
    seat: Seat
    by_person: bool
    """False for an AI seat, a stand-in, and what the server does when a time is up."""
    action: Action
    card: Card | None = None
    """What was drawn."""


@dataclass(frozen=True, slots=True)
class BundledRound:
    """One round: how it was dealt, what was done, how it ended."""

    starter: Seat
    deck: tuple[Card, ...]
    """The first card dealt first; empty if the round began at a position."""
    seal: Seal | None
    """None for a deal that cannot be proved: a test's own, or one of an older server."""
    seed: bytes | None = None
    """What the deck was made of, if that is known and the deal is not sealed."""
    position: str | None = None
    """Where a test let the round begin."""
    actions: tuple[Played, ...] = ()
    end: RoundEnded | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """Which match it is: where, by which rules, between whom."""

    table: str
    """The table's code."""
    match: int
    """Which match of the table, from 1."""
    options: TableOptions
    players: tuple[Human | Bot, ...]
    """By seat, under the names they had at the start."""
    started_at: float
    """Seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """A match that can be played again."""

    head: Head
    turn: int
    """The number of its first turn."""
    rounds: tuple[BundledRound, ...]
    scores: tuple[int, ...]
    winner: Seat | None
    rules: int = RULES


def bundle_of(head: Head, records: Iterable[Record]) -> Bundle:
    """Return the match that these records tell; the first of them begins it."""
    packer = _Packer(head)
    for record in records:
        packer.take(record)
    return packer.bundle()


class _Packer:
    """Puts a bundle together, record by record."""

    def __init__(self, head: Head) -> None:
        self._head = head
        self._turn = 1
        self._rounds: list[BundledRound] = []
        self._match: MatchState | None = None

    def take(self, record: Record) -> None:
        """Add what a record tells."""
        for fact in record.facts:
            if isinstance(fact, RoundDealt):
                self._deal(record, fact)
            elif isinstance(fact, PositionSet):
                self._stand(fact.position)
        play = tuple(fact for fact in record.facts if isinstance(fact, PLAY))
        if play and self._match is not None:
            self._play(record, play, self._match)

    def bundle(self) -> Bundle:
        """Return what has been put together."""
        scores = (0,) * self._head.options.players if self._match is None else self._match.scores
        is_won = self._match is not None and self._match.round.phase is Phase.OVER
        winner = self._match.winner if self._match is not None and is_won else None
        return Bundle(self._head, self._turn, tuple(self._rounds), scores, winner)

    def _deal(self, record: Record, dealt: RoundDealt) -> None:
        if self._match is None:
            self._turn = dealt.turn
            self._match = begin(self._head.options, dealt)
        else:
            self._match = evolve(self._match, dealt)
        seal = _first(record, DealSealed)
        shuffled = _first(record, Shuffled)
        known = None if seal is not None or shuffled is None else shuffled.seed
        proof = None if seal is None else Seal(seal.commit, seal.nonces, None)
        self._rounds.append(BundledRound(dealt.starter, _deck_of(dealt), proof, known))

    def _stand(self, position: str) -> None:
        self._match = parse_position(position)
        self._turn = self._match.round.turn
        self._rounds.append(BundledRound(self._match.round.starter, (), None, position=position))

    def _play(self, record: Record, events: tuple[Event, ...], match: MatchState) -> None:
        at_ms = round((record.at - self._head.started_at) * 1000)
        action = action_of(events)
        card = next((event.card for event in events if isinstance(event, Drew)), None)
        played = Played(at_ms, match.round.seat, record.by is not None, action, card)
        for event in events:
            match = evolve(match, event)
        self._match = match
        self._close(played, _first(record, RoundEnded), _first(record, SecretRevealed))

    def _close(self, played: Played, end: RoundEnded | None, told: SecretRevealed | None) -> None:
        now = self._rounds[-1]
        seal = now.seal
        if seal is not None and told is not None:
            seal = replace(seal, secret=told.secret)
        self._rounds[-1] = replace(now, actions=(*now.actions, played), end=end, seal=seal)


PLAY: Final = (Drew, Melded, LaidOff, Discarded, RoundEnded)
"""What actions bring about."""
_Kind = TypeVar("_Kind")


def _first(record: Record, kind: type[_Kind]) -> _Kind | None:
    return next((fact for fact in record.facts if isinstance(fact, kind)), None)


def _deck_of(dealt: RoundDealt) -> tuple[Card, ...]:
    """Return the deck from which these hands were dealt, the first card first (R2)."""
    players = len(dealt.hands)
    seats = [(dealt.starter + step) % players for step in range(players)]
    hands = (dealt.hands[seat][place] for place in range(len(dealt.hands[0])) for seat in seats)
    return (*hands, dealt.upcard, *reversed(dealt.stock))


def action_of(events: tuple[Event, ...]) -> Action:
    """Return the action that brings these events of play about."""
    first = events[0]
    if isinstance(first, Drew):
        return DrawStock() if first.source is Source.STOCK else DrawDiscard()
    steps = tuple(step for event in events if (step := _step_of(event)) is not None)
    if not steps:
        return DrawStock()  # the round ends: the stock is empty (R9)
    return steps[0] if len(steps) == 1 else Turn(steps)


def _step_of(event: Event) -> Step | None:
    match event:
        case Melded(cards=cards):
            return Meld(cards)
        case LaidOff(meld=meld, cards=cards):
            return LayOff(meld, cards)
        case Discarded(card=card):
            return Discard(card)
        case _:
            return None
