"""One table of the toy: four hands, a discard pile, a turn; pure but for the shuffle.

Cards are numbers, 0 to 51.
"""

from __future__ import annotations

import random
from typing import Final, TypedDict

SEATS: Final = 4
CARDS: Final = 52


class View(TypedDict):
    """What one seat may see."""

    type: str
    move: int
    turn: int
    hand: list[int]
    counts: list[int]
    top: int | None


class NotAllowed(Exception):
    """A discard that is out of turn, or of a card that is not there."""


class Table:
    """Deals, judges discards, and deals again when all hands are empty."""

    def __init__(self) -> None:
        self._move = 0
        self._turn = 0
        self._deal()

    def _deal(self) -> None:
        deck = list(range(CARDS))
        random.shuffle(deck)
        self._hands = [sorted(deck[seat::SEATS]) for seat in range(SEATS)]
        self._pile: list[int] = []

    def discard(self, seat: int, index: int) -> None:
        """Move a card of the hand, counted in order, to the pile; the turn passes on."""
        if seat != self._turn:
            raise NotAllowed("not your turn")
        hand = self._hands[seat]
        if not 0 <= index < len(hand):
            raise NotAllowed("no such card")
        self._pile.append(hand.pop(index))
        self._move += 1
        self._turn = (seat + 1) % SEATS
        if len(self._pile) == CARDS:
            self._deal()

    def view(self, seat: int) -> View:
        """Return what the seat may see."""
        return {
            "type": "view",
            "move": self._move,
            "turn": self._turn,
            "hand": self._hands[seat],
            "counts": [len(hand) for hand in self._hands],
            "top": self._pile[-1] if self._pile else None,
        }
