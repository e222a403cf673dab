"""A decision with all its reasons in the codes of the catalogue: for hints, QA and reviews."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rami_server.ai.decide import explain
from rami_server.ai.decision import Decision, Reason
from rami_server.ai.laying import Search, groups_in
from rami_server.ai.memory import remember
from rami_server.ai.moves import names
from rami_server.ai.reasons import Because, Detail, Value
from rami_server.ai.situation import Situation, situation_of
from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Step,
    Turn,
)
from rami_server.engine.cards import Card, format_card, format_cards
from rami_server.engine.melds import Mask, cards_of, mask_of
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, SeatView

_WITHOUT_CARD: Final = (Reason.GOES_OUT, Reason.ONLY_MOVE, Reason.DRAWS_ONLY_WAY)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a level does, and why: the reason first, then what it goes by."""

    action: Action
    reasons: tuple[Because, ...]


def advise(view: SeatView, history: tuple[SeatEvent, ...], level: Level, seed: int) -> Advice:
    """Return the decision of `decide` for the same arguments, with its reasons.

    Raises `NotToMove` if the view lists nothing legal for its reader.
    """
    decision = explain(view, history, level, seed)
    return Advice(decision.action, reasons_of(view, history, level, decision))


def reasons_of(
    view: SeatView, history: tuple[SeatEvent, ...], level: Level, decision: Decision
) -> tuple[Because, ...]:
    """Return the reasons of a decision that `level` made, one at least."""
    situation = situation_of(view)
    steps = steps_of(decision.action)
    reasons = [_main(situation, decision, steps)]
    if not steps:
        return (*reasons, _deadwood_of_draw(situation, decision.action))
    reasons += _counts(situation, steps)
    discard = steps[-1]
    if isinstance(discard, Discard) and decision.considered:
        reasons += _weighed(decision, discard.card)
        if level is Level.HARD:
            reasons += _remembered(situation, history)
    return tuple(reasons)


def steps_of(action: Action) -> tuple[Step, ...]:
    """Return the steps of the rest of a turn; none for a draw."""
    match action:
        case DrawStock() | DrawDiscard():
            return ()
        case Turn(steps):
            return steps
        case _:
            return (action,)


def _main(situation: Situation, decision: Decision, steps: tuple[Step, ...]) -> Because:
    reason = decision.reason
    if reason in _WITHOUT_CARD:
        return Because(reason)
    if reason is Reason.ENDS_ROUND:
        return Because(reason, {"percent": _percent(decision.params.get("chance"))})
    params: dict[str, Value] = {"card": _card(situation, steps)}
    if reason is Reason.LAYS_DOWN:
        params["melds"] = tuple(
            format_cards(s.cards) for s in steps if isinstance(s, Meld | LayOff)
        )
    return Because(reason, params)


def _card(situation: Situation, steps: tuple[Step, ...]) -> str:
    """Return the card that a decision is about: the discard, or the visible one."""
    if steps and isinstance(steps[-1], Discard):
        return format_card(steps[-1].card)
    top = situation.view.discard_top
    return "" if top is None else format_card(top)


def _percent(part: object) -> int:
    return round(100 * part) if isinstance(part, int | float) else 0


def _deadwood_of_draw(situation: Situation, action: Action) -> Because:
    """Return the deadwood before a draw and, where the card is known, after the turn."""
    before = situation.points_of(_loose(situation, situation.hand, situation.table))
    top = situation.view.discard_top
    if not isinstance(action, DrawDiscard) or top is None:
        return Because(Detail.DEADWOOD_NOW, {"before": before})
    loose = _loose(situation, situation.hand | 1 << top, situation.table)
    thrown = max((situation.points[card] for card in cards_of(loose & ~(1 << top))), default=0)
    after = situation.points_of(loose) - thrown
    return Because(Detail.DEADWOOD, {"before": before, "after": after})


def _loose(situation: Situation, hand: Mask, table: tuple[tuple[Card, ...], ...]) -> Mask:
    """Return the cards of a hand outside what it could lay on this table."""
    groups = groups_in(hand, table, hand.bit_count())
    return Search(groups, situation.points).most_points(hand).left


def _counts(situation: Situation, steps: tuple[Step, ...]) -> Iterator[Because]:
    """Yield deadwood and points of the hand before these steps and after them."""
    hand, table = situation.hand, situation.table
    rest, laid = hand & ~cards_played(steps), table_after(table, steps)
    before, after = _loose(situation, hand, table), _loose(situation, rest, laid)
    for code, (one, other) in ((Detail.DEADWOOD, (before, after)), (Detail.POINTS, (hand, rest))):
        counts = {"before": situation.points_of(one), "after": situation.points_of(other)}
        yield Because(code, counts)


def cards_played(steps: tuple[Step, ...]) -> Mask:
    """Return the cards that leave the hand with these steps."""
    return mask_of(
        card
        for step in steps
        for card in ((step.card,) if isinstance(step, Discard) else step.cards)
    )


def table_after(
    table: tuple[tuple[Card, ...], ...], steps: tuple[Step, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Return the melds on the table after these steps."""
    melds = list(table)
    for step in steps:
        if isinstance(step, Meld):
            melds.append(tuple(sorted(step.cards)))
        elif isinstance(step, LayOff):
            melds[step.meld] = tuple(sorted((*melds[step.meld], *step.cards)))
    return tuple(melds)


def _weighed(decision: Decision, card: Card) -> Iterator[Because]:
    """Yield what the evaluation found of the discard, at the levels that evaluate."""
    parts = next((o.parts for o in decision.considered if o.action == Discard(card)), {})
    name, near = format_card(card), parts.get("near")
    if "risk" in parts:
        yield Because(Detail.RISK, {"card": name, "percent": _percent(parts["risk"])})
    if isinstance(near, int | float):
        yield Because(Detail.CHANCES, {"card": name, "count": round(near)})


def _remembered(situation: Situation, history: tuple[SeatEvent, ...]) -> Iterator[Because]:
    """Yield what the public past says of the next player."""
    memory = remember(situation.view, history)
    seat = situation.next_seat
    let_go = memory.thrown[seat] | memory.refused[seat]
    for code, cards in ((Detail.MEMORY_HOLDS, memory.held[seat]), (Detail.MEMORY_LET_GO, let_go)):
        if cards:
            yield Because(code, {"cards": names(cards)})
