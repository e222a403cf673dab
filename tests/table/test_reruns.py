from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, get_args

import pytest

from rami_server.engine.actions import Discard, DrawDiscard
from rami_server.engine.events import Event
from rami_server.table.reruns import Mismatch, rerun, verify
from tests.support.bundles import (
    bundle_in,
    recorded,
    records_of_match,
    rigged_deck,
    rigged_position,
)
from tests.support.tables import seed_of

if TYPE_CHECKING:
    from rami_server.table.bundles import Bundle, BundledRound
    from tests.support.tables import Driven

EVENTS = get_args(Event)


def events_of(driven: Driven) -> list[tuple[Event, ...]]:
    """Return what each record of the match says of play."""
    play = [
        tuple(fact for fact in record.facts if isinstance(fact, EVENTS))
        for record in records_of_match(driven)
    ]
    return [events for events in play if events]


def with_round(bundle: Bundle, place: int, **changes: object) -> Bundle:
    """Return the bundle with one round changed."""
    rounds = list(bundle.rounds)
    rounds[place] = replace(rounds[place], **changes)  # type: ignore[arg-type] # its fields
    return replace(bundle, rounds=tuple(rounds))


def with_seal(bundle: Bundle, place: int, **changes: object) -> Bundle:
    """Return the bundle with the seal of one round changed."""
    seal = bundle.rounds[place].seal
    assert seal is not None
    return with_round(bundle, place, seal=replace(seal, **changes))  # type: ignore[arg-type] # its fields


def with_action(bundle: Bundle, place: int, at: int, **changes: object) -> Bundle:
    """Return the bundle with one action of a round changed."""
    actions = list(bundle.rounds[place].actions)
    actions[at] = replace(actions[at], **changes)  # type: ignore[arg-type] # its fields
    return with_round(bundle, place, actions=tuple(actions))


@pytest.fixture(scope="module")
def bundle() -> Bundle:
    """Return a match of several rounds."""
    return bundle_in(recorded(2, limit=60))


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (1, 3), (3, 0)])
@pytest.mark.parametrize("house", ["", "ace_high discard_to_win no_return"])
def test_a_match_is_played_again_to_identical_events(people: int, bots: int, house: str) -> None:
    """Each deal and each action brings about just what its record says."""
    driven = recorded(people, bots, house=house)
    again = verify(bundle_in(driven))
    assert list(again.events) == events_of(driven)
    assert again.match == driven.state.match


def test_rigged_matches_are_played_again_but_not_proved() -> None:
    """A fault of a rigged table can be reported like any other; nobody was bound to its cards."""
    for driven in (rigged_deck(), rigged_position()):
        bundle = bundle_in(driven)
        assert list(rerun(bundle).events) == events_of(driven)
        with pytest.raises(Mismatch, match="round 1: nobody was bound to this deal"):
            verify(bundle)


def test_each_part_of_a_proof_is_checked(bundle: Bundle) -> None:
    """One changed byte, and the words name the round and what does not match."""
    last = len(bundle.rounds) - 1
    where = f"round {last + 1}: "
    seal = bundle.rounds[last].seal
    assert seal is not None
    wrong_commit = ("0" if seal.commit[0] != "0" else "1") + seal.commit[1:]
    cases = [
        (with_seal(bundle, last, secret=seed_of(1)), "the commitment is not that"),
        (with_seal(bundle, last, commit=wrong_commit), "the commitment is not that"),
        (with_seal(bundle, last, nonces=(seed_of(1), None)), "the deck is not the one"),
        (with_seal(bundle, last, nonces=(None,)), "1 nonces at a table of 2"),
        (with_seal(bundle, last, secret=None), "it never ended"),
        (with_round(bundle, last, seal=None), "nobody was bound"),
        (with_round(bundle, last, deck=bundle.rounds[0].deck), "the deck is not the one"),
    ]
    for changed, words in cases:
        with pytest.raises(Mismatch, match=where + words):
            verify(changed)


@pytest.mark.parametrize("field", ["table", "match"])
def test_a_commitment_is_for_its_match_alone(bundle: Bundle, field: str) -> None:
    """The proof of another table's deal proves nothing here."""
    other = replace(bundle.head, **{field: "K7PR" if field == "table" else 2})  # type: ignore[arg-type] # its fields
    with pytest.raises(Mismatch, match="round 1: the commitment is not that"):
        verify(replace(bundle, head=other))


def test_who_begins_is_checked(bundle: Bundle) -> None:
    """Drawn by the seed in the first round, then one seat further each time (Q1)."""
    first, second = bundle.rounds[:2]
    with pytest.raises(Mismatch, match=r"round 1: seat . begins, but the seed draws another"):
        verify(with_round(bundle, 0, starter=1 - first.starter))
    with pytest.raises(Mismatch, match=r"round 2: seat \d begins, not seat \d"):
        verify(with_round(bundle, 1, starter=1 - second.starter))


def test_every_action_is_checked(bundle: Bundle) -> None:
    """By the rules, and by the card that the deck gives."""
    first = bundle.rounds[0]
    other = first.deck[0] if first.actions[0].card != first.deck[0] else first.deck[1]
    cases = [
        (
            with_action(bundle, 0, 0, card=other),
            r"round 1, action 1 \(.*\): the card is",
        ),
        (with_action(bundle, 0, 0, card=None), "the card is .., not none"),
        (with_action(bundle, 0, 0, seat=1 - first.actions[0].seat), "refuse it, not_your_turn"),
        (with_action(bundle, 0, 1, action=DrawDiscard()), "refuse it, wrong_phase"),
        (with_action(bundle, 0, 0, action=Discard(other)), "refuse it, wrong_phase"),
        (with_round(bundle, 0, actions=first.actions[:-1]), "round 1: its end is not"),
        (with_round(bundle, 1, actions=()), "round 2: its end is not"),
    ]
    for changed, words in cases:
        with pytest.raises(Mismatch, match=words):
            verify(changed)


def test_the_result_is_checked(bundle: Bundle) -> None:
    """The end of each round, the scores, the winner and the number of rounds."""
    end = bundle.rounds[0].end
    assert end is not None
    assert bundle.winner is not None
    cases = [
        (with_round(bundle, 0, end=replace(end, gain=end.gain + 1)), "round 1: its end is not"),
        (replace(bundle, scores=tuple(reversed(bundle.scores))), "the scores are"),
        (replace(bundle, winner=1 - bundle.winner), "the winner is"),
        (replace(bundle, rounds=bundle.rounds[:-1]), "the scores are"),
        (replace(bundle, rounds=()), "the scores are"),
        (replace(bundle, rules=2), "the rules are of edition 2"),
        (extended(bundle), r"round \d+: the commitment"),
    ]
    for changed, words in cases:
        with pytest.raises(Mismatch, match=words):
            verify(changed)


def extended(bundle: Bundle) -> Bundle:
    """Return the bundle with its last round twice."""
    return replace(bundle, rounds=(*bundle.rounds, bundle.rounds[-1]))


def test_after_the_match_nothing_is_dealt(bundle: Bundle) -> None:
    """Even a deal that were proved would be none."""
    last = replace(bundle.rounds[-1], seal=None)
    with pytest.raises(Mismatch, match="nobody has won the match"):
        rerun(replace(bundle, rounds=(*bundle.rounds, last)))


def test_only_a_match_begins_at_a_position() -> None:
    """By the rules of the match, and in its first round."""
    bundle = bundle_in(rigged_position())
    first: BundledRound = bundle.rounds[0]
    with pytest.raises(Mismatch, match="only a match begins at a position"):
        rerun(replace(bundle, rounds=(first, first)))
    other = replace(bundle.head, options=replace(bundle.head.options, ace_high=True))
    with pytest.raises(Mismatch, match="other rules"):
        rerun(replace(bundle, head=other))
    with pytest.raises(Mismatch, match="round 1: "):
        rerun(with_round(bundle, 0, position="nonsense"))
