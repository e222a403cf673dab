"""People: guests in one call, accounts for those who want to come back from another device."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends

from rami_server.runtime.accounts import Accounts, AlreadyRegistered, LoginTaken, UnknownPlayer
from rami_server.table.seats import PlayerId
from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import documented, for_players
from rami_server.web.problems import Problem, unauthenticated
from rami_server.web.protocol.codes import RestCode
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.people import (
    AdmittedView,
    LoginAndPassword,
    Named,
    PlayerView,
    admitted_view,
    player_view,
)

Forget: TypeAlias = Callable[[PlayerId], Awaitable[None]]
"""Deletes a person everywhere."""

_TAKEN = Problem(RestCode.LOGIN_TAKEN, HTTPStatus.CONFLICT)
_REGISTERED = Problem(RestCode.ALREADY_REGISTERED, HTTPStatus.CONFLICT)


def router(auth: Auth, accounts: Accounts, limiter: Limiter, forget: Forget) -> APIRouter:
    """Serve `/players`."""
    routes = APIRouter(
        prefix="/players",
        tags=["players"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    _add_guests(routes, auth, limiter)
    _add_account(routes, auth, limiter)
    _add_me(routes, auth, accounts, forget)
    return routes


def _add_guests(routes: APIRouter, auth: Auth, limiter: Limiter) -> None:
    @routes.post(
        "",
        status_code=HTTPStatus.CREATED,
        dependencies=[Depends(limiter.from_address("guests"))],
        responses=documented(),
    )
    async def create_guest(body: Named) -> AdmittedView:
        """Become a guest. Keep the token: it is all that leads back to this player."""
        return admitted_view(await auth.admit_guest(body.name))


def _add_account(routes: APIRouter, auth: Auth, limiter: Limiter) -> None:
    known = caller_by(auth)

    @routes.post(
        "/me/credentials",
        dependencies=[Depends(limiter.from_address("logins"))],
        responses=for_players(_TAKEN, _REGISTERED),
    )
    async def register(
        body: LoginAndPassword, caller: Annotated[Caller, Depends(known)]
    ) -> PlayerView:
        """Make the guest an account: log in by this name and password from now on."""
        try:
            player = await auth.register(caller.player.id, body.login, body.password)
        except (LoginTaken, AlreadyRegistered, UnknownPlayer) as refusal:
            raise _refused(refusal) from None
        return player_view(player)


def _refused(refusal: Exception) -> Problem:
    match refusal:
        case LoginTaken():
            return _TAKEN
        case AlreadyRegistered():
            return _REGISTERED
        case _:
            return unauthenticated()


def _add_me(routes: APIRouter, auth: Auth, accounts: Accounts, forget: Forget) -> None:
    known = caller_by(auth)

    @routes.get("/me", responses=for_players())
    async def read_me(caller: Annotated[Caller, Depends(known)]) -> PlayerView:
        """Show who the token belongs to."""
        return player_view(caller.player)

    @routes.patch("/me", responses=for_players())
    async def rename_me(body: Named, caller: Annotated[Caller, Depends(known)]) -> PlayerView:
        """Change the name that others read at tables where one sits down from now on."""
        try:
            return player_view(await accounts.rename(caller.player.id, body.name))
        except UnknownPlayer:  # deleted by another device
            raise unauthenticated() from None

    @routes.delete("/me", status_code=HTTPStatus.NO_CONTENT, responses=for_players())
    async def delete_me(caller: Annotated[Caller, Depends(known)]) -> None:
        """Delete the player: name, login, password and tokens. Matches stay, without the name."""
        await forget(caller.player.id)
