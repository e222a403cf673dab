from __future__ import annotations

import pytest

from rami_server.engine.events import RoundDealt
from rami_server.table.bundles import bundle_of
from rami_server.table.records import DealSealed
from tests.support.bundles import (
    bundle_in,
    recorded,
    records_of_match,
    rigged_deck,
    rigged_position,
)
from tests.support.tables import playing


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (3, 0), (1, 3)])
def test_a_bundle_has_every_deal_with_its_proof(people: int, bots: int) -> None:
    """Commitment, nonces and secret of each round, as they stand in the log."""
    driven = recorded(people, bots)
    bundle = bundle_in(driven)
    facts = [fact for record in driven.records for fact in record.facts]
    sealed = [fact for fact in facts if isinstance(fact, DealSealed)]
    seals = [each.seal for each in bundle.rounds]
    assert [(seal.commit, seal.nonces) if seal else None for seal in seals] == [
        (fact.commit, fact.nonces) for fact in sealed
    ]
    assert all(seal is not None and seal.secret is not None for seal in seals)
    assert len(seals) == len([fact for fact in facts if isinstance(fact, RoundDealt)])


def test_a_bundle_says_who_acted_and_when() -> None:
    """A person, or the server for an AI seat; times count from the begin of the match."""
    bundle = bundle_in(recorded(1, 1))
    actions = [action for each in bundle.rounds for action in each.actions]
    assert {(action.seat, action.by_person) for action in actions} == {(0, True), (1, False)}
    times = [action.at_ms for action in actions]
    assert times == sorted(times)
    assert times[0] >= 0
    drawn = [action.card is not None for action in actions]
    assert 0 < sum(drawn) < len(drawn)


def test_a_bundle_names_the_winner() -> None:
    """And the scores, as the table has them."""
    driven = recorded()
    assert driven.state.match is not None
    bundle = bundle_in(driven)
    assert (bundle.winner, bundle.scores) == (driven.state.match.winner, driven.state.match.scores)


def test_a_running_match_has_no_winner_and_keeps_its_secret() -> None:
    """An operator may take it out; what has not been told is not in it."""
    driven = playing(2)
    bundle = bundle_in(driven)
    assert (bundle.winner, bundle.rounds[0].end) == (None, None)
    assert bundle.rounds[0].seal is not None
    assert bundle.rounds[0].seal.secret is None


def test_a_rigged_match_says_how_it_was_rigged() -> None:
    """Its first round has no seal; the seed of a deck, or the position, stands in its place."""
    by_deck, by_position = bundle_in(rigged_deck()), bundle_in(rigged_position())
    assert by_deck.rounds[0].seal is None
    assert by_deck.rounds[0].seed is not None
    assert by_position.rounds[0].deck == ()
    assert by_position.rounds[0].position is not None
    assert all(each.seal is not None for each in by_deck.rounds[1:])
    assert len(by_deck.rounds) > 1


def test_nothing_was_played_before_the_first_deal() -> None:
    """Records in which nobody plays add nothing."""
    driven = recorded()
    head = bundle_in(driven).head
    empty = bundle_of(head, driven.records[:2])
    assert (empty.rounds, empty.scores, empty.winner) == ((), (0, 0), None)
    assert bundle_of(head, records_of_match(driven)) == bundle_in(driven)
