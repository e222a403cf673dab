"""Storages of each kind, opened as often as a server is restarted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.adapters.memory_matches import MemoryMatches
from rami_server.adapters.sql.accounts import SqlAccounts
from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.matches import SqlMatches
from rami_server.adapters.sql.storage import open_storage
from tests.support.databases import rows_of

if TYPE_CHECKING:
    from rami_server.adapters.sql.storage import Storage
    from rami_server.runtime.accounts import Accounts
    from rami_server.runtime.matches import Matches
    from rami_server.runtime.ports import Directory, TableLog


class Store(Protocol):
    """What outlives a server."""

    def open(self) -> tuple[TableLog, Directory]:
        """Return new adapters on what is stored, as a server has them after its start."""
        ...

    def open_accounts(self) -> Accounts:
        """Return a new adapter on the accounts that are stored."""
        ...

    def open_matches(self) -> Matches:
        """Return a new adapter on the matches that are stored."""
        ...

    def count_nodes(self) -> int:
        """Return how many nodes are remembered."""
        ...

    async def aclose(self) -> None:
        """Close all adapters."""
        ...


class InMemory:
    """A store in memory."""

    def __init__(self) -> None:
        self._store = MemoryStore()

    def open(self) -> tuple[TableLog, Directory]:
        """Return new adapters on what is stored."""
        return MemoryTableLog(self._store), MemoryDirectory(self._store)

    def open_accounts(self) -> Accounts:
        """Return new accounts, beside the tables that are stored."""
        return MemoryAccounts(self._store)

    def open_matches(self) -> Matches:
        """Return new matches, beside the tables that are stored."""
        return MemoryMatches(self._store)

    def count_nodes(self) -> int:
        """Return how many nodes are remembered."""
        return len(self._store.nodes)

    async def aclose(self) -> None:
        """Do nothing."""


class InDatabase:
    """A database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._opened: list[tuple[SqlTableLog, Storage]] = []

    def open(self) -> tuple[TableLog, Directory]:
        """Return new adapters on what is stored."""
        storage = open_storage(self._url)
        log = SqlTableLog(storage)
        self._opened.append((log, storage))
        return log, SqlDirectory(storage)

    def open_accounts(self) -> Accounts:
        """Return a new adapter on the accounts that are stored."""
        return SqlAccounts(self._open_storage())

    def open_matches(self) -> Matches:
        """Return a new adapter on the matches that are stored."""
        return SqlMatches(self._open_storage())

    def _open_storage(self) -> Storage:
        storage = open_storage(self._url)
        self._opened.append((SqlTableLog(storage), storage))
        return storage

    def count_nodes(self) -> int:
        """Return how many nodes are remembered."""
        return len(rows_of(self._url, "nodes"))

    async def aclose(self) -> None:
        """Close all adapters."""
        for log, storage in self._opened:
            await log.aclose()
            await storage.aclose()
