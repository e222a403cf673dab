"""One process in which AIs think."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.bot_process import (
    NICENESS,
    BotProcess,
    Work,
    WorkerDied,
    step_back,
)
from rami_server.ai.advice import Advice, advise
from rami_server.ai.decide import decide
from rami_server.engine.options import Level
from rami_server.runtime.ports import AiFailed
from tests.support.patience import PATIENCE
from tests.support.questions import a_question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def process() -> AsyncIterator[BotProcess]:
    """Yield a process that is ready."""
    threads = ThreadPoolExecutor(2)
    process = BotProcess(threads)
    await process.start()
    yield process
    process.kill()
    threads.shutdown()


async def test_an_answer_does_not_depend_on_the_process(process: BotProcess) -> None:
    """Every level answers there what it answers here, with the same reasons."""
    for q in (a_question(level, seed) for level in Level for seed in (1, 2, 3)):
        arguments = (q.view, q.history, q.level, q.seed)
        thought = await process.ask(Work(q))
        assert thought.result == decide(*arguments)
        assert thought.seconds > 0
        reasoned = (await process.ask(Work(q, with_reasons=True))).result
        assert isinstance(reasoned, Advice)
        assert reasoned == advise(*arguments)


async def test_what_the_ai_raises_comes_back_without_its_values(process: BotProcess) -> None:
    """What and where, never what it held: that may be cards. The process goes on."""
    broken = a_question()
    object.__setattr__(broken, "view", "7S KD")
    failed = (await process.ask(Work(broken))).result
    assert isinstance(failed, AiFailed)
    assert str(failed).startswith("AttributeError at situation_of:")
    assert "7S" not in str(failed)
    assert not isinstance((await process.ask(Work(a_question()))).result, Exception)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class for it")
async def test_it_thinks_only_while_nobody_else_wants_the_core(process: BotProcess) -> None:
    """People's moves do not wait for the end of an AI's slice; loading is only modest."""
    assert process.pid is not None
    await process.ask(Work(a_question()))
    assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == NICENESS


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class for it")
def test_where_that_is_forbidden_it_thinks_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A container may allow next to nothing; its AI players play."""
    asked: list[tuple[object, ...]] = []

    def refuse(*arguments: object) -> None:
        asked.append(arguments)
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    step_back()
    assert len(asked) == 1


async def test_ctrl_c_is_left_to_the_server(process: BotProcess) -> None:
    """A terminal sends it to all processes; the server stops them in good order."""
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    assert not isinstance((await process.ask(Work(a_question()))).result, Exception)


async def test_who_waits_for_a_killed_process_is_told(process: BotProcess) -> None:
    """It died before it was asked, or was never started: both are said at once."""
    process.kill()
    with pytest.raises(WorkerDied):
        await process.ask(Work(a_question()))
    with ThreadPoolExecutor(1) as threads, pytest.raises(WorkerDied):
        await BotProcess(threads).ask(Work(a_question()))


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="this system has no /proc")
async def test_it_loads_the_ais_and_no_more(process: BotProcess) -> None:
    """No web framework, no database and not the server's main program: it starts in a moment."""
    loaded = maps_of(process)
    assert "python" in loaded
    assert "pydantic" not in loaded
    assert "sqlalchemy" not in loaded


def maps_of(process: BotProcess) -> str:
    """Return the files that a process has loaded."""
    return Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")


SERVER = """
import asyncio
from rami_server.adapters.bot_pool import BotPool
from tests.support.questions import an_errand

async def main():
    pool = BotPool(1)
    pool.start()
    await pool.answer(an_errand())
    print("thinks", flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_processes_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    """After `kill -9` nothing is left: the pipe that both write to comes to its end."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(script)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"thinks\n"
    process.kill()
    async with asyncio.timeout(PATIENCE):
        assert await process.stdout.read() == b""
        await process.wait()


async def test_a_process_that_is_killed_before_it_is_there_does_not_stay() -> None:
    """A server that is told to stop at once leaves no process behind."""
    with ThreadPoolExecutor(2) as threads:
        process = BotProcess(threads)
        process.kill()
        with pytest.raises(WorkerDied):
            await process.start()
        assert process._process is not None
        assert await asyncio.to_thread(process._process.wait, PATIENCE) == -signal.SIGKILL
