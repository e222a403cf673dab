"""AI answers from processes of their own: the same answers, in a pool that outlives them."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.bot_pool import BotPool
from rami_server.ai.decide import decide
from rami_server.engine.options import Level
from tests.support.questions import a_question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """Yield a pool of one process."""
    pool = BotPool(1)
    await pool.start()
    yield pool
    pool.close()


async def test_an_answer_does_not_depend_on_the_process(pool: BotPool) -> None:
    """Every level answers there what it answers here."""
    questions = [a_question(level, seed) for level in Level for seed in (1, 2, 3)]
    answers = await asyncio.gather(*map(pool.answer, questions))
    assert answers == [decide(q.view, q.history, q.level, q.seed) for q in questions]


async def test_what_the_ai_raises_comes_back(pool: BotPool) -> None:
    """A fault in the process is one for the caller, who copes."""
    broken = a_question()
    object.__setattr__(broken, "view", None)
    with pytest.raises(AttributeError):
        await pool.answer(broken)
    assert await pool.answer(a_question()) is not None


async def test_a_killed_process_is_replaced(pool: BotPool) -> None:
    """The question that was with it fails; the next one is answered."""
    for process in active_children():
        process.kill()
        process.join()
    with pytest.raises(BrokenProcessPool):
        await pool.answer(a_question())
    assert await pool.answer(a_question()) is not None


SERVER = """
import asyncio, multiprocessing
from rami_server.adapters.bot_pool import BotPool

async def main():
    pool = BotPool(1)
    await pool.start()
    print(multiprocessing.active_children()[0].pid, flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_processes_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    """After `kill -9` nothing is left: the pipe that both write to comes to its end."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert int(await process.stdout.readline()) > 0
    process.kill()
    async with asyncio.timeout(20):
        assert await process.stdout.read() == b""
        await process.wait()
