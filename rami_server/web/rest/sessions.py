"""Log in and out. Which of name and password was wrong is not told, nor shown by the time taken."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Depends

from rami_server.web.auth import Auth
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import documented, for_players
from rami_server.web.problems import Problem
from rami_server.web.protocol.codes import RestCode
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.people import AdmittedView, LoginAndPassword, admitted_view


def _wrong() -> Problem:
    return Problem(RestCode.BAD_CREDENTIALS, HTTPStatus.UNAUTHORIZED)


def router(auth: Auth, limiter: Limiter) -> APIRouter:
    """Serve `/sessions`."""
    routes = APIRouter(
        prefix="/sessions",
        tags=["sessions"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    known = caller_by(auth)

    @routes.post(
        "",
        status_code=HTTPStatus.CREATED,
        dependencies=[Depends(limiter.from_address("logins"))],
        responses=documented(_wrong()),
    )
    async def log_in(body: LoginAndPassword) -> AdmittedView:
        """Log in; the token is this device's, until it logs out."""
        await limiter.spend("passwords", body.login.lower())
        admitted = await auth.log_in(body.login, body.password)
        if admitted is None:
            raise _wrong()
        return admitted_view(admitted)

    @routes.delete("/current", status_code=HTTPStatus.NO_CONTENT, responses=for_players())
    async def log_out(caller: Annotated[Caller, Depends(known)]) -> None:
        """Log out: the token of this request is worth nothing from now on."""
        await auth.log_out(caller.token)

    return routes
