"""The contract of `Accounts`, for each kind of storage."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.runtime.accounts import (
    SESSIONS_KEPT,
    AlreadyRegistered,
    Credentials,
    LoginTaken,
    Player,
    Session,
    UnknownPlayer,
)
from rami_server.table.forgetting import NEUTRAL_NAME
from rami_server.table.records import LinkSet, PlayerSat, Record
from rami_server.table.seats import Link
from rami_server.table.state import Status
from tests.support.records import NOW, append_of, table_id
from tests.support.stores import InDatabase

if TYPE_CHECKING:
    from rami_server.runtime.accounts import Accounts
    from rami_server.runtime.ports import TableLog
    from tests.support.stores import Store

ANA = Player("a" * 32, "Ana", NOW)
BEN = Player("b" * 32, "Ben 🂡 Ünlü", NOW + 1)
SECRET = Credentials("ana", "a hash")


def token(number: int) -> str:
    """Return the hash of a token of that number."""
    return f"{number:064x}"


@pytest.fixture
async def accounts(store: Store) -> Accounts:
    """Return accounts that know two guests."""
    accounts = store.open_accounts()
    await accounts.create(ANA, token(1))
    await accounts.create(BEN, token(2))
    return accounts


def sitting(player: Player) -> Record:
    """Return the record in which somebody sits down."""
    facts = (PlayerSat(0, player.id, player.name), LinkSet(0, Link.AWAY))
    return Record(2, NOW + 2, facts)


async def sit(log: TableLog, table: int, player: Player, **summary: object) -> None:
    """Store a table at which somebody sits down."""
    await log.append(append_of(table, 1))
    append = append_of(table, 2, **summary)  # type: ignore[arg-type]
    await log.append(replace(append, record=sitting(player)))


async def names_at(log: TableLog, table: int) -> list[str]:
    """Return the names in a table's records."""
    facts = [fact for record in await log.read(table_id(table)) for fact in record.facts]
    return [fact.name for fact in facts if isinstance(fact, PlayerSat)]


async def test_guest_is_known_by_token(accounts: Accounts) -> None:
    """One call makes a guest, whom only the token's hash leads to."""
    assert await accounts.by_token(token(1)) == ANA
    assert await accounts.by_token(token(2)) == BEN
    assert await accounts.by_token(token(3)) is None
    assert await accounts.by_token(ANA.id) is None


async def test_accounts_outlive_the_server(accounts: Accounts, store: Store) -> None:
    """After a restart people are who they were."""
    assert await accounts.by_token(token(1)) == ANA
    if isinstance(store, InDatabase):
        assert await store.open_accounts().by_token(token(1)) == ANA


async def test_rename(accounts: Accounts) -> None:
    """A new name is there at once; two people may have the same."""
    assert await accounts.rename(ANA.id, BEN.name) == replace(ANA, name=BEN.name)
    assert await accounts.by_token(token(1)) == replace(ANA, name=BEN.name)
    with pytest.raises(UnknownPlayer):
        await accounts.rename("c" * 32, "Cleo")


async def test_guest_becomes_an_account(accounts: Accounts) -> None:
    """The person stays the same, sessions and all, and is found by the login name."""
    registered = replace(ANA, login="ana")
    assert await accounts.register(ANA.id, SECRET) == registered
    assert await accounts.by_login("ana") == (registered, SECRET)
    assert await accounts.by_token(token(1)) == registered
    assert await accounts.by_login("ben") is None


async def test_login_names_are_unique(accounts: Accounts) -> None:
    """Nobody takes another's login name, or a second one; what is refused changes nothing."""
    await accounts.register(ANA.id, SECRET)
    with pytest.raises(LoginTaken):
        await accounts.register(BEN.id, Credentials("ana", "another hash"))
    with pytest.raises(AlreadyRegistered):
        await accounts.register(ANA.id, Credentials("ana2", "another hash"))
    with pytest.raises(UnknownPlayer):
        await accounts.register("c" * 32, Credentials("cleo", "a hash"))
    assert await accounts.by_login("ana") == (replace(ANA, login="ana"), SECRET)
    assert await accounts.by_token(token(2)) == BEN


async def test_sessions_end_one_by_one(accounts: Accounts) -> None:
    """Logging out here leaves the other devices alone; ended once is ended."""
    second = Session(token(9), NOW + 9)
    await accounts.add_session(ANA.id, second)
    assert await accounts.sessions(ANA.id) == [Session(token(1), NOW), second]
    assert await accounts.end_session(token(1))
    assert not await accounts.end_session(token(1))
    assert await accounts.by_token(token(1)) is None
    assert await accounts.by_token(token(9)) == ANA
    assert await accounts.sessions(ANA.id) == [second]


async def test_sessions_do_not_pile_up(accounts: Accounts) -> None:
    """A client that logs in each time costs a bounded number of rows: the oldest end."""
    for number in range(100, 100 + SESSIONS_KEPT):
        await accounts.add_session(ANA.id, Session(token(number), NOW + number))
    assert len(await accounts.sessions(ANA.id)) == SESSIONS_KEPT
    assert await accounts.by_token(token(1)) is None
    assert await accounts.by_token(token(100)) == ANA
    assert await accounts.by_token(token(2)) == BEN


async def test_nobody_has_no_session(accounts: Accounts) -> None:
    """A log-in that meets a deletion leaves nothing behind."""
    await accounts.delete(ANA.id)
    with pytest.raises(UnknownPlayer):
        await accounts.add_session(ANA.id, Session(token(9), NOW))
    assert await accounts.sessions(ANA.id) == []


async def test_tables_of_a_person(accounts: Accounts, store: Store) -> None:
    """Open tables where somebody sat, whoever else did."""
    log, _ = store.open()
    await sit(log, 1, ANA)
    await sit(log, 2, BEN)
    await sit(log, 3, ANA, status=Status.CLOSED)
    await sit(log, 4, ANA)
    assert sorted(await accounts.tables_of(ANA.id)) == [table_id(1), table_id(4)]
    assert await accounts.tables_of("c" * 32) == []


async def test_deleted_is_gone(accounts: Accounts) -> None:
    """Name, login and sessions go; the login name is free; the others are as they were."""
    await accounts.register(ANA.id, SECRET)
    await accounts.delete(ANA.id)
    assert await accounts.by_token(token(1)) is None
    assert await accounts.by_login("ana") is None
    assert await accounts.register(BEN.id, SECRET) == replace(BEN, login="ana")
    await accounts.delete(ANA.id)


async def test_deleted_name_is_in_no_record(accounts: Accounts, store: Store) -> None:
    """Closed and open tables keep their records, but for the name of who is gone."""
    log, _ = store.open()
    await sit(log, 1, ANA)
    await sit(log, 2, ANA, status=Status.CLOSED)
    await sit(log, 3, BEN)
    await accounts.delete(ANA.id)
    neutral = sitting(replace(ANA, name=NEUTRAL_NAME))
    assert list(await log.read(table_id(1))) == [append_of(1, 1).record, neutral]
    assert await names_at(log, 2) == [NEUTRAL_NAME]
    assert await names_at(log, 3) == [BEN.name]


async def test_many_names_are_taken(accounts: Accounts, store: Store) -> None:
    """Somebody who played for years is forgotten at every table."""
    log, _ = store.open()
    for table in range(1, 6):
        await sit(log, table, ANA)
    await accounts.delete(ANA.id)
    assert [await names_at(log, table) for table in range(1, 6)] == [[NEUTRAL_NAME]] * 5
    assert await accounts.tables_of(ANA.id) == []


async def test_late_sitting_is_found_by_deleting_again(accounts: Accounts, store: Store) -> None:
    """What was on its way to the storage during a deletion is forgotten by the next one."""
    log, _ = store.open()
    await accounts.delete(ANA.id)
    await sit(log, 1, ANA)
    assert await accounts.tables_of(ANA.id) == [table_id(1)]
    await accounts.delete(ANA.id)
    assert await names_at(log, 1) == [NEUTRAL_NAME]
