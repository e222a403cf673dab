"""The 52 cards: numbers inside the house, two characters (`7S`, `TD`) outside it.

A card is `suit * 13 + rank`: suits in the order clubs, diamonds, hearts, spades, ranks from
the two (0) to the ace (12). So a run is a block of neighbouring numbers, and the ace
stands after the king and nowhere else (R3).
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
SUIT_SIZE: Final = len(RANKS)
DECK: Final[tuple[Card, ...]] = tuple(range(len(SUITS) * SUIT_SIZE))  # R1: no jokers
ACE: Final = RANKS.index("A")

_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_CARDS: Final = {name: card for card, name in enumerate(_NAMES)}
_POINTS_ACE_LOW: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
_POINTS_ACE_HIGH: Final = (*_POINTS_ACE_LOW[:ACE], 11)


class UnknownCard(ValueError):
    """The text names no card; `text` is what stood there."""

    def __init__(self, text: str) -> None:
        """Keep the offending text for whoever answers its author."""
        super().__init__(f"{text!r} is not a card: rank 2-9 T J Q K A, then suit C D H S")
        self.text = text


def rank_of(card: Card) -> int:
    """Return the rank, 0 for the two to 12 for the ace."""
    return card % SUIT_SIZE


def suit_of(card: Card) -> int:
    """Return the suit, an index into `SUITS`."""
    return card // SUIT_SIZE


def format_card(card: Card) -> str:
    """Return the card's two characters, such as `7S`."""
    return _NAMES[card]


def card_names(cards: Iterable[Card]) -> list[str]:
    """Return the cards' names in the order given."""
    return [_NAMES[card] for card in cards]


def format_cards(cards: Iterable[Card]) -> str:
    """Return the cards' names in the order given, separated by spaces."""
    return " ".join(card_names(cards))


def parse_card(text: str) -> Card:
    """Return the card that `text` names exactly, or raise `UnknownCard`."""
    card = _CARDS.get(text)
    if card is None:
        raise UnknownCard(text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards named in `text`, separated by white space, or raise `UnknownCard`."""
    return tuple(parse_card(name) for name in text.split())


def points_table(*, ace_high: bool) -> tuple[int, ...]:
    """Return the points in hand for each rank, the two first (R10)."""
    return _POINTS_ACE_HIGH if ace_high else _POINTS_ACE_LOW


def hand_points(cards: Iterable[Card], *, ace_high: bool) -> int:
    """Return the sum of the points of `cards` left in a hand (R10)."""
    table = points_table(ace_high=ace_high)
    return sum([table[card % SUIT_SIZE] for card in cards])
