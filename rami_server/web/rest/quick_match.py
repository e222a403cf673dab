"""Quick match: a seat at once, at a table that begins by itself."""

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, ConfigDict, Field

from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, TableOptions
from rami_server.runtime.host import Host
from rami_server.runtime.ports import Clock
from rami_server.runtime.rooms import Rooms
from rami_server.table.settings import TableSettings
from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import from_refusal
from rami_server.web.protocol.outgoing import View
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.tables import seen_by, sit_of


class QuickMatch(BaseModel):
    """What somebody wants to play."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    players: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS, examples=[2])]
    """How many sit at the table."""


def router(auth: Auth, rooms: Rooms, clock: Clock, limiter: Limiter) -> APIRouter:
    """Serve `/quick-match`."""
    routes = APIRouter(tags=["tables"], dependencies=[Depends(no_store)])
    known = caller_by(auth)

    @routes.post(
        "/quick-match",
        dependencies=[Depends(limiter.from_address("requests", "tables_from"))],
        responses=for_players(),
    )
    async def quick_match(body: QuickMatch, caller: Annotated[Caller, Depends(known)]) -> View:
        """Sit at a table of this size; after a short wait AI players fill it, and it begins.

        Asked again by somebody who has a seat at such a table and has not left it, the answer is
        that table.
        """
        await limiter.spend("tables", caller.player.id)
        settings = TableSettings(TableOptions(players=body.players))
        host = await rooms.quick_match(sit_of(caller), settings)
        if not isinstance(host, Host):
            raise from_refusal(host)
        return seen_by(caller, host, clock)

    return routes
