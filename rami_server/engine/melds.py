"""Runs and sets: the 329 melds there are, those in a hand, and lay-offs onto a meld.

A set of cards is a 52-bit mask here, bit `n` for card `n`; cards in the usual form go in and
come out as ascending tuples.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from rami_server.engine.cards import DECK, SUIT_SIZE, SUITS, Card, rank_of

Mask: TypeAlias = int
MIN_MELD: Final = 3


class MeldKind(StrEnum):
    """The two kinds of meld."""

    RUN = "run"
    SET = "set"


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return the mask of `cards`."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """Return the cards of `mask`, ascending."""
    return tuple(card for card in DECK if mask >> card & 1)


def _all_runs() -> Iterator[tuple[Card, ...]]:
    """Yield three or more neighbours of one suit, the ace only after the king (R3)."""
    for first in range(0, len(DECK), SUIT_SIZE):
        for low, past in combinations(range(first, first + SUIT_SIZE + 1), 2):
            if past - low >= MIN_MELD:
                yield tuple(range(low, past))


def _all_sets() -> Iterator[tuple[Card, ...]]:
    """Yield three or four cards of one rank, all suits different (R4)."""
    for rank in range(SUIT_SIZE):
        four = DECK[rank::SUIT_SIZE]
        yield from combinations(four, MIN_MELD)
        yield four


RUNS: Final = {mask_of(cards): cards for cards in _all_runs()}
SETS: Final = {mask_of(cards): cards for cards in _all_sets()}
MELDS: Final = RUNS | SETS
"""Every meld there is, by its mask."""


def kind_of(mask: Mask) -> MeldKind | None:
    """Return whether the cards are a run or a set; None if they are neither."""
    if mask in RUNS:
        return MeldKind.RUN
    return MeldKind.SET if mask in SETS else None


def kind_of_meld(meld: tuple[Card, ...]) -> MeldKind:
    """Return the kind of an ascending `meld` that is one."""
    return MeldKind.RUN if rank_of(meld[0]) != rank_of(meld[1]) else MeldKind.SET


# Small tables, so that a hand without a meld costs a few machine words of arithmetic.
_SUIT: Final = (1 << SUIT_SIZE) - 1
_OF_EACH_SUIT: Final = sum(1 << SUIT_SIZE * suit for suit in range(len(SUITS)))
_RUN_STARTS: Final = sum(1 << cards[0] for cards in RUNS.values() if len(cards) == MIN_MELD)
_SETS_WITHIN: Final = {
    held: tuple(cards for mask, cards in SETS.items() if mask & held == mask) for held in SETS
}


def melds_in(hand: Mask) -> tuple[tuple[Card, ...], ...]:
    """Return every meld that can be made of the hand, overlapping ones too, runs first."""
    return (*_runs_in(hand), *_sets_in(hand))


def _runs_in(hand: Mask) -> Iterator[tuple[Card, ...]]:
    starts = hand & hand >> 1 & hand >> 2 & _RUN_STARTS
    while starts:
        start = starts & -starts
        starts ^= start
        run = start | start << 1 | start << 2
        while run & hand == run and run in RUNS:
            yield RUNS[run]
            run |= run << 1


def _sets_in(hand: Mask) -> Iterator[tuple[Card, ...]]:
    clubs, diamonds, hearts, spades = (hand >> SUIT_SIZE * suit & _SUIT for suit in range(4))
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        yield from _SETS_WITHIN[hand & rank * _OF_EACH_SUIT]


class _Growths(NamedTuple):
    """What can be added to one meld."""

    neighbours: Mask
    """The cards that can be added alone; every larger addition contains one of them."""
    additions: tuple[tuple[Mask, tuple[Card, ...]], ...]


def _growths_of(meld: Mask) -> _Growths:
    added = [larger ^ meld for larger in MELDS if larger & meld == meld != larger]
    alone = sum(mask for mask in added if mask.bit_count() == 1)
    return _Growths(alone, tuple((mask, cards_of(mask)) for mask in added))


_GROWTHS: Final = {cards: _growths_of(mask) for mask, cards in MELDS.items()}


def lay_offs_in(hand: Mask, meld: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield every group of cards of the hand that can join `meld` (ascending) at once (R7, Q14).

    A set of three takes the fourth card of its rank; a run takes a block at either end or both.
    """
    growths = _GROWTHS[meld]
    if hand & growths.neighbours:
        for mask, cards in growths.additions:
            if mask & hand == mask:
                yield cards


def neighbours_of(meld: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that could each join `meld` (ascending), ascending; none if it is full."""
    return cards_of(_GROWTHS[meld].neighbours)


def grown(meld: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Return `meld` with distinct `cards` added, ascending, or None if that is no meld (R7)."""
    return MELDS.get(mask_of(meld) | mask_of(cards))
