"""How fast one socket may send: a bucket that fills steadily and holds a burst."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaceRule:
    """What one socket may send."""

    per_second: int = 20
    burst: int = 40


PATIENCE = 200
"""Messages over the limit, forgiven at the rate of the limit, after which the socket is closed."""


class Pace:
    """One socket's bucket."""

    def __init__(self, rule: PaceRule, now: Callable[[], float]) -> None:
        self._rule = rule
        self._now = now
        self._left = float(rule.burst)
        self._filled_at = now()
        self._over = 0.0

    def wait_ms(self) -> int:
        """Take a message; return 0, or the milliseconds until one more is within the limit."""
        now = self._now()
        earned = (now - self._filled_at) * self._rule.per_second
        self._filled_at = now
        self._left = min(self._rule.burst, self._left + earned)
        self._over = max(0.0, self._over - earned)
        if self._left >= 1:
            self._left -= 1
            return 0
        self._over += 1
        return round((1 - self._left) / self._rule.per_second * 1000) + 1

    @property
    def is_flood(self) -> bool:
        """Tell whether the sender does not heed the limit at all."""
        return self._over > PATIENCE
