"""One process in which AIs think: asked over a pipe, one question at a time, and never missed."""

import asyncio
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, Pipe
from subprocess import PIPE, Popen
from threading import Thread
from time import perf_counter
from typing import Final, TypeAlias

from rami_server.ai.advice import Advice, advise
from rami_server.ai.decide import decide
from rami_server.ai.judging import Judgement, judge
from rami_server.engine.actions import Action
from rami_server.runtime.ports import AiFailed
from rami_server.table.questions import Question

NICENESS: Final = 19
"""People's moves come before the AIs' loading when both want the same core."""
START_WITHIN: Final = 60.0
"""Seconds a process may take until it answers that it is ready."""

Result: TypeAlias = Action | Advice | Judgement
Thinking: TypeAlias = Callable[..., Action | Advice]
"""`decide` or `advise`: from view, history, level and seed to what comes of them."""


class WorkerDied(Exception):
    """The process is gone; what it was asked can be asked of another."""


@dataclass(frozen=True, slots=True)
class Work:
    """A question, and whether its reasons are wanted, too, or what somebody did to be judged."""

    question: Question
    with_reasons: bool = False
    done: Action | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it, or what the AI raised; and the seconds it took."""

    result: Result | AiFailed
    seconds: float


READY: Final = Thought(AiFailed("ready"), 0.0)
"""What a process says first."""


class BotProcess:
    """A process of its own; `ask` waits for it on a thread, so that the event loop goes on."""

    def __init__(self, threads: Executor) -> None:
        self._threads = threads
        self._process: Popen[bytes] | None = None
        self._pipe: Connection | None = None
        self._is_killed = False

    async def start(self) -> None:
        """Start it; returns when everything is loaded there."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._launch)

    async def ask(self, work: Work) -> Thought:
        """Return what it thinks; raises `WorkerDied`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._exchange, work)

    @property
    def pid(self) -> int | None:
        """Return the number of the process, once it was started."""
        return None if self._process is None else self._process.pid

    def kill(self) -> None:
        """End it at once, whatever it does; who waits for an answer is told that it died."""
        self._is_killed = True
        if self._process is not None:
            self._process.kill()
            if self._process.stdin is not None:
                self._process.stdin.close()
            Thread(target=self._process.wait, daemon=True).start()  # leaves no zombie

    def _launch(self) -> None:
        ours, theirs = Pipe()
        self._pipe = ours
        self._process = _opened(theirs)
        theirs.close()
        if self._is_killed or not ours.poll(START_WITHIN):
            self.kill()
        self._receive(ours)

    def _exchange(self, work: Work) -> Thought:
        if self._pipe is None:
            raise WorkerDied("the process was never started")
        try:
            self._pipe.send(work)
        except OSError as fault:
            raise WorkerDied("the process takes no question") from fault
        return self._receive(self._pipe)

    def _receive(self, pipe: Connection) -> Thought:
        try:
            thought = pipe.recv()
        except (EOFError, OSError) as fault:
            raise WorkerDied("the process is gone") from fault
        assert isinstance(thought, Thought)  # noqa: S101 - narrows the type
        return thought


def _opened(pipe: Connection) -> Popen[bytes]:
    """Return a process that answers on `pipe`: a bare interpreter, which loads the AIs and no more.

    `multiprocessing` would run the server's main program there once more, and load all of it. What
    the process reads on its standard input is that it has ended with us.
    """
    command = [sys.executable, "-c", _MAIN, json.dumps(sys.path), str(pipe.fileno())]
    return Popen(command, stdin=PIPE, pass_fds=[pipe.fileno()])  # noqa: S603 - our own interpreter


_MAIN: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]);"
    "from rami_server.adapters.bot_process import think; think(int(sys.argv[2]))"
)


def think(pipe_number: int) -> None:
    """Answer one question after the other until the other end of the pipe is gone."""
    _set_up()
    pipe = Connection(pipe_number)
    with suppress(EOFError, OSError):
        pipe.send(READY)
        step_back()
        while True:
            pipe.send(_thought(pipe.recv()))


def _thought(work: Work) -> Thought:
    begun = perf_counter()
    try:
        result = _result(work)
    except Exception as fault:  # noqa: BLE001 - whatever the AI raises is for whoever asked
        return Thought(_plain(fault), perf_counter() - begun)
    return Thought(result, perf_counter() - begun)


def _result(work: Work) -> Result:
    question = work.question
    if work.done is not None:
        return judge(question.view, question.history, question.seed, work.done)
    thinking: Thinking = advise if work.with_reasons else decide
    return thinking(question.view, question.history, question.level, question.seed)


def _plain(fault: Exception) -> AiFailed:
    """Return what a fault is and where, without what it holds: its text may name cards."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return AiFailed(f"{type(fault).__name__} at {frame.name}:{frame.lineno}")


def _set_up() -> None:
    """Be modest, leave Ctrl-C to the server, and do not outlive a server that was killed."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def step_back() -> None:
    """Think only while nobody else wants the core, where the system has a class for that.

    Beside a nice process whoever wakes up still waits for the end of its slice, some 3 ms.
    """
    if sys.platform == "linux":
        with suppress(OSError):  # a container may forbid it; being modest is enough to work
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(0)
