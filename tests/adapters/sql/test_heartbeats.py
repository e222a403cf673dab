"""Heartbeats on both databases, two at the same moment included."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from rami_server.adapters.sql.heartbeats import beat, see
from tests.support.databases import rows_of, sync_engine
from tests.support.records import NOW

if TYPE_CHECKING:
    from rami_server.runtime.ports import Pulse

NODES = 8


def test_node_is_seen_once_and_never_earlier(url: str) -> None:
    """One row a node; a clock that was set back does not make it older."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        see(connection, "a", NOW, parted=False)
        see(connection, "a", NOW - 9, parted=True)
    engine.dispose()
    assert rows_of(url, "nodes") == [("a", NOW, True)]


@pytest.mark.services
def test_nodes_that_start_at_once_note_one_outage(postgres_database: str) -> None:
    """However they meet in the database, the outage is noted once, from its true beginning."""
    engine = sync_engine(postgres_database)
    with engine.begin() as connection:
        see(connection, "before", NOW, parted=False)
    barrier = threading.Barrier(NODES)

    def start(number: int) -> Pulse:
        with engine.begin() as connection:
            connection.execute(text("SELECT 1"))
            barrier.wait()
            return beat(connection, f"node {number}", NOW + 100 + number / 8)

    with ThreadPoolExecutor(NODES) as threads:
        pulses = list(threads.map(start, range(NODES)))
    engine.dispose()
    (outage,) = rows_of(postgres_database, "outages")
    assert outage[0] == NOW
    assert {pulse.outages for pulse in pulses} == {(outage,)}
