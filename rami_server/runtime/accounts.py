"""What the runtime asks of the outside about people: who they are, and how they prove it.

No password and no token ever passes here: only what has been made of them that cannot be undone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from rami_server.runtime.ports import TableId
from rami_server.table.seats import PlayerId

TokenHash: TypeAlias = str
"""The SHA-256 of a session's token, as 64 hex digits; the token itself is kept by its owner."""

SESSIONS_KEPT = 20
"""Sessions a person may have at once; one more ends the oldest."""


class LoginTaken(Exception):
    """Another person logs in by this name."""


class AlreadyRegistered(Exception):
    """The person has a login name already."""


class UnknownPlayer(Exception):
    """There is no such person, or no longer."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person: a guest without a login name, or somebody with an account."""

    id: PlayerId
    """32 lower-case hex digits; it proves nothing and opens nothing."""
    name: str
    """What others read; many may have the same."""
    created_at: float
    login: str | None = None


@dataclass(frozen=True, slots=True)
class Credentials:
    """How a person logs in."""

    login: str
    """Lower-case; no two people have the same."""
    password_hash: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Session:
    """One device that a person plays from."""

    token: TokenHash = field(repr=False)
    created_at: float


class Accounts(Protocol):
    """People, their credentials and their sessions. All methods raise `StorageUnavailable`."""

    async def create(self, player: Player, token: TokenHash) -> None:
        """Add a guest with a first session."""
        ...

    async def by_token(self, token: TokenHash) -> Player | None:
        """Return whose session this is; None for one that never was or has ended."""
        ...

    async def rename(self, player: PlayerId, name: str) -> Player:
        """Change the name that others read from now on; raises `UnknownPlayer`."""
        ...

    async def register(self, player: PlayerId, credentials: Credentials) -> Player:
        """Let a guest log in from now on.

        Raises `LoginTaken`, `AlreadyRegistered` or `UnknownPlayer`; then nothing has changed.
        """
        ...

    async def by_login(self, login: str) -> tuple[Player, Credentials] | None:
        """Return who logs in by this name."""
        ...

    async def add_session(self, player: PlayerId, session: Session) -> None:
        """Add a session and end those beyond `SESSIONS_KEPT`; raises `UnknownPlayer`."""
        ...

    async def end_session(self, token: TokenHash) -> bool:
        """End a session; tell whether there was one."""
        ...

    async def sessions(self, player: PlayerId) -> Sequence[Session]:
        """Return a person's sessions, the oldest first."""
        ...

    async def tables_of(self, player: PlayerId) -> Sequence[TableId]:
        """Return the open tables whose records name the person."""
        ...

    async def delete(self, player: PlayerId) -> None:
        """Forget a person: name, credentials and sessions, and the name in all stored records.

        There `NEUTRAL_NAME` stands instead. Deleting again finds what was stored in between.
        """
        ...
