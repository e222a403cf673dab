"""A storage that tells how long its writing transactions take, on top of any other."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from rami_server.adapters.sql.storage import Storage

T = TypeVar("T")


class MeasuredStorage:
    """The `Storage` it is given, measured."""

    def __init__(
        self,
        storage: Storage,
        observe: Callable[[float], None],
        seconds: Callable[[], float] = perf_counter,
    ) -> None:
        self._storage = storage
        self._observe = observe
        self._seconds = seconds

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction, or raise; either takes its time."""
        began = self._seconds()
        try:
            return await self._storage.write(work)
        finally:
            self._observe(self._seconds() - began)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`; see `Storage`."""
        return await self._storage.read(work)

    async def aclose(self) -> None:
        """Close the storage."""
        await self._storage.aclose()
