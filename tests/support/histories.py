"""Driven tables as the log gets them, with what each record means for the history of matches."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rami_server.runtime.match_notes import match_note
from rami_server.runtime.ports import Append
from rami_server.runtime.summaries import summary_of
from rami_server.table.commands import Ready
from rami_server.table.core import Table
from tests.support.records import table_id
from tests.support.tables import play_match, playing, settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rami_server.runtime.ports import TableLog
    from rami_server.table.records import Record
    from tests.support.tables import Driven


def appends_of(records: Iterable[Record], number: int = 1) -> Iterator[Append]:
    """Yield what is appended of a table's records; each table has a code of its own.

    A table that has another code than all driven tables keeps it.
    """
    table = Table()
    for record in records:
        state, _ = table.foresee(record)
        table.fold(record)
        code = f"CODE{number}" if state.code == "K7PQ" else state.code
        summary = replace(summary_of(state), code=code)
        yield Append(table_id(number), record, None, summary, match_note(state, record))


async def store(log: TableLog, driven: Driven, number: int = 1) -> None:
    """Store all records of a table."""
    for append in appends_of(driven.records, number):
        await log.append(append)


def played(people: int = 2, bots: int = 0, *, limit: int = 1) -> Driven:
    """Return a table whose first match is over; with the lowest limit a round decides it."""
    driven = playing(people, bots, settings(people + bots, limit=limit))
    play_match(driven)
    return driven


def rematch(driven: Driven) -> None:
    """Let the next match begin."""
    driven.now += 60.0
    for seat, _ in driven.state.humans:
        driven.do(Ready(driven.person_at(seat)))
    driven.tick()
