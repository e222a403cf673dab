"""The accounts in memory, beside the tables of the same `MemoryStore`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.adapters.gate import Gate
from rami_server.runtime.accounts import (
    SESSIONS_KEPT,
    AlreadyRegistered,
    LoginTaken,
    Session,
    UnknownPlayer,
)
from rami_server.table.forgetting import without_name
from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rami_server.adapters.memory import MemoryStore
    from rami_server.runtime.accounts import Credentials, Player, TokenHash
    from rami_server.runtime.ports import TableId
    from rami_server.table.records import Record
    from rami_server.table.seats import PlayerId


class MemoryAccounts:
    """The `Accounts` in memory."""

    def __init__(self, store: MemoryStore, gate: Gate | None = None) -> None:
        self._store = store
        self._gate = gate or Gate()
        self._players: dict[PlayerId, Player] = {}
        self._credentials: dict[PlayerId, Credentials] = {}
        self._sessions: dict[TokenHash, tuple[PlayerId, Session]] = {}

    async def create(self, player: Player, token: TokenHash) -> None:
        """Add a guest with a first session."""
        self._gate.check()
        self._players[player.id] = player
        self._sessions[token] = (player.id, Session(token, player.created_at))

    async def by_token(self, token: TokenHash) -> Player | None:
        """Return whose session this is; None for one that never was or has ended."""
        self._gate.check()
        known = self._sessions.get(token)
        return None if known is None else self._players[known[0]]

    async def rename(self, player: PlayerId, name: str) -> Player:
        """Change the name that others read from now on; raises `UnknownPlayer`."""
        self._players[player] = replace(self._known(player), name=name)
        return self._players[player]

    async def register(self, player: PlayerId, credentials: Credentials) -> Player:
        """Let a guest log in from now on; see the port for what it raises."""
        if self._known(player).login is not None:
            raise AlreadyRegistered
        if any(known.login == credentials.login for known in self._credentials.values()):
            raise LoginTaken
        self._credentials[player] = credentials
        self._players[player] = replace(self._players[player], login=credentials.login)
        return self._players[player]

    async def by_login(self, login: str) -> tuple[Player, Credentials] | None:
        """Return who logs in by this name."""
        self._gate.check()
        for player, credentials in self._credentials.items():
            if credentials.login == login:
                return self._players[player], credentials
        return None

    async def add_session(self, player: PlayerId, session: Session) -> None:
        """Add a session and end those beyond `SESSIONS_KEPT`; raises `UnknownPlayer`."""
        self._sessions[session.token] = (self._known(player).id, session)
        for old in self._of(player)[:-SESSIONS_KEPT]:
            del self._sessions[old.token]

    async def end_session(self, token: TokenHash) -> bool:
        """End a session; tell whether there was one."""
        self._gate.check()
        return self._sessions.pop(token, None) is not None

    async def sessions(self, player: PlayerId) -> Sequence[Session]:
        """Return a person's sessions, the oldest first."""
        self._gate.check()
        return self._of(player)

    async def tables_of(self, player: PlayerId) -> Sequence[TableId]:
        """Return the open tables whose records name the person."""
        self._gate.check()
        return [
            table_id
            for table_id, table in self._store.tables.items()
            if table.summary.status is not Status.CLOSED and _names(table.records, player)
        ]

    async def delete(self, player: PlayerId) -> None:
        """Forget a person, and the name in all stored records."""
        self._gate.check()
        self._players.pop(player, None)
        self._credentials.pop(player, None)
        for session in self._of(player):
            del self._sessions[session.token]
        for table in self._store.tables.values():
            table.records[:] = [without_name(record, player) for record in table.records]
        self._store.book.forget(player)

    def _known(self, player: PlayerId) -> Player:
        self._gate.check()
        try:
            return self._players[player]
        except KeyError:
            raise UnknownPlayer from None

    def _of(self, player: PlayerId) -> list[Session]:
        own = [session for owner, session in self._sessions.values() if owner == player]
        return sorted(own, key=lambda session: (session.created_at, session.token))


def _names(records: Iterable[Record], player: PlayerId) -> bool:
    return any(without_name(record, player) != record for record in records)
