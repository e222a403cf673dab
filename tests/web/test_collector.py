"""When Python's garbage collector may look through everything."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import pytest

from rami_server.web import collector as rules
from rami_server.web.collector import ENOUGH, Collector

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def collector() -> Iterator[Collector]:
    """Yield a collector that has taken over, and give Python its own back."""
    gc.collect()
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


def knots() -> int:
    """Return how many knots there are, in use or not."""
    return sum(isinstance(thing, Knot) for thing in gc.get_objects())


def test_a_server_is_set_aside_as_it_starts(collector: Collector) -> None:
    """What it is made of stays, and is never looked through."""
    assert gc.get_freeze_count() > 0
    frozen = gc.get_freeze_count()
    collector.look(0)
    assert gc.get_freeze_count() == frozen


@pytest.mark.usefixtures("collector")
def test_it_never_comes_unasked() -> None:
    """However much is made: every look of it would stop all tables."""
    for _ in range(ENOUGH):
        Knot()
    assert knots() == ENOUGH


@pytest.mark.parametrize(("made", "left"), [(ENOUGH // 2, ENOUGH // 2), (ENOUGH, 0)])
def test_rings_go_when_they_are_many_and_nobody_is_there(
    collector: Collector, made: int, left: int
) -> None:
    """A few are not worth a look."""
    for _ in range(made):
        Knot()
    collector.look(0)
    assert knots() == left


def test_people_are_disturbed_only_when_it_is_too_much(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One socket is enough to wait for, but not for ever."""
    for _ in range(ENOUGH):
        Knot()
    collector.look(1)
    assert knots() == ENOUGH
    monkeypatch.setattr(rules, "TOO_MANY", ENOUGH)
    collector.look(1)
    assert knots() == 0


def test_what_is_in_use_is_not_looked_through_again_and_again(collector: Collector) -> None:
    """What counts is what has come since the last look."""
    kept = [Knot() for _ in range(ENOUGH)]
    collector.look(0)
    Knot()
    collector.look(0)
    assert knots() == len(kept) + 1


async def test_it_asks_again_and_again(collector: Collector) -> None:
    """And goes on, whatever it found."""
    asked = asyncio.Event()

    def sockets() -> int:
        if knots() == 0:
            asked.set()
        return 0

    for _ in range(ENOUGH):
        Knot()
    asking = asyncio.create_task(collector.run(sockets, every=0))
    await asked.wait()
    asking.cancel()


def test_python_gets_back_what_was_its_own(collector: Collector) -> None:
    """A process that has served is as it was: in tests many servers run in one."""
    assert not gc.isenabled()
    collector.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
