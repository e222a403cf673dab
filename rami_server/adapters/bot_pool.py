"""AI answers from processes of their own: in a fair order, never late without end, never lost.

Whoever waits long plays a level lower, a process that hangs is replaced, and one that died costs
nobody a move: its question is asked again.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final, Literal, Protocol, TypeAlias

from rami_server.adapters.bot_process import BotProcess, Result, Thought, Work, WorkerDied
from rami_server.adapters.bot_queue import BotQueue
from rami_server.adapters.clock import SystemClock
from rami_server.ai.advice import Advice
from rami_server.ai.judging import Judgement
from rami_server.engine.actions import Action
from rami_server.engine.options import Level
from rami_server.runtime.ports import AiFailed, Case, Clock, Errand, Overloaded
from rami_server.runtime.racing import race

LATE: Final = 0.5
"""Seconds a question waits before an AI of the next lower level answers it."""
THINKING_LIMIT: Final = 5.0
"""Seconds a process may think about one question before it counts as hanging."""
ADVICE_WITHIN: Final = 2.0
"""Seconds in which advice comes, or not at all."""
MOST_ADVICE: Final = 64
"""How many may wait for advice at once."""
RESTART_AFTER: Final = 1.0
"""Seconds until a process that could not be started is tried again."""

Use: TypeAlias = Literal["move", "hint", "review"]
_LOWER: Final = {Level.HARD: Level.NORMAL, Level.NORMAL: Level.EASY, Level.EASY: Level.EASY}


class Worker(Protocol):
    """Thinks about one question at a time."""

    async def start(self) -> None:
        """Return when it can be asked."""
        ...

    async def ask(self, work: Work) -> Thought:
        """Return what it thinks; raises `WorkerDied`."""
        ...

    def kill(self) -> None:
        """End it, whatever it does."""
        ...


class Meter(Protocol):
    """Takes note of what the pool does."""

    def waited(self, seconds: float, *, people: bool) -> None:
        """Note how long a question waited."""
        ...

    def decided(self, use: Use, asked: Level, played: Level, seconds: float) -> None:
        """Note a decision, the level asked for and the one that made it, and how long it took."""
        ...

    def replaced(self, why: Literal["died", "hung"]) -> None:
        """Note that a process was replaced."""
        ...


class Unmeasured:
    """A meter that forgets."""

    def waited(self, seconds: float, *, people: bool) -> None:
        """Forget how long a question waited."""

    def decided(self, use: Use, asked: Level, played: Level, seconds: float) -> None:
        """Forget a decision."""

    def replaced(self, why: Literal["died", "hung"]) -> None:
        """Forget that a process was replaced."""


@dataclass(eq=False, slots=True)
class _Job:
    errand: Errand
    use: Use
    asked_at: float
    answer: asyncio.Future[Result]
    done: Action | None = None
    """What is to be judged, in a review."""
    tries: int = field(default=0)


class BotPool:
    """The `BotRunner` on processes; `start` it before it is asked."""

    def __init__(
        self,
        workers: int = 1,
        *,
        meter: Meter | None = None,
        clock: Clock | None = None,
        make: Callable[[], Worker] | None = None,
    ) -> None:
        """Use `workers` processes; what `make` returns takes their place in tests."""
        self._size = workers
        self._meter: Meter = meter or Unmeasured()
        self._clock: Clock = clock or SystemClock()
        # One thread waits for each process, another one may still wait for one that was killed.
        self._threads = ThreadPoolExecutor(2 * workers, "rami AI")
        self._make: Callable[[], Worker] = make or (lambda: BotProcess(self._threads))
        self._queue = BotQueue[_Job]()
        self._waiting = asyncio.Semaphore(0)
        self._advice = 0
        self._is_ready = asyncio.Event()
        self._ready_at = 0.0
        """When a process was last started."""
        self._workers: set[Worker] = set()
        self._serving: list[asyncio.Task[None]] = []

    def depth(self, *, people: bool) -> int:
        """Return how many questions wait, of tables with people or of the others."""
        return self._queue.depth(people=people)

    def start(self) -> None:
        """Start the processes in background: people need not wait for them, AIs' moves do."""
        self._serving = [asyncio.create_task(self._serve()) for _ in range(self._size)]

    async def ready(self) -> None:
        """Return when a process can be asked."""
        await self._is_ready.wait()

    async def answer(self, errand: Errand) -> Action:
        """Return the AI's action; raises `AiFailed`, or `TimeoutError` if it hangs."""
        answer = await self._asked(errand, "move")
        assert not isinstance(answer, Advice | Judgement)  # noqa: S101 - narrows the type
        return answer

    async def advise(self, errand: Errand) -> Advice:
        """Return the AI's action with its reasons, at once or not at all: raises `Overloaded`."""
        if self._advice >= MOST_ADVICE:
            raise Overloaded
        self._advice += 1
        try:
            soon = self._clock.sleep_until(self._clock.now() + ADVICE_WITHIN)
            answer = await race(self._asked(errand, "hint"), soon)
        except (TimeoutError, WorkerDied):
            raise Overloaded from None
        finally:
            self._advice -= 1
        assert isinstance(answer, Advice)  # noqa: S101 - narrows the type
        return answer

    async def judge(self, case: Case) -> Judgement:
        """Return how a decision compares with that of hard, once no table wants anything.

        Raises `AiFailed`, whatever the fault.
        """
        errand = Errand(case.review, case.question, has_people=False)
        try:
            answer = await self._asked(errand, "review", case.done)
        except Exception as fault:
            raise AiFailed(type(fault).__name__) from fault
        assert isinstance(answer, Judgement)  # noqa: S101 - narrows the type
        return answer

    def close(self) -> None:
        """Stop the processes without waiting for their answers."""
        for task in self._serving:
            task.cancel()
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _asked(self, errand: Errand, use: Use, done: Action | None = None) -> Result:
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        job = _Job(errand, use, self._clock.now(), answer, done)
        self._put(job)
        try:
            return await answer
        finally:  # whoever asked may have gone
            self._queue.drop(errand.table_id, job)

    def _put(self, job: _Job) -> None:
        errand = job.errand
        if job.use == "review":
            self._queue.put_last(errand.table_id, job)
        else:
            self._queue.put(errand.table_id, job, people=errand.has_people)
        self._waiting.release()

    async def _serve(self) -> None:
        """Let one process answer question after question; whenever it fails, a new one goes on."""
        worker = await self._started()
        while True:
            job = await self._next()
            if job is not None and not await self._is_done(job, worker):
                worker.kill()
                self._workers.discard(worker)
                worker = await self._started()

    async def _next(self) -> _Job | None:
        """Return what is next; None if whoever asked has gone."""
        await self._waiting.acquire()
        return self._queue.take() if self._queue else None

    async def _started(self) -> Worker:
        """Return a new process that is ready; one that does not start is tried again."""
        while True:
            worker = self._make()
            self._workers.add(worker)
            try:
                await worker.start()
            except (WorkerDied, OSError):
                worker.kill()
                self._workers.discard(worker)
                await self._clock.sleep_until(self._clock.now() + RESTART_AFTER)
            else:
                self._ready_at = self._clock.now()
                self._is_ready.set()
                return worker

    async def _is_done(self, job: _Job, worker: Worker) -> bool:
        """Let `worker` answer; return whether it can go on."""
        now = self._clock.now()
        waited = now - job.asked_at
        if job.use != "review":
            self._meter.waited(waited, people=job.errand.has_people)
        level = self._level(job, now - max(job.asked_at, self._ready_at))
        question = replace(job.errand.question, level=level)
        work = Work(question, with_reasons=job.use == "hint", done=job.done)
        try:
            limit = self._clock.sleep_until(now + THINKING_LIMIT)
            thought = await race(worker.ask(work), limit)
        except TimeoutError:
            self._meter.replaced("hung")
            _fail(job, TimeoutError("the AI hangs"))
            return False
        except WorkerDied as died:
            self._meter.replaced("died")
            self._ask_again(job, died)
            return False
        except Exception as fault:  # noqa: BLE001 - whatever it is, the next question is answered
            self._meter.replaced("died")
            _fail(job, fault)
            return False
        self._meter.decided(job.use, job.errand.question.level, level, thought.seconds)
        _settle(job, thought)
        return True

    @staticmethod
    def _level(job: _Job, waited: float) -> Level:
        """Return who answers: under overload the next lower level; a hint is never lowered.

        That a process had to be started is no overload.
        """
        asked = job.errand.question.level
        return _LOWER[asked] if job.use == "move" and waited > LATE else asked

    def _ask_again(self, job: _Job, died: WorkerDied) -> None:
        job.tries += 1
        if job.tries > 1:
            _fail(job, died)  # it may be the question that kills
        elif not job.answer.done():
            self._put(job)


def _settle(job: _Job, thought: Thought) -> None:
    if isinstance(thought.result, Exception):
        _fail(job, thought.result)
    elif not job.answer.done():
        job.answer.set_result(thought.result)


def _fail(job: _Job, fault: Exception) -> None:
    if not job.answer.done():
        job.answer.set_exception(fault)
