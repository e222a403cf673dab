"""A player's own matches: results, rounds and replays. To everybody else they do not exist."""

import asyncio
from http import HTTPStatus
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Path, Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rami_server.engine.actions import Seat
from rami_server.engine.options import MAX_PLAYERS
from rami_server.runtime.matches import Match, Matches, bundled
from rami_server.runtime.ports import TableLog
from rami_server.table.hindsight import RoundNotOver
from rami_server.table.seats import PlayerId
from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import Problem
from rami_server.web.protocol.codes import RestCode
from rami_server.web.rest.bundle_files import BundleFile, open_file_of
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.insights import AiRound, insight_of
from rami_server.web.rest.match_cards import MatchCard, MatchDetail, card_of, detail_of
from rami_server.web.rest.replays import Replay, replay_of

MAX_LISTED = 100
MAX_ROUND = 10**6

_EXAMPLE = "0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1"
_IdText: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}-[1-9][0-9]{0,8}$")]
MatchIdText: TypeAlias = Annotated[_IdText, Path(examples=[_EXAMPLE])]
"""A match's id in a path."""
_Number: TypeAlias = Annotated[int, Path(ge=1, le=MAX_ROUND)]
_Seat: TypeAlias = Annotated[int, Path(ge=0, lt=MAX_PLAYERS)]


class WantedMatches(BaseModel):
    """Which of the caller's matches to list."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    before: _IdText | None = Field(None, examples=[_EXAMPLE])
    """The last match of the page before; only older ones follow."""
    limit: Annotated[int, Field(ge=1, le=MAX_LISTED)] = 20


class MatchList(BaseModel):
    """The caller's matches, the newest first; fewer than `limit` means that these are the last."""

    matches: list[MatchCard]


def router(auth: Auth, matches: Matches, log: TableLog, limiter: Limiter) -> APIRouter:
    """Serve `/matches`."""
    routes = APIRouter(
        prefix="/matches",
        tags=["matches"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    _add_list(routes, auth, matches)
    _add_match(routes, auth, matches)
    _add_bundle(routes, auth, matches)
    _add_insight(routes, auth, matches, log)
    return routes


def _add_list(routes: APIRouter, auth: Auth, matches: Matches) -> None:
    known = caller_by(auth)

    @routes.get("", responses=for_players())
    async def list_matches(
        wanted: Annotated[WantedMatches, Query()], caller: Annotated[Caller, Depends(known)]
    ) -> MatchList:
        """List the caller's own matches, those that run included, the newest first."""
        player = caller.player.id
        found = await matches.of_player(player, wanted.before, wanted.limit)
        return MatchList(matches=[card_of(match, _seat_in(match, player)) for match in found])


def _add_match(routes: APIRouter, auth: Auth, matches: Matches) -> None:
    known = caller_by(auth)

    @routes.get("/{match_id}", responses=for_players(missing()))
    async def read_match(
        match_id: MatchIdText, caller: Annotated[Caller, Depends(known)]
    ) -> MatchDetail:
        """Show one of the caller's matches, with how each round ended."""
        match, seat = await own_match(matches, match_id, caller)
        return detail_of(match, await matches.records(match), seat)

    @routes.get("/{match_id}/replay", responses=for_players(missing()))
    async def replay_match(
        match_id: MatchIdText, caller: Annotated[Caller, Depends(known)]
    ) -> Replay:
        """Show one of the caller's matches again: as their seat saw it, open once it is won."""
        match, seat = await own_match(matches, match_id, caller)
        records = await matches.records(match)
        return await asyncio.to_thread(replay_of, match, records, seat)


def _add_bundle(routes: APIRouter, auth: Auth, matches: Matches) -> None:
    known = caller_by(auth)

    @routes.get("/{match_id}/bundle", responses=for_players(missing(), match_not_over()))
    async def bundle_match(
        match_id: MatchIdText, caller: Annotated[Caller, Depends(known)]
    ) -> BundleFile:
        """Give one of the caller's matches that somebody has won, to be kept, played and checked.

        With every card, and with what proves that nobody has chosen them.
        """
        match, _ = await own_match(matches, match_id, caller)
        if match.winner is None:
            raise match_not_over()
        records = await matches.records(match)
        return await asyncio.to_thread(open_file_of, bundled(match, records))


def _add_insight(routes: APIRouter, auth: Auth, matches: Matches, log: TableLog) -> None:
    known = caller_by(auth)

    @routes.get(
        "/{match_id}/rounds/{number}/ai/{seat}",
        responses=for_players(missing(), _round_not_over()),
    )
    async def show_ai(
        match_id: MatchIdText,
        number: _Number,
        seat: _Seat,
        caller: Annotated[Caller, Depends(known)],
    ) -> AiRound:
        """Show what an AI player saw in a finished round, and why it did what it did.

        Decision by decision, in one of the caller's matches; stand-ins are AI players, too.
        """
        match, _ = await own_match(matches, match_id, caller)
        records = await log.read(match.table_id)
        try:
            found = await asyncio.to_thread(insight_of, match, records, number, seat)
        except RoundNotOver:
            raise _round_not_over() from None
        if found is None or seat >= match.options.players:
            raise missing()
        return found


async def own_match(matches: Matches, match_id: str, caller: Caller) -> tuple[Match, Seat]:
    """Return a match and the caller's seat in it; to others it does not exist."""
    match = await matches.get(match_id)
    if match is None:
        raise missing()
    return match, _seat_in(match, caller.player.id)


def _seat_in(match: Match, player: PlayerId) -> Seat:
    seat = match.seat_of(player)
    if seat is None:
        raise missing()
    return seat


def match_not_over() -> Problem:
    """Return the problem of who wants to see too early what a match will show."""
    return Problem(RestCode.MATCH_NOT_OVER, HTTPStatus.CONFLICT)


def _round_not_over() -> Problem:
    return Problem(RestCode.ROUND_NOT_OVER, HTTPStatus.CONFLICT)


def missing() -> Problem:
    """Return the problem of what does not exist for the caller."""
    return Problem(RestCode.NOT_FOUND, HTTPStatus.NOT_FOUND)
