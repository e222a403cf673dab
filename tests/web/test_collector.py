"""When Python's garbage collector may look through everything."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

from rami_server.web.collector import FREEZE_EVERY, THAW_EVERY, YOUNG, Collector

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def python_as_it_was() -> Iterator[None]:
    """Give the collector back as it was."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


def knots() -> int:
    """Return how many knots there are."""
    return sum(isinstance(thing, Knot) for thing in gc.get_objects())


def test_it_leaves_python_alone_until_a_server_runs() -> None:
    """An import or a count in a test changes nothing."""
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    collector = Collector()
    for _ in range(FREEZE_EVERY):
        collector.opened()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, frozen)


def test_a_server_and_what_sockets_bring_is_set_aside() -> None:
    """At the start, and again after every so many sockets."""
    collector = Collector()
    collector.start()
    assert gc.get_threshold()[0] == YOUNG
    at_start = gc.get_freeze_count()
    assert at_start > 0
    kept = [Knot() for _ in range(1000)]
    for _ in range(FREEZE_EVERY - 1):
        collector.opened()
    assert gc.get_freeze_count() == at_start
    collector.opened()
    assert gc.get_freeze_count() >= at_start + len(kept)


def test_what_was_set_aside_and_has_gone_is_freed_in_the_end() -> None:
    """After so many sockets have closed, everything is looked through once."""
    gc.collect()
    collector = Collector()
    collector.start()
    Knot()
    gc.freeze()
    gc.collect()
    gc.unfreeze()
    left = knots()
    gc.freeze()
    assert left == 1
    for _ in range(THAW_EVERY):
        collector.closed()
    gc.unfreeze()
    assert knots() == 0
