"""Time as tests want it: standing still, passing by itself, or passing all at once.

When it passes at once, whatever is due on the way happens at its own moment and in order.
"""

import asyncio
from contextlib import suppress

from fastapi import APIRouter
from typing_extensions import TypedDict

from rami_server.web.qa.bodies import AdvanceBody, ClockBody
from rami_server.web.qa.lab import Lab

SETTLE = 10.0
"""Seconds of the machine's time after which what is under way is no longer waited for."""


class ClockState(TypedDict):
    """The server's clock."""

    now: float
    running: bool


def router(lab: Lab) -> APIRouter:
    """Return the routes of the clock."""
    routes = APIRouter()
    passing = Passing(lab)

    @routes.get("/clock")
    async def read_clock() -> ClockState:
        """Return the server's time."""
        return _state_of(lab)

    @routes.put("/clock")
    async def set_clock(body: ClockBody) -> ClockState:
        """Let time stand still, or pass by itself again."""
        (lab.clock.run if body.running else lab.clock.stop)()
        return _state_of(lab)

    @routes.post("/clock/advance")
    async def advance(body: AdvanceBody) -> ClockState:
        """Let time pass; answers when everything that was due in it has happened."""
        await passing.advance(body.seconds)
        return _state_of(lab)

    return routes


def _state_of(lab: Lab) -> ClockState:
    return {"now": lab.clock.now(), "running": lab.clock.is_running}


class Passing:
    """Lets time pass, one request after the other."""

    def __init__(self, lab: Lab) -> None:
        self._lab = lab
        self._turn = asyncio.Lock()

    async def advance(self, seconds: float) -> None:
        """Let so many seconds pass; a clock that ran runs on afterwards."""
        clock = self._lab.clock
        async with self._turn:
            was_running = clock.is_running
            clock.stop()
            try:
                await self._pass_until(clock.now() + seconds)
            finally:
                if was_running:
                    clock.run()

    async def _pass_until(self, until: float) -> None:
        alarms = self._lab.node.services.alarms
        await self._settle()
        while (at := alarms.next_at) is not None and at <= until:
            await self._be(at)
        await self._be(until)

    async def _be(self, at: float) -> None:
        """Let it be that time, and everything happen that is due then."""
        node = self._lab.node
        self._lab.clock.move_to(at)
        await node.waker.beat()
        node.services.alarms.ring_due(node.rooms.ring)
        await self._settle()

    async def _settle(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE):
                for host in self._lab.node.rooms:
                    await host.settle()
