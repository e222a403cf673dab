"""Another truth that looks the same: the cards nobody has shown the reader, changed places."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from rami_server.engine.actions import Source
from rami_server.engine.cards import DECK
from rami_server.engine.events import (
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.match import MatchState, begin, evolve

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from rami_server.engine.cards import Card

    Swap = Mapping[Card, Card]


def seen_by(reader: int | None, events: tuple[Event, ...]) -> frozenset[Card]:
    """Return every card that `reader` has been shown, by Q9: the public ones and its own."""
    return frozenset(card for event in events for card in _shown(reader, event))


def _shown(reader: int | None, event: Event) -> tuple[Card, ...]:
    match event:
        case RoundDealt():
            return (event.upcard, *(() if reader is None else event.hands[reader]))
        case Drew():
            shown = event.source is Source.DISCARD or event.seat == reader
            return (event.card,) if shown else ()
        case Melded() | LaidOff():
            return event.cards
        case Discarded():
            return (event.card,)
        case RoundEnded():
            return tuple(card for hand in event.hands for card in hand)


def mixed(hidden: frozenset[Card], chance: Random) -> dict[Card, Card]:
    """Return who stands for whom when the `hidden` cards change places at random."""
    cards = sorted(hidden)
    return dict(zip(cards, chance.sample(cards, len(cards)), strict=True))


def hidden_from(reader: int | None, events: tuple[Event, ...]) -> frozenset[Card]:
    """Return the cards that `reader` has not been shown."""
    return frozenset(DECK) - seen_by(reader, events)


def exchanged(one: Card, other: Card) -> dict[Card, Card]:
    """Return who stands for whom when two cards change places."""
    return {one: other, other: one}


def relabelled(event: Event, swap: Swap) -> Event:
    """Return `event` as it would have been with the cards changed."""
    match event:
        case RoundDealt():
            hands = _each(event.hands, swap)
            upcard = swap.get(event.upcard, event.upcard)
            return replace(event, hands=hands, upcard=upcard, stock=_in(event.stock, swap))
        case Drew() | Discarded():
            return replace(event, card=swap.get(event.card, event.card))
        case Melded() | LaidOff():
            return replace(event, cards=_in(event.cards, swap))
        case RoundEnded():
            return replace(event, hands=_each(event.hands, swap))


def _in(cards: tuple[Card, ...], swap: Swap) -> tuple[Card, ...]:
    return tuple(swap.get(card, card) for card in cards)


def _each(hands: tuple[tuple[Card, ...], ...], swap: Swap) -> tuple[tuple[Card, ...], ...]:
    return tuple(_in(hand, swap) for hand in hands)


def folded(start: MatchState, events: tuple[Event, ...]) -> MatchState:
    """Return the match that the events, a deal first, lead to."""
    deal, *rest = events
    assert isinstance(deal, RoundDealt)
    return reduce(evolve, rest, begin(start.options, deal))
