"""Whose turn it is to be thought for: people's tables first, and of equals the tables in turn.

Reviews come last of all: nobody waits for their next move.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from rami_server.runtime.ports import TableId

_T = TypeVar("_T")


class _Lane(Generic[_T]):
    """The tables of one kind; whoever was served goes to the end, however much it still wants."""

    def __init__(self) -> None:
        self._tables: OrderedDict[TableId, deque[_T]] = OrderedDict()
        self.depth = 0

    def put(self, table_id: TableId, item: _T) -> None:
        self._tables.setdefault(table_id, deque()).append(item)
        self.depth += 1

    def take(self) -> _T:
        table_id, waiting = self._tables.popitem(last=False)
        item = waiting.popleft()
        if waiting:
            self._tables[table_id] = waiting
        self.depth -= 1
        return item

    def drop(self, table_id: TableId, item: _T) -> bool:
        waiting = self._tables.get(table_id, ())
        if item not in waiting or isinstance(waiting, tuple):
            return False
        waiting.remove(item)
        self.depth -= 1
        if not waiting:
            del self._tables[table_id]
        return True


class BotQueue(Generic[_T]):
    """Three lanes: tables with people, tables without, reviews; whoever is first goes first."""

    def __init__(self) -> None:
        self._people = _Lane[_T]()
        self._others = _Lane[_T]()
        self._reviews = _Lane[_T]()

    def __len__(self) -> int:
        """Return how many wait."""
        return self._people.depth + self._others.depth + self._reviews.depth

    def depth(self, *, people: bool) -> int:
        """Return how many wait at tables with people, or at the others."""
        return self._lane(people=people).depth

    def put(self, table_id: TableId, item: _T, *, people: bool) -> None:
        """Let `item` wait for the turn of its table."""
        self._lane(people=people).put(table_id, item)

    def put_last(self, review: TableId, item: _T) -> None:
        """Let `item` of a review wait until no table wants anything."""
        self._reviews.put(review, item)

    def take(self) -> _T:
        """Return what is next, and let it wait no more; raises `LookupError` if nothing waits."""
        if not self:
            raise LookupError("nothing waits")
        lanes = (self._people, self._others, self._reviews)
        return next(lane for lane in lanes if lane.depth).take()

    def drop(self, table_id: TableId, item: _T) -> bool:
        """Let `item` wait no more; return whether it did."""
        lanes = (self._people, self._others, self._reviews)
        return any(lane.drop(table_id, item) for lane in lanes)

    def _lane(self, *, people: bool) -> _Lane[_T]:
        return self._people if people else self._others
