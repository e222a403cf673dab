"""Tables as tests want them: who sits where, by which rules, and how the match begins."""

from dataclasses import dataclass, replace
from typing import Literal, NotRequired

from fastapi import APIRouter
from typing_extensions import TypedDict

from rami_server.engine.cards import UnknownCard, parse_card
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done
from rami_server.table.commands import AddBot, Command, RigDeck, RigPosition, Sit
from rami_server.table.positions import Position
from rami_server.table.settings import TableSettings
from rami_server.web.codec import settings_from
from rami_server.web.problems import FieldProblem, Problem, from_refusal
from rami_server.web.protocol.codes import WireCode
from rami_server.web.protocol.incoming import Options, Settings
from rami_server.web.qa.bodies import BotSeat, PersonSeat, PositionBody, RigBody, SeatWish
from rami_server.web.qa.lab import Lab
from rami_server.web.qa.placeholder import keep_present

UNPROCESSABLE = 422


class RiggedSeat(TypedDict):
    """Who sits in a seat; a person's token opens a socket as that person."""

    seat: int
    kind: Literal["human", "bot"]
    name: NotRequired[str]
    player: NotRequired[str]
    token: NotRequired[str]
    level: NotRequired[str]


class Rigged(TypedDict):
    """A table that is ready to be played at."""

    code: str
    table_id: str
    seq: int
    turn: int
    """The present turn, for the first action."""
    seats: list[RiggedSeat]


class Moved(TypedDict):
    """A position has been set."""

    seq: int
    turn: int


def router(lab: Lab) -> APIRouter:
    """Return the routes that make tables and set positions."""
    routes = APIRouter()

    @routes.post("/tables", status_code=201)
    async def rig(body: RigBody) -> Rigged:
        """Make a table and begin its match by a seed, a deck or a position."""
        return await _rig(lab, body)

    @routes.put("/tables/{code}/position")
    async def set_position(code: str, body: PositionBody) -> Moved:
        """Begin a new match at a position, at a table whose people stay where they are."""
        host = await lab.table(code)
        await do(host, RigPosition(_position(body.position)))
        return {"seq": host.table.version, "turn": host.table.state.turn}

    return routes


@dataclass(frozen=True, slots=True)
class _Plan:
    seats: list[SeatWish]
    settings: TableSettings
    position: Position | None


def _plan_of(body: RigBody) -> _Plan:
    position = None if body.position is None else _position(body.position)
    seats = body.seats_for(2 if position is None else position.options.players)
    options = (body.options or Options()).model_copy(update={"players": len(seats)})
    chosen = Settings(options=options, clock=body.clock, stand_in=body.stand_in)
    settings = settings_from(chosen)
    if position is not None:
        _check_seats(position, len(seats))
        settings = replace(settings, options=position.options)
    return _Plan(seats, settings, position)


def _check_seats(position: Position, seats: int) -> None:
    hands = position.options.players
    if hands != seats:
        raise bad_field("position", f"{hands} hands for {seats} seats")


def _position(text: str) -> Position:
    try:
        return Position.parsed(text)
    except NotationError as error:
        raise bad_field("position", str(error)) from None


def bad_field(field: str, problem: str) -> Problem:
    """Return the problem of a value that cannot be taken."""
    errors = [FieldProblem(field=field, problem=problem)]
    return Problem(WireCode.BAD_MESSAGE, UNPROCESSABLE, errors=errors)


async def do(host: Host, command: Command) -> None:
    """Give a command that has to be accepted, or end the request with the problem."""
    outcome = await host.submit(command)
    if not isinstance(outcome, Done):
        raise from_refusal(outcome)


async def _rig(lab: Lab, body: RigBody) -> Rigged:
    plan = _plan_of(body)
    beginning = _beginning(body, plan)
    host = await lab.node.rooms.create(plan.settings)
    if not isinstance(host, Host):
        raise from_refusal(host)
    seats = await _seat_all(lab, host, plan.seats)
    if beginning is not None:
        await do(host, beginning)
    table = host.table
    return {
        "code": table.state.code,
        "table_id": host.table_id,
        "seq": table.version,
        "turn": table.state.turn,
        "seats": seats,
    }


async def _seat_all(lab: Lab, host: Host, wishes: list[SeatWish]) -> list[RiggedSeat]:
    """Seat the people, the first of whom is the host, then the AIs."""
    seats: dict[int, RiggedSeat] = {}
    for seat, wish in enumerate(wishes):
        if isinstance(wish, PersonSeat):
            seats[seat] = await _seat_person(lab, host, seat, wish)
    owner = seats[min(seats)]["player"]
    for seat, wish in enumerate(wishes):
        if isinstance(wish, BotSeat):
            await do(host, AddBot(owner, wish.bot, seat))
            seats[seat] = {"seat": seat, "kind": "bot", "level": wish.bot.value}
    return [seats[seat] for seat in sorted(seats)]


async def _seat_person(lab: Lab, host: Host, seat: int, wish: PersonSeat) -> RiggedSeat:
    admitted = await lab.auth.admit_guest(wish.name)
    player = admitted.player.id
    if wish.here:
        await keep_present(host, player)
    node = lab.node.services.node if wish.here else None
    await do(host, Sit(player, wish.name, node, seat))
    return {
        "seat": seat,
        "kind": "human",
        "name": wish.name,
        "player": player,
        "token": admitted.token,
    }


def _beginning(body: RigBody, plan: _Plan) -> RigPosition | RigDeck | None:
    """Return how the match begins; None if nobody rigs it."""
    if plan.position is not None:
        return RigPosition(plan.position)
    if body.deck is not None:
        return RigDeck(body.starter, _deck(body.deck))
    return None if body.seed is None else _from_seed(bytes.fromhex(body.seed), len(plan.seats))


def _from_seed(seed: bytes, players: int) -> RigDeck:
    return RigDeck(first_starter(seed, players), deck_from(seed), seed)


def _deck(names: list[str]) -> tuple[int, ...]:
    try:
        return tuple(map(parse_card, names))
    except UnknownCard as unknown:
        raise bad_field("deck", str(unknown)) from None
