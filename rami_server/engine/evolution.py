"""What a legal action brings about, and the state after each event. Protected: see the contracts.

Both trust their argument: `legality` judges, `play.decide` asks it first.
"""

from typing import TypeVar

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
from rami_server.engine.cards import Card, hand_points
from rami_server.engine.changing import changed
from rami_server.engine.events import (
    Discarded,
    Drew,
    EndReason,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState, TableMeld

_T = TypeVar("_T")


def opened(options: TableOptions, dealt: RoundDealt) -> RoundState:
    """Return the round as it stands when it is dealt (R2)."""
    return RoundState(
        options=options,
        number=dealt.number,
        starter=dealt.starter,
        hands=dealt.hands,
        stock=dealt.stock,
        discard_pile=(dealt.upcard,),
        melds=(),
        turn=dealt.turn,
        seat=dealt.starter,
        phase=Phase.DRAW,
        taken=None,
        discard_draws=0,
        result=None,
    )


def outcome(state: RoundState, action: Action) -> tuple[Event, ...]:
    """Return everything that a legal `action` of the seat to move makes happen, in order."""
    match action:
        case DrawStock():
            return (_drawn_from_stock(state),)
        case DrawDiscard():
            return (Drew(state.seat, Source.DISCARD, state.discard_pile[-1]),)
        case Turn(steps):
            return _outcome_of_turn(state, steps)
        case _:
            return _outcome_of_step(state, action)


def _drawn_from_stock(state: RoundState) -> Drew | RoundEnded:
    if state.stock:
        return Drew(state.seat, Source.STOCK, state.stock[-1])
    return _ended_by_empty_stock(state)


def _outcome_of_step(state: RoundState, step: Step) -> tuple[Event, ...]:
    event = _event_of_step(state, step)
    if len(state.hands[state.seat]) > _size_of(step):
        return (event,)
    return (event, _ended_by_going_out(state))


def _event_of_step(state: RoundState, step: Step) -> Melded | LaidOff | Discarded:
    match step:
        case Meld(cards):
            return Melded(state.seat, len(state.melds), tuple(sorted(cards)))
        case LayOff(meld, cards):
            return LaidOff(state.seat, meld, tuple(sorted(cards)))
        case Discard(card):
            return Discarded(state.seat, card)


def _size_of(step: Step) -> int:
    return 1 if isinstance(step, Discard) else len(step.cards)


def _outcome_of_turn(state: RoundState, steps: tuple[Step, ...]) -> tuple[Event, ...]:
    happened: tuple[Event, ...] = ()
    for step in steps:
        events = _outcome_of_step(state, step)
        happened += events
        for event in events:
            state = evolve(state, event)
    return happened


def _ended_by_going_out(state: RoundState) -> RoundEnded:
    """Return the end of a round whose seat to move plays its last cards (R8)."""
    hands = _replaced(state.hands, state.seat, ())
    return ended(changed(state, hands=hands), EndReason.WENT_OUT, state.seat)


def _ended_by_empty_stock(state: RoundState) -> RoundEnded:
    """Return the end of a round whose stock is asked for a card it has not (R9).

    The fewest points win, melds still in a hand counted too; of equals the lowest seat (Q7).
    """
    points = _points(state)
    return ended(state, EndReason.EMPTY_STOCK, points.index(min(points)))


def ended(state: RoundState, reason: EndReason, winner: Seat) -> RoundEnded:
    """Return this end; `winner` gains what all the other hands count (R11, Q8)."""
    points = _points(state)
    return RoundEnded(reason, winner, state.hands, points, sum(points) - points[winner])


def _points(state: RoundState) -> tuple[int, ...]:
    return tuple(hand_points(hand, ace_high=state.options.ace_high) for hand in state.hands)


def evolve(state: RoundState, event: Event) -> RoundState:
    """Return the state after `event`."""
    match event:
        case Drew():
            return _after_draw(state, event)
        case Discarded():
            return _after_discard(state, event)
        case Melded():
            return _after_meld(state, event)
        case LaidOff():
            return _after_lay_off(state, event)
        case RoundEnded():
            return changed(state, phase=Phase.OVER, result=event)
        case RoundDealt():
            return opened(state.options, event)


def _after_draw(state: RoundState, event: Drew) -> RoundState:
    hands = _replaced(state.hands, event.seat, (*state.hands[event.seat], event.card))
    if event.source is Source.STOCK:
        return changed(
            state, hands=hands, stock=state.stock[:-1], phase=Phase.PLAY, discard_draws=0
        )
    return changed(
        state,
        hands=hands,
        discard_pile=state.discard_pile[:-1],
        phase=Phase.PLAY,
        taken=event.card,
        discard_draws=state.discard_draws + 1,
    )


def _after_meld(state: RoundState, event: Melded) -> RoundState:
    return changed(
        state,
        hands=_without(state.hands, event.seat, event.cards),
        melds=(*state.melds, TableMeld(event.seat, event.cards)),
    )


def _after_lay_off(state: RoundState, event: LaidOff) -> RoundState:
    meld = state.melds[event.meld]
    larger = TableMeld(meld.owner, tuple(sorted(meld.cards + event.cards)))
    return changed(
        state,
        hands=_without(state.hands, event.seat, event.cards),
        melds=_replaced(state.melds, event.meld, larger),
    )


def _after_discard(state: RoundState, event: Discarded) -> RoundState:
    """Return the state with the next seat to draw (R6c, Q2), unless this was the last card (R8)."""
    hands = _without(state.hands, event.seat, (event.card,))
    passes = bool(hands[event.seat])
    return changed(
        state,
        hands=hands,
        discard_pile=(*state.discard_pile, event.card),
        turn=state.turn + passes,
        seat=(event.seat + passes) % state.options.players,
        phase=Phase.DRAW,
        taken=None,
    )


def _replaced(items: tuple[_T, ...], index: int, item: _T) -> tuple[_T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(
    hands: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return _replaced(hands, seat, tuple(card for card in hands[seat] if card not in cards))
