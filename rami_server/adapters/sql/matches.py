"""The matches in a database: a person's own, and the records of each."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import literal, select, tuple_

from rami_server.adapters.codec import decode_record
from rami_server.adapters.sql.tables import match_players, matches, records
from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.matches import Match, of_one_match
from rami_server.table.seats import Bot, Human

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Row, ScalarSelect, Select

    from rami_server.adapters.sql.storage import Storage
    from rami_server.runtime.matches import MatchId
    from rami_server.table.records import Record
    from rami_server.table.seats import PlayerId

_MATCH = matches.c
_SEAT = match_players.c
_RECORD = records.c
_AGE = tuple_(_SEAT.started_at, _SEAT.match_id)


class SqlMatches:
    """The `Matches` on SQLite or PostgreSQL."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of_player(
        self, player: PlayerId, before: MatchId | None, limit: int
    ) -> Sequence[Match]:
        """Return a person's matches, the newest first; see the port."""
        return await self._storage.read(partial(_of_player, player, before, limit))

    async def get(self, match: MatchId) -> Match | None:
        """Return one match."""
        found = await self._storage.read(partial(_found, [match]))
        return found[0] if found else None

    async def records(self, match: Match) -> Sequence[Record]:
        """Return a match's records, so far or to its end; see the port."""
        bodies = await self._storage.read(partial(_bodies, match))
        return await asyncio.to_thread(_decoded, bodies)


async def newest_match(storage: Storage, code: str, number: int) -> Match | None:
    """Return the match with this number at the last table that had this code."""

    def found(connection: Connection) -> Match | None:
        query = select(_MATCH.id).where(_MATCH.code == code, _MATCH.number == number)
        newest = query.order_by(_MATCH.started_at.desc(), _MATCH.id.desc()).limit(1)
        return next(iter(_found(connection.execute(newest).scalars().all(), connection)), None)

    return await storage.read(found)


def _of_player(
    player: PlayerId, before: MatchId | None, limit: int, connection: Connection
) -> list[Match]:
    query = select(_SEAT.match_id).where(_SEAT.player == player)
    if before is not None:
        query = query.where(tuple_(_began(player, before), literal(before)) > _AGE)
    newest = query.order_by(_SEAT.started_at.desc(), _SEAT.match_id.desc()).limit(limit)
    return _found(connection.execute(newest).scalars().all(), connection)


def _began(player: PlayerId, match: MatchId) -> ScalarSelect[float]:
    own = (_SEAT.player == player) & (_SEAT.match_id == match)
    return select(_SEAT.started_at).where(own).correlate(None).scalar_subquery()


def _found(ids: Sequence[MatchId], connection: Connection) -> list[Match]:
    """Return the matches with these ids, the newest first."""
    rows = connection.execute(_newest(ids)).all()
    players = _players(ids, connection)
    return [_match(row, tuple(players[row.id])) for row in rows]


def _newest(ids: Sequence[MatchId]) -> Select[Any]:
    query = select(matches).where(_MATCH.id.in_(ids))
    return query.order_by(_MATCH.started_at.desc(), _MATCH.id.desc())


def _players(
    ids: Sequence[MatchId], connection: Connection
) -> defaultdict[MatchId, list[Human | Bot]]:
    query = select(match_players).where(_SEAT.match_id.in_(ids)).order_by(_SEAT.seat)
    players: defaultdict[MatchId, list[Human | Bot]] = defaultdict(list)
    for row in connection.execute(query):
        players[row.match_id].append(_occupant(row))
    return players


def _occupant(row: Row[Any]) -> Human | Bot:
    return Human(row.player, row.name) if row.level is None else Bot(Level(row.level))


def _match(row: Row[Any], players: tuple[Human | Bot, ...]) -> Match:
    return Match(
        table_id=row.table_id,
        code=row.code,
        number=row.number,
        options=TableOptions(**json.loads(row.options)),
        players=players,
        first=row.first_version,
        started_at=row.started_at,
        last=row.last_version,
        ended_at=row.ended_at,
        scores=None if row.scores is None else tuple(json.loads(row.scores)),
        winner=row.winner,
    )


def _bodies(match: Match, connection: Connection) -> Sequence[str]:
    query = select(_RECORD.body).where(_RECORD.table_id == match.table_id)
    query = query.where(_RECORD.version >= match.first).order_by(_RECORD.version)
    if match.last is not None:
        query = query.where(_RECORD.version <= match.last)
    return connection.execute(query).scalars().all()


def _decoded(bodies: Sequence[str]) -> tuple[Record, ...]:
    return of_one_match(map(decode_record, bodies))
