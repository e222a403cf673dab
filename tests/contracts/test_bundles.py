"""A hundred recorded matches, stored, read back as bundles, written, read and played again."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, get_args

from rami_server.engine.events import Event
from rami_server.runtime.matches import bundled, match_id
from rami_server.table.reruns import verify
from rami_server.web.rest.bundle_files import file_of, read_bundle
from tests.support.bundles import recorded, records_of_match
from tests.support.histories import store as store_table
from tests.support.records import table_id

if TYPE_CHECKING:
    from rami_server.runtime.ports import TableLog
    from tests.support.stores import Store
    from tests.support.tables import Driven

MATCHES = 100
SIZES = ((2, 0), (1, 1), (3, 0), (1, 2), (2, 2), (4, 0), (1, 3))
HOUSES = ("", "ace_high", "discard_to_win", "no_return discard_draw_cap=2")


@cache
def tables() -> tuple[Driven, ...]:
    """Return the tables, of all sizes and by all options; every tenth match is a long one."""
    return tuple(
        recorded(
            *SIZES[number % len(SIZES)],
            limit=1 if number % 10 else 40,
            house=HOUSES[number % len(HOUSES)],
            code=f"T{number}",
        )
        for number in range(MATCHES)
    )


def events_of(driven: Driven) -> list[tuple[Event, ...]]:
    """Return what each record of the match says of play."""
    play = (
        tuple(fact for fact in record.facts if isinstance(fact, get_args(Event)))
        for record in records_of_match(driven)
    )
    return [events for events in play if events]


async def test_recorded_matches_are_played_again_to_identical_events(
    store: Store, log: TableLog
) -> None:
    """Out of each kind of storage, through the file that players take away."""
    await asyncio.gather(
        *(store_table(log, driven, number) for number, driven in enumerate(tables()))
    )
    matches = store.open_matches()
    for number, driven in enumerate(tables()):
        match = await matches.get(match_id(table_id(number), 1))
        assert match is not None
        text = file_of(bundled(match, await matches.records(match))).model_dump_json()
        read = read_bundle(text)
        assert read.is_whole
        assert list(verify(read.bundle).events) == events_of(driven)
