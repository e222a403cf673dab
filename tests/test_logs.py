"""Logging: every line in one format, whoever wrote it."""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING

import pytest
import structlog

from rami_server.logs import WORDY, configure, formatter, report_fault

if TYPE_CHECKING:
    from collections.abc import Iterator


def record(level: int = logging.INFO, *, failing: bool = False) -> logging.LogRecord:
    """Return what a library would log."""
    exc_info = None
    if failing:
        try:
            int("a bad card")
        except ValueError:
            exc_info = sys.exc_info()
    return logging.LogRecord("some.library", level, "x.py", 1, "hello %s", ("you",), exc_info)


def test_json_line_of_a_library() -> None:
    """In production a line of any library is one JSON object with time, level, name and text."""
    line = json.loads(formatter(as_json=True).format(record(logging.WARNING)))
    assert line["event"] == "hello you"
    assert line["level"] == "warning"
    assert line["logger"] == "some.library"
    assert line["timestamp"].endswith("Z")


def test_json_line_of_a_failure_is_still_one_line() -> None:
    """A traceback stays inside its JSON object, so that log collectors keep it together."""
    text = formatter(as_json=True).format(record(failing=True))
    assert "\n" not in text
    assert "ValueError: invalid literal" in json.loads(text)["exception"]


@pytest.mark.parametrize("failing", [False, True])
def test_development_line_is_for_people(failing: bool) -> None:  # noqa: FBT001 - a parameter
    """In development the same record is readable text."""
    text = formatter(as_json=False).format(record(failing=failing))
    assert "hello you" in text
    assert ("a bad card" in text) is failing


@pytest.mark.parametrize("as_json", [True, False])
def test_a_traceback_shows_no_local_variable(*, as_json: bool) -> None:
    """They hold tokens, passwords and cards."""
    text = formatter(as_json=as_json).format(record(failing=True))
    assert "ValueError" in text
    assert "exc_info" not in text
    assert "failing" not in text.replace("if failing", "")


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """Yield the root logger, and put it back as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield root
    root.handlers = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("root")
def test_libraries_that_log_headers_are_kept_quiet() -> None:
    """At `debug` a WebSocket library writes every header, also one with a token."""
    configure("debug", as_json=True)
    for name in WORDY:
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)


def test_a_fault_is_told_by_its_kind_and_place_only() -> None:
    """An exception's text may hold cards: where it happened is enough to find it."""
    try:
        raise ValueError("7S 8S 9S")  # noqa: TRY301 - to have a place
    except ValueError as fault:
        with structlog.testing.capture_logs() as lines:
            report_fault("table parked", fault, table="t1")
    [line] = lines
    assert line["event"] == "table parked"
    assert line["fault"] == "ValueError"
    assert line["at"].startswith("test_a_fault_is_told_by_its_kind_and_place_only:")
    assert line["table"] == "t1"
    assert "7S" not in str(line)
