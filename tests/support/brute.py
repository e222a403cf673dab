"""The rules of melds once more, from the names of the cards: slow, obvious, independent."""

from collections.abc import Iterable
from itertools import combinations

from rami_server.engine.cards import Card, format_card

ORDER = "23456789TJQKA"


def is_set(cards: Iterable[Card]) -> bool:
    """Three or four cards of one rank, all suits different (R4)."""
    names = [format_card(card) for card in cards]
    suits = {name[1] for name in names}
    return len(names) in {3, 4} and len(suits) == len(names) and len({n[0] for n in names}) == 1


def is_run(cards: Iterable[Card]) -> bool:
    """Three or more cards of one suit that are neighbours in ORDER (R3)."""
    names = [format_card(card) for card in cards]
    ranks = "".join(sorted((name[0] for name in names), key=ORDER.index))
    return len(names) >= 3 and len({name[1] for name in names}) == 1 and ranks in ORDER


def is_meld(cards: Iterable[Card]) -> bool:
    """A run or a set."""
    cards = tuple(cards)
    return is_run(cards) or is_set(cards)


def subsets(hand: tuple[Card, ...], smallest: int = 1) -> list[tuple[Card, ...]]:
    """Return every group of at least `smallest` cards of a hand, each ascending."""
    ascending = sorted(hand)
    sizes = range(smallest, len(hand) + 1)
    return [group for size in sizes for group in combinations(ascending, size)]
