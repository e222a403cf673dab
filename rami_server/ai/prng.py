"""Numbers that look random and are the same everywhere: splitmix64, seeded for one decision."""

from typing import Final

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


class SplitMix:
    """A stream of 64-bit numbers; equal seeds give equal streams in any process."""

    def __init__(self, seed: int) -> None:
        """Start at any whole number; its low 64 bits count."""
        self._state = seed & _WORD

    def word(self) -> int:
        """Return the next number, 0 to 2**64 - 1."""
        self._state = (self._state + _STEP) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * _FIRST & _WORD
        mixed = (mixed ^ mixed >> 27) * _SECOND & _WORD
        return mixed ^ mixed >> 31

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in an order of which all are alike, but for 2**-58 of bias."""
        for last in range(len(items) - 1, 0, -1):
            chosen = self.word() % (last + 1)
            items[last], items[chosen] = items[chosen], items[last]
