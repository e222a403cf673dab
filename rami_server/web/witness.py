"""What is noted of each answer to a client: counted, logged at `debug`, and traced.

Table, seat, action and code, and never what was in a message: that may be a card or a token.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any, Final

import structlog

from rami_server.web.metrics import ACCEPTED, Metrics
from rami_server.web.protocol.kinds import UNREAD, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from opentelemetry.trace import Tracer

    from rami_server.web.protocol import incoming as wire
    from rami_server.web.protocol.outgoing import Ack, Outgoing, Refused
    from rami_server.web.session import Session

_NANOSECONDS: Final = 1_000_000_000
_NAME: Final = "rami.answers"
_log = structlog.get_logger(_NAME)
_logger = logging.getLogger(_NAME)
"""The same, asked whether anybody listens: facts are gathered only then."""


class Witness:
    """Takes note of what clients are answered."""

    def __init__(
        self,
        metrics: Metrics,
        tracer: Tracer | None = None,
        seconds: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._metrics = metrics
        self._tracer = tracer
        self.seconds = seconds
        """The clock by which answers are measured."""

    def answered(
        self, message: wire.Incoming, answer: Outgoing, session: Session, began: float
    ) -> None:
        """Note the answer to a message that came at `began`."""
        if answer["type"] != "ack" and answer["type"] != "refused":
            return
        took = self.seconds() - began
        self._metrics.answered(kind_of(message), _code_of(answer))
        self._metrics.took(message.type, took)
        if self._tracer is None and not _logger.isEnabledFor(logging.DEBUG):
            return
        facts = _facts(message, answer, session)
        _log.debug("answered", **facts, ms=round(took * 1000, 2))
        self._trace(facts, took)

    def unread(self, code: str) -> None:
        """Note a message that was refused before it was read."""
        self._metrics.answered(UNREAD, code)

    def let_go(self) -> None:
        """Note a client that read too slowly."""
        self._metrics.let_go()

    def _trace(self, facts: dict[str, Any], took: float) -> None:
        """Write a span of its own: the socket's span lasts for hours."""
        if self._tracer is None:
            return
        began = time.time_ns() - round(took * _NANOSECONDS)
        given = {f"rami.{name}": value for name, value in facts.items() if value is not None}
        span = self._tracer.start_span(f"rami {facts['kind']}", attributes=given, start_time=began)
        span.end()


def _code_of(answer: Ack | Refused) -> str:
    return ACCEPTED if answer["type"] == "ack" else answer["code"]


def _facts(message: wire.Incoming, answer: Ack | Refused, session: Session) -> dict[str, Any]:
    return {
        "kind": kind_of(message),
        "answer": _code_of(answer),
        "table": session.table_id,
        "seat": session.seat,
        "action_id": getattr(message, "action_id", None) or getattr(message, "request_id", None),
        "seq": answer.get("seq"),
    }
