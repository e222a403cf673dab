"""When Python's garbage collector may look through everything."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from rami_server.web.collector import THAW_AT_LAST, THAW_EVERY, YOUNG, Collector

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def collector() -> Iterator[Collector]:
    """Yield a collector, and give Python's own back as it was."""
    gc.collect()
    collector = Collector()
    yield collector
    collector.stop()


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


def knots() -> int:
    """Return how many knots there are; those that are set aside are not counted."""
    return sum(isinstance(thing, Knot) for thing in gc.get_objects())


def all_knots() -> int:
    """Return how many knots there are, set aside or not."""
    gc.unfreeze()
    count = knots()
    gc.freeze()
    return count


def set_aside_knot() -> None:
    """Leave a knot that was still in use when it was looked through."""
    knot = Knot()
    gc.collect(0)
    assert knots() == 0
    del knot


def test_it_leaves_python_alone_until_a_server_runs(collector: Collector) -> None:
    """An import or a count in a test changes nothing."""
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    for _ in range(THAW_AT_LAST):
        collector.closed(0)
    collector.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, frozen)


def test_a_server_is_set_aside_as_it_starts(collector: Collector) -> None:
    """What it is made of stays, and is never looked through."""
    collector.start()
    assert gc.get_threshold()[0] == YOUNG
    assert gc.get_freeze_count() > 0


def test_each_object_is_looked_through_once(collector: Collector) -> None:
    """What is in use at the first look is set aside; what is not is freed."""
    collector.start()
    kept = [Knot() for _ in range(3)]
    Knot()
    gc.collect(0)
    assert knots() == 0
    assert all_knots() == len(kept)


def test_the_young_are_looked_through_unasked(collector: Collector) -> None:
    """Rings that nobody uses do not pile up."""
    collector.start()
    for _ in range(10 * YOUNG):
        Knot()
    assert all_knots() <= YOUNG + 1


@pytest.mark.parametrize(("left", "after"), [(0, THAW_EVERY), (1, THAW_AT_LAST)])
def test_a_ring_that_was_set_aside_is_freed_when_it_disturbs_nobody(
    collector: Collector, left: int, after: int
) -> None:
    """As soon as no socket is open, else after a long time whoever is there."""
    collector.start()
    set_aside_knot()
    for _ in range(after - 1):
        collector.closed(left)
    assert all_knots() == 1
    collector.closed(left)
    assert all_knots() == 0


def test_python_gets_back_what_was_its_own(collector: Collector) -> None:
    """A process that has served is as it was: in tests many servers run in one."""
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    collector.start()
    collector.stop()
    assert (gc.get_threshold(), gc.callbacks, gc.get_freeze_count()) == (thresholds, callbacks, 0)
