"""The closed catalogue of reasons: each code with its parameters and its words in English.

Hints, QA and reviews speak of decisions in these codes and no others; a translation has one
message `reason-<code>` for each, with the same parameters.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from string import Formatter
from types import MappingProxyType
from typing import Final, TypeAlias

from rami_server.ai.decision import Reason

Value: TypeAlias = int | str | tuple[str, ...]
"""A whole number, a card (`7S`), or a list of cards or of melds (`7S 8S 9S`)."""


class Detail(StrEnum):
    """What else can be said of a decision, beside its `Reason`; the value is the code."""

    DEADWOOD = "deadwood"
    """What counts outside melds and lay-offs, before the action and after it."""
    DEADWOOD_NOW = "deadwood_now"
    """The same where what comes after is not known: an unknown card is drawn."""
    POINTS = "points"
    """What the whole hand counts, before the action and after it."""
    RISK = "risk"
    """How likely the next player can use the discard."""
    CHANCES = "chances"
    """How many cards that would complete a meld with the discard are still to be had."""
    MEMORY_HOLDS = "memory_holds"
    """What the next player took from the pile and still holds."""
    MEMORY_LET_GO = "memory_let_go"
    """What the next player threw or left lying."""


CODES: Final[tuple[str, ...]] = (*Reason, *Detail)


@dataclass(frozen=True, slots=True)
class Because:
    """One reason: a code of the catalogue and the parameters that it takes."""

    code: str
    params: Mapping[str, Value] = field(default_factory=dict)


ENGLISH: Final[Mapping[str, str]] = MappingProxyType(
    {
        Reason.GOES_OUT: "You can go out in this turn.",
        Reason.TAKES_TO_GO_OUT: "With {card} you can go out.",
        Reason.TAKES_FOR_MELD: "{card} completes or lengthens a meld.",
        Reason.TAKES_TO_LAY_OFF: "{card} fits a meld on the table.",
        Reason.TAKES_FOR_POINTS: "{card} counts less than a card in your hand.",
        Reason.TAKES_FOR_CHANCES: "{card} opens more ways to a meld than it costs.",
        Reason.DRAWS_UNKNOWN: "{card} is of no use to you now; an unknown card may be.",
        Reason.DRAWS_ONLY_WAY: "There is only one pile to draw from.",
        Reason.ENDS_ROUND: (
            "The stock is empty: asking for a card ends the round, and your hand has the fewest"
            " points with a chance of {percent} %."
        ),
        Reason.LAYS_DOWN: "Lay down {melds}, then discard {card}.",
        Reason.DISCARDS_ISOLATED: "{card} is the highest card that goes with no other.",
        Reason.DISCARDS_HIGHEST: "Every card goes with another; {card} is the highest.",
        Reason.DISCARDS_LEAST_WORTH: "{card} is worth the least to you.",
        Reason.HOLDS_BACK: "{card} is worth the least; keep your melds hidden for now.",
        Reason.PLAYED_OUT: "Played on many times, the round goes best when {card} is discarded.",
        Reason.ONLY_MOVE: "Nothing else is allowed.",
        Detail.DEADWOOD: "Points outside your melds: {before} now, {after} afterwards.",
        Detail.DEADWOOD_NOW: "Points outside your melds: {before}.",
        Detail.POINTS: "Points in your hand: {before} now, {after} afterwards.",
        Detail.RISK: "The next player can use {card} with a chance of {percent} %.",
        Detail.CHANCES: "Cards that could still make a meld with {card}: {count}.",
        Detail.MEMORY_HOLDS: "The next player took {cards} and still holds them.",
        Detail.MEMORY_LET_GO: "The next player had no use for {cards}.",
    }
)
"""For each code its words; the names in braces are its parameters."""


def params_of(code: str) -> frozenset[str]:
    """Return the names of the parameters that a code takes."""
    return frozenset(name for _, name, _, _ in Formatter().parse(ENGLISH[code]) if name)


def in_english(because: Because) -> str:
    """Return a reason in words."""
    words = {name: _words(value) for name, value in because.params.items()}
    return ENGLISH[because.code].format(**words)


def _words(value: Value) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
