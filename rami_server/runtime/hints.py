"""A hint for the person to move: what hard would do with their own view and history, and why.

One decision serves everybody who asks at the same moment of a table, however often.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rami_server.ai.advice import Advice
from rami_server.engine.actions import Seat
from rami_server.engine.options import Level
from rami_server.engine.violations import Reason, Violation
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failed, Failure
from rami_server.runtime.ports import Errand, Overloaded, TableId
from rami_server.runtime.services import Services
from rami_server.table.answers import Refusal, Refused
from rami_server.table.records import Version
from rami_server.table.seats import PlayerId
from rami_server.table.state import Status, TableState

KEPT: Final = 512
"""Hints kept for whoever asks again; a table needs one at a time."""

_Moment: TypeAlias = tuple[TableId, int, Version]


class HintsOff(Exception):
    """The table's host has switched hints off."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for one seat at one moment of a table."""

    seq: Version
    turn: int
    seat: Seat
    advice: Advice = field(repr=False)


class Hints:
    """Gives hints, each to the seat whose view it comes from and to nobody else."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[_Moment, asyncio.Task[Advice]] = OrderedDict()

    async def hint(self, host: Host, player: PlayerId) -> Hint | Refused | Failed:
        """Return the hint for this person, if it is their turn; raises `HintsOff`.

        The state of the table may have gone on meanwhile: the hint says for which it is.
        """
        state = host.table.state
        seat = state.seat_of(player)
        if seat is None:
            return Refused(Refusal.NOT_SEATED)
        if not state.settings.hints:
            raise HintsOff
        refused = _unless_to_move(state, seat)
        if refused is not None:
            return refused
        moment = (host.table_id, state.turn, host.table.version)
        try:
            advice = await asyncio.shield(self._advice(host, moment))
        except Overloaded:
            return Failed(Failure.BUSY)
        return Hint(moment[2], state.turn, seat, advice)

    def _advice(self, host: Host, moment: _Moment) -> asyncio.Task[Advice]:
        """Return the decision of this moment, made once."""
        task = self._known.get(moment)
        if task is None:
            question = host.table.question_for_mover(Level.HARD)
            assert question is not None  # noqa: S101 - there is a seat to move
            errand = Errand(host.table_id, question, has_people=True)
            task = asyncio.create_task(self._services.bots.advise(errand))
            self._keep(moment, task)
        return task

    def _keep(self, moment: _Moment, task: asyncio.Task[Advice]) -> None:
        self._known[moment] = task
        task.add_done_callback(lambda done: self._forget_failed(moment, done))
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def _forget_failed(self, moment: _Moment, task: asyncio.Task[Advice]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._known.pop(moment, None)


def _unless_to_move(state: TableState, seat: Seat) -> Refused | None:
    if state.status is not Status.PLAYING:
        return Refused(Refusal.NOT_STARTED)
    if state.mover is None:
        return Refused(Violation(Reason.ROUND_OVER))
    if state.mover != seat:
        return Refused(Violation(Reason.NOT_YOUR_TURN))
    if state.turn_clock.expired:
        return Refused(Refusal.TIME_IS_UP, {"turn": state.turn})
    return None
