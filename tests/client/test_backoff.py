"""How long to wait before the next try."""

from __future__ import annotations

import pytest

from rami_server.client.backoff import Backoff


@pytest.mark.parametrize(("tries", "longest"), [(0, 0.5), (1, 1.0), (3, 4.0), (50, 6.0)])
def test_waits_grow_to_a_limit_and_differ(tries: int, longest: float) -> None:
    """Each wait is between half and all of what its turn allows, not the same for all clients."""
    backoff = Backoff(first=0.5, factor=2.0, most=6.0)
    waits = {backoff.delay(tries) for _ in range(50)}
    assert len(waits) > 1
    assert longest / 2 <= min(waits) <= max(waits) <= longest


def test_many_tries_do_not_overflow() -> None:
    """A server may be away for as long as it likes."""
    assert Backoff().delay(100_000) <= 8.0
