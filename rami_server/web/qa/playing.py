"""Acting for any seat, and letting an AI think for any seat, at any level."""

import asyncio
from collections.abc import Mapping
from math import isfinite
from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Header
from pydantic import Field, StringConstraints
from typing_extensions import TypedDict

from rami_server.ai.advice import reasons_of
from rami_server.ai.decide import explain
from rami_server.ai.decision import Decision, Param
from rami_server.ai.reasons import Because
from rami_server.engine import actions as engine
from rami_server.engine.cards import UnknownCard
from rami_server.engine.notation.actions import format_action, parse_action
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.options import Level
from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import catalogues
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Outcome
from rami_server.table.answers import Refusal
from rami_server.table.commands import Act, BotAct
from rami_server.table.questions import Question
from rami_server.table.seats import Bot, Human
from rami_server.web.answers import Ids, answer_to, unknown_card
from rami_server.web.codec import action_from
from rami_server.web.problems import Problem
from rami_server.web.protocol import incoming as wire
from rami_server.web.protocol.outgoing import Ack, Refused
from rami_server.web.qa.lab import Lab
from rami_server.web.qa.placeholder import keep_present
from rami_server.web.qa.rigging import bad_field
from rami_server.web.rest.reasons import ReasonView, reasons_on_wire

CONFLICT = 409

ActionText: TypeAlias = Annotated[
    str, StringConstraints(max_length=200), Field(examples=["lay off 6S on 0"])
]
Accepted: TypeAlias = Annotated[str, Header(alias="Accept-Language")]


class ActBody(wire.Message):
    """What a seat does: as on the socket, or as text, such as `discard 7S`."""

    seat: wire.SeatNumber
    action: wire.Action | ActionText
    turn: wire.Number | None = None
    """By default the present one."""
    action_id: wire.Id | None = None
    """By default a new one."""


class ThinkBody(wire.Message):
    """Who is to think for the seat whose turn it is."""

    level: Annotated[Level, Field(strict=False)] | None = None
    """By default that of the AI in the seat, or of the table's stand-in."""
    play: bool = False
    """Whether the choice is played, too."""


class Weighed(TypedDict):
    """One of the actions that were weighed; more value is better."""

    text: str
    value: float | None
    parts: dict[str, Any]


class Thought(TypedDict):
    """What an AI would do and why."""

    seat: int
    level: str
    text: str
    """The action, as `act` takes it."""
    reason: str
    params: dict[str, Any]
    reasons: list[ReasonView]
    """All reasons, as a hint tells them."""
    considered: list[Weighed]
    answer: Ack | Refused | None
    """What became of it, if it was to be played."""


def router(lab: Lab) -> APIRouter:
    """Return the routes that play."""
    routes = APIRouter()

    @routes.post("/tables/{code}/act")
    async def act(code: str, body: ActBody, accepted: Accepted = "") -> Ack | Refused:
        """Act for a seat; the answer is the one that its socket would get in this language."""
        texts = catalogues().by_header(accepted)
        return await _act(lab, await lab.table(code), body, texts)

    @routes.post("/tables/{code}/think")
    async def think(code: str, body: ThinkBody) -> Thought:
        """Let an AI think for the seat to move, and maybe play."""
        return await _think(lab, await lab.table(code), body)

    return routes


async def _act(lab: Lab, host: Host, body: ActBody, texts: Catalogue) -> Ack | Refused:
    action_id = body.action_id or lab.node.services.entropy.table_id()
    ids: Ids = {"action_id": action_id}
    try:
        action = _action(body.action)
    except UnknownCard as unknown:
        return unknown_card(unknown, ids, host.table.version, texts)
    outcome = await _play(host, body.seat, action, body.turn, action_id)
    return answer_to(outcome, ids, host.table.version, texts)


def _action(action: wire.Action | str) -> engine.Action:
    if not isinstance(action, str):
        return action_from(action)
    try:
        return parse_action(action)
    except NotationError as error:
        if isinstance(error.__cause__, UnknownCard):
            raise error.__cause__ from None
        raise bad_field("action", str(error)) from None


async def _play(
    host: Host, seat: int, action: engine.Action, turn: int | None, action_id: str
) -> Outcome:
    occupant = _occupant(host, seat)
    state = host.table.state
    if isinstance(occupant, Bot):
        return await host.submit(BotAct(seat, state.ply, action))
    await keep_present(host, occupant.player)
    number = state.turn if turn is None else turn
    return await host.submit(Act(occupant.player, action, number, action_id))


def _occupant(host: Host, seat: int) -> Human | Bot:
    seats = host.table.state.seats
    if seat >= len(seats):
        raise Problem(Refusal.NO_SUCH_SEAT, CONFLICT, {"seat": seat})
    occupant = seats[seat].occupant
    if occupant is None:
        raise Problem(Refusal.SEAT_EMPTY, CONFLICT, {"seat": seat})
    return occupant


async def _think(lab: Lab, host: Host, body: ThinkBody) -> Thought:
    question = _question(host, body.level)
    decision, reasons = await asyncio.to_thread(_explained, question)
    answer = await _played(lab, host, question, decision) if body.play else None
    return {
        "seat": question.seat,
        "level": question.level.value,
        "text": format_action(decision.action),
        "reason": decision.reason.value,
        "params": _plain(decision.params),
        "reasons": reasons_on_wire(reasons, catalogues().by_tag(None)),
        "considered": [
            {"text": format_action(o.action), "value": _finite(o.value), "parts": _plain(o.parts)}
            for o in decision.considered
        ],
        "answer": answer,
    }


def _explained(question: Question) -> tuple[Decision, tuple[Because, ...]]:
    view, history, level = question.view, question.history, question.level
    decision = explain(view, history, level, question.seed)
    return decision, reasons_of(view, history, level, decision)


def _question(host: Host, level: Level | None) -> Question:
    state = host.table.state
    mover = None if state.mover is None else state.seats[state.mover].occupant
    own = mover.level if isinstance(mover, Bot) else state.settings.stand_in
    question = host.table.question_for_mover(level or own)
    if question is None:
        raise Problem(Refusal.NOT_STARTED, CONFLICT)
    return question


async def _played(lab: Lab, host: Host, question: Question, decision: Decision) -> Ack | Refused:
    action_id = lab.node.services.entropy.table_id()
    outcome = await _play(host, question.seat, decision.action, question.view.turn, action_id)
    texts = catalogues().by_tag(None)
    return answer_to(outcome, {"action_id": action_id}, host.table.version, texts)


def _plain(params: Mapping[str, Param]) -> dict[str, Any]:
    """Return the parameters as JSON can hold them."""
    return {name: _finite(value) for name, value in params.items()}


def _finite(value: Param) -> Any:  # noqa: ANN401 - JSON
    return None if isinstance(value, float) and not isfinite(value) else value
