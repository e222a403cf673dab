from __future__ import annotations

import pytest

from rami_server.adapters.bot_queue import BotQueue


def taken(queue: BotQueue[str]) -> list[str]:
    """Take everything in its order."""
    return [queue.take() for _ in range(len(queue))]


def test_people_come_before_tables_without_them() -> None:
    """A thousand others wait as long as one person does."""
    queue = BotQueue[str]()
    for number in range(1000):
        queue.put(f"bots{number}", f"bots{number}", people=False)
    queue.put("ana", "ana", people=True)
    assert (queue.depth(people=True), queue.depth(people=False)) == (1, 1000)
    assert taken(queue) == ["ana", *(f"bots{number}" for number in range(1000))]


def test_reviews_come_last_and_take_turns() -> None:
    """Whatever a table wants later is taken before; a review that goes away waits no more."""
    queue = BotQueue[str]()
    for item in ("r1", "r2", "q1", "s1"):
        queue.put_last(item[0], item)
    assert queue.take() == "r1"
    queue.put("bots", "bots", people=False)
    queue.put("ana", "ana", people=True)
    assert queue.drop("s", "s1")
    assert (queue.depth(people=True), queue.depth(people=False), len(queue)) == (1, 1, 4)
    assert taken(queue) == ["ana", "bots", "q1", "r2"]


def test_tables_take_turns() -> None:
    """A table that wants much gets as much of the next round as one that wants little."""
    queue = BotQueue[str]()
    for item in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(item[0], item, people=True)
    assert taken(queue) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_who_goes_away_waits_no_more() -> None:
    """What is dropped is never taken, in either lane, and dropped once."""
    queue = BotQueue[str]()
    queue.put("a", "a1", people=True)
    queue.put("a", "a2", people=True)
    queue.put("b", "b1", people=False)
    assert queue.drop("a", "a1")
    assert queue.drop("b", "b1")
    assert not queue.drop("a", "a1")
    assert not queue.drop("x", "x1")
    assert (queue.depth(people=True), queue.depth(people=False)) == (1, 0)
    assert taken(queue) == ["a2"]


def test_nothing_is_next_where_nothing_waits() -> None:
    """Taking from nothing is a mistake of the caller."""
    with pytest.raises(LookupError):
        BotQueue[str]().take()
