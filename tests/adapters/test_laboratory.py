from __future__ import annotations

from rami_server.adapters.laboratory import laboratory
from rami_server.adapters.memory import MemoryDirectory, MemoryStore, MemoryTableLog
from tests.support.records import append_of, table_id


async def test_its_ports_work_together() -> None:
    """One clock for all of them; the log and the directory are those they are given."""
    store = MemoryStore()
    lab = laboratory(MemoryTableLog(store), MemoryDirectory(store))
    await lab.log.append(append_of(1, 1, code="AAA"))
    assert await lab.directory.find("AAA") == table_id(1)
    lab.clock.stop()
    lab.clock.move_to(lab.clock.now() + 60)
    pulse = await lab.directory.beat("n1", lab.clock.now())
    assert (pulse.at, pulse.outages) == (lab.clock.now(), ())
