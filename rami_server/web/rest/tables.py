"""Tables: made here, listed here, looked at here; played over the socket."""

from http import HTTPStatus
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, Level
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Done, Failure
from rami_server.runtime.ports import Clock, Directory, Listing
from rami_server.runtime.rooms import Rooms
from rami_server.table.answers import Refusal, Refused
from rami_server.table.commands import Sit
from rami_server.table.records import Visibility
from rami_server.web.auth import Auth
from rami_server.web.codec import settings_from
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import from_failure, from_refusal
from rami_server.web.protocol.incoming import Settings
from rami_server.web.protocol.outgoing import View
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.view_frames import view_of

MAX_LISTED = 100


class NewTable(Settings):
    """A table as somebody wants it; everything has a default."""

    visibility: Literal["private", "public"] = "private"
    """Private: only who has the code can come. Public: it is listed while a seat is free."""
    bots: Annotated[list[Annotated[Level, Field(strict=False)]], Field(max_length=MAX_PLAYERS)] = (
        Field([], examples=[["normal"]])
    )
    """AI players for the last seats; one seat at least stays free."""
    sit: bool = True
    """Whether to take a seat, and with it the host's place."""


class WantedTables(BaseModel):
    """Which tables to list."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    players: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None
    limit: Annotated[int, Field(ge=1, le=MAX_LISTED)] = 50


class TableCard(BaseModel):
    """A table in the list of those that one can join."""

    code: str = Field(examples=["K7PQ4M"])
    players: int = Field(examples=[4])
    """How many seats there are."""
    humans: int = Field(examples=[1])
    bots: int = Field(examples=[1])


class TableList(BaseModel):
    """Public tables with a free seat, the fullest first."""

    tables: list[TableCard]


def router(
    auth: Auth, rooms: Rooms, directory: Directory, clock: Clock, limiter: Limiter
) -> APIRouter:
    """Serve `/tables`."""
    routes = APIRouter(
        prefix="/tables",
        tags=["tables"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    _add_making(routes, auth, rooms, clock, limiter)
    _add_looking(routes, auth, rooms, directory, clock)
    return routes


def _add_making(
    routes: APIRouter, auth: Auth, rooms: Rooms, clock: Clock, limiter: Limiter
) -> None:
    known = caller_by(auth)

    @routes.post(
        "",
        status_code=HTTPStatus.CREATED,
        dependencies=[Depends(limiter.from_address("tables_from"))],
        responses=for_players(from_refusal(Refused(Refusal.TABLE_FULL)))
        | {201: {"headers": {"Location": {"schema": {"type": "string"}}}}},
    )
    async def create_table(
        body: NewTable,
        caller: Annotated[Caller, Depends(known)],
        request: Request,
        response: Response,
    ) -> View:
        """Make a table, and sit at it; the answer is the table as one's own seat sees it."""
        await limiter.spend("tables", caller.player.id)
        host = await _made(rooms, body, caller)
        response.headers["Location"] = f"{request.url.path}/{host.table.state.code}"
        return seen_by(caller, host, clock)


async def _made(rooms: Rooms, body: NewTable, caller: Caller) -> Host:
    host = await rooms.create(settings_from(body), Visibility(body.visibility), tuple(body.bots))
    if not isinstance(host, Host):
        raise from_refusal(host)
    if body.sit:
        outcome = await host.submit(sit_of(caller))
        if not isinstance(outcome, Done):
            raise from_refusal(outcome)
    return host


def sit_of(caller: Caller) -> Sit:
    """Return the caller's wish to sit; until their socket comes they are away."""
    return Sit(caller.player.id, caller.player.name, node=None)


def seen_by(caller: Caller, host: Host, clock: Clock) -> View:
    """Return the table as the caller's seat sees it; without one, as a spectator does."""
    seat = host.table.state.seat_of(caller.player.id)
    return view_of(host.table.view(None, clock.now()), host.table.own(seat))


def _add_looking(
    routes: APIRouter, auth: Auth, rooms: Rooms, directory: Directory, clock: Clock
) -> None:
    known = caller_by(auth)

    @routes.get("", dependencies=[Depends(known)], responses=for_players())
    async def list_tables(wanted: Annotated[WantedTables, Query()]) -> TableList:
        """List public tables with a free seat, of one size if `players` says which."""
        found = await directory.joinable(Visibility.PUBLIC, wanted.limit, wanted.players)
        return TableList(tables=[_card(listing) for listing in found])

    @routes.get("/{code}", responses=for_players(from_failure(Failure.UNKNOWN_TABLE)))
    async def read_table(
        code: Annotated[str, Path(max_length=16, examples=["K7PQ4M"])],
        caller: Annotated[Caller, Depends(known)],
    ) -> View:
        """Show an open table as one's own seat sees it, or as a spectator does."""
        host = await rooms.find(code)
        if not isinstance(host, Host):
            raise from_refusal(host)
        return seen_by(caller, host, clock)


def _card(listing: Listing) -> TableCard:
    summary = listing.summary
    return TableCard(
        code=summary.code, players=summary.seats, humans=summary.humans, bots=summary.bots
    )
