"""To try again from one's own decision of a finished match, against AI players."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from rami_server.runtime.host import Host
from rami_server.runtime.matches import Matches
from rami_server.runtime.node import Node
from rami_server.runtime.reviews import Reviews
from rami_server.runtime.second_tries import second_try
from rami_server.table.commands import Sit
from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import from_refusal
from rami_server.web.protocol.outgoing import View
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.matches import MatchIdText, match_not_over, missing, own_match
from rami_server.web.rest.tables import seen_by

MAX_SEQ = 2**53 - 1


def router(
    auth: Auth, matches: Matches, node: Node, reviews: Reviews, limiter: Limiter
) -> APIRouter:
    """Serve `/matches/{match_id}/review/{seq}/table`."""
    routes = APIRouter(
        prefix="/matches",
        tags=["matches"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests", "tables_from"))],
    )
    known = caller_by(auth)

    @routes.post(
        "/{match_id}/review/{seq}/table",
        status_code=HTTPStatus.CREATED,
        responses=for_players(missing(), match_not_over())
        | {201: {"headers": {"Location": {"schema": {"type": "string"}}}}},
    )
    async def try_again(
        match_id: MatchIdText,
        seq: Annotated[int, Path(ge=1, le=MAX_SEQ)],
        caller: Annotated[Caller, Depends(known)],
        response: Response,
        request: Request,
    ) -> View:
        """Make a private table that stands where the caller decided; AI players are the others.

        `seq` is that of the decision in the review. The caller's own cards and all that lay open
        are as they were; the hidden cards are dealt anew, at random from all that the caller could
        not rule out. Such a deal cannot be checked, and is not that of the match.
        """
        match, seat = await own_match(matches, match_id, caller)
        if match.winner is None:
            raise match_not_over()
        await limiter.spend("tables", caller.player.id)
        decisions = await reviews.decisions(match, seat)
        decision = next((each for each in decisions if each.version == seq), None)
        if decision is None:
            raise missing()
        sit = Sit(caller.player.id, caller.player.name, node=None, seat=seat)
        host = await second_try(node, match, decision, sit)
        if not isinstance(host, Host):
            raise from_refusal(host)
        tables = request.url.path.partition("/matches/")[0]
        response.headers["Location"] = f"{tables}/tables/{host.table.state.code}"
        return seen_by(caller, host, node.services.clock)

    return routes
