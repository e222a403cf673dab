"""Logging: one stream of structured lines, our own and the libraries' alike.

JSON for machines in production, readable text for people in development.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from structlog.typing import Processor

SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


WORDY = ("websockets", "uvicorn", "uvicorn.error", "aiosqlite", "httpx2", "httpcore2")
"""Libraries that at `debug` would log headers and frames, with tokens and cards in them, or the
parameters of SQL."""


def configure(level: str, *, as_json: bool) -> None:
    """Send all logging of this process to standard error in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(as_json=as_json))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in WORDY:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def formatter(*, as_json: bool) -> logging.Formatter:
    """Return the formatter that turns any record into one line."""
    rendering: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        rendering += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        # Plain tracebacks: the pretty ones print local variables, which hold tokens and cards.
        rendering += [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=SHARED, processors=rendering)


def report_fault(text: str, fault: BaseException, /, **where: str | int) -> None:
    """Log a fault, its kind and place, but no value: an exception's text may hold cards."""
    log = structlog.get_logger("rami")
    log.error(text, fault=type(fault).__name__, at=_place_of(fault), **where)


def _place_of(fault: BaseException) -> str | None:
    frames = traceback.extract_tb(fault.__traceback__)
    return f"{frames[-1].name}:{frames[-1].lineno}" if frames else None
