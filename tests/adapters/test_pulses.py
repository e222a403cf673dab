from __future__ import annotations

import pytest

from rami_server.adapters.pulses import is_alive, outage_before
from rami_server.runtime.ports import NODE_TIMEOUT, OUTAGE_MIN


@pytest.mark.parametrize(
    ("silence", "is_outage"),
    [(-5.0, False), (0.0, False), (OUTAGE_MIN, False), (OUTAGE_MIN + 0.01, True)],
)
def test_only_a_long_silence_is_an_outage(silence: float, *, is_outage: bool) -> None:
    """It must have lasted longer than the minimum; a clock that is behind is no outage."""
    assert outage_before(100.0, 100.0 + silence) == (
        (100.0, 100.0 + silence) if is_outage else None
    )


def test_first_heartbeat_of_all_ends_no_outage() -> None:
    """Before it there was nothing that could have been down."""
    assert outage_before(None, 100.0) is None


def test_node_is_alive_while_younger_than_the_time_out() -> None:
    """At the time-out itself it is gone."""
    assert is_alive(100.0, 100.0 + NODE_TIMEOUT - 0.01)
    assert not is_alive(100.0, 100.0 + NODE_TIMEOUT)
