"""What can be laid in one turn: exact search over new melds and lay-offs that share no card.

A lay-off on a meld laid in the same turn needs no search of its own: the two together are one
larger meld of the hand. Of each meld on the table one addition at most is chosen, because
additions to both its ends are listed as one (Q14).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from rami_server.engine.actions import LayOff, Meld
from rami_server.engine.cards import Card
from rami_server.engine.melds import Mask, cards_of, lay_offs_in, mask_of, melds_in


class Group(NamedTuple):
    """Cards of the hand that can go to the table together."""

    mask: Mask
    slot: int
    """Bit `n` for the meld `n` on the table, 0 for a new meld."""
    step: Meld | LayOff


class Laying(NamedTuple):
    """Groups to lay, and what they leave in the hand."""

    groups: tuple[Group, ...]
    left: Mask

    @property
    def steps(self) -> tuple[Meld | LayOff, ...]:
        """Return the actions: melds before lay-offs, each in card order."""
        return tuple(group.step for group in sorted(self.groups, key=_order))


class Exit(NamedTuple):
    """A way to go out: what is laid, and the last card to discard, if one remains."""

    laying: Laying
    discard: Card | None


_Found: TypeAlias = tuple[int, tuple[Group, ...]]


def _order(group: Group) -> tuple[int, Mask]:
    return group.slot, group.mask


def groups_in(hand: Mask, table: Sequence[tuple[Card, ...]], most: int) -> tuple[Group, ...]:
    """Return every group of at most `most` cards for a hand and the melds on the table."""
    found = [Group(mask_of(cards), 0, Meld(cards)) for cards in melds_in(hand)]
    for meld_id, meld in enumerate(table):
        slot = 1 << meld_id
        found += [Group(mask_of(c), slot, LayOff(meld_id, c)) for c in lay_offs_in(hand, meld)]
    return tuple(group for group in found if group.mask.bit_count() <= most)


def groups_allowed(melds: Iterable[Meld], lay_offs: Iterable[LayOff]) -> tuple[Group, ...]:
    """Return the groups of the actions that the server allows."""
    return (
        *(Group(mask_of(meld.cards), 0, meld) for meld in melds),
        *(Group(mask_of(each.cards), 1 << each.meld, each) for each in lay_offs),
    )


class Search:
    """The search over one list of groups; what it finds for a part of the hand it remembers."""

    def __init__(self, groups: Sequence[Group], points: Sequence[int]) -> None:
        """Sort the groups by their lowest card; `points` counts each of the 52 cards."""
        self.coverable: Mask = 0
        self._from: dict[Mask, list[Group]] = {}
        self._points = points
        self._seen: dict[tuple[Mask, int], _Found] = {}
        for group in groups:
            self.coverable |= group.mask
            self._from.setdefault(group.mask & -group.mask, []).append(group)

    def most_points(self, hand: Mask) -> Laying:
        """Return the groups that take the most points out of the hand, of equals most cards."""
        _, groups = self._best(hand & self.coverable, 0)
        left = hand
        for group in groups:
            left ^= group.mask
        return Laying(groups, left)

    def exit(self, hand: Mask, *, must_discard: bool) -> Exit | None:
        """Return a way to lay all of the hand, or all but one card; None if there is none."""
        stuck = hand & ~self.coverable
        if stuck & (stuck - 1):
            return None
        if not stuck and not must_discard:
            laying = self.most_points(hand)
            if not laying.left:
                return Exit(laying, None)
        return self._exit_with_discard(hand, stuck or hand)

    def _exit_with_discard(self, hand: Mask, last: Mask) -> Exit | None:
        for card in cards_of(last):
            laying = self.most_points(hand ^ 1 << card)
            if not laying.left:
                return Exit(laying, card)
        return None

    def most_points_but_one(self, hand: Mask) -> Laying:
        """Return the best laying that keeps at least one card, to be discarded (Q4)."""
        laying = self.most_points(hand)
        if laying.left:
            return laying
        kept = [1 << card for card in cards_of(hand)]
        partial = [self.most_points(hand ^ card) for card in kept]
        layings = [Laying(p.groups, p.left | card) for p, card in zip(partial, kept, strict=True)]
        return min(layings, key=lambda each: self._value(each.left))

    def _best(self, rest: Mask, used: int) -> _Found:
        """Return the most that groups within `rest` take out of it, no slot of `used` twice."""
        if not rest:
            return 0, ()
        key = rest, used
        if key not in self._seen:
            self._seen[key] = self._branch(rest, used)
        return self._seen[key]

    def _branch(self, rest: Mask, used: int) -> _Found:
        lowest = rest & -rest
        best = self._best(rest ^ lowest, used)
        for group in self._from.get(lowest, ()):
            if group.mask & rest == group.mask and not group.slot & used:
                value, others = self._best(rest ^ group.mask, used | group.slot)
                value += self._value(group.mask)
                if value > best[0]:
                    best = value, (group, *others)
        return best

    def _value(self, mask: Mask) -> int:
        """Return points first, then cards: 16 is more than a hand has."""
        total = 0
        while mask:
            lowest = mask & -mask
            total += (self._points[lowest.bit_length() - 1] << 4) + 1
            mask ^= lowest
        return total
