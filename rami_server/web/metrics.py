"""What the server counts, for Prometheus. No label holds a name, a table, a card or a token.

Each label's values are a closed list, so that no client can make more of them.
"""

from functools import cache
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from rami_server.web.bot_metrics import BotMetrics
from rami_server.web.protocol.codes import CODES
from rami_server.web.protocol.kinds import KINDS

# A second series for each, that no question of ours needs; the library has no types for it.
disable_created_metrics()  # type: ignore[no-untyped-call]

ACCEPTED: Final = "accepted"
OTHER: Final = "other"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server; each has a registry of its own, so tests never share them."""

    def __init__(self, version: str = "") -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        Info("rami", "Which server this is.", registry=self.registry).info({"version": version})
        self.bots = BotMetrics(self.registry)
        # The library looks labels up under a lock each time; there are few of them, all known.
        self._actions = cache(
            self._counter("rami_actions", "Answers to clients' messages.", "kind", "answer").labels
        )
        self._answer = cache(
            self._histogram(
                "rami_answer_seconds", "From reading a client's message to its answer.", "type"
            ).labels
        )
        self._slow = self._counter("rami_slow_clients", "Sockets closed because nobody read them.")
        self._add_http()
        self._add_storage()
        self._lag = self._histogram(
            "rami_loop_lag_seconds", "How late the event loop was for an appointment of its own."
        )

    def _add_http(self) -> None:
        self._requests = self._counter(
            "rami_http_requests", "Answers over HTTP.", "method", "route", "status"
        )
        self._request = self._histogram(
            "rami_http_request_seconds", "From an HTTP request to the end of its answer.", "route"
        )

    def _add_storage(self) -> None:
        self._append = self._histogram(
            "rami_append_seconds", "From asking to store a record to knowing it stored."
        )
        self._appends = cache(
            self._counter("rami_appends", "Records to be stored.", "outcome").labels
        )
        self._commit = self._histogram(
            "rami_commit_seconds", "One transaction that stores a batch of records."
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def _histogram(
        self, name: str, text: str, *labels: str, buckets: tuple[float, ...] = _SECONDS
    ) -> Histogram:
        return Histogram(name, text, labels, buckets=buckets, registry=self.registry)

    def answered(self, kind: str, code: str) -> None:
        """Count an answer: `accepted`, or a refusal's code; what is no word of ours is `other`."""
        known = code == ACCEPTED or code in CODES
        self._actions(kind if kind in KINDS else OTHER, code if known else OTHER).inc()

    def took(self, message_type: str, seconds: float) -> None:
        """Note how long a message's answer took."""
        self._answer(message_type).observe(seconds)

    def let_go(self) -> None:
        """Count a client that read too slowly."""
        self._slow.inc()

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """Note an answer over HTTP; `route` is a template."""
        self._requests.labels(method, route, str(status)).inc()
        self._request.labels(route).observe(seconds)

    def appended(self, outcome: str, seconds: float) -> None:
        """Note how an append ended, and how long it took."""
        self._appends(outcome).inc()
        self._append.observe(seconds)

    def committed(self, seconds: float) -> None:
        """Note how long a transaction took."""
        self._commit.observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Note how late the event loop was."""
        self._lag.observe(seconds)
