"""Waiting for a database so long and no longer, whatever it does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rami_server.runtime.ports import StorageUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable

T = TypeVar("T")


class Deadline:
    """Gives up on what takes too long without waiting for it to stop.

    A thread cannot be stopped, and a driver whose server is silent tries for ten seconds more to
    tell it that the question is withdrawn.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._abandoned: set[asyncio.Future[Any]] = set()

    async def wait_for(self, work: Awaitable[T]) -> T:
        """Return what `work` returns; raises `StorageUnavailable` if it fails or is late."""
        task = asyncio.ensure_future(work)
        try:
            await asyncio.wait({task}, timeout=self._seconds)
        finally:
            self._leave(task)
        if task not in self._abandoned:
            return _result(task)
        raise StorageUnavailable(f"no answer within {self._seconds:g} s")

    def _leave(self, task: asyncio.Future[Any]) -> None:
        if not task.done():
            self._abandoned.add(task)
            task.add_done_callback(self._forget)
            task.cancel()

    def _forget(self, task: asyncio.Future[Any]) -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            task.exception()  # nobody waits for it any more: it is no news

    async def aclose(self) -> None:
        """Give what was abandoned as much time again to stop."""
        if self._abandoned:
            await asyncio.wait(self._abandoned, timeout=self._seconds)


def _result(task: asyncio.Future[T]) -> T:
    try:
        return task.result()
    except (SQLAlchemyError, OSError) as error:
        raise StorageUnavailable(_name_of(error)) from None


def _name_of(error: Exception) -> str:
    """Name the kind of error and of its cause; their texts may quote what was to be stored."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    return f"{type(error).__name__} {code or ''}".strip()
