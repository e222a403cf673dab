"""The functions of the catalogues: cards in words, seconds, seats; the browser has their twins.

What they say comes from the catalogue itself: they only choose messages and fill them. The twin is
`web/src/texts/functions.ts`, and `tests/golden/texts.json` holds the two together.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final, TypeAlias

from fluent.runtime.types import FluentInt

Format: TypeAlias = Callable[[str, Mapping[str, Any]], str]
"""From a message and its variables to the text."""

RANKS: Final = dict(
    zip(
        "23456789TJQKA",
        [
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "jack",
            "queen",
            "king",
            "ace",
        ],
        strict=True,
    )
)
SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_ORDER: Final = "".join(RANKS)
_SPAN: Final = 4
"""From so many neighbours on only the first and the last are named."""


class Words:
    """Cards and lists in one language, by its messages `card…`, `cards-…` and `list-…`."""

    def __init__(self, format_message: Format) -> None:
        self._format = format_message

    def functions(self) -> dict[str, Callable[..., Any]]:
        """Return what a catalogue's messages may call."""
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "MELDS": self.melds,
            "SECONDS": seconds,
            "SEAT": seat_number,
        }

    def card(self, card: str, form: str = "plain") -> str:
        """Return a card of the wire in words; raises `KeyError` for what is none."""
        return self._format("card", {**_named(card), "form": form})

    def cards(self, cards: str, form: str = "plain", join: str = "and") -> str:
        """Return some cards, with spaces between them, in one phrase; what goes together, as one.

        Four and more neighbours are named by their ends, cards of one suit or rank share its name.
        """
        several = cards.split()
        if len(several) == 1:
            return self.card(several[0], form)
        if len({card[1] for card in several}) == 1:
            return self._suited(several, form, join)
        if len({card[0] for card in several}) == 1 and join == "and":
            return self._ranked(several, form)
        forms = _forms(form, len(several))
        return self.listed(list(map(self.card, several, forms)), join)

    def melds(self, melds: str, form: str = "plain") -> str:
        """Return some melds, with strokes between them, "7S 8S 9S/QC QD QH", in one phrase."""
        return self.listed([self.cards(meld, form) for meld in melds.split("/")])

    def listed(self, items: Sequence[str], join: str = "and") -> str:
        """Return a list as text: "A, B and C"; raises `IndexError` for an empty one."""
        text = items[0]
        for item in items[1:-1]:
            text = self._format("list-more", {"list": text, "item": item})
        if len(items) == 1:
            return text
        return self._format(f"list-{join}", {"first": text, "last": items[-1]})

    def _suited(self, cards: Sequence[str], form: str, join: str) -> str:
        common = {"suit": _named(cards[0])["suit"], "form": form}
        if _is_span(cards):
            ends = {"first": self._rank(cards[0], "first"), "last": self._rank(cards[-1], "last")}
            return self._format("cards-span", {**common, **ends})
        ranks = self.listed(list(map(self._rank, cards, _forms(form, len(cards)))), join)
        return self._format("cards-suited", {**common, "ranks": ranks, "join": join})

    def _ranked(self, cards: Sequence[str], form: str) -> str:
        suits = [self._format("card-suit", {**_named(card), "form": form}) for card in cards]
        count = len(cards)
        common = {"rank": _named(cards[0])["rank"], "form": form, "count": count}
        return self._format("cards-ranked", {**common, "suits": self.listed(suits)})

    def _rank(self, card: str, form: str) -> str:
        return self._format("card-rank", {**_named(card), "form": form})


def _named(card: str) -> dict[str, str]:
    return {"rank": RANKS[card[:1]], "suit": SUITS[card[1:]]}


def _forms(form: str, count: int) -> list[str]:
    """Return the form of each card: only the first can be at the beginning of a sentence."""
    return [form] + [form.lower()] * (count - 1)


def _is_span(cards: Sequence[str]) -> bool:
    return len(cards) >= _SPAN and "".join(card[0] for card in cards) in _ORDER


def seconds(milliseconds: int) -> FluentInt:
    """Return whole seconds, rounded up, so that nobody comes back too early."""
    return FluentInt(ceil(milliseconds / 1000))


def seat_number(seat: int) -> FluentInt:
    """Return a seat's number as people count."""
    return FluentInt(seat + 1)
