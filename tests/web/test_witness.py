"""What is noted of each answer: table, seat and action, and never a card, a name or a token."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client import generate_latest
from structlog.testing import capture_logs

from rami_server.engine.options import Level
from rami_server.web.metrics import Metrics
from rami_server.web.outbox import Outbox
from rami_server.web.protocol.incoming import INCOMING
from rami_server.web.session import Session
from rami_server.web.witness import Witness
from tests.support.nodes import opened

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from rami_server.runtime.node import Node
    from tests.support.nodes import Cluster


class Watched:
    """A client whose every answer is witnessed."""

    def __init__(self, node: Node) -> None:
        self.metrics = Metrics()
        self.spans = InMemorySpanExporter()
        provider = TracerProvider()
        provider.add_span_processor(SimpleSpanProcessor(self.spans))
        ticks = count(0.0, 0.004)
        tracer = provider.get_tracer("test")
        self.witness = Witness(self.metrics, tracer, lambda: next(ticks))
        self.session = Session(node, "player-id", "Player Name", Outbox())

    async def ask(self, **message: Any) -> None:  # noqa: ANN401 - any JSON
        """Send a message and have its answer witnessed."""
        read = INCOMING.validate_python(message)
        began = self.witness.seconds()
        answer = await self.session.answer(read)
        self.witness.answered(read, answer, self.session, began)

    def counted(self) -> list[str]:
        """Return what Prometheus reads."""
        return generate_latest(self.metrics.registry).decode().splitlines()


@pytest.fixture
async def node(cluster: Cluster) -> Node:
    """Return a node that runs."""
    return await cluster.start()


@pytest.fixture
async def host(node: Node) -> Host:
    """Return a table of two with one AI."""
    return await opened(node, 2, Level.EASY)


async def play(watched: Watched, host: Host) -> None:
    """Join, start, ping, and act with a card that nobody holds and one that is none."""
    code = host.table.state.code
    await watched.ask(type="table", request_id="r1", op="join", table=code)
    await watched.ask(type="table", request_id="r2", op="start")
    await watched.ask(type="ping", id="p")
    for i, card in enumerate(("7S", "ZZ")):
        action = {"kind": "discard", "card": card}
        await watched.ask(type="act", action_id=f"a{i}", turn=1, action=action)


async def test_each_answer_is_counted_and_measured(node: Node, host: Host) -> None:
    """By its kind and what came of it; a ping is no answer that counts."""
    watched = Watched(node)
    await play(watched, host)
    watched.witness.unread("bad_message")
    watched.witness.let_go()
    lines = watched.counted()
    assert 'rami_actions_total{answer="accepted",kind="join"} 1.0' in lines
    assert 'rami_actions_total{answer="unknown_card",kind="discard"} 1.0' in lines
    assert 'rami_actions_total{answer="bad_message",kind="unread"} 1.0' in lines
    assert 'rami_answer_seconds_bucket{le="0.005",type="act"} 2.0' in lines
    assert "rami_slow_clients_total 1.0" in lines
    assert not [line for line in lines if "ping" in line]


async def test_a_line_says_where_and_what(node: Node, host: Host) -> None:
    """An operator finds a player's complaint by the action's id."""
    watched = Watched(node)
    with capture_logs() as lines:
        await play(watched, host)
    line = lines[-1]
    assert line["log_level"] == "debug"
    assert line["table"] == host.table_id
    assert line["seat"] == host.table.state.seat_of("player-id")
    assert (line["kind"], line["answer"], line["action_id"]) == ("discard", "unknown_card", "a1")
    assert line["ms"] == 4.0
    assert [each["action_id"] for each in lines] == ["r1", "r2", "a0", "a1"]


async def test_no_line_span_or_label_holds_what_was_in_a_message(node: Node, host: Host) -> None:
    """Cards, names, players' ids and table codes stay where they were."""
    watched = Watched(node)
    with capture_logs() as lines:
        await play(watched, host)
    told = [str(line) for line in lines] + watched.counted()
    told += [f"{span.name} {span.attributes}" for span in watched.spans.get_finished_spans()]
    for secret in ("7S", "ZZ", "Player", "player-id", host.table.state.code):
        assert not [each for each in told if secret in each]


async def test_each_answer_is_a_span_of_its_own(node: Node, host: Host) -> None:
    """With its length, and what is needed to find it; none where no traces are wanted."""
    watched = Watched(node)
    await play(watched, host)
    spans = watched.spans.get_finished_spans()
    assert [span.name for span in spans] == [
        "rami join",
        "rami start",
        "rami discard",
        "rami discard",
    ]
    attributes = spans[-1].attributes
    assert attributes is not None
    assert attributes["rami.table"] == host.table_id
    assert attributes["rami.answer"] == "unknown_card"
    assert spans[-1].end_time is not None
    assert spans[-1].start_time is not None
    assert spans[-1].end_time - spans[-1].start_time >= 4_000_000
