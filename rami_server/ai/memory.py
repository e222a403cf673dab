"""What everybody could remember of a round: who took, left lying, threw and showed which card.

It is computed anew from the redacted history for each decision; nothing is kept in between.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rami_server.engine.actions import Seat, Source
from rami_server.engine.cards import DECK, Card
from rami_server.engine.melds import Mask, mask_of
from rami_server.engine.views import (
    SeatDealt,
    SeatDiscarded,
    SeatDrew,
    SeatEvent,
    SeatLaidOff,
    SeatMelded,
    SeatView,
)

ALL: Mask = mask_of(DECK)


@dataclass(slots=True)
class Memory:
    """The public past of one round; lists and masks are by seat."""

    pile: list[Card] = field(default_factory=list)
    """The discard pile, the last card on top."""
    held: list[Mask] = field(default_factory=list)
    """Cards a seat took from the pile and has not shown since: it still holds them."""
    thrown: list[Mask] = field(default_factory=list)
    """Cards a seat discarded."""
    refused: list[Mask] = field(default_factory=list)
    """Cards a seat left lying and drew from the stock instead."""


def remember(view: SeatView, history: Iterable[SeatEvent]) -> Memory:
    """Return what the history of this round tells; what it leaves out the view makes good."""
    memory = _blank(view.options.players)
    for event in history:
        _note(memory, event)
    top = view.discard_top
    if top is not None and memory.pile[-1:] != [top]:
        memory.pile.append(top)
    return memory


def _blank(players: int) -> Memory:
    return Memory([], [0] * players, [0] * players, [0] * players)


def remember_pile(view: SeatView, history: Iterable[SeatEvent]) -> Memory:
    """Return what somebody recalls who minds the cards in the pile, but not who did what."""
    return replace(_blank(view.options.players), pile=remember(view, history).pile)


def remember_nothing(view: SeatView) -> Memory:
    """Return what lies open now and no more."""
    return remember(view, ())


def _note(memory: Memory, event: SeatEvent) -> None:
    match event:
        case SeatDealt():
            memory.pile[:] = [event.upcard]
        case SeatDrew():
            _note_draw(memory, event)
        case SeatMelded() | SeatLaidOff():
            memory.held[event.seat] &= ~mask_of(event.cards)
        case SeatDiscarded():
            _note_discard(memory, event.seat, event.card)
        case _:
            pass  # the end of a round asks no more decisions


def _note_draw(memory: Memory, event: SeatDrew) -> None:
    if event.source is Source.DISCARD and event.card is not None:
        memory.held[event.seat] |= 1 << event.card
        del memory.pile[-1:]
    elif memory.pile:
        memory.refused[event.seat] |= 1 << memory.pile[-1]


def _note_discard(memory: Memory, seat: Seat, card: Card) -> None:
    memory.held[seat] &= ~(1 << card)
    memory.thrown[seat] |= 1 << card
    memory.pile.append(card)
