"""AI players of any kind, with a note of how long they think and how it ends."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import BotRunner
    from rami_server.table.questions import Question


class MeasuredBots:
    """The `BotRunner` it is given, measured."""

    def __init__(
        self,
        bots: BotRunner,
        observe: Callable[[str, str, float], None],
        seconds: Callable[[], float] = perf_counter,
    ) -> None:
        self._bots = bots
        self._observe = observe
        self._seconds = seconds

    async def answer(self, question: Question) -> Action:
        """Return the AI's action, or raise; either is noted, and so is nobody waiting any more."""
        began = self._seconds()
        outcome = "failed"
        try:
            action = await self._bots.answer(question)
            outcome = "answered"
        except asyncio.CancelledError:
            outcome = "given_up"
            raise
        else:
            return action
        finally:
            self._observe(question.level, outcome, self._seconds() - began)
