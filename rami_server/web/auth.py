"""Who somebody is: tokens, passwords, and the log-in that tells neither apart from nothing."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeAlias

from pwdlib.hashers.argon2 import Argon2Hasher

from rami_server.runtime.accounts import (
    Accounts,
    Credentials,
    Player,
    Session,
    TokenHash,
    UnknownPlayer,
)
from rami_server.runtime.ports import Clock
from rami_server.table.seats import PlayerId
from rami_server.web.protocol.outgoing import PlayerInfo

Token: TypeAlias = str
TOKEN_BYTES: Final = 32
TOKEN_PREFIX: Final = "rami_"  # noqa: S105 - the same for all tokens
"""By which a scanner recognises a token that was published by mistake."""
MAX_TOKEN: Final = 128
PASSWORDS_AT_ONCE: Final = 2
"""Each takes 64 MiB and a core for a while."""


def new_token() -> Token:
    """Return 256 fresh bits as text."""
    return TOKEN_PREFIX + secrets.token_urlsafe(TOKEN_BYTES)


def new_player_id() -> PlayerId:
    """Return a fresh id, by which nothing can be opened."""
    return secrets.token_hex(16)


def hash_of(token: Token) -> TokenHash:
    """Return what is stored of a token: who reads it there cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


class Hasher(Protocol):
    """What turns passwords into hashes, slowly."""

    def hash(self, password: str | bytes) -> str:
        """Return a salted hash."""
        ...

    def verify(self, password: str | bytes, hash: str | bytes) -> bool:  # noqa: A002 - its users' word
        """Tell whether the hash is of this password."""
        ...


class Passwords:
    """Hashing off the event loop, only so many at once."""

    def __init__(self, hasher: Hasher | None = None, at_once: int = PASSWORDS_AT_ONCE) -> None:
        self._hasher = hasher or Argon2Hasher()
        self._slots = asyncio.Semaphore(at_once)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return a salted hash."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def match(self, password: str, known: str | None) -> bool:
        """Tell whether `known` is of this password; None takes as long, and never is."""
        expected = known or await self._hash_of_nobody()
        async with self._slots:
            is_right = await asyncio.to_thread(self._hasher.verify, password, expected)
        return is_right and known is not None

    async def _hash_of_nobody(self) -> str:
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex(TOKEN_BYTES))
        return self._nobodys


@dataclass(frozen=True, slots=True)
class Admitted:
    """A person and the token that was made for them; it is shown once and stored nowhere."""

    player: Player
    token: Token = field(repr=False)


class Auth:
    """Makes guests and accounts, and tells by a token who somebody is."""

    def __init__(
        self,
        accounts: Accounts,
        clock: Clock,
        passwords: Passwords | None = None,
        new_id: Callable[[], PlayerId] = new_player_id,
    ) -> None:
        self._accounts = accounts
        self._clock = clock
        self._passwords = passwords or Passwords()
        self._new_id = new_id

    async def player_of(self, token: Token) -> Player | None:
        """Return who proves with `token` who they are; None for anything but a valid token."""
        if not token.startswith(TOKEN_PREFIX) or len(token) > MAX_TOKEN:
            return None
        return await self._accounts.by_token(hash_of(token))

    async def known(self, token: Token) -> PlayerInfo | None:
        """Return the same as the wire says it."""
        player = await self.player_of(token)
        return None if player is None else {"id": player.id, "name": player.name}

    async def admit_guest(self, name: str) -> Admitted:
        """Make a guest of this name."""
        token = new_token()
        player = Player(self._new_id(), name, self._clock.now())
        await self._accounts.create(player, hash_of(token))
        return Admitted(player, token)

    async def register(self, player: PlayerId, login: str, password: str) -> Player:
        """Let a guest log in from now on; raises what `Accounts.register` does."""
        credentials = Credentials(login.lower(), await self._passwords.hash(password))
        return await self._accounts.register(player, credentials)

    async def log_in(self, login: str, password: str) -> Admitted | None:
        """Begin a session; None, after the same time, for a wrong name and a wrong password."""
        found = await self._accounts.by_login(login.lower())
        known = None if found is None else found[1].password_hash
        is_right = await self._passwords.match(password, known)
        return await self._admit(found[0]) if found is not None and is_right else None

    async def _admit(self, player: Player) -> Admitted | None:
        token = new_token()
        session = Session(hash_of(token), self._clock.now())
        try:
            await self._accounts.add_session(player.id, session)
        except UnknownPlayer:  # deleted while the password was compared
            return None
        return Admitted(player, token)

    async def log_out(self, token: Token) -> None:
        """End the session of this token."""
        await self._accounts.end_session(hash_of(token))
