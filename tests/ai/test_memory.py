from __future__ import annotations

from rami_server.ai.memory import remember, remember_nothing, remember_pile
from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.events import EndReason
from rami_server.engine.melds import MeldKind
from rami_server.engine.views import (
    SeatDealt,
    SeatDiscarded,
    SeatDrew,
    SeatEvent,
    SeatLaidOff,
    SeatMelded,
    SeatRoundEnded,
)
from tests.support.bots import mask, view_at

card = parse_card
DEALT = SeatDealt(1, 1, 0, None, (7, 7), card("9C"), 37)


def story(*events: SeatEvent) -> tuple[SeatEvent, ...]:
    """Return a history that begins with the deal, 9C turned up."""
    return (DEALT, *events)


def test_a_card_taken_is_known_until_it_is_shown() -> None:
    """Whoever took a card from the pile holds it until it lies on the table or the pile."""
    view = view_at("2C 3D", discard="KD 5H")
    took = story(SeatDrew(1, Source.DISCARD, card("9C")))
    assert remember(view, took).held == [0, mask("9C")]
    threw = (*took, SeatDiscarded(1, card("9C")))
    assert remember(view, threw).held == [0, 0]
    melded = (*took, SeatMelded(1, 0, MeldKind.SET, parse_cards("9C 9D 9H")))
    assert remember(view, melded).held == [0, 0]
    laid = (*took, SeatLaidOff(1, 0, parse_cards("9C")))
    assert remember(view, laid).held == [0, 0]


def test_what_was_left_lying_and_thrown_is_remembered_by_seat() -> None:
    """A draw from the stock refuses the visible card; a discard is no secret."""
    past = story(SeatDrew(1, Source.STOCK, None), SeatDiscarded(1, card("5H")))
    memory = remember(view_at("2C 3D", discard="9C 5H"), past)
    assert memory.refused == [0, mask("9C")]
    assert memory.thrown == [0, mask("5H")]
    assert memory.pile == list(parse_cards("9C 5H"))


def test_a_draw_from_an_empty_pile_refuses_nothing() -> None:
    """A history without its deal is no reason to fall over."""
    memory = remember(view_at("2C 3D", discard="5H"), (SeatDrew(1, Source.STOCK, None),))
    assert memory.refused == [0, 0]
    assert memory.pile == [card("5H")]


def test_the_end_of_a_round_changes_nothing() -> None:
    """After the end nobody decides any more."""
    end = SeatRoundEnded(EndReason.WENT_OUT, 0, ((), ()), (0, 0), 0)
    view = view_at("2C 3D", discard="9C")
    assert remember(view, story(end)) == remember(view, story())


def test_a_short_memory_keeps_the_pile_or_the_top_only() -> None:
    """Normal minds which cards are gone, not who let them go."""
    view = view_at("2C 3D", discard="9C 5H")
    past = story(SeatDrew(1, Source.STOCK, None), SeatDiscarded(1, card("5H")))
    pile = remember_pile(view, past)
    assert (pile.pile, pile.thrown, pile.refused) == (list(parse_cards("9C 5H")), [0, 0], [0, 0])
    assert remember_nothing(view).pile == [card("5H")]
