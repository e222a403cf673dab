"""The closed list of codes."""

from __future__ import annotations

from rami_server.engine.violations import Reason
from rami_server.runtime.outcomes import Failure
from rami_server.table.answers import Refusal
from rami_server.web.protocol.codes import CODES, RestCode, WireCode


def test_every_code_has_its_cause_and_there_are_no_others() -> None:
    """A refusal without a cause, or a cause without a refusal, is a fault."""
    every = [code.value for kind in (Reason, Refusal, Failure, WireCode, RestCode) for code in kind]
    assert sorted(CODES) == sorted(every)
    assert len(set(every)) == len(every)


def test_causes_are_sentences() -> None:
    """Each is text that a client can show."""
    for code, cause in CODES.items():
        assert cause.endswith("."), code
        assert len(cause) < 120, code
