"""What a seat may see of a match and of each event: the only door for hidden cards (Q9).

Each view is built field by field from what is public or the seat's own; nothing is ever
filtered out of something larger. A spectator is seat None.
"""

from dataclasses import dataclass
from typing import TypeAlias

from rami_server.engine.actions import MeldId, Phase, Seat, Source
from rami_server.engine.cards import Card, hand_points
from rami_server.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.legality import LegalActions, legal_actions
from rami_server.engine.match import MatchState
from rami_server.engine.melds import MeldKind, kind_of_meld
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState, TableMeld


@dataclass(frozen=True, slots=True)
class MeldView:
    """A meld on the table, its cards ascending; its id is its place in `SeatView.melds`."""

    kind: MeldKind
    owner: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatDealt:
    """A round begins; `hand` is the reader's own, None for a spectator."""

    number: int
    turn: int
    starter: Seat
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    upcard: Card
    stock_count: int


@dataclass(frozen=True, slots=True)
class SeatDrew:
    """A seat drew; `card` is None if it came from the stock and the reader is another."""

    seat: Seat
    source: Source
    card: Card | None


@dataclass(frozen=True, slots=True)
class SeatMelded:
    """A seat laid a new meld."""

    seat: Seat
    meld: MeldId
    kind: MeldKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatLaidOff:
    """A seat added cards to a meld."""

    seat: Seat
    meld: MeldId
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeatDiscarded:
    """A seat discarded and its turn is over."""

    seat: Seat
    card: Card


SeatRoundEnded: TypeAlias = RoundEnded
"""A round is over, and all hands are open: the event itself hides nothing from anybody."""

SeatEvent: TypeAlias = (
    SeatDealt | SeatDrew | SeatMelded | SeatLaidOff | SeatDiscarded | SeatRoundEnded
)


@dataclass(frozen=True, slots=True)
class OwnCards:
    """What a seat sees and nobody else does."""

    hand: tuple[Card, ...]
    """In the order they came."""
    points: int
    """What they count (R10)."""
    legal: LegalActions | None
    """None if it is another seat's turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The whole truth for one seat."""

    options: TableOptions
    seat: Seat | None
    hand: tuple[Card, ...] | None
    """The seat's own cards in the order they came; None for a spectator."""
    points: int | None
    """What those cards count (R10); None for a spectator."""
    hand_sizes: tuple[int, ...]
    stock_count: int
    discard_top: Card | None
    discard_count: int
    melds: tuple[MeldView, ...]
    number: int
    """The round's number, from 1."""
    starter: Seat
    turn: int
    to_move: Seat
    phase: Phase
    taken: Card | None
    """The card that the seat to move took from the discard pile in this turn."""
    discard_draws: int
    legal: LegalActions | None
    """In the mover's own view only."""
    scores: tuple[int, ...]
    winner: Seat | None
    """The match's winner, once there is one."""
    rounds: tuple[SeatRoundEnded, ...]
    """How each round so far ended."""


def own_cards(match: MatchState, seat: Seat) -> OwnCards:
    """Return what only `seat` sees. Raises `ValueError` if it is no seat of the table."""
    state = match.round
    if seat not in range(state.options.players):
        raise ValueError(f"no seat {seat} at a table of {state.options.players}")
    hand = state.hands[seat]
    points = hand_points(hand, ace_high=state.options.ace_high)
    return OwnCards(hand, points, _own_legal_actions(state, seat))


def view_for(match: MatchState, seat: Seat | None) -> SeatView:
    """Return what `seat` sees of `match`. Raises `ValueError` if it is no seat of the table."""
    state = match.round
    own = None if seat is None else own_cards(match, seat)
    return SeatView(
        options=state.options,
        seat=seat,
        hand=None if own is None else own.hand,
        points=None if own is None else own.points,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        stock_count=len(state.stock),
        discard_top=state.discard_pile[-1] if state.discard_pile else None,
        discard_count=len(state.discard_pile),
        melds=tuple(_meld_view(meld) for meld in state.melds),
        number=state.number,
        starter=state.starter,
        turn=state.turn,
        to_move=state.seat,
        phase=state.phase,
        taken=state.taken,
        discard_draws=state.discard_draws,
        legal=None if own is None else own.legal,
        scores=match.scores,
        winner=match.winner,
        rounds=match.ended,
    )


def _meld_view(meld: TableMeld) -> MeldView:
    return MeldView(kind_of_meld(meld.cards), meld.owner, meld.cards)


def _own_legal_actions(state: RoundState, seat: Seat) -> LegalActions | None:
    if seat != state.seat or state.phase is Phase.OVER:
        return None
    return legal_actions(state)


def redact(event: Event, seat: Seat | None) -> SeatEvent:
    """Return what `seat` sees of `event`: always something, so that numbering has no gaps."""
    match event:
        case RoundDealt():
            return _seen_deal(event, seat)
        case Drew(drawer, source, card):
            hidden = source is Source.STOCK and seat != drawer
            return SeatDrew(drawer, source, None if hidden else card)
        case Melded(owner, meld, cards):
            return SeatMelded(owner, meld, kind_of_meld(cards), cards)
        case LaidOff(by, meld, cards):
            return SeatLaidOff(by, meld, cards)
        case Discarded(by, card):
            return SeatDiscarded(by, card)
        case RoundEnded():
            return event


def _seen_deal(event: RoundDealt, seat: Seat | None) -> SeatDealt:
    return SeatDealt(
        number=event.number,
        turn=event.turn,
        starter=event.starter,
        hand=None if seat is None else event.hands[seat],
        hand_sizes=tuple(len(hand) for hand in event.hands),
        upcard=event.upcard,
        stock_count=len(event.stock),
    )
