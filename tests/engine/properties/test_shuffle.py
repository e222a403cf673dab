"""The shuffle is fair, as far as counting can tell, and the same every time."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import cbrt, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.engine.cards import DECK
from rami_server.engine.shuffle import _below, deck_from, first_starter

SEEDS = st.binary(min_size=32, max_size=32)
WORDS = 1 << 32
SAMPLE = 5_200


@cache
def sample() -> tuple[tuple[int, ...], ...]:
    """Return the decks of the seeds 0, 1, 2 … written as 32 bytes, always the same ones."""
    return tuple(deck_from(number.to_bytes(32, "big")) for number in range(SAMPLE))


def chi_square(counts: Counter[int], kinds: int) -> float:
    """Return how far the counts of `kinds` equally likely kinds are from even."""
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 for kind in range(kinds)) / expected


def is_plausible(statistic: float, freedom: int) -> bool:
    """Tell whether chance gives such a statistic: within four standard deviations.

    The cube root of a chi-square is close to normal (Wilson and Hilferty), for few kinds too.
    """
    spread = 2 / (9 * freedom)
    return abs(cbrt(statistic / freedom) - (1 - spread)) < 4 * sqrt(spread)


@given(SEEDS)
def test_a_deck_is_the_52_cards(seed: bytes) -> None:
    """Whatever the seed, every card once; and the same seed again gives the same deck."""
    assert sorted(deck_from(seed)) == list(DECK)
    assert deck_from(bytes(bytearray(seed))) == deck_from(seed)


@given(SEEDS, st.integers(0, 255))
def test_any_changed_bit_changes_the_deck(seed: bytes, bit: int) -> None:
    """Every bit of the seed matters."""
    other = int.from_bytes(seed, "big") ^ 1 << bit
    assert deck_from(other.to_bytes(32, "big")) != deck_from(seed)


def test_differing_seeds_give_differing_decks() -> None:
    """No two of the sampled decks are alike."""
    assert len(set(sample())) == SAMPLE


def test_every_card_is_as_likely_in_every_place() -> None:
    """52 cards in 52 places over fixed seeds: the counts are as even as chance makes them."""
    statistic = sum(
        chi_square(Counter(deck[place] for deck in sample()), len(DECK))
        for place in range(len(DECK))
    )
    assert is_plausible(statistic, (len(DECK) - 1) ** 2)


def test_neighbours_are_independent() -> None:
    """Which card follows which is as even as chance makes it: no block survives the shuffle."""
    distances = Counter(
        (after - before) % len(DECK) - 1 for deck in sample() for before, after in pairwise(deck)
    )
    assert is_plausible(chi_square(distances, len(DECK) - 1), len(DECK) - 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_as_likely_to_begin(players: int) -> None:
    """The first seat is drawn evenly (Q1), and not together with the deck."""
    seeds = [number.to_bytes(32, "big") for number in range(SAMPLE)]
    starters = [first_starter(seed, players) for seed in seeds]
    assert is_plausible(chi_square(Counter(starters), players), players - 1)
    # The deck's first number decides its last card: were it the starter's too, that would show.
    pairs = zip(starters, sample(), strict=True)
    together = Counter(starter * len(DECK) + deck[-1] for starter, deck in pairs)
    kinds = players * len(DECK)
    assert is_plausible(chi_square(together, kinds), kinds - 1)


@given(st.integers(2, 52), st.integers(0, WORDS - 1) | st.integers(WORDS - 60, WORDS - 1))
def test_words_past_the_last_full_lap_are_skipped(bound: int, word: int) -> None:
    """Rejection sampling: a word that would make some numbers likelier is never used."""
    laps = WORDS // bound
    wanted = word % bound if word // bound < laps else 7 % bound
    assert _below(bound, iter([word, 7])) == wanted


@pytest.mark.parametrize("bound", range(2, 53))
def test_every_number_has_as_many_words(bound: int) -> None:
    """At the edge, exactly the words of the broken last lap are refused, no more."""
    over = WORDS % bound
    first_refused = WORDS - over
    assert _below(bound, iter([first_refused - 1, 0])) == bound - 1
    for word in range(first_refused, WORDS):
        assert _below(bound, iter([word, 1])) == 1
