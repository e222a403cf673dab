"""The begin and the end of matches, noted with the records that bring them about."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import bindparam, insert, update

from rami_server.adapters.sql.tables import match_players, matches
from rami_server.runtime.matches import match_id
from rami_server.table.seats import Bot, Human

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import BindParameter, Connection, Insert, Update

    from rami_server.runtime.match_notes import MatchBegun, MatchEnded
    from rami_server.runtime.ports import Append

Values: TypeAlias = dict[str, Any]
_MATCH = matches.c


def _of(*columns: str) -> dict[str, BindParameter[Any]]:
    """Return new values for these columns, to be given with each row."""
    return {name: bindparam(f"new_{name}") for name in columns}


# Built once: a thousand matches may begin in one batch.
_ADD_MATCH = insert(matches)
_ADD_PLAYER = insert(match_players)
_RUNNING = (_MATCH.id == bindparam("match")) & _MATCH.ended_at.is_(None)
_BREAK_OFF = update(matches).where(_RUNNING).values(_of("ended_at", "last_version"))
_END = update(matches).where(_RUNNING).values(_of("ended_at", "last_version", "scores", "winner"))


def note_matches(connection: Connection, appends: Iterable[Append]) -> None:
    """Note what these records, which the transaction stores, mean for matches.

    A match that was never played to its end is broken off where the next one of its table begins;
    what has ended stays as it is.
    """
    notes = [(append, append.match) for append in appends if append.match is not None]
    begun = [(append, note.number, note.begun) for append, note in notes if note.begun is not None]
    _store(connection, _BREAK_OFF, [_broken_off(append, number - 1) for append, number, _ in begun])
    _store(connection, _ADD_MATCH, [_match(*each) for each in begun])
    _store(connection, _ADD_PLAYER, [player for each in begun for player in _players(*each)])
    ended = [(append, note.number, note.ended) for append, note in notes if note.ended is not None]
    _store(connection, _END, [_ended(*each) for each in ended])


def _store(connection: Connection, statement: Insert | Update, rows: list[Values]) -> None:
    if rows:
        connection.execute(statement, rows)


def _match(append: Append, number: int, begun: MatchBegun) -> Values:
    return {
        "id": match_id(append.table_id, number),
        "table_id": append.table_id,
        "number": number,
        "code": append.summary.code,
        "options": json.dumps(asdict(begun.options)),
        "first_version": append.record.version,
        "started_at": append.record.at,
    }


def _players(append: Append, number: int, begun: MatchBegun) -> list[Values]:
    match = {"match_id": match_id(append.table_id, number), "started_at": append.record.at}
    return [match | {"seat": s} | _columns_of(o) for s, o in enumerate(begun.players)]


def _columns_of(occupant: Human | Bot) -> dict[str, str | None]:
    if isinstance(occupant, Bot):
        return {"player": None, "name": None, "level": occupant.level.value}
    return {"player": occupant.player, "name": _storable(occupant.name), "level": None}


def _storable(name: str) -> str:
    """Return the name without what no database can hold: the whole batch would fail for it."""
    return name.replace("\0", "\ufffd").encode(errors="replace").decode()


def _broken_off(append: Append, number: int) -> Values:
    return {
        "match": match_id(append.table_id, number),
        "new_ended_at": append.record.at,
        "new_last_version": append.record.version - 1,
    }


def _ended(append: Append, number: int, ended: MatchEnded) -> Values:
    return {
        "match": match_id(append.table_id, number),
        "new_ended_at": append.record.at,
        "new_last_version": append.record.version,
        "new_scores": json.dumps(ended.scores),
        "new_winner": ended.winner,
    }
