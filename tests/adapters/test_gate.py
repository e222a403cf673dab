from __future__ import annotations

import asyncio
from functools import partial

import pytest

from rami_server.adapters.gate import Gate
from rami_server.runtime.ports import StorageUnavailable


async def test_open_gate_lets_through() -> None:
    """Who does nothing to the gate does not notice it."""
    stored: list[int] = []
    await Gate().pass_append(lambda: stored.append(1))
    assert stored == [1]


@pytest.mark.parametrize("is_stored", [False, True])
async def test_next_append_fails_and_only_that(*, is_stored: bool) -> None:
    """A test says for one append whether it is stored before the failure."""
    gate = Gate()
    stored: list[int] = []
    gate.fail_next(stored=is_stored)
    with pytest.raises(StorageUnavailable):
        await gate.pass_append(lambda: stored.append(1))
    await gate.pass_append(lambda: stored.append(2))
    assert stored == ([1, 2] if is_stored else [2])


async def test_held_appends_go_on_in_order() -> None:
    """What waits at the gate is stored when it opens, first come, first served."""
    gate = Gate()
    stored: list[int] = []
    gate.hold()
    async with asyncio.TaskGroup() as tasks:
        for number in range(3):
            tasks.create_task(gate.pass_append(partial(stored.append, number)))
        await gate.until_one_waits()
        assert gate.waiting == 3
        assert stored == []
        gate.release()
    assert stored == [0, 1, 2]
    assert gate.waiting == 0


async def test_who_gives_up_at_the_gate_stores_nothing() -> None:
    """A caller that is cancelled while it waits has not been there."""
    gate = Gate()
    stored: list[int] = []
    gate.hold()
    impatient = asyncio.create_task(gate.pass_append(lambda: stored.append(1)))
    await gate.until_one_waits()
    impatient.cancel()
    await asyncio.wait([impatient])
    gate.release()
    assert stored == []
    assert gate.waiting == 0


async def test_nothing_gets_through_while_away() -> None:
    """An append that waited fails if the storage is away when its turn comes."""
    gate = Gate()
    gate.is_away = True
    with pytest.raises(StorageUnavailable):
        gate.check()
    with pytest.raises(StorageUnavailable):
        await gate.pass_append(lambda: None)
