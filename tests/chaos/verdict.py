"""What the log says in the end, read by somebody who never saw the tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from rami_server.adapters.sql.directory import SqlDirectory
from rami_server.adapters.sql.log import SqlTableLog
from rami_server.adapters.sql.storage import open_storage
from tests.crash.twin import twin_of
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from rami_server.table.records import Record
    from rami_server.web.protocol.outgoing import View
    from tests.chaos.players import Table

TIMES_LEFT = ("away_ms", "next_ms")


async def records_of(url: str, code: str) -> list[Record]:
    """Return the whole log of a table."""
    storage = open_storage(url)
    log = SqlTableLog(storage)
    try:
        table_id = await SqlDirectory(storage).find(code)
        assert table_id is not None
        return list(await log.read(table_id))
    finally:
        await log.aclose()
        await storage.aclose()


async def judge(url: str, table: Table) -> list[Record]:
    """Fail unless nothing is lost, nothing is doubled, and everybody sees the same."""
    records = await settled(url, table)
    assert [record.version for record in records] == list(range(1, len(records) + 1))
    twin_of(records)  # every action is decided again, and comes out the same
    stored = {
        (record.by.player, record.by.action_id): record.version
        for record in records
        if record.by is not None
    }
    times = Counter(
        (record.by.player, record.by.action_id) for record in records if record.by is not None
    )
    lost = {key for key, version in table.acknowledged.items() if stored.get(key) != version}
    assert lost == set()
    assert [key for key, count in times.items() if count > 1] == []
    assert table.refused == []
    _compare_what_was_told(table, len(records))
    views = [public(player.client.view) for player in table.players]
    for name, seen in views[0].items():
        assert [view[name] for view in views] == [seen] * len(views), name
    return records


def _compare_what_was_told(table: Table, last: int) -> None:
    """Fail unless everybody was told every record once, in order, since all were there."""
    since = max(player.events[0] for player in table.players) + 1
    for player in table.players:
        assert player.events == sorted(player.events)
    told = [Counter(seq for seq in p.events if seq >= since) for p in table.players]
    assert set(told[0]) == set(range(since, last + 1))
    assert all(each == told[0] for each in told)


async def settled(url: str, table: Table) -> list[Record]:
    """Return the log once every player has been told of its last record."""
    async with asyncio.timeout(PATIENCE):
        while True:
            records = await records_of(url, table.code)
            if all(player.client.view["seq"] == len(records) for player in table.players):
                for player in table.players:
                    await player.note_the_rest()
                return records
            await asyncio.sleep(0.05)


def public(view: View) -> dict[str, object]:
    """Return what everybody at the table sees alike, whenever they were told."""
    own = ("you", "legal", "turn", "next_deal")  # own cards, own nonces, a running clock
    return {key: _timeless(value) for key, value in view.items() if key not in own}


def _timeless(value: object) -> object:
    """Return a part of a view without the times that were left when it was told."""
    if isinstance(value, dict):
        return {k: _timeless(v) for k, v in value.items() if k not in TIMES_LEFT}
    return [_timeless(each) for each in value] if isinstance(value, list) else value
