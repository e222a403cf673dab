"""A storage that is measured: what writes is, and everything works as without."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.sql.database import ping
from rami_server.adapters.sql.measured_storage import MeasuredStorage
from rami_server.adapters.sql.storage import open_storage
from rami_server.runtime.ports import StorageUnavailable

if TYPE_CHECKING:
    from sqlalchemy import Connection


def broken(connection: Connection) -> None:
    """Ask for what is not there."""
    connection.exec_driver_sql("SELECT * FROM nowhere")


async def test_writing_is_measured_whatever_becomes_of_it(url: str) -> None:
    """A transaction that fails slowly is a slow transaction; reading is not counted."""
    seen: list[float] = []
    ticks = count(0.0, 0.5)
    storage = MeasuredStorage(open_storage(url), seen.append, lambda: next(ticks))
    assert await storage.write(lambda _: 7) == 7
    with pytest.raises(StorageUnavailable):
        await storage.write(broken)
    await storage.read(ping)
    await storage.aclose()
    assert seen == [0.5, 0.5]
