"""What a bot goes by: its own view, worked into masks once for each decision."""

from dataclasses import dataclass
from functools import cached_property

from rami_server.ai.laying import Exit, Group, Laying, Search, groups_allowed, groups_in
from rami_server.engine.actions import Discard, Phase, Seat
from rami_server.engine.cards import SUITS, Card, points_table
from rami_server.engine.melds import Mask, mask_of
from rami_server.engine.views import SeatView


class NotToMove(ValueError):
    """A bot is asked only when its own view lists something legal."""


@dataclass(frozen=True)
class Situation:
    """One seat's view at the moment of its decision."""

    view: SeatView
    seat: Seat
    hand: Mask
    points: tuple[int, ...]
    """What each of the 52 cards counts in a hand (R10)."""

    @property
    def next_seat(self) -> Seat:
        """Return the seat that moves next (Q2)."""
        return (self.seat + 1) % self.view.options.players

    @property
    def others(self) -> tuple[Seat, ...]:
        """Return the other seats in the order in which they move."""
        players = self.view.options.players
        return tuple((self.seat + turn) % players for turn in range(1, players))

    @cached_property
    def table(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of the melds on the table."""
        return tuple(meld.cards for meld in self.view.melds)

    @cached_property
    def discardable(self) -> tuple[Card, ...]:
        """Return the cards that may go to the pile, without the one just taken (Q3)."""
        legal = self.view.legal
        cards = tuple(discard.card for discard in legal.discards) if legal else ()
        return tuple(card for card in cards if card != self.view.taken) or cards

    @property
    def drawing(self) -> bool:
        """Tell whether the turn begins: a card is to be drawn."""
        return self.view.phase is Phase.DRAW

    @cached_property
    def search(self) -> Search:
        """Return the search over what may be laid now, after the draw."""
        legal = self.view.legal
        groups = groups_allowed(legal.melds, legal.lay_offs) if legal else ()
        return Search(groups, self.points)

    def search_for(self, hand: Mask) -> Search:
        """Return the search over what another hand could lay on this table."""
        return Search(self.groups_for(hand), self.points)

    def groups_for(self, hand: Mask) -> tuple[Group, ...]:
        """Return what another hand could lay on this table."""
        return groups_in(hand, self.table, hand.bit_count() - self.must_discard)

    @property
    def must_discard(self) -> bool:
        """Tell whether the last card must be a discard (R8)."""
        return self.view.options.discard_to_win

    def exit_now(self) -> Exit | None:
        """Return a way to go out in this turn, after the draw."""
        found = self.search.exit(self.hand, must_discard=self.must_discard)
        return found if found and self._may_leave(found.discard) else None

    def _may_leave(self, card: Card | None) -> bool:
        """Tell whether `card` may be the last one: the rules allow it, but a table may not."""
        legal = self.view.legal
        if card is None or legal is None:
            return True
        return Discard(card) in legal.discards or card == self.view.taken

    def exit_with(self, card: Card) -> Exit | None:
        """Return a way to go out if `card` is taken."""
        hand = self.hand | 1 << card
        return self.search_for(hand).exit(hand, must_discard=self.must_discard)

    def best_laying(self, hand: Mask, search: Search) -> Laying:
        """Return what to lay for the fewest points left; with `discard_to_win` one card stays."""
        if self.must_discard:
            return search.most_points_but_one(hand)
        return search.most_points(hand)

    def points_of(self, mask: Mask) -> int:
        """Return what the cards of `mask` count in a hand."""
        total = 0
        while mask:
            lowest = mask & -mask
            total += self.points[lowest.bit_length() - 1]
            mask ^= lowest
        return total


def situation_of(view: SeatView) -> Situation:
    """Return the situation of the seat to move; raises `NotToMove` for anybody else."""
    if view.seat is None or view.hand is None or view.legal is None or not view.legal.all():
        raise NotToMove("the view lists no legal action for its reader")
    points = points_table(ace_high=view.options.ace_high) * len(SUITS)
    return Situation(view, view.seat, mask_of(view.hand), points)
