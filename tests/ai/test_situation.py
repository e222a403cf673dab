from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.ai.situation import NotToMove, situation_of
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.legality import LegalActions
from tests.support.bots import mask, situation_at, view_at


def test_knows_the_order_of_play() -> None:
    """Q2: ascending, wrapping."""
    situation = situation_at("2C", "3C", "4C", seat=1)
    assert (situation.seat, situation.next_seat, situation.others) == (1, 2, (2, 0))


def test_the_taken_card_is_not_among_the_discards_unless_it_is_the_last() -> None:
    """Q3: allowed by default, but nothing we do."""
    assert situation_at("2C KD", taken="KD").discardable == parse_cards("2C")
    assert situation_at("KD", taken="KD").discardable == parse_cards("KD")


def test_a_way_out_may_end_with_the_taken_card_even_under_no_return() -> None:
    """The last card of all may always be discarded."""
    situation = situation_at("7S 8S 9S KD", taken="KD", options="no_return")
    found = situation.exit_now()
    assert found is not None
    assert found.discard == parse_card("KD")


def test_no_way_out_that_a_restricted_table_forbids() -> None:
    """A way out needs its discard to be allowed."""
    view = view_at("7S 8S 9S KD")
    assert view.legal is not None
    only_melds = situation_of(replace(view, legal=LegalActions(melds=view.legal.melds)))
    assert only_melds.exit_now() is None
    assert only_melds.discardable == ()


def test_a_way_out_without_a_discard() -> None:
    """R8: the last cards may go to the table."""
    found = situation_at("7S 8S 9S").exit_now()
    assert found is not None
    assert found.discard is None
    assert situation_at("7S 8S", phase="draw").exit_with(parse_card("9S")) is not None


def test_counts_points_by_the_options() -> None:
    """R10: an ace is 1, or 11."""
    assert situation_at("AS KD").points_of(mask("AS KD")) == 11
    assert situation_at("AS KD", options="ace_high").points_of(mask("AS KD")) == 21


def test_refuses_a_view_without_legal_actions() -> None:
    """An empty list is nothing to decide."""
    with pytest.raises(NotToMove):
        situation_of(replace(view_at("2C 3C"), legal=LegalActions()))
