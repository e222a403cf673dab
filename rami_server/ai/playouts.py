"""Fast play-outs: simple play, laid down at once but by the seat that thinks, to the round's end.

Only masks and small integers: this loop runs thousands of turns for one decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rami_server.ai.potential import PARTNERS
from rami_server.engine.cards import DECK, SUIT_SIZE, SUITS, Card
from rami_server.engine.melds import MIN_MELD, Mask, mask_of

_SUIT: Final = (1 << SUIT_SIZE) - 1
_OF_EACH_SUIT: Final = sum(1 << SUIT_SIZE * suit for suit in range(len(SUITS)))
_ABOVE_1: Final = mask_of(card for card in DECK if card % SUIT_SIZE > 0)
_ABOVE_2: Final = mask_of(card for card in DECK if card % SUIT_SIZE > 1)
_BELOW_1: Final = mask_of(card for card in DECK if card % SUIT_SIZE < SUIT_SIZE - 1)
_BELOW_2: Final = mask_of(card for card in DECK if card % SUIT_SIZE < SUIT_SIZE - 2)
_PAIRS: Final = tuple(tuple(1 << a | 1 << b for a, b in pairs) for pairs in PARTNERS)
_MANY: Final = 4
"""Melds stay in a hand while all others have at least as many cards, as hard does it."""
_RANKS: Final = tuple(_OF_EACH_SUIT << rank for rank in range(SUIT_SIZE))


@dataclass(slots=True)
class Board:
    """What a play-out changes: the hands, the open cards and what fits the table."""

    hands: list[Mask]
    stock: list[Card]
    """The last card is the top."""
    pile: list[Card]
    fits: Mask
    """Cards that can be added alone to a meld on the table."""
    runs: Mask
    """Cards that lie on the table in runs."""


def open_ends(table: Sequence[tuple[Card, ...]]) -> tuple[Mask, Mask]:
    """Return which cards fit the table, and which cards of it lie in runs."""
    fits = runs = 0
    for meld in table:
        mask = mask_of(meld)
        if meld[0] + 1 == meld[1]:
            runs |= mask
            fits |= _ends(mask)
        elif len(meld) == MIN_MELD:
            fits |= _RANKS[meld[0] % SUIT_SIZE] & ~mask
    return fits, runs


def _ends(run: Mask) -> Mask:
    """Return the cards next to a run, of its suit."""
    return (run << 1 & _ABOVE_1 | run >> 1 & _BELOW_1) & ~run


class Playout:
    """Plays boards to the end; `points` counts each of the 52 cards."""

    def __init__(self, points: Sequence[int], most_turns: int, holder: int | None = None) -> None:
        """Order the cards for discarding; stop after `most_turns` at the latest.

        The seat `holder` keeps its melds in the hand while that is safe.
        """
        self._holder = holder
        self._points = points
        self._most_turns = most_turns
        values = sorted(set(points), reverse=True)
        self._tiers = [mask_of(c for c in DECK if points[c] == value) for value in values]

    def winner(self, board: Board, seat: int) -> int:
        """Play on from the draw of `seat`; return who wins the round."""
        for _ in range(self._most_turns):
            take = bool(board.pile) and _wanted(board, board.hands[seat])
            if not self._drawn(board, seat, take=take):
                return self.lowest(board)
            if not board.hands[seat]:
                return seat
            seat = (seat + 1) % len(board.hands)
        return self.lowest(board)

    def winner_after_draw(self, board: Board, seat: int, *, take: bool) -> int:
        """Do the same, where it is decided whether `seat` takes the visible card."""
        if not self._drawn(board, seat, take=take):
            return self.lowest(board)
        if not board.hands[seat]:
            return seat
        return self.winner(board, (seat + 1) % len(board.hands))

    def _drawn(self, board: Board, seat: int, *, take: bool) -> bool:
        """Play one turn; return False if the empty stock was asked for a card."""
        hand = board.hands[seat]
        kept = 0
        if take:
            kept = 1 << board.pile.pop()
            hand |= kept
        elif board.stock:
            hand |= 1 << board.stock.pop()
        else:
            return False
        board.hands[seat] = self._played(board, seat, hand, kept)
        return True

    def _played(self, board: Board, seat: int, hand: Mask, kept: Mask) -> Mask:
        """Lay and discard; return what stays, without the card `kept` only if it must go."""
        if seat == self._holder and _may_hold(board, seat):
            return self._held(board, hand, kept)
        hand = lay_all(board, hand)
        return self._discarded(board, hand, hand, kept) if hand else 0

    def _held(self, board: Board, hand: Mask, kept: Mask) -> Mask:
        """Go out if that is possible, else discard and lay nothing."""
        fits, runs = board.fits, board.runs
        loose = lay_all(board, hand)
        if not loose & (loose - 1):
            return 0
        board.fits, board.runs = fits, runs
        return self._discarded(board, hand, loose, kept)

    def _discarded(self, board: Board, hand: Mask, loose: Mask, kept: Mask) -> Mask:
        """Throw the highest card without a partner, on the last lap of the stock any."""
        free = loose & ~kept or loose
        last_lap = len(board.stock) < len(board.hands)
        among = free if last_lap else free & ~near(hand) or free
        highest = next(filter(None, map(among.__and__, self._tiers)))
        card = highest & -highest
        board.pile.append(card.bit_length() - 1)
        return hand ^ card

    def lowest(self, board: Board) -> int:
        """Return the seat with the fewest points, the lowest of equals (R9)."""
        totals = [self.points_of(hand) for hand in board.hands]
        return totals.index(min(totals))

    def points_of(self, hand: Mask) -> int:
        """Return what the cards of a hand count."""
        points = self._points
        total = 0
        while hand:
            lowest = hand & -hand
            total += points[lowest.bit_length() - 1]
            hand ^= lowest
        return total


def _may_hold(board: Board, seat: int) -> bool:
    """Tell whether the stock outlasts a lap and no other hand is small."""
    if len(board.stock) < len(board.hands):
        return False
    return all(other == seat or hand.bit_count() >= _MANY for other, hand in enumerate(board.hands))


def _wanted(board: Board, hand: Mask) -> bool:
    """Tell whether the visible card fits the table or completes a meld."""
    top = board.pile[-1]
    if board.fits >> top & 1:
        return True
    for pair in _PAIRS[top]:  # noqa: SIM110 - any() costs twice as much in the hottest loop
        if pair & hand == pair:
            return True
    return False


def near(hand: Mask) -> Mask:
    """Return every card that shares a triple with one of the hand."""
    clubs, diamonds = hand & _SUIT, hand >> SUIT_SIZE & _SUIT
    hearts, spades = hand >> 2 * SUIT_SIZE & _SUIT, hand >> 3 * SUIT_SIZE
    low, high = clubs | diamonds, hearts | spades
    return (
        (hand << 1 & _ABOVE_1 | hand >> 1 & _BELOW_1)
        | (hand << 2 & _ABOVE_2 | hand >> 2 & _BELOW_2)
        | (diamonds | high)
        | (clubs | high) << SUIT_SIZE
        | (low | spades) << 2 * SUIT_SIZE
        | (low | hearts) << 3 * SUIT_SIZE
    )


def lay_all(board: Board, hand: Mask) -> Mask:
    """Lay down what the hand has, lay-offs and runs before sets; return what stays."""
    while hand:
        before = hand
        hand = _lay_off(board, hand)
        hand = _lay_runs(board, hand)
        hand = _lay_sets(board, hand)
        if hand == before:
            break
    return hand


def _lay_off(board: Board, hand: Mask) -> Mask:
    while hand & board.fits:
        card = hand & board.fits
        card &= -card
        hand ^= card
        board.fits ^= card
        _lengthen(board, card)
    return hand


def _lengthen(board: Board, card: Mask) -> None:
    """Move on the open end of the run that `card` has joined, if it was a run."""
    beside = _ends(card)
    if beside & board.runs:
        board.runs |= card
        board.fits |= beside & ~board.runs


def _lay_runs(board: Board, hand: Mask) -> Mask:
    starts = hand & hand >> 1 & hand >> 2 & _BELOW_2
    if not starts:
        return hand
    run = starts & -starts
    while run << 1 & hand & _ABOVE_1 & ~run:
        run |= run << 1
    board.runs |= run
    board.fits |= _ends(run) & ~board.runs
    return hand ^ run


def _lay_sets(board: Board, hand: Mask) -> Mask:
    clubs, diamonds = hand & _SUIT, hand >> SUIT_SIZE & _SUIT
    hearts, spades = hand >> 2 * SUIT_SIZE & _SUIT, hand >> 3 * SUIT_SIZE
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        laid = hand & rank * _OF_EACH_SUIT
        hand ^= laid
        board.fits |= rank * _OF_EACH_SUIT & ~laid
    return hand
