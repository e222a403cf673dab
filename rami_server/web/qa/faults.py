"""What tests break: appends, sockets, a table in memory, and everything at once."""

from typing import Final

from fastapi import APIRouter

from rami_server.runtime.host import Host
from rami_server.table.answers import Refusal
from rami_server.table.seats import Human
from rami_server.web.outbox import Closing
from rami_server.web.problems import Problem
from rami_server.web.protocol.codes import WireCode
from rami_server.web.qa.bodies import AppendBody, SocketBody
from rami_server.web.qa.lab import Lab
from rami_server.web.socket_listener import SocketListener

DROPPED: Final = Closing(1001, "dropped by a test")
NO_CONTENT = 204
CONFLICT = 409


def router(lab: Lab) -> APIRouter:
    """Return the routes that break things."""
    routes = APIRouter()

    @routes.post("/tables/{code}/appends", status_code=NO_CONTENT)
    async def break_appends(code: str, body: AppendBody) -> None:
        """Fail the table's next appends, lose their answers, or delay them."""
        host = await lab.table(code)
        for _ in range(body.times):
            _break_append(lab, host, body)

    @routes.post("/tables/{code}/sockets", status_code=NO_CONTENT)
    async def break_socket(code: str, body: SocketBody) -> None:
        """Drop a person's socket, stall it as if nobody read, or let it flow again."""
        host = await lab.table(code)
        await _break_socket(host, _listener(host, body.seat), body)

    @routes.post("/tables/{code}/crash", status_code=NO_CONTENT)
    async def crash(code: str) -> None:
        """Drop the table from memory, unprepared; whoever asks for it next reads its log."""
        await lab.node.rooms.lose((await lab.table(code)).table_id)

    @routes.post("/reset", status_code=NO_CONTENT)
    async def reset() -> None:
        """Close all sockets, forget all tables, people and faults; the clock runs."""
        await _reset(lab)

    return routes


def _break_append(lab: Lab, host: Host, body: AppendBody) -> None:
    if body.fault == "delay":
        lab.faults.delay_next(host.table_id, body.delay_ms / 1000)
    else:
        lab.faults.fail_next(host.table_id, stored=body.fault == "lose_answer")


async def _break_socket(host: Host, listener: SocketListener, body: SocketBody) -> None:
    if body.fault == "drop":
        await _drop(host, listener)
    else:
        listener.outbox.stall(stalled=body.fault == "stall")


async def _drop(host: Host, listener: SocketListener) -> None:
    """Close a socket; when this returns, its person is away."""
    listener.outbox.close(DROPPED)
    host.detach(listener)
    await host.settle()


def _listener(host: Host, seat: int) -> SocketListener:
    seats = host.table.state.seats
    occupant = seats[seat].occupant if seat < len(seats) else None
    if not isinstance(occupant, Human):
        raise Problem(Refusal.NOT_SEATED, CONFLICT)
    listener = host.audience.listener_of(occupant.player)
    if not isinstance(listener, SocketListener):
        raise Problem(WireCode.NOT_AT_A_TABLE, CONFLICT)
    return listener


async def _reset(lab: Lab) -> None:
    for host in lab.node.rooms:
        await lab.node.rooms.lose(host.table_id)
        await host.close()
    await lab.connections.close_all()
    lab.faults.clear()
    lab.clock.run()
    await lab.wipe()
