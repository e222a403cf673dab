"""One table as its four clients see it: who moves, what is to be expected, who has seen what.

The index discarded is the same on every server: it follows from the number of the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bench.peers.wire import CARDS, HAND, SEATS, Seen, View, Wrong

if TYPE_CHECKING:
    from bench.peers.seat import Seat
    from bench.peers.tally import Tally

STRIDE: Final = 7
"""Spreads the discards over the hand."""


COUNTS: Final = [
    [HAND - (move + SEATS - 1 - seat) // SEATS for seat in range(SEATS)] for move in range(CARDS)
]
"""How many cards each seat holds, by the moves made since the deal."""


def place(move: int) -> int:
    """Return the place in the hand of the card that is discarded after so many moves."""
    return move * STRIDE % COUNTS[move % CARDS][move % SEATS]


class Room:
    """A table at which one move is under way at a time, as the rules have it."""

    def __init__(self, tally: Tally, interval: float) -> None:
        self.tally = tally
        self.seats: list[Seat] = []
        self._interval = interval
        self._due = 0.0
        self._move = 0
        self._sent = 0.0
        self._waiting: set[int] = set()
        self._tops: set[int | None] = set()
        self._hands: dict[int, list[int]] = {}

    def start(self, due: float) -> None:
        """Make the first move when it is due."""
        self._due = due
        self.tally.schedule(self, due)

    def discard(self, now: float) -> None:
        """Discard from the hand of the seat whose turn it is."""
        self.tally.delays.append(now - self._due)
        self._due = self._due + self._interval if self._interval else now
        self._sent, self._waiting = now, set(range(SEATS))
        self.seats[self._move % SEATS].discard(place(self._move))

    def updated(self, seat: int, view: View, now: float) -> None:
        """Note that a seat has the update of the move under way; go on when all have it."""
        if view.seen is not None:
            self._check(seat, view.move, view.seen)
        if view.move == 0:
            self._check_deal()
            return
        if view.move != self._move + 1 or seat not in self._waiting:
            raise Wrong(f"seat {seat} is told of move {view.move} after {self._move}")
        self._waiting.discard(seat)
        took = now - self._sent
        if seat == self._move % SEATS:
            self.tally.acks.append(took)
        if not self._waiting:
            self.tally.deliveries.append(took)
            self._next(now)

    def _next(self, now: float) -> None:
        if len(self._tops) > 1:
            raise Wrong(f"move {self._move + 1} has left {self._tops} on top")
        self._tops.clear()
        self._move += 1
        if self._move % CARDS == 0:
            self._check_deal()
        if self._interval:
            self.tally.schedule(self, self._due)
        elif not self.tally.is_over:
            self._due = now
            self.discard(now)

    def _check(self, seat: int, move: int, seen: Seen) -> None:
        """Check a view against what the move before must have led to."""
        if seen.counts != COUNTS[move % CARDS]:
            raise Wrong(f"counts {seen.counts} at move {move}")
        if move % CARDS:
            self._check_discard(seat, move, seen)
        elif seen.top is not None:
            raise Wrong(f"{seen.top} on top of a new deal")
        self._hands[seat] = seen.hand

    def _check_deal(self) -> None:
        """Check that the hands just dealt are the whole deck, once they are all known."""
        known = {card for hand in self._hands.values() for card in hand}
        if len(self._hands) == SEATS and len(known) != CARDS:
            raise Wrong(f"dealt {self._hands}")

    def _check_discard(self, seat: int, move: int, seen: Seen) -> None:
        expected = self._hands[seat]
        if seat == (move - 1) % SEATS:
            index = place(move - 1)
            self._tops.add(expected[index])
            expected = expected[:index] + expected[index + 1 :]
        self._tops.add(seen.top)
        if seen.hand != expected:
            raise Wrong(f"seat {seat} holds {seen.hand} at move {move}, not {expected}")
