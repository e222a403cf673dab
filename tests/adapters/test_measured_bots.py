from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.bots_inline import InlineBots
from rami_server.adapters.measured_bots import MeasuredBots
from tests.support.questions import a_question

if TYPE_CHECKING:
    from rami_server.engine.actions import Action
    from rami_server.runtime.ports import BotRunner
    from rami_server.table.questions import Question


class Broken:
    """An AI that fails."""

    async def answer(self, question: Question) -> Action:
        """Fail."""
        raise ValueError(question.level)


class Endless:
    """An AI that thinks until nobody waits any more."""

    async def answer(self, question: Question) -> Action:
        """Think."""
        await asyncio.Event().wait()
        raise AssertionError(question)


def measured(bots: BotRunner, seen: list[tuple[str, str, float]]) -> MeasuredBots:
    """Return AI players that are measured by a clock of a second and a half a look."""
    ticks = count(0.0, 1.5)
    return MeasuredBots(bots, lambda *noted: seen.append(noted), lambda: next(ticks))


async def test_thinking_is_measured_however_it_ends() -> None:
    """Answered, failed, or given up by the table: by level, with the seconds."""
    seen: list[tuple[str, str, float]] = []
    question = a_question()
    await measured(InlineBots(), seen).answer(question)
    with pytest.raises(ValueError, match="easy"):
        await measured(Broken(), seen).answer(question)
    thinking = asyncio.create_task(measured(Endless(), seen).answer(question))
    await asyncio.sleep(0)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert seen == [("easy", how, 1.5) for how in ("answered", "failed", "given_up")]
