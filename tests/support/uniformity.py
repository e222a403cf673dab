"""Whether deals are as even as chance: chi-square over where cards lie and beside which.

Each deal is made as a table makes it, by `seal` from a secret and nonces; secrets and nonces are
SHA-256 of a counter, so that a run can be repeated.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from math import erfc, sqrt
from typing import TYPE_CHECKING

from rami_server.engine.cards import DECK
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.table.sealing import seal
from tests.support.tables import lobby

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rami_server.table.state import TableState

CARDS = len(DECK)
SEATS = 4


@dataclass(frozen=True, slots=True)
class Finding:
    """One chi-square: the statistic, its degrees of freedom, and how likely a higher one is."""

    name: str
    statistic: float
    freedom: int

    @property
    def probability(self) -> float:
        """Return the probability of this statistic or a higher one (Wilson and Hilferty)."""
        spread = 2 / (9 * self.freedom)
        z = ((self.statistic / self.freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
        return erfc(z / sqrt(2)) / 2


@dataclass
class Counts:
    """How often which card lay where, which followed which, and who began."""

    deals: int = 0
    places: list[list[int]] = field(default_factory=lambda: [[0] * CARDS for _ in range(CARDS)])
    pairs: list[list[int]] = field(default_factory=lambda: [[0] * CARDS for _ in range(CARDS)])
    starters: list[int] = field(default_factory=lambda: [0] * SEATS)

    def add(self, other: Counts) -> None:
        """Add what another part of a survey has counted."""
        self.deals += other.deals
        for own, more in ((self.places, other.places), (self.pairs, other.pairs)):
            for row, extra in zip(own, more, strict=True):
                row[:] = map(int.__add__, row, extra)
        self.starters[:] = map(int.__add__, self.starters, other.starters)

    def findings(self) -> list[Finding]:
        """Return what the counts say."""
        return [
            _of_places(self.places, self.deals),
            _of_pairs(self.pairs, self.deals),
            _of_starters(self.starters, self.deals),
        ]


def survey(numbers: range, deck: Callable[[bytes], Sequence[int]] = deck_from) -> Counts:
    """Make the deals with these numbers, and count."""
    counts = Counts(len(numbers))
    table = lobby(SEATS).state
    for number in numbers:
        seed = seal(_dealt(table, number), bytes(32)).seed
        order = deck(seed)
        for place, card in enumerate(order):
            counts.places[place][card] += 1
        at = number % (CARDS - 1)  # one pair a deal, so that all pairs are independent
        counts.pairs[order[at]][order[at + 1]] += 1
        counts.starters[first_starter(seed, SEATS)] += 1
    return counts


def _dealt(table: TableState, number: int) -> TableState:
    """Return a table that waits for its deal: two of its four people have added to it."""
    chance = [hashlib.sha256(f"uniformity {number} {part}".encode()).digest() for part in range(3)]
    seats = (
        replace(table.seats[0], nonce=chance[1]),
        table.seats[1],
        replace(table.seats[2], nonce=chance[2]),
        table.seats[3],
    )
    return replace(table, secret=chance[0], seats=seats)


def _of_places(counts: list[list[int]], deals: int) -> Finding:
    """Judge which card lies where: each lies once in each deck, hence the factor."""
    statistic = _chi_square([n for row in counts for n in row], deals / CARDS)
    return Finding("positions", statistic * (CARDS - 1) / CARDS, (CARDS - 1) ** 2)


def _of_pairs(counts: list[list[int]], deals: int) -> Finding:
    """Judge which card follows which."""
    cells = [n for card, row in enumerate(counts) for other, n in enumerate(row) if card != other]
    return Finding("neighbours", _chi_square(cells, deals / len(cells)), len(cells) - 1)


def _of_starters(counts: list[int], deals: int) -> Finding:
    return Finding("first seats", _chi_square(counts, deals / SEATS), SEATS - 1)


def _chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 for count in counts) / expected
