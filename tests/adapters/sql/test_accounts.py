"""What the contract in tests/contracts does not say of the accounts in a database."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.accounts import NAMES_AT_ONCE, SqlAccounts
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.accounts import Credentials, LoginTaken, Player
from rami_server.runtime.ports import StorageUnavailable
from rami_server.table.records import PlayerSat, Record
from tests.support.databases import rows_of
from tests.support.records import NOW, append_of

if TYPE_CHECKING:
    from pathlib import Path

ANA = Player("a" * 32, "Ana Unmistakable", NOW)


async def test_nothing_personal_is_left(url: str) -> None:
    """After a deletion no row of any table holds name, login, password hash or token hash."""
    storage = open_storage(url)
    accounts, log = SqlAccounts(storage), SqlTableLog(storage)
    await accounts.create(ANA, "a token's hash")
    await accounts.register(ANA.id, Credentials("ana.login", "a password's hash"))
    for table in range(1, NAMES_AT_ONCE + 3):
        append = append_of(table, 1)
        record = Record(1, NOW, (*append.record.facts, PlayerSat(0, ANA.id, ANA.name)))
        await log.append(append.__class__(append.table_id, record, None, append.summary))
    await accounts.delete(ANA.id)
    await log.aclose()
    await storage.aclose()
    left = repr([rows_of(url, name) for name in ("players", "sessions", "records", "sittings")])
    for text in (ANA.name, "ana.login", "password's hash", "token's hash"):
        assert text not in left
    assert rows_of(url, "sittings") == []


async def test_of_two_who_want_one_login_name_one_gets_it(url: str) -> None:
    """Whoever asks at the same moment is refused, or has to try again; never both."""
    storage = open_storage(url)
    accounts = SqlAccounts(storage)
    ids = [character * 32 for character in "abcd"]
    for index, player in enumerate(ids):
        await accounts.create(Player(player, "Ana", NOW), f"{index:064x}")
    outcomes = await asyncio.gather(
        *(accounts.register(player, Credentials("ana", "hash")) for player in ids),
        return_exceptions=True,
    )
    await storage.aclose()
    assert sum(isinstance(outcome, Player) for outcome in outcomes) == 1
    refused = [outcome for outcome in outcomes if not isinstance(outcome, Player)]
    assert all(isinstance(outcome, LoginTaken | StorageUnavailable) for outcome in refused)


async def test_database_without_schema_is_unavailable(tmp_path: Path) -> None:
    """A server that was not migrated says so with the error that callers know."""
    storage = open_storage(f"sqlite+aiosqlite:///{tmp_path}/empty.db")
    with pytest.raises(StorageUnavailable):
        await SqlAccounts(storage).by_token("t")
    await storage.aclose()
