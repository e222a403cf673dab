"""AI answers from processes of their own: a thinking AI never holds up the event loop."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread

from rami_server.ai.decide import decide
from rami_server.engine.actions import Action
from rami_server.table.questions import Question

NICENESS = 19
"""People's moves come before AI thinking when both want the same core."""


class BotPool:
    """The `BotRunner` on a pool of processes; a pool that breaks is replaced."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = get_context("spawn")  # a fork of a process with threads may hang
        return ProcessPoolExecutor(self._workers, context, initializer=_set_up)

    async def start(self) -> None:
        """Start the processes now, so that the first AI to move is not kept waiting."""
        loop = asyncio.get_running_loop()
        warm = (loop.run_in_executor(self._pool, _ready) for _ in range(self._workers))
        await asyncio.gather(*warm)

    async def answer(self, question: Question) -> Action:
        """Return the AI's action; raises what the AI raised."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(
                pool, decide, question.view, question.history, question.level, question.seed
            )
        except BrokenProcessPool:
            if self._pool is pool:  # the first to see it replaces it, for all
                self._pool = self._new_pool()
            raise

    def close(self) -> None:
        """Stop the processes without waiting for their answers."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _set_up() -> None:
    """Be modest, and do not outlive a server that was killed."""
    os.nice(NICENESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _ready() -> None:
    """Do nothing, in a process that has everything loaded."""
