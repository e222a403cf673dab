"""The begin and the end of matches, noted with the records that bring them about."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update

from rami_server.adapters.sql.tables import match_players, matches
from rami_server.runtime.matches import match_id
from rami_server.table.seats import Bot, Human

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from rami_server.runtime.match_notes import MatchBegun, MatchEnded
    from rami_server.runtime.ports import Append

_MATCH = matches.c


def note_matches(connection: Connection, appends: Iterable[Append]) -> None:
    """Note what these records, which the transaction stores, mean for matches."""
    for append in appends:
        if append.match is None:
            continue
        if append.match.begun is not None:
            _break_off(connection, append, append.match.number - 1)
            _begin(connection, append, append.match.number, append.match.begun)
        if append.match.ended is not None:
            _end(connection, append, append.match.number, append.match.ended)


def _begin(connection: Connection, append: Append, number: int, begun: MatchBegun) -> None:
    values = {
        "id": match_id(append.table_id, number),
        "table_id": append.table_id,
        "number": number,
        "code": append.summary.code,
        "options": json.dumps(asdict(begun.options)),
        "first_version": append.record.version,
        "started_at": append.record.at,
    }
    connection.execute(insert(matches).values(values))
    shared = {"match_id": values["id"], "started_at": append.record.at}
    players = [shared | {"seat": s} | _columns_of(o) for s, o in enumerate(begun.players)]
    connection.execute(insert(match_players), players)


def _columns_of(occupant: Human | Bot) -> dict[str, str | None]:
    if isinstance(occupant, Bot):
        return {"player": None, "name": None, "level": occupant.level.value}
    return {"player": occupant.player, "name": _storable(occupant.name), "level": None}


def _storable(name: str) -> str:
    """Return the name without what no database can hold: the whole batch would fail for it."""
    return name.replace("\0", "\ufffd").encode(errors="replace").decode()


def _break_off(connection: Connection, append: Append, number: int) -> None:
    """End a match that was never played to its end where the next one begins."""
    _change(connection, append, number, last_version=append.record.version - 1)


def _end(connection: Connection, append: Append, number: int, ended: MatchEnded) -> None:
    result = {"scores": json.dumps(ended.scores), "winner": ended.winner}
    _change(connection, append, number, last_version=append.record.version, **result)


def _change(connection: Connection, append: Append, number: int, **values: Any) -> None:  # noqa: ANN401 - columns
    """Change the row of a match that runs; what has ended stays as it is."""
    running = (_MATCH.id == match_id(append.table_id, number)) & _MATCH.ended_at.is_(None)
    connection.execute(update(matches).where(running).values(ended_at=append.record.at, **values))
