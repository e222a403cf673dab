"""What the server is right now, read when Prometheus asks: tables, sockets, what waits."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from typing_extensions import override

from rami_server.table.state import Status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Metric

    from rami_server.runtime.node import Node
    from rami_server.web.connections import Connections


class Gauges(Collector):
    """Reads a node and its sockets; nothing is counted between two readings."""

    def __init__(self, node: Node, connections: Connections) -> None:
        self._node = node
        self._connections = connections

    @override
    def collect(self) -> Iterator[Metric]:
        yield from self._of_tables()
        yield from self._of_sockets()
        age = "Seconds since the database last took this node's heartbeat."
        yield GaugeMetricFamily("rami_heartbeat_age_seconds", age, value=self._heartbeat_age())
        draining = "1 while the server is stopping."
        yield GaugeMetricFamily("rami_draining", draining, value=self._connections.is_draining)

    def _of_tables(self) -> Iterator[Metric]:
        hosts = list(self._node.rooms)
        parked = sum(host.is_parked for host in hosts)
        loaded = Counter(host.table.state.status for host in hosts if host.table.version)
        tables = GaugeMetricFamily("rami_tables", "Tables in memory.", labels=["status"])
        for status in Status:
            tables.add_metric([status], loaded[status])
        yield tables
        yield GaugeMetricFamily("rami_tables_parked", "Tables that a fault stopped.", value=parked)
        yield CounterMetricFamily(
            "rami_tables_evicted",
            "Idle tables that left memory.",
            value=self._node.rooms.evicted,
        )

    def _of_sockets(self) -> Iterator[Metric]:
        waiting = self._connections.waiting()
        yield GaugeMetricFamily("rami_connections", "Open sockets.", value=len(self._connections))
        allowed = "Open sockets that this server would take."
        yield GaugeMetricFamily("rami_connections_allowed", allowed, value=self._connections.most)
        in_all = "Frames that wait to be written, for all sockets together."
        yield GaugeMetricFamily("rami_outbox_frames", in_all, value=sum(waiting))
        most = "Frames that wait for the socket with the most of them."
        yield GaugeMetricFamily("rami_outbox_frames_most", most, value=max(waiting, default=0))

    def _heartbeat_age(self) -> float:
        services = self._node.services
        pulse = services.heart.pulse
        return float("inf") if pulse is None else max(0.0, services.clock.now() - pulse.at)
