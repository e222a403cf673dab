"""One client's conversation: a message in, its one answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from rami_server.engine.options import Level
from rami_server.table.records import Emote, Emoted
from rami_server.web.outbox import Outbox
from rami_server.web.protocol.incoming import INCOMING
from rami_server.web.protocol.outgoing import OUTGOING
from rami_server.web.session import Session
from tests.support.nodes import link_of, opened

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from rami_server.runtime.node import Node
    from tests.support.nodes import Cluster


@pytest.fixture
async def node(cluster: Cluster) -> Node:
    """Return a node that runs."""
    return await cluster.start()


def session_of(node: Node, name: str) -> Session:
    """Return the session of a person."""
    return Session(node, name, name.title(), Outbox())


async def ask(session: Session, **message: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return the answer to a message, held against the protocol."""
    answer = await session.answer(INCOMING.validate_python(message))
    OUTGOING.validate_python(answer)
    return answer


async def operate(session: Session, op: str, **more: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return the answer to a table operation: `ack`, or the code of the refusal."""
    answer = await ask(session, type="table", request_id="r", op=op, **more)
    assert answer["request_id"] == "r"
    return answer.get("code", "ack")


@pytest.fixture
async def host(node: Node) -> Host:
    """Return a table of three with one AI."""
    return await opened(node, 3, Level.EASY)


async def test_a_ping_is_answered_with_its_id(node: Node) -> None:
    """Or without, if it has none."""
    session = session_of(node, "ana")
    assert await ask(session, type="ping", id="p") == {"type": "pong", "id": "p"}
    assert await ask(session, type="ping") == {"type": "pong"}


async def test_every_operation_of_a_host(node: Node, host: Host) -> None:
    """From joining to the start of a match, each with its one answer."""
    ana, bo = session_of(node, "ana"), session_of(node, "bo")
    code = host.table.state.code
    assert await operate(ana, "ready") == "not_at_a_table"
    assert await operate(ana, "join", table=code.lower(), seat=1) == "ack"
    assert await operate(bo, "watch", table=code) == "ack"
    assert await operate(bo, "ready") == "not_seated"
    assert await operate(bo, "sit", seat=1) == "seat_taken"
    assert await operate(bo, "sit", seat=0) == "ack"
    assert await operate(bo, "start") == "not_host"
    assert await operate(ana, "remove_bot", seat=2) == "ack"
    assert await operate(ana, "start") == "not_ready"
    assert await operate(ana, "add_bot", level="hard") == "ack"
    settings = {"options": {"players": 3, "ace_high": True}}
    assert await operate(ana, "set_options", settings=settings) == "ack"
    assert host.table.state.settings.options.ace_high
    assert await operate(ana, "kick", seat=0) == "ack"
    assert await operate(bo, "join", table=code) == "ack"
    assert await operate(bo, "ready") == "ack"
    assert await operate(ana, "start") == "ack"
    assert await operate(ana, "rematch") == "already_started"
    assert await operate(bo, "leave") == "ack"
    assert link_of(host, 0).value == "bot"


async def test_who_sits_there_says_something(node: Node, host: Host) -> None:
    """Of the closed list, and nobody who only looks on."""
    ana = session_of(node, "ana")
    code = host.table.state.code
    assert await operate(ana, "watch", table=code) == "ack"
    assert await operate(ana, "emote", emote="hello") == "not_seated"
    assert await operate(ana, "sit", seat=1) == "ack"
    before = host.table.version
    assert await operate(ana, "emote", emote="hello") == "ack"
    (record,) = host.table.seen_since(before, None) or ()
    assert record.events == (Emoted(1, Emote.HELLO),)


async def test_going_to_another_table_leaves_the_first(node: Node, host: Host) -> None:
    """One socket is at one table; at the other one the person is away."""
    other = await opened(node, 2)
    ana = session_of(node, "ana")
    await operate(ana, "join", table=host.table.state.code)
    await operate(ana, "join", table=other.table.state.code)
    await host.catch_up()
    assert "ana" not in host.audience
    assert link_of(host, 0).value == "away"
    assert "ana" in other.audience
    ana.close()
    assert "ana" not in other.audience


async def test_a_table_that_cannot_be_reached_keeps_the_present_one(
    node: Node, host: Host, cluster: Cluster
) -> None:
    """Unknown, or the storage away: one stays where one is."""
    ana = session_of(node, "ana")
    await operate(ana, "join", table=host.table.state.code)
    assert await operate(ana, "join", table="NOPE") == "unknown_table"
    cluster.gate.is_away = True
    assert await operate(ana, "watch", table=host.table.state.code) == "try_again"
    cluster.gate.is_away = False
    assert ana.seq == host.table.version
    assert await operate(ana, "ready") == "ack"


async def test_a_slow_link_is_seen_by_all(node: Node, host: Host) -> None:
    """Frames pile up: the seat is slow for everybody, until they are written."""
    outbox = Outbox()
    ana = Session(node, "ana", "Ana", outbox)
    await operate(ana, "join", table=host.table.state.code)
    for slow, link in ((True, "slow"), (False, "here")):
        outbox.measured(slow)
        await host.catch_up()
        assert link_of(host, 0).value == link


async def test_a_refused_join_leaves_one_where_one_is(node: Node, host: Host) -> None:
    """The present table does not notice, and the other one gets no onlooker."""
    full = await opened(node, 2, Level.EASY)
    bo, ana = session_of(node, "bo"), session_of(node, "ana")
    assert await operate(bo, "join", table=full.table.state.code) == "ack"
    assert await operate(ana, "join", table=host.table.state.code) == "ack"
    version = host.table.version
    assert await operate(ana, "join", table=full.table.state.code) == "table_full"
    assert await operate(ana, "join", table=full.table.state.code, seat=0) == "table_full"
    await host.catch_up()
    assert host.table.version == version
    assert "ana" in host.audience
    assert "ana" not in full.audience
