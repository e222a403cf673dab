"""Who calls: from the bearer token in the Authorization header, and from nothing else."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Response, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from rami_server.runtime.accounts import Player
from rami_server.web.auth import Auth, Token
from rami_server.web.problems import unauthenticated

_BEARER = HTTPBearer(
    auto_error=False, description="The token from `POST /players` or `POST /sessions`."
)


@dataclass(frozen=True, slots=True)
class Caller:
    """A person with a valid token."""

    player: Player
    token: Token = field(repr=False)


def caller_by(auth: Auth) -> Callable[..., Awaitable[Caller]]:
    """Return a dependency that knows the caller, or ends the request with 401."""

    async def known(
        credentials: Annotated[HTTPAuthorizationCredentials | None, Security(_BEARER)],
    ) -> Caller:
        token = "" if credentials is None else credentials.credentials
        player = await auth.player_of(token)
        if player is None:
            raise unauthenticated()
        return Caller(player, token)

    return known


async def no_store(response: Response) -> None:
    """Keep answers, which may hold tokens and cards, out of every cache."""
    response.headers["Cache-Control"] = "no-store"
