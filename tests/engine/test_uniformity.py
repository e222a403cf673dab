"""A short survey of deals; the long one is `make fairness`, its result is in docs/fair-deal.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.engine.cards import DECK
from rami_server.engine.shuffle import deck_from
from tests.support.uniformity import survey

if TYPE_CHECKING:
    from collections.abc import Callable

DEALS = range(3_000)


def test_no_card_place_or_pair_is_preferred() -> None:
    """Three chi-squares over deals of the real path, none of them out of the ordinary."""
    found = survey(DEALS).findings()
    assert [each.name for each in found] == ["positions", "neighbours", "first seats"]
    assert all(0.001 < each.probability < 0.999 for each in found), found


def swapped(seed: bytes) -> tuple[int, ...]:
    """Return a deck whose first two cards stand in their order in the pack."""
    deck = deck_from(seed)
    return (min(deck[:2]), max(deck[:2]), *deck[2:])


def off_by_one(seed: bytes) -> tuple[int, ...]:
    """Return a deck of the commonest mistake: no card ever stays in its place."""
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        chosen = int.from_bytes(seed[last % 28 : last % 28 + 4], "big") % last
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


@pytest.mark.parametrize("deck", [swapped, off_by_one])
def test_the_survey_finds_bad_shuffles(deck: Callable[[bytes], tuple[int, ...]]) -> None:
    """Small faults, which nobody would see in single deals."""
    assert min(each.probability for each in survey(DEALS, deck).findings()) < 0.001
