"""The accounts in a database: people, their sessions, and the forgetting of both."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, exists, insert, select, update

from rami_server.adapters.codec import decode_record, encode_record
from rami_server.adapters.sql.tables import (
    IS_OPEN,
    match_players,
    players,
    records,
    sessions,
    sittings,
    tables,
)
from rami_server.runtime.accounts import (
    SESSIONS_KEPT,
    AlreadyRegistered,
    Credentials,
    LoginTaken,
    Player,
    Session,
    UnknownPlayer,
)
from rami_server.table.forgetting import NEUTRAL_NAME, without_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, Select

    from rami_server.adapters.sql.storage import Storage
    from rami_server.runtime.accounts import TokenHash
    from rami_server.runtime.ports import TableId
    from rami_server.table.seats import PlayerId

NAMES_AT_ONCE = 200
"""In how many records a name is replaced in one transaction; tables wait meanwhile."""

_PLAYER = players.c
_SESSION = sessions.c
_SAT = sittings.c
_RECORD = records.c

# Asked at every connection and request, and therefore built once.
_BY_TOKEN = select(players).join(sessions).where(_SESSION.token_hash == bindparam("token"))


class SqlAccounts:
    """The `Accounts` on SQLite or PostgreSQL."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, player: Player, token: TokenHash) -> None:
        """Add a guest with a first session."""
        await self._storage.write(partial(_create, player, token))

    async def by_token(self, token: TokenHash) -> Player | None:
        """Return whose session this is; None for one that never was or has ended."""
        rows = await self._rows(_BY_TOKEN, {"token": token})
        return _player(rows[0]) if rows else None

    async def rename(self, player: PlayerId, name: str) -> Player:
        """Change the name that others read from now on; raises `UnknownPlayer`."""
        return await self._storage.write(partial(_changed, player, {"name": name}))

    async def register(self, player: PlayerId, credentials: Credentials) -> Player:
        """Let a guest log in from now on; see the port for what it raises."""
        return await self._storage.write(partial(_register, player, credentials))

    async def by_login(self, login: str) -> tuple[Player, Credentials] | None:
        """Return who logs in by this name."""
        rows = await self._rows(select(players).where(_PLAYER.login == login))
        if not rows:
            return None
        return _player(rows[0]), Credentials(login, rows[0].password_hash)

    async def add_session(self, player: PlayerId, session: Session) -> None:
        """Add a session and end those beyond `SESSIONS_KEPT`; raises `UnknownPlayer`."""
        await self._storage.write(partial(_add_session, player, session))

    async def end_session(self, token: TokenHash) -> bool:
        """End a session; tell whether there was one."""
        return await self._storage.write(partial(_end_session, token))

    async def sessions(self, player: PlayerId) -> Sequence[Session]:
        """Return a person's sessions, the oldest first."""
        rows = await self._rows(_sessions_of(player))
        return [Session(row.token_hash, row.created_at) for row in rows]

    async def tables_of(self, player: PlayerId) -> Sequence[TableId]:
        """Return the open tables whose records name the person."""
        sat = select(_SAT.table_id).where(_SAT.player == player)
        rows = await self._rows(select(tables.c.id).where(tables.c.id.in_(sat), IS_OPEN))
        return [row.id for row in rows]

    async def delete(self, player: PlayerId) -> None:
        """Forget a person, and the name in all stored records."""
        while await self._storage.write(partial(_take_names, player)):
            pass
        await self._storage.write(partial(_delete, player))

    async def _rows(
        self, query: Select[Any], values: dict[str, Any] | None = None
    ) -> Sequence[Row[Any]]:
        return await self._storage.read(lambda connection: connection.execute(query, values).all())


def _player(row: Row[Any]) -> Player:
    return Player(row.id, row.name, row.created_at, row.login)


def _sessions_of(player: PlayerId) -> Select[Any]:
    query = select(sessions).where(_SESSION.player == player)
    return query.order_by(_SESSION.created_at, _SESSION.token_hash)


def _create(player: Player, token: TokenHash, connection: Connection) -> None:
    values = {"id": player.id, "name": player.name, "created_at": player.created_at}
    connection.execute(insert(players).values(values))
    _insert_session(player.id, Session(token, player.created_at), connection)


def _insert_session(player: PlayerId, session: Session, connection: Connection) -> None:
    values = {"token_hash": session.token, "player": player, "created_at": session.created_at}
    connection.execute(insert(sessions).values(values))


def _find(player: PlayerId, connection: Connection) -> Player:
    row = connection.execute(select(players).where(_PLAYER.id == player)).first()
    if row is None:
        raise UnknownPlayer
    return _player(row)


def _changed(player: PlayerId, values: dict[str, str], connection: Connection) -> Player:
    connection.execute(update(players).where(_PLAYER.id == player).values(values))
    return _find(player, connection)


def _register(player: PlayerId, credentials: Credentials, connection: Connection) -> Player:
    """Of two who want one name at once, the constraint stops the second, who has to try again."""
    if _find(player, connection).login is not None:
        raise AlreadyRegistered
    if connection.scalar(select(exists().where(_PLAYER.login == credentials.login))):
        raise LoginTaken
    values = {"login": credentials.login, "password_hash": credentials.password_hash}
    return _changed(player, values, connection)


def _add_session(player: PlayerId, session: Session, connection: Connection) -> None:
    _find(player, connection)
    _insert_session(player, session, connection)
    tokens = connection.execute(_sessions_of(player)).scalars().all()
    for old in tokens[:-SESSIONS_KEPT]:
        _end_session(old, connection)


def _end_session(token: TokenHash, connection: Connection) -> bool:
    ended = connection.execute(delete(sessions).where(_SESSION.token_hash == token))
    return ended.rowcount > 0


def _take_names(player: PlayerId, connection: Connection) -> int:
    """Take the name out of the next records that are noted; return how many there were."""
    rows = connection.execute(_noted(player)).all()
    for row in rows:
        body = encode_record(without_name(decode_record(row.body), player))
        where = (_RECORD.table_id == row.table_id, _RECORD.version == row.version)
        connection.execute(update(records).where(*where).values(body=body))
        note = (_SAT.table_id == row.table_id, _SAT.version == row.version)
        connection.execute(delete(sittings).where(_SAT.player == player, *note))
    return len(rows)


def _noted(player: PlayerId) -> Select[Any]:
    is_noted = (_SAT.table_id == _RECORD.table_id) & (_SAT.version == _RECORD.version)
    columns = (_RECORD.table_id, _RECORD.version, _RECORD.body)
    query = select(*columns).join(sittings, is_noted).where(_SAT.player == player)
    return query.limit(NAMES_AT_ONCE)


def _delete(player: PlayerId, connection: Connection) -> None:
    """Delete what is left of a person; the sessions go with it, others keep their matches."""
    theirs = update(match_players).where(match_players.c.player == player)
    connection.execute(theirs.values(name=NEUTRAL_NAME))
    connection.execute(delete(players).where(_PLAYER.id == player))
