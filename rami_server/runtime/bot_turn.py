"""An AI's turn: asked off the loop, with a patience, and never able to stop a table."""

import asyncio
from collections.abc import Awaitable, Callable

from rami_server.engine.actions import Action, checked_action
from rami_server.engine.violations import Violation
from rami_server.runtime.outcomes import Outcome
from rami_server.runtime.ports import AiFailed, Errand, TableId
from rami_server.runtime.racing import race
from rami_server.runtime.services import Services
from rami_server.table.answers import Refused
from rami_server.table.commands import BotAct
from rami_server.table.core import Table
from rami_server.table.questions import Question, fallback


class BotTurn:
    """Asks one question at a time and submits the answer as a command like any other."""

    def __init__(
        self,
        services: Services,
        table_id: TableId,
        submit: Callable[[BotAct], Awaitable[Outcome]],
        after: Callable[[], None],
    ) -> None:
        self._services = services
        self._table_id = table_id
        self._submit = submit
        self._after = after
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Tell whether an AI has been asked and has not answered yet."""
        return self._thinking is not None

    def begin(self, table: Table) -> None:
        """Ask an AI if it is one's turn, its pause is over, and none has been asked yet."""
        question = None if self.is_thinking else table.question()
        pause_over = table.state.moved_at + self._services.patience.bot_pace
        if question is not None and self._services.clock.now() >= pause_over:
            errand = Errand(self._table_id, question, has_people=bool(table.state.present))
            self._thinking = asyncio.create_task(self._play(errand))

    async def wait(self) -> None:
        """Return when no AI thinks."""
        if self._thinking is not None:
            await asyncio.wait({self._thinking})

    async def close(self) -> None:
        """Stop thinking; the question is asked anew by whoever opens the table next."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait({self._thinking})

    async def _play(self, errand: Errand) -> None:
        question = errand.question
        try:
            action = await self._action(errand)
            outcome = await self._submit(BotAct(question.seat, question.ply, action))
            if isinstance(outcome, Refused) and isinstance(outcome.reason, Violation):
                await self._play_fallback(question, outcome.reason)
        finally:
            self._thinking = None
            self._after()

    async def _action(self, errand: Errand) -> Action:
        question = errand.question
        try:
            clock = self._services.clock
            patience = clock.sleep_until(clock.now() + self._services.bot_patience)
            return checked_action(await race(self._services.bots.answer(errand), patience))
        except Exception as fault:  # noqa: BLE001 - an AI may fail in any way; the table goes on
            self._report(question, fault)
            return fallback(question.view)

    async def _play_fallback(self, question: Question, violation: Violation) -> None:
        illegal = ValueError(f"illegal action: {violation.reason}")
        self._report(question, illegal)
        await self._submit(BotAct(question.seat, question.ply, fallback(question.view)))

    def _report(self, question: Question, fault: BaseException) -> None:
        what = f": {fault}" if isinstance(fault, AiFailed) else ""
        text = f"AI {question.level} failed{what}"
        self._services.report(text, fault, table=self._table_id, seat=question.seat)
