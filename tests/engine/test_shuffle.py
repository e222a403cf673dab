"""The published decks are in test_shuffle_vectors.py; here is the algorithm itself."""

import hashlib
import hmac
from collections import Counter
from itertools import count, islice

import pytest

from rami_server.engine.cards import DECK
from rami_server.engine.shuffle import BadSeed, _below, _words, deck_from, first_starter


def again(seed: bytes) -> list[int]:
    """Shuffle by the documented algorithm, written out once more from the document alone."""
    stream = b"".join(
        hmac.new(seed, b"rami/1/deck" + number.to_bytes(8, "big"), hashlib.sha256).digest()
        for number in range(20)
    )
    words = (int.from_bytes(stream[at : at + 4], "big") for at in count(step=4))
    deck = list(range(52))
    for left in range(52, 1, -1):
        word = next(words)
        while word >= 2**32 // left * left:
            word = next(words)
        deck[left - 1], deck[word % left] = deck[word % left], deck[left - 1]
    return deck


def test_agrees_with_the_algorithm_written_out_again() -> None:
    """The deck is what the documented steps give, for many seeds."""
    for number in range(50):
        seed = hashlib.sha256(bytes([number])).digest()
        assert list(deck_from(seed)) == again(seed)


def test_a_deck_is_the_52_cards() -> None:
    """Shuffling loses no card, and other seeds give other decks."""
    decks = {deck_from(number.to_bytes(32, "big")) for number in range(100)}
    assert len(decks) == 100
    assert all(sorted(deck) == list(DECK) for deck in decks)


def test_every_card_comes_first_about_equally_often() -> None:
    """No card is favoured at either end of the deck."""
    decks = [deck_from(number.to_bytes(32, "big")) for number in range(5200)]
    for place in (0, 51):
        found = Counter(deck[place] for deck in decks)
        assert len(found) == 52
        assert min(found.values()) > 60
        assert max(found.values()) < 145


def test_every_seat_begins_about_equally_often() -> None:
    """No seat is favoured at the start of a match."""
    for players in (2, 3, 4):
        seeds = (number.to_bytes(32, "big") for number in range(1200))
        found = Counter(first_starter(seed, players) for seed in seeds)
        assert sorted(found) == list(range(players))
        assert min(found.values()) > 1200 / players * 0.85


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_seed_is_32_bytes(size: int) -> None:
    """A short or long seed is refused, not padded or cut."""
    with pytest.raises(BadSeed, match=f"^a seed is 32 bytes, not {size}$"):
        deck_from(bytes(size))
    with pytest.raises(BadSeed, match=f"^a seed is 32 bytes, not {size}$"):
        first_starter(bytes(size), 2)


def test_words_go_on_past_one_block() -> None:
    """The counter moves on after the eight words of a block, the first of them big-endian."""
    seed = bytes(32)
    blocks = [
        hmac.new(seed, b"label" + number.to_bytes(8, "big"), hashlib.sha256).digest()
        for number in (0, 1, 2)
    ]
    words = list(islice(_words(seed, b"label"), 24))
    assert b"".join(word.to_bytes(4, "big") for word in words) == b"".join(blocks)


@pytest.mark.parametrize(
    ("bound", "words", "chosen"),
    [
        (52, [0], 0),
        (52, [53], 1),
        (52, [2**32 - 1, 7], 7),  # 2^32 is no multiple of 52: the last words are skipped
        (52, [2**32 - 48, 2**32 - 49], 51),  # the last lap begins at 2^32 - 48
        (3, [2**32 - 1, 5], 2),
        (3, [2**32 - 2], 2),
        (4, [2**32 - 1], 3),  # no word is skipped for a power of two
    ],
)
def test_words_past_the_last_full_lap_are_skipped(
    bound: int, words: list[int], chosen: int
) -> None:
    """Rejection makes every number alike; taking the rest alone would favour the low ones."""
    assert _below(bound, iter(words)) == chosen
