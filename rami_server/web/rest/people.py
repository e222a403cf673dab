"""What REST takes and gives about people: strict, closed, and checked before anything sees it."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rami_server.runtime.accounts import Player
from rami_server.web.auth import Admitted
from rami_server.web.names import PlayerName


class Body(BaseModel):
    """Nothing is converted, and nothing unknown is passed over."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Login: TypeAlias = Annotated[
    str,
    StringConstraints(min_length=3, max_length=64, pattern=r"^[A-Za-z0-9._@+-]+$"),
    Field(examples=["zoe"]),
]
"""A name to log in by; upper and lower case are the same. It may be an address, and need not."""
Password: TypeAlias = Annotated[
    str,
    StringConstraints(min_length=8, max_length=128),
    Field(examples=["three small blue boats"], repr=False),
]


class Named(Body):
    """A name that others read; several people may have the same."""

    name: PlayerName


class LoginAndPassword(Body):
    """How somebody logs in."""

    login: Login
    password: Password


class PlayerView(BaseModel):
    """A person, as only they themselves see it."""

    id: str = Field(examples=["0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c"])
    name: str = Field(examples=["Zoé"])
    login: str | None = Field(examples=["zoe"])
    """None for a guest."""


class AdmittedView(BaseModel):
    """A person and a token, which is shown this once."""

    player: PlayerView
    token: str = Field(examples=["rami_pPr0HqS7…"], repr=False)


def player_view(player: Player) -> PlayerView:
    """Return what a person sees of themselves."""
    return PlayerView(id=player.id, name=player.name, login=player.login)


def admitted_view(admitted: Admitted) -> AdmittedView:
    """Return what somebody gets who was let in."""
    return AdmittedView(player=player_view(admitted.player), token=admitted.token)
