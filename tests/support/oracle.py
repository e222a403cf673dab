"""The rules once more, naively: cards are text, every group of cards is tried, nothing is shared.

It stands beside the engine as a second opinion, so it imports nothing of the engine but the
types it reads a position from.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rami_server.engine.state import RoundState

Cards = frozenset[str]

_ORDER = tuple("23456789TJQKA")
_SUITS = "CDHS"
PACK = tuple(rank + suit for suit in _SUITS for rank in _ORDER)


def is_run(cards: Cards) -> bool:
    """Three or more consecutive cards of one suit, the ace after the king only (R3)."""
    places = sorted(_ORDER.index(card[0]) for card in cards)
    one_suit = len({card[1] for card in cards}) == 1
    return len(cards) >= 3 and one_suit and places[-1] - places[0] == len(cards) - 1


def is_set(cards: Cards) -> bool:
    """Three or four cards of one rank; a card exists once, so the suits differ (R4)."""
    return len(cards) in (3, 4) and len({card[0] for card in cards}) == 1


def is_meld(cards: Cards) -> bool:
    """Tell whether the cards are a run or a set."""
    return is_run(cards) or is_set(cards)


def points(cards: Iterable[str], *, ace_high: bool) -> int:
    """Ace 1 or 11, pictures 10, numbers their number (R10)."""
    values = dict.fromkeys("TJQK", 10) | {"A": 11 if ace_high else 1}
    return sum(values[card[0]] if card[0] in values else int(card[0]) for card in cards)


def groups(cards: Cards, least: int = 1) -> Iterator[Cards]:
    """Yield every group of at least `least` of the cards."""
    for size in range(least, len(cards) + 1):
        yield from map(frozenset, combinations(sorted(cards), size))


def fewest_points(hand: Cards, *, ace_high: bool) -> int:
    """Return the fewest points that any choice of melds without a common card leaves."""
    return min(
        points(hand - laid, ace_high=ace_high)
        for laid in _ways_to_lay([group for group in groups(hand, 3) if is_meld(group)])
    )


def _ways_to_lay(melds: list[Cards]) -> Iterator[Cards]:
    """Yield the cards laid by each choice of disjoint melds, the empty one too."""
    yield frozenset()
    for place, meld in enumerate(melds):
        later = [other for other in melds[place + 1 :] if not other & meld]
        for rest in _ways_to_lay(later):
            yield meld | rest


@dataclass(frozen=True)
class Naive:
    """A round, as little of it as the rules need. A pile's last card is its top."""

    hands: tuple[Cards, ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    melds: tuple[Cards, ...]
    seat: int
    drawing: bool
    taken: str | None
    in_a_row: int
    over: bool
    cap: int
    no_return: bool
    discard_to_win: bool

    def legal(self) -> set[str]:
        """Return every legal action in notation, cards sorted by name."""
        if self.over:
            return set()
        return set(self._draws() if self.drawing else self._plays())

    def _draws(self) -> Iterator[str]:
        yield "draw stock"  # R9: of an empty stock too
        if self.pile and (self.cap == 0 or self.in_a_row < self.cap):  # Q11
            yield "draw discard"

    def _plays(self) -> Iterator[str]:
        hand = self.hands[self.seat]
        for group in groups(hand):
            if group == hand and self.discard_to_win:  # Q4
                continue
            if is_meld(group):
                yield f"meld {named(group)}"
            for place, meld in enumerate(self.melds):
                if is_meld(meld | group):  # R7
                    yield f"lay off {named(group)} on {place}"
        for card in hand:
            if not (self.no_return and card == self.taken and len(hand) > 1):  # Q3
                yield f"discard {card}"

    def after(self, action: str) -> Naive:
        """Return the round after a legal `action`."""
        match action.split():
            case ["draw", source]:
                return self._drawn(source)
            case ["meld", *cards]:
                return self._played(cards, melds=(*self.melds, frozenset(cards)))
            case ["lay", "off", *cards, "on", place]:
                larger = self.melds[int(place)] | frozenset(cards)
                melds = (*self.melds[: int(place)], larger, *self.melds[int(place) + 1 :])
                return self._played(cards, melds=melds)
            case ["discard", card]:
                played = self._played([card], melds=self.melds)
                seat = (self.seat + 1) % len(self.hands)
                return replace(played, pile=(*self.pile, card), seat=seat, drawing=True, taken=None)
            case _:
                raise ValueError(action)

    def _drawn(self, source: str) -> Naive:
        if source == "discard":
            *rest, card = self.pile
            drawn = replace(self, pile=tuple(rest), taken=card, in_a_row=self.in_a_row + 1)
        elif not self.stock:
            return replace(self, over=True)
        else:
            *rest, card = self.stock
            drawn = replace(self, stock=tuple(rest), in_a_row=0)
        return replace(drawn, hands=self._with(self.hands[self.seat] | {card}), drawing=False)

    def _played(self, cards: list[str], melds: tuple[Cards, ...]) -> Naive:
        hand = self.hands[self.seat] - set(cards)
        return replace(self, hands=self._with(hand), melds=melds, over=not hand)  # R8

    def _with(self, hand: Cards) -> tuple[Cards, ...]:
        return (*self.hands[: self.seat], hand, *self.hands[self.seat + 1 :])


def named(cards: Iterable[str]) -> str:
    """Return the cards in the order of the pack, so that one group has one name."""
    return " ".join(sorted(cards, key=PACK.index))


def naive(state: RoundState) -> Naive:
    """Return `state` as the oracle sees it."""
    return Naive(
        hands=tuple(frozenset(PACK[card] for card in hand) for hand in state.hands),
        stock=tuple(PACK[card] for card in state.stock),
        pile=tuple(PACK[card] for card in state.discard_pile),
        melds=tuple(frozenset(PACK[card] for card in meld.cards) for meld in state.melds),
        seat=state.seat,
        drawing=state.phase.value == "draw",
        taken=None if state.taken is None else PACK[state.taken],
        in_a_row=state.discard_draws,
        over=state.phase.value == "over",
        cap=state.options.discard_draw_cap,
        no_return=state.options.no_return,
        discard_to_win=state.options.discard_to_win,
    )


def perft(round_: Naive, depth: int) -> int:
    """Count the distinct legal sequences of `depth` actions."""
    if depth == 0:
        return 1
    return sum(perft(round_.after(action), depth - 1) for action in round_.legal())
