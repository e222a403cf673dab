"""What the server counts, for Prometheus. No label holds a name, a table, a card or a token."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from rami_server.web.bot_metrics import BotMetrics
from rami_server.web.protocol.codes import CODES

ACCEPTED: Final = "accepted"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server; each has a registry of its own, so tests never share them."""

    def __init__(self, tables: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        in_memory = Gauge("rami_tables", "Tables in memory.", registry=self.registry)
        in_memory.set_function(tables)
        self.connections = Gauge("rami_connections", "Open sockets.", registry=self.registry)
        self.bots = BotMetrics(self.registry)
        self._actions = Counter(
            "rami_actions", "Answers to clients' actions.", ["answer"], registry=self.registry
        )
        self._append = Histogram(
            "rami_append_seconds",
            "From asking to store a record to knowing it stored.",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def accepted(self) -> None:
        """Count an action that is stored."""
        self._actions.labels(ACCEPTED).inc()

    def refused(self, code: str) -> None:
        """Count a refusal by its code; whatever is no code of ours is counted as `other`."""
        self._actions.labels(code if code in CODES else "other").inc()

    def appended(self, seconds: float) -> None:
        """Note how long an append took."""
        self._append.observe(seconds)
