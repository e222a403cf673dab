"""What an AI player saw in a finished round, decision by decision, and why it did what it did."""

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any

from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from rami_server.ai.decide import explain
from rami_server.ai.decision import Decision, Param
from rami_server.engine.actions import Seat
from rami_server.engine.notation.actions import format_action
from rami_server.runtime.matches import Match
from rami_server.table.hindsight import Decided, decisions_of_ai
from rami_server.table.records import Record
from rami_server.web.codec import milliseconds
from rami_server.web.protocol.outgoing import View
from rami_server.web.view_frames import view_of


class WeighedAction(TypedDict):
    """One of the actions that were weighed; more value is better."""

    text: str
    value: float | None
    """In points of the evaluation."""
    parts: dict[str, Any]
    """What the value is made of."""


class AiDecision(TypedDict):
    """One decision: what the seat was shown, what the AI chose, and why."""

    seq: int
    """The record that it brought about."""
    at_ms: int
    """How long after the match began."""
    view: View
    """Exactly what a person in that seat would have been shown, and nothing else."""
    level: str
    text: str
    """What was done."""
    chosen: str
    """What the AI chooses when it is asked again: the same, unless the server has another AI by
    now, or it did not answer in time and the simplest action was taken for it."""
    reason: str
    params: dict[str, Any]
    """What the reason speaks of: numbers, codes and names of cards."""
    considered: list[WeighedAction]


class AiRound(BaseModel):
    """A round through the eyes of an AI player."""

    match: str = Field(examples=["0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1"])
    round: int
    seat: int
    decisions: list[AiDecision]
    """Empty if no AI has played the seat in this round."""


def insight_of(match: Match, records: Sequence[Record], number: int, seat: Seat) -> AiRound | None:
    """Return what AIs decided for a seat in a round; None if there is no such round.

    `records` are the table's from its first one on. Raises `RoundNotOver`.
    """
    decided = decisions_of_ai(records, match.number, number, seat)
    if decided is None:
        return None
    shown = [_decision(each, match.started_at) for each in decided]
    return AiRound(match=match.id, round=number, seat=seat, decisions=shown)


def _decision(decided: Decided, began: float) -> AiDecision:
    question = decided.question
    again = explain(question.view, question.history, question.level, question.seed)
    return {
        "seq": decided.version,
        "at_ms": milliseconds(decided.at - began),
        "view": view_of(decided.view, decided.own),
        "level": question.level.value,
        "text": format_action(decided.done),
        "chosen": format_action(again.action),
        "reason": again.reason.value,
        "params": _plain(again.params),
        "considered": _considered(again),
    }


def _considered(decision: Decision) -> list[WeighedAction]:
    return [
        {"text": format_action(o.action), "value": _number(o.value), "parts": _plain(o.parts)}
        for o in decision.considered
    ]


def _plain(params: Mapping[str, Param]) -> dict[str, Any]:
    """Return the parameters as JSON can hold them."""
    return {name: _finite(value) for name, value in params.items()}


def _finite(value: Param) -> Any:  # noqa: ANN401 - JSON
    return None if isinstance(value, float) and not isfinite(value) else value


def _number(value: float) -> float | None:
    return value if isfinite(value) else None
