"""The pool of AIs: a fair order, answers that come in time, processes that can be lost."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Literal

import pytest
from typing_extensions import override

from rami_server.adapters import bot_pool
from rami_server.adapters.bot_pool import (
    ADVICE_WITHIN,
    LATE,
    MOST_ADVICE,
    RESTART_AFTER,
    THINKING_LIMIT,
    BotPool,
    Unmeasured,
)
from rami_server.adapters.bot_process import BotProcess, Result, Thought, Work, WorkerDied
from rami_server.adapters.clock import ManualClock
from rami_server.ai.advice import Advice
from rami_server.ai.decide import decide
from rami_server.ai.judging import Judgement, judge
from rami_server.engine.actions import DrawDiscard, DrawStock
from rami_server.engine.options import Level
from rami_server.runtime.ports import AiFailed, Case, Overloaded
from tests.support.questions import an_errand

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Any

    from rami_server.adapters.bot_pool import Use


JUDGED = Judgement(Advice(DrawStock(), ()), (1.0, 2.0))


class Scripted:
    """A worker that answers when the test lets it, and in the way the test wants."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.killed = asyncio.Event()

    async def start(self) -> None:
        """Be ready when the test lets it, unless no process starts now."""
        await self.theatre.open.wait()
        if self.theatre.unstartable:
            self.theatre.unstartable -= 1
            raise OSError("no more processes")
        self.theatre.started += 1

    async def ask(self, work: Work) -> Thought:
        """Answer when there is a permit; die or hang if that is next."""
        self.theatre.asked.append(work)
        await self.theatre.permits.acquire()
        match self.theatre.fates.pop(0) if self.theatre.fates else "answer":
            case "die":
                raise WorkerDied("killed")
            case "hang":
                await asyncio.Event().wait()
            case "raise":
                return Thought(AiFailed("KeyError at choose:7"), 0.001)
            case "explode":
                raise ValueError("cannot be sent")
            case _:
                pass
        result: Result = Advice(DrawStock(), ()) if work.with_reasons else DrawStock()
        if work.done is not None:
            result = JUDGED
        return Thought(result, 0.001)

    def kill(self) -> None:
        """Be gone."""
        self.theatre.kills += 1


class Theatre(Unmeasured):
    """A pool of scripted workers under a clock that the test turns, and what it measures."""

    def __init__(self, workers: int = 1) -> None:
        self.clock = ManualClock()
        self.permits = asyncio.Semaphore(0)
        self.open = asyncio.Event()
        self.open.set()
        self.asked: list[Work] = []
        self.fates: list[str] = []
        self.started = self.kills = self.unstartable = 0
        self.waits: list[tuple[bool, float]] = []
        self.decisions: list[tuple[Use, Level, Level]] = []
        self.replacements: list[str] = []
        self.pool = BotPool(workers, meter=self, clock=self.clock, make=lambda: Scripted(self))

    @override
    def waited(self, seconds: float, *, people: bool) -> None:
        """Keep it."""
        self.waits.append((people, seconds))

    @override
    def decided(self, use: Use, asked: Level, played: Level, seconds: float) -> None:
        """Keep it."""
        assert seconds == 0.001
        self.decisions.append((use, asked, played))

    @override
    def replaced(self, why: Literal["died", "hung"]) -> None:
        """Keep it."""
        self.replacements.append(why)

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        await self.clock.advance(0.0)

    def ask(self, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - an errand's
        """Ask for a move."""
        return asyncio.create_task(self.pool.answer(an_errand(*args, **kwargs)))

    def permit(self, count: int) -> None:
        """Let so many answers come."""
        for _ in range(count):
            self.permits.release()


@pytest.fixture
async def theatre() -> AsyncIterator[Theatre]:
    """Yield one that has begun."""
    theatre = Theatre()
    theatre.pool.start()
    yield theatre
    theatre.pool.close()


async def test_a_thousand_bot_tables_do_not_starve_a_person(theatre: Theatre) -> None:
    """A person's table that asks last is answered next, and never at a lower level."""
    crowd = [theatre.ask(Level.HARD, table=f"b{number}", people=False) for number in range(1000)]
    await theatre.settle()
    person = theatre.ask(Level.HARD, table="ana", people=True)
    await theatre.settle()
    assert theatre.pool.depth(people=True) == 1
    assert theatre.pool.depth(people=False) == 999
    theatre.permit(2)  # the one that is being answered, and the person's
    await theatre.settle()
    assert person.done()
    assert sum(task.done() for task in crowd) == 1
    assert theatre.asked[1].question.level is Level.HARD
    theatre.permit(999)
    await asyncio.gather(*crowd)
    assert theatre.pool.depth(people=False) == 0


async def test_a_review_delays_nobody(theatre: Theatre) -> None:
    """While 100 decisions are to be judged, a person's AI moves next, and so do AI tables."""
    asked = an_errand(Level.HARD).question
    judging = [
        asyncio.create_task(theatre.pool.judge(Case(f"r{n % 3}", asked, DrawStock())))
        for n in range(100)
    ]
    await theatre.settle()
    bots = theatre.ask(Level.HARD, table="b", people=False)
    person = theatre.ask(Level.HARD, table="ana")
    await theatre.settle()
    theatre.permit(2)  # the decision that is being judged, and the person's AI
    await theatre.settle()
    assert (person.done(), bots.done()) == (True, False)
    theatre.permit(1)
    await theatre.settle()
    assert bots.done()
    assert sum(task.done() for task in judging) == 1
    theatre.permit(99)
    assert await asyncio.gather(*judging) == [JUDGED] * 100
    assert theatre.decisions.count(("review", Level.HARD, Level.HARD)) == 100
    assert len(theatre.waits) == 2


@pytest.mark.parametrize("fate", ["hang", "raise", "explode"])
async def test_what_cannot_be_judged_is_told(theatre: Theatre, fate: str) -> None:
    """Whatever the fault, the review hears of it, and the next question is answered."""
    theatre.fates.append(fate)
    theatre.permit(2)
    case = Case("r", an_errand().question, DrawStock())
    judging = asyncio.create_task(theatre.pool.judge(case))
    await theatre.clock.advance(THINKING_LIMIT + 0.1)
    with pytest.raises(AiFailed):
        await judging
    assert await theatre.ask() == DrawStock()


async def test_crowded_tables_with_people_take_turns(theatre: Theatre) -> None:
    """Among a thousand tables with people none is asked for twice before all were once."""
    crowd = [theatre.ask(seed=number % 200, table=f"p{number}") for number in range(1000)]
    greedy = [theatre.ask(table="p0") for _ in range(50)]
    await theatre.settle()
    theatre.permit(1001)
    await asyncio.gather(*crowd)
    assert sum(task.done() for task in greedy) <= 1
    theatre.permit(49)
    await asyncio.gather(*greedy)


async def test_who_waits_long_is_answered_by_the_next_lower_level(theatre: Theatre) -> None:
    """After half a second hard plays as normal and normal as easy; before, as they are."""
    first = theatre.ask(table="first")
    tasks = [theatre.ask(level, table=level) for level in Level]
    late = [theatre.ask(level, table=f"late {level}") for level in Level]
    await theatre.clock.advance(LATE)
    theatre.permit(3)
    await theatre.settle()
    await theatre.clock.advance(0.01)
    theatre.permit(4)
    await asyncio.gather(first, *tasks, *late)
    assert theatre.decisions[:4] == [("move", x, x) for x in (Level.EASY, *Level)]
    assert theatre.decisions[4:] == [
        ("move", Level.EASY, Level.EASY),
        ("move", Level.NORMAL, Level.EASY),
        ("move", Level.HARD, Level.NORMAL),
    ]


async def test_waiting_is_measured(theatre: Theatre) -> None:
    """From the question to the moment a process takes it, apart for tables with people."""
    tasks = [theatre.ask(table="a"), theatre.ask(table="b", people=False)]
    await theatre.clock.advance(0.25)
    theatre.permit(2)
    await asyncio.gather(*tasks)
    assert theatre.waits == [(True, 0.0), (False, 0.25)]


async def test_a_process_that_hangs_is_replaced(theatre: Theatre) -> None:
    """Its question fails, whoever waits behind it is answered by a new process."""
    theatre.fates.append("hang")
    theatre.permit(2)
    hanging, next_one = theatre.ask(table="a"), theatre.ask(table="b")
    await theatre.clock.advance(THINKING_LIMIT - 0.1)
    assert not hanging.done()
    await theatre.clock.advance(0.2)
    with pytest.raises(TimeoutError):
        await hanging
    assert await next_one == DrawStock()
    assert (theatre.started, theatre.kills, theatre.replacements) == (2, 1, ["hung"])


async def test_a_process_that_dies_costs_nobody_a_move(theatre: Theatre) -> None:
    """The question is asked again, of a new process; if that dies, too, it fails."""
    theatre.fates += ["die", "answer", "die", "die"]
    theatre.permit(4)
    assert await theatre.ask() == DrawStock()
    with pytest.raises(WorkerDied):
        await theatre.ask()
    assert theatre.replacements == ["died"] * 3


async def test_a_process_that_does_not_start_is_tried_again(theatre: Theatre) -> None:
    """A machine without memory may have some a second later."""
    theatre.fates.append("die")
    theatre.unstartable = 2
    theatre.permit(2)
    task = theatre.ask()
    await theatre.clock.advance(RESTART_AFTER)
    assert not task.done()
    await theatre.clock.advance(RESTART_AFTER)
    assert await task == DrawStock()


@pytest.mark.parametrize(("fate", "kind"), [("raise", AiFailed), ("explode", ValueError)])
async def test_a_fault_is_the_askers_alone(
    theatre: Theatre, fate: str, kind: type[Exception]
) -> None:
    """Whatever goes wrong with one question, the next one is answered."""
    theatre.fates.append(fate)
    theatre.permit(2)
    with pytest.raises(kind):
        await theatre.ask()
    assert await theatre.ask() == DrawStock()


async def test_who_goes_away_is_not_thought_for(theatre: Theatre) -> None:
    """A question whose asker has gone leaves the queue and no trace."""
    first, gone, last = (theatre.ask(table=name) for name in ("a", "b", "c"))
    await theatre.settle()
    gone.cancel()
    await theatre.settle()
    assert theatre.pool.depth(people=True) == 1
    theatre.permit(2)
    assert [await first, await last] == [DrawStock(), DrawStock()]
    assert len(theatre.asked) == 2


async def test_advice_is_never_lowered_and_comes_soon_or_not_at_all(theatre: Theatre) -> None:
    """A hint is hard's, late or not; after two seconds the answer is that too much waits."""
    theatre.permit(1)
    advice = await theatre.pool.advise(an_errand(Level.HARD))
    assert advice == Advice(DrawStock(), ())
    blocking = theatre.ask(table="a")
    late = asyncio.create_task(theatre.pool.advise(an_errand(Level.HARD, table="b")))
    await theatre.clock.advance(LATE + 1.0)
    theatre.permit(2)
    await theatre.settle()
    assert await late == Advice(DrawStock(), ())
    assert theatre.decisions[-1] == ("hint", Level.HARD, Level.HARD)
    await blocking
    blocking = theatre.ask(table="a")
    too_late = asyncio.create_task(theatre.pool.advise(an_errand(table="b")))
    await theatre.clock.advance(ADVICE_WITHIN + 0.1)
    with pytest.raises(Overloaded):
        await too_late
    assert theatre.pool.depth(people=True) == 0
    theatre.permit(1)
    await blocking


async def test_only_so_many_wait_for_advice(theatre: Theatre) -> None:
    """Hints cannot fill the queue: who comes when it is full is told at once."""
    waiting = [
        asyncio.create_task(theatre.pool.advise(an_errand(table=f"{number}")))
        for number in range(MOST_ADVICE)
    ]
    await theatre.settle()
    with pytest.raises(Overloaded):
        await theatre.pool.advise(an_errand())
    theatre.permit(MOST_ADVICE)
    await asyncio.gather(*waiting)


async def test_several_processes_work_at_once() -> None:
    """As many questions are with a process as there are processes."""
    theatre = Theatre(workers=3)
    theatre.pool.start()
    tasks = [theatre.ask(table=f"{number}") for number in range(5)]
    await theatre.settle()
    assert len(theatre.asked) == theatre.started == 3
    theatre.permit(5)
    await asyncio.gather(*tasks)
    theatre.pool.close()
    assert theatre.kills == 3


async def test_a_process_that_comes_late_answers_what_waited() -> None:
    """However long the start took, nothing is lost, and nobody plays below their level for it."""
    theatre = Theatre()
    theatre.open.clear()
    theatre.pool.start()
    asked = theatre.ask(Level.HARD)
    ready = asyncio.create_task(theatre.pool.ready())
    await theatre.clock.advance(60.0)
    assert theatre.asked == []
    assert not ready.done()
    theatre.open.set()
    await ready
    theatre.permit(1)
    assert await asked == DrawStock()
    assert theatre.decisions == [("move", Level.HARD, Level.HARD)]
    assert theatre.waits == [(True, 60.0)]
    theatre.pool.close()


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """Yield a pool of one real process."""
    pool = BotPool(1)
    pool.start()
    yield pool
    pool.close()


async def test_a_real_process_answers_as_the_ai_does(pool: BotPool) -> None:
    """Every level, all at once."""
    errands = [an_errand(level, seed) for level in Level for seed in (1, 2, 3)]
    answers = await asyncio.gather(*map(pool.answer, errands))
    questions = [errand.question for errand in errands]
    assert answers == [decide(q.view, q.history, q.level, q.seed) for q in questions]


async def test_a_real_process_judges_as_the_ai_does(pool: BotPool) -> None:
    """The same worlds in any process."""
    question = an_errand(seed=2).question
    for done in (DrawStock(), DrawDiscard()):
        judged = await pool.judge(Case("r", question, done))
        assert judged == judge(question.view, question.history, question.seed, done)


def pid_of(pool: BotPool) -> int:
    """Return the number of a pool's only process."""
    (worker,) = pool._workers
    assert isinstance(worker, BotProcess)
    assert worker.pid is not None
    return worker.pid


async def test_a_killed_process_is_replaced(pool: BotPool) -> None:
    """Whoever asks next does not even notice."""
    await pool.answer(an_errand())
    before = pid_of(pool)
    os.kill(before, signal.SIGKILL)
    assert await pool.answer(an_errand()) is not None
    assert pid_of(pool) != before


async def test_a_stopped_process_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does nothing any more, without being dead, is killed and a new one goes on."""
    pool = BotPool(1)
    pool.start()
    await pool.answer(an_errand())
    before = pid_of(pool)
    monkeypatch.setattr(bot_pool, "THINKING_LIMIT", 0.2)
    os.kill(before, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        await pool.answer(an_errand())
    monkeypatch.setattr(bot_pool, "THINKING_LIMIT", 30.0)
    assert await pool.answer(an_errand()) is not None
    assert pid_of(pool) != before
    pool.close()
