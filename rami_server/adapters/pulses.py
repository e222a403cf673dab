"""What a heartbeat means, for every directory alike: who is alive, and when nobody was."""

from __future__ import annotations

from rami_server.runtime.ports import NODE_TIMEOUT, OUTAGE_MIN

OUTAGES_KEPT = 100
"""How many outages are remembered, the last ones."""
NODE_KEPT = 3600.0
"""Seconds after its last heartbeat for which a node is remembered."""


def outage_before(last_seen: float | None, now: float) -> tuple[float, float] | None:
    """Return the outage that a heartbeat at `now` ends; `last_seen` is the one before, if any."""
    if last_seen is None or now - last_seen <= OUTAGE_MIN:
        return None
    return last_seen, now


def is_alive(last_seen: float, now: float) -> bool:
    """Tell whether a node that was last seen then, and has not parted, counts as alive."""
    return now - last_seen < NODE_TIMEOUT
