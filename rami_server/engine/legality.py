"""The judge: `violation` says whether an action is legal, `legal_actions` lists what it accepts."""

from dataclasses import dataclass, replace
from typing import Final

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    MeldId,
    Phase,
    Seat,
    Step,
    Turn,
)
from rami_server.engine.cards import DECK, Card
from rami_server.engine.diagnosis import no_growth, no_meld
from rami_server.engine.evolution import evolve, outcome
from rami_server.engine.melds import (
    MELDS,
    MIN_MELD,
    grown,
    kind_of,
    lay_offs_in,
    mask_of,
    melds_in,
)
from rami_server.engine.state import RoundState
from rami_server.engine.violations import Reason, Violation


@dataclass(frozen=True, slots=True)
class LegalActions:
    """Every single action the judge accepts from the seat to move, sent as it stands.

    A `Turn` is legal if its steps are, one after the other; turns are not listed.
    """

    draws: tuple[DrawStock | DrawDiscard, ...] = ()
    melds: tuple[Meld, ...] = ()
    lay_offs: tuple[LayOff, ...] = ()
    discards: tuple[Discard, ...] = ()

    def all(self) -> tuple[Action, ...]:
        """Return them in one list: draws, melds, lay-offs, discards."""
        return self.draws + self.melds + self.lay_offs + self.discards


# Actions are values: those that do not depend on the position are made once.
_DRAW_STOCK: Final = (DrawStock(),)
_DRAW_EITHER: Final = (DrawStock(), DrawDiscard())
_MELDS: Final = {cards: Meld(cards) for cards in MELDS.values()}
_DISCARDS: Final = tuple(Discard(card) for card in DECK)


def violation(state: RoundState, seat: Seat, action: Action) -> Violation | None:
    """Return why the rules refuse `action` from `seat`, or None if they accept it.

    The only judge. It answers for any cards, seats and ids whatever; it never raises.
    """
    if state.phase is Phase.OVER:
        return Violation(Reason.ROUND_OVER)
    if seat != state.seat:
        return Violation(Reason.NOT_YOUR_TURN)
    if (state.phase is Phase.DRAW) != isinstance(action, DrawStock | DrawDiscard):
        return Violation(Reason.WRONG_PHASE)
    match action:
        case DrawStock():
            return None  # of an empty stock too: that ends the round (R9, Q5)
        case DrawDiscard():
            return _draw_discard_violation(state)
        case Meld(cards):
            return _meld_violation(state, cards)
        case LayOff(meld, cards):
            return _lay_off_violation(state, meld, cards)
        case Discard(card):
            return _discard_violation(state, card)
        case Turn(steps):
            return _turn_violation(state, steps)


def _draw_discard_violation(state: RoundState) -> Violation | None:
    if not state.discard_pile:
        return Violation(Reason.DISCARD_PILE_EMPTY)
    if _draws_exhausted(state):
        return Violation(Reason.DISCARD_DRAWS_EXHAUSTED)
    return None


def _draws_exhausted(state: RoundState) -> bool:
    """Tell whether the discard pile is closed until somebody draws from the stock (Q11)."""
    return 0 < state.options.discard_draw_cap <= state.discard_draws


def _meld_violation(state: RoundState, cards: tuple[Card, ...]) -> Violation | None:
    refused = _holding_violation(state.hands[state.seat], cards)
    if refused:
        return refused
    if len(cards) < MIN_MELD:
        return Violation(Reason.TOO_FEW_CARDS)
    if kind_of(mask_of(cards)) is None:  # R3, R4
        return no_meld(cards)
    return _last_card_violation(state, cards)


def _lay_off_violation(
    state: RoundState, meld: MeldId, cards: tuple[Card, ...]
) -> Violation | None:
    refused = _holding_violation(state.hands[state.seat], cards)
    if refused:
        return refused
    if not cards:
        return Violation(Reason.TOO_FEW_CARDS)
    if not 0 <= meld < len(state.melds):
        return Violation(Reason.UNKNOWN_MELD, meld=meld)
    if grown(state.melds[meld].cards, cards) is None:  # R7
        return no_growth(meld, state.melds[meld].cards, cards)
    return _last_card_violation(state, cards)


def _holding_violation(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Violation | None:
    """Refuse what is not in the hand, wherever else it may be, and a card named twice (R7)."""
    for card in cards:
        if card not in hand:
            return Violation(Reason.CARD_NOT_HELD, card)
    if len(set(cards)) < len(cards):
        return Violation(Reason.DUPLICATE_CARD, max(cards, key=cards.count))
    return None


def _last_card_violation(state: RoundState, cards: tuple[Card, ...]) -> Violation | None:
    if len(cards) > _most_to_lay(state):
        return Violation(Reason.MUST_KEEP_A_DISCARD)
    return None


def _most_to_lay(state: RoundState) -> int:
    """Return how many cards of the hand may go to the table at once (R8, Q4)."""
    return len(state.hands[state.seat]) - state.options.discard_to_win


def _discard_violation(state: RoundState, card: Card) -> Violation | None:
    if card not in state.hands[state.seat]:
        return Violation(Reason.CARD_NOT_HELD, card)
    if card == _unreturnable(state):
        return Violation(Reason.CARD_JUST_TAKEN, card)
    return None


def _unreturnable(state: RoundState) -> Card | None:
    """Return the card that may not go back to the pile this turn; the last one always may (Q3)."""
    if state.options.no_return and len(state.hands[state.seat]) > 1:
        return state.taken
    return None


def _turn_violation(state: RoundState, steps: tuple[Step, ...]) -> Violation | None:
    """Judge each step where the ones before it have led."""
    seat = state.seat
    if not steps:
        return Violation(Reason.NO_STEPS)
    for index, step in enumerate(steps):
        refused = violation(state, seat, step)
        if refused:
            return replace(refused, step=index)
        for event in outcome(state, step):
            state = evolve(state, event)
    return None


def legal_actions(state: RoundState) -> LegalActions:
    """Return what `violation` accepts from the seat to move, turns of several steps apart."""
    if state.phase is Phase.DRAW:
        barred = _draw_discard_violation(state)
        return LegalActions(draws=_DRAW_STOCK if barred else _DRAW_EITHER)
    if state.phase is Phase.OVER:
        return LegalActions()
    return _legal_plays(state)


def _legal_plays(state: RoundState) -> LegalActions:
    hand = state.hands[state.seat]
    held = mask_of(hand)
    most = _most_to_lay(state)
    kept = _unreturnable(state)
    return LegalActions(
        melds=tuple(_MELDS[cards] for cards in melds_in(held) if len(cards) <= most),
        lay_offs=tuple(
            LayOff(meld_id, cards)
            for meld_id, meld in enumerate(state.melds)
            for cards in lay_offs_in(held, meld.cards)
            if len(cards) <= most
        ),
        discards=tuple(_DISCARDS[card] for card in hand if card != kept),
    )
