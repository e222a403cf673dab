"""Examples of the rule sheet on the engine: what it makes of each, in the example's own form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from rami_server.engine.cards import DECK, format_card, format_cards, parse_cards
from rami_server.engine.match import decide, evolve
from rami_server.engine.melds import kind_of, mask_of
from rami_server.engine.notation.actions import parse_action
from rami_server.engine.notation.options import format_options
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.options import TableOptions
from rami_server.engine.violations import IllegalAction, Violation
from rami_server.web.rules.examples import (
    ExampleEnd,
    ExampleStep,
    LayOffExample,
    MeldExample,
    PlayExample,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rami_server.engine.match import MatchState

Playable: TypeAlias = MeldExample | LayOffExample | PlayExample


@dataclass
class Outcome:
    """Where the steps of an example have led, and what was refused."""

    match: MatchState
    refused: Violation | None = None

    @property
    def judged(self) -> dict[str, object]:
        """Return the refusal as an example has it."""
        if self.refused is None:
            return {"refused": None, "card": None}
        card = self.refused.card
        named = None if card is None else format_card(card)
        return {"refused": self.refused.reason, "card": named}


def played(example: Playable) -> Playable:
    """Return the example with what the engine says in the place of what it claims."""
    match example:
        case MeldExample():
            return _melded(example)
        case LayOffExample():
            return _laid_off(example)
        case PlayExample():
            outcome = outcome_of(example)
            return example.model_copy(update={**outcome.judged, "end": _end(outcome.match)})


def _melded(example: MeldExample) -> MeldExample:
    outcome = _try(example.cards, [], f"meld {' '.join(example.cards)}")
    made = [kind_of(mask_of(meld.cards)) for meld in outcome.match.round.melds]
    return example.model_copy(update={**outcome.judged, "meld": made[0] if made else None})


def _laid_off(example: LayOffExample) -> LayOffExample:
    outcome = _try(example.cards, example.onto, f"lay off {' '.join(example.cards)} on 0")
    meld = format_cards(outcome.match.round.melds[0].cards).split()
    return example.model_copy(
        update={**outcome.judged, "becomes": None if outcome.refused else meld}
    )


def _try(hand: Sequence[str], onto: Sequence[str], action: str) -> Outcome:
    """Carry out one action of a seat that holds just these cards."""
    spare = [format_card(card) for card in DECK if format_card(card) not in {*hand, *onto}]
    melds = f"melds: 1={' '.join(onto)};" if onto else ""
    position = f"hands: {' '.join(hand)} / {spare[0]}; discard: {spare[1]}; {melds} phase: play"
    return _after(Outcome(parse_position(position)), 0, action)


def _after(outcome: Outcome, seat: int, action: str) -> Outcome:
    assert outcome.refused is None, "only the last step may be refused"
    try:
        events = decide(outcome.match, seat, parse_action(action))
    except IllegalAction as illegal:
        return Outcome(outcome.match, illegal.violation)
    for event in events:
        outcome = Outcome(evolve(outcome.match, event))
    return outcome


def outcome_of(example: PlayExample) -> Outcome:
    """Carry out the steps of an example one after the other."""
    outcome = Outcome(parse_position(_position(example)))
    for step in example.steps:
        outcome = _after(outcome, step.seat, _action(step))
    return outcome


def _position(example: PlayExample) -> str:
    stock, pile = _piles(example)
    clauses = {
        "hands": " / ".join(map(" ".join, example.hands)),
        "stock": " ".join(stock),
        "discard": " ".join([*pile, example.discard]),
        "phase": example.phase,
        "discard_draws": str(example.discard_draws),
        "scores": " ".join(map(str, example.scores or [0 for _ in example.hands])),
        "options": format_options(TableOptions(**example.options)),  # type: ignore[arg-type] # the engine checks them
    }
    if example.melds:
        clauses["melds"] = ", ".join(f"1={' '.join(meld)}" for meld in example.melds)
    if example.taken is not None:
        clauses["taken"] = example.taken
    return "; ".join(f"{name}: {value}" for name, value in clauses.items())


def _piles(example: PlayExample) -> tuple[list[str], list[str]]:
    """Return the stock, as large as the example wants it, and what lies under the visible card."""
    groups = [*example.hands, *example.melds, [example.discard]]
    placed = {card for group in groups for card in parse_cards(" ".join(group))}
    rest = format_cards(card for card in DECK if card not in placed).split()
    size = len(rest) if example.stock is None else example.stock
    return rest[:size], rest[size:]


def _action(step: ExampleStep) -> str:
    words = {"draw_stock": "draw stock", "draw_discard": "draw discard", "lay_off": "lay off"}
    onto = [] if step.meld is None else ["on", str(step.meld)]
    return " ".join([words.get(step.action, step.action), *step.cards, *onto])


def _end(match: MatchState) -> ExampleEnd | None:
    result = match.round.result
    if result is None:
        return None
    return ExampleEnd(
        reason=result.reason,
        winner=result.winner,
        points=list(result.points),
        gain=result.gain,
        scores=list(match.scores),
        match_winner=match.winner,
    )
