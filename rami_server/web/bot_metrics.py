"""What is counted of the AIs: who waits, for how long, who decided, and how long it took."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from rami_server.engine.options import Level

_WAITED: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THOUGHT: Final = (0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0)


def _label(people: bool) -> Literal["yes", "no"]:  # noqa: FBT001 - what the label says
    return "yes" if people else "no"


class BotMetrics:
    """The meter of the bot pool; `people` says whether the tables have people who wait."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._depth = Gauge(
            "rami_bot_queue", "Questions that wait for an AI.", ["people"], registry=registry
        )
        self._waited = Histogram(
            "rami_bot_wait_seconds",
            "From a question to an AI to the moment a process takes it.",
            ["people"],
            buckets=_WAITED,
            registry=registry,
        )
        self._decisions = Counter(
            "rami_bot_decisions",
            "Decisions of AIs by use (move, hint, review), level asked for and level that decided.",
            ["use", "asked", "played"],
            registry=registry,
        )
        self._thought = Histogram(
            "rami_bot_thinking_seconds",
            "How long an AI thought about a decision.",
            ["level"],
            buckets=_THOUGHT,
            registry=registry,
        )
        self._replaced = Counter(
            "rami_bot_processes_replaced",
            "Processes replaced because they died or hung.",
            ["why"],
            registry=registry,
        )

    def watch(self, depth: Callable[[bool], int]) -> None:
        """Read the depth of the queue from here on, with people and without, when it is asked."""
        for people in (True, False):
            self._depth.labels(_label(people)).set_function(partial(depth, people))

    def waited(self, seconds: float, *, people: bool) -> None:
        """Note how long a question waited."""
        self._waited.labels(_label(people)).observe(seconds)

    def decided(
        self, use: Literal["move", "hint", "review"], asked: Level, played: Level, seconds: float
    ) -> None:
        """Count a decision, and note how long it took."""
        self._decisions.labels(use, asked.value, played.value).inc()
        self._thought.labels(played.value).observe(seconds)

    def replaced(self, why: Literal["died", "hung"]) -> None:
        """Count a process that was replaced."""
        self._replaced.labels(why).inc()
