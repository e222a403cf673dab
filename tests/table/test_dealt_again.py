from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.views import view_for
from rami_server.table.dealt_again import dealt_again

TEXT = (
    "hands: 7S 8S KD / 2C 3D / 4H 5H; stock: *; discard: 6C 9H; melds: 2=QC QD QH; round: 3;"
    " starter: 1; turn: 17; seat: 0; phase: play; taken: KD; discard_draws: 2; scores: 10 0 4;"
    " options: score_limit=60 no_return"
)


def test_with_the_cards_of_the_match_it_is_the_match() -> None:
    """Every clause of the position comes from the view; only the hidden cards are given."""
    match = parse_position(TEXT)
    state = match.round
    position = dealt_again(view_for(match, 0), state.hands, state.stock, state.discard_pile)
    assert parse_position(position.text) == match
    assert position.options == match.options


def test_other_cards_show_the_reader_the_same() -> None:
    """The own hand is that of the view, whatever is said of it."""
    match = parse_position(TEXT)
    state, view = match.round, view_for(match, 0)
    stock = (*state.hands[1], *state.stock[2:])
    position = dealt_again(view, ((), state.stock[:2], state.hands[2]), stock, state.discard_pile)
    other = parse_position(position.text)
    assert other != match
    assert view_for(other, 0) == view


def test_cards_that_are_no_deck_are_refused() -> None:
    """A card twice or nowhere is a mistake of the caller."""
    match = parse_position(TEXT)
    state, view = match.round, view_for(match, 0)
    with pytest.raises(NotationError):
        dealt_again(view, state.hands, state.stock[1:], state.discard_pile)
    with pytest.raises(ValueError, match="spectator"):
        dealt_again(view_for(match, None), state.hands, state.stock, state.discard_pile)
    with pytest.raises(NotationError):
        dealt_again(replace(view, hand=()), state.hands, state.stock, state.discard_pile)
