"""A 32-byte seed makes one deck, by an algorithm that any language can repeat: `docs/shuffle.md`.

HMAC-SHA-256 in counter mode gives numbers, rejection sampling makes them even, and
Fisher-Yates orders the deck.
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from rami_server.engine.actions import Seat
from rami_server.engine.cards import DECK, Card

SEED_SIZE: Final = 32
_DECK_LABEL: Final = b"rami/1/deck"
_STARTER_LABEL: Final = b"rami/1/starter"
_WORD_SIZE: Final = 4
_WORD_RANGE: Final = 1 << 8 * _WORD_SIZE


class BadSeed(ValueError):
    """A seed is exactly 32 bytes."""

    def __init__(self, size: int) -> None:
        """Name the size that came."""
        super().__init__(f"a seed is {SEED_SIZE} bytes, not {size}")


def deck_from(seed: bytes) -> tuple[Card, ...]:
    """Return the deck of `seed`, the first card to be dealt first; raises `BadSeed`."""
    deck = list(DECK)
    words = _words(seed, _DECK_LABEL)
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(last + 1, words)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def first_starter(seed: bytes, players: int) -> Seat:
    """Return the seat that begins a match whose first deck is made from `seed` (Q1)."""
    return _below(players, _words(seed, _STARTER_LABEL))


def _words(seed: bytes, label: bytes) -> Iterator[int]:
    """Yield 32-bit numbers, the high byte first, from HMAC(seed, label + 8-byte counter)."""
    if len(seed) != SEED_SIZE:
        raise BadSeed(len(seed))
    counter = 0
    while True:
        block = hmac.digest(seed, label + counter.to_bytes(8, "big"), hashlib.sha256)
        for start in range(0, len(block), _WORD_SIZE):
            yield int.from_bytes(block[start : start + _WORD_SIZE], "big")
        counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    """Return a number under `bound`, all alike: words past the last full lap are skipped."""
    even = _WORD_RANGE - _WORD_RANGE % bound
    return next(word for word in words if word < even) % bound
