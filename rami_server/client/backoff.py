"""How long to wait before the next try: longer each time, and never all clients at once."""

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Backoff:
    """Waits grow by `factor` from `first` to `most`, in seconds; each is cut at random."""

    first: float = 0.25
    factor: float = 2.0
    most: float = 8.0

    def delay(self, tries: int) -> float:
        """Return the seconds to wait after so many failed tries in a row."""
        longest = min(self.most, self.first * self.factor ** min(tries, 64))
        return random.uniform(longest / 2, longest)  # noqa: S311 - spreads clients, hides nothing
