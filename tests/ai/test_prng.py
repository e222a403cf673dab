from __future__ import annotations

from collections import Counter

from rami_server.ai.prng import SplitMix


def test_gives_the_published_numbers() -> None:
    """The stream is splitmix64's, so any language can repeat it."""
    numbers = SplitMix(1234567)
    assert [numbers.word() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_takes_any_whole_number_as_seed() -> None:
    """Only the low 64 bits count."""
    assert SplitMix(5 - (1 << 64)).word() == SplitMix(5).word()


def test_shuffles_evenly() -> None:
    """Of many shuffles each order comes about equally often, and none loses a card."""
    numbers = SplitMix(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        numbers.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850
