"""Work against a limit, where the limit is any other awaitable, such as a clock that tests turn."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

_T = TypeVar("_T")


async def race(work: Coroutine[Any, Any, _T], limit: Coroutine[Any, Any, object]) -> _T:
    """Return what `work` returns; raises `TimeoutError` if `limit` ends first.

    Whichever is not finished is cancelled, also when the caller is.
    """
    working, limiting = asyncio.create_task(work), asyncio.create_task(limit)
    try:
        await asyncio.wait({working, limiting}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise TimeoutError
        return working.result()
    finally:
        working.cancel()
        limiting.cancel()
        await asyncio.wait({working, limiting})
