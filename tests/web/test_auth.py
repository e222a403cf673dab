from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from pwdlib.hashers.argon2 import Argon2Hasher
from typing_extensions import override

from rami_server.adapters.clock import ManualClock
from rami_server.adapters.memory import MemoryStore
from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.runtime.accounts import UnknownPlayer
from rami_server.web.auth import Auth, Passwords, hash_of, new_player_id, new_token
from tests.support.site import CHEAP

if TYPE_CHECKING:
    from rami_server.runtime.accounts import Session

PASSWORD = "three small blue boats"  # noqa: S105 - nobody's


class Counting:
    """A hasher that counts."""

    def __init__(self) -> None:
        self.hashed = 0
        self.verified = 0

    def hash(self, password: str | bytes) -> str:
        """Hash, and count it."""
        self.hashed += 1
        return CHEAP.hash(password)

    def verify(self, password: str | bytes, hash: str | bytes) -> bool:  # noqa: A002 - the port's word
        """Compare, and count it."""
        self.verified += 1
        return CHEAP.verify(password, hash)


class Closing(MemoryAccounts):
    """Accounts of somebody who deletes theirs while the password is compared."""

    @override
    async def add_session(self, player: str, session: Session) -> None:
        """Come too late."""
        raise UnknownPlayer


@pytest.fixture
def accounts() -> MemoryAccounts:
    """Return accounts that know nobody."""
    return MemoryAccounts(MemoryStore())


@pytest.fixture
def auth(accounts: MemoryAccounts) -> Auth:
    """Return an entrance to these accounts, with cheap hashing."""
    return Auth(accounts, ManualClock(), Passwords(CHEAP))


def test_tokens_are_long_and_unlike() -> None:
    """256 bits each, which a scanner of published code recognises."""
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"rami_[A-Za-z0-9_-]{43}", token) for token in tokens)
    assert len({new_player_id() for _ in range(100)}) == 100


def test_hash_does_not_contain_the_token() -> None:
    """What is stored is no token, and any text has a hash."""
    token = new_token()
    assert re.fullmatch(r"[0-9a-f]{64}", hash_of(token))
    assert hash_of("\ud800") != hash_of(token)


async def test_guest_is_known_by_the_token_alone(auth: Auth, accounts: MemoryAccounts) -> None:
    """Neither the public id nor the stored hash opens anything."""
    admitted = await auth.admit_guest("Ana")
    assert await auth.player_of(admitted.token) == admitted.player
    told = {"id": admitted.player.id, "name": admitted.player.name}
    assert await auth.known(admitted.token) == told
    (session,) = await accounts.sessions(admitted.player.id)
    for other in ("", admitted.player.id, session.token, admitted.token[:-1], "rami_" + "x" * 500):
        assert await auth.player_of(other) is None
        assert await auth.known(other) is None
    assert admitted.token not in repr((admitted, session))


async def test_log_in(auth: Auth) -> None:
    """Name in any letters and the right password begin a new session; nothing else does."""
    guest = await auth.admit_guest("Ana")
    player = await auth.register(guest.player.id, "Ana", PASSWORD)
    again = await auth.log_in("ANA", PASSWORD)
    assert again is not None
    assert again.player == player
    assert await auth.player_of(again.token) == player
    assert await auth.log_in("ana", PASSWORD.upper()) is None
    assert await auth.log_in("ben", PASSWORD) is None
    await auth.log_out(again.token)
    assert await auth.player_of(again.token) is None
    assert await auth.player_of(guest.token) == player


async def test_unknown_name_costs_what_a_wrong_password_costs(accounts: MemoryAccounts) -> None:
    """The time an answer takes does not tell who has an account."""
    hasher = Counting()
    auth = Auth(accounts, ManualClock(), Passwords(hasher))
    guest = await auth.admit_guest("Ana")
    await auth.register(guest.player.id, "ana", PASSWORD)
    for login in ("ana", "nobody", "nobody else"):
        before = hasher.verified
        assert await auth.log_in(login, "wrong password") is None
        assert hasher.verified == before + 1
    assert hasher.hashed == 2


async def test_deleted_while_logging_in() -> None:
    """Whoever is gone by the time the password was found right is not let in."""
    auth = Auth(Closing(MemoryStore()), ManualClock(), Passwords(CHEAP))
    guest = await auth.admit_guest("Ana")
    await auth.register(guest.player.id, "ana", PASSWORD)
    assert await auth.log_in("ana", PASSWORD) is None


async def test_passwords_are_argon2_by_default() -> None:
    """Without being told otherwise the server hashes slowly, with a salt."""
    assert isinstance(Passwords()._hasher, Argon2Hasher)
    passwords = Passwords(CHEAP)
    one, two = await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)
    assert one.startswith("$argon2id$")
    assert one != two
    assert await passwords.match(PASSWORD, one)
    assert not await passwords.match(PASSWORD, None)
