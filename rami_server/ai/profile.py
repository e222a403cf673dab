"""What distinguishes one way of thinking from another: weights and habits, plain numbers."""

from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Final

from rami_server.engine.options import MIN_PLAYERS

NEVER: Final = inf


class Recall(Enum):
    """How much of a round a seat keeps in mind."""

    NOTHING = "nothing"
    """The table and the top of the pile as they lie."""
    PILE = "pile"
    """Also which cards lie buried in the discard pile."""
    EVERYTHING = "everything"
    """Also who took, left lying and threw which card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """The weights of the evaluation; its unit is one point of deadwood at full weight.

    Of two discards the better has more `value`: points saved, less what the card could still
    become, less what it would give the next player, plus what the hand that is kept may gain.
    """

    near: float
    """Worth of one live card that would complete a triple."""
    far: float
    """Worth of two live cards that together would."""
    points_early: float
    """Weight of a point in the hand while the stock is full and all hands are large."""
    points_stock: float
    """How much that weight has grown when the stock is empty."""
    points_hands: float
    """How much that weight has grown when the smallest hand of the others is empty."""
    risk: float
    """Weight of what the next player can do with a discard."""
    winning: float = 0.0
    """Worth of one live card with which the hand could be emptied next turn."""
    gain: float = 0.0
    """Worth of a point that one live card would let out of the hand next turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Weights and habits: 37, 21 or 11 cards of stock ask for different weights."""

    memory: Recall
    """How much of the round's public past it goes by."""
    two: Weights
    """The weights at two seats."""
    three: Weights
    """The weights at three seats."""
    four: Weights
    """The weights at four seats, where the stock ends most rounds."""
    holds: bool
    """Keeps melds in the hand until somebody comes near the end."""
    holds_cards: int = 4
    """Lays down once another hand has fewer cards than this."""
    holds_stock: int = 0
    """Lays down once the stock has at most this many cards more than one lap takes."""
    chances: float = NEVER
    """Takes the visible card, used or not, if it has this much more worth than the one it costs."""
    worlds: int = 0
    """Sampled worlds of play-outs for a discard at three and four seats; 0 is none."""
    tried: int = 3
    """How many first choices the play-outs compare."""

    def weights(self, players: int) -> Weights:
        """Return the weights for a table of this size."""
        return (self.two, self.three, self.four)[players - MIN_PLAYERS]
