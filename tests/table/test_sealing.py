from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import pytest

from rami_server.engine.cards import DECK
from rami_server.engine.events import RoundDealt, RoundEnded
from rami_server.engine.fairness import commit_to, seed_from
from rami_server.engine.match import first_deal
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.table.commands import GiveNonce, Leave, Ready, RigDeck, RigPosition
from rami_server.table.core import Table
from rami_server.table.fold import after_facts
from rami_server.table.positions import Position
from rami_server.table.records import (
    DealSealed,
    NonceGiven,
    Record,
    SecretDrawn,
    SecretRevealed,
    Shuffled,
    Visibility,
)
from rami_server.table.sealing import upcoming
from rami_server.table.state import Status
from tests.support.tables import (
    AT,
    Driven,
    drop,
    give,
    lobby,
    opened,
    play_match,
    play_round,
    playing,
    sat,
    seed_of,
    settings,
    start,
)

Kind = TypeVar("Kind")


def commit_shown(driven: Driven) -> str:
    """Return what a seat is shown of the next deal."""
    shown = driven.table.view(0, driven.now).next_deal
    assert shown is not None
    return shown.deal.commit


def of_kind(driven: Driven, kind: type[Kind]) -> list[Kind]:
    """Return the facts of one kind, in the order in which they were stored."""
    facts = (fact for record in driven.records for fact in record.facts)
    return [fact for fact in facts if isinstance(fact, kind)]


def test_a_new_table_is_bound_before_anybody_sits() -> None:
    """The secret stands in the table's first record; all are shown what it is bound to."""
    driven = opened()
    secret = driven.records[0].facts[1]
    assert isinstance(secret, SecretDrawn)
    shown = driven.table.view(None, AT).next_deal
    assert shown is not None
    assert shown.deal.commit == commit_to(secret.secret, "K7PQ", 1, 1)
    assert shown.given == (False, False)


def test_a_deal_is_made_of_the_secret_and_of_what_the_seats_added() -> None:
    """Anybody who is told both can deal it again, the starter included (Q1)."""
    driven = lobby(2, bots=1)
    commit = commit_shown(driven)
    nonce = give(driven, "ben")
    start(driven)
    (drawn, _) = of_kind(driven, SecretDrawn)
    assert of_kind(driven, DealSealed) == [DealSealed(1, 1, commit, (None, nonce, None))]
    seed = seed_from(drawn.secret, (None, nonce, None))
    assert of_kind(driven, Shuffled) == [Shuffled(seed)]
    options = driven.state.settings.options
    again = first_deal(options, deck_from(seed), starter=first_starter(seed, 3))
    assert of_kind(driven, RoundDealt) == [again]


def test_the_secret_is_stored_before_its_commitment_is_shown() -> None:
    """Round after round and match after match: drawn in an earlier record than any sight of it."""
    driven = playing(2, chosen=settings(limit=20))
    for _ in range(3):
        play_match(driven)
        driven.do(Ready("ana"))
        driven.do(Ready("ben"))
        driven.tick()
    secrets = [fact.secret for fact in of_kind(driven, SecretDrawn)]
    table, bound = Table(driven.patience), set[str]()
    for record in driven.records:
        table.fold(record)
        coming = upcoming(table.state)
        if coming is not None:
            assert table.state.secret in secrets
            bound.add(coming.commit)
    assert bound == {seal.commit for seal in of_kind(driven, DealSealed)}


def test_what_is_shown_never_changes_until_the_deal() -> None:
    """Whoever comes, goes or adds: a second commitment would be a second choice."""
    driven = lobby(1, chosen=settings(3))
    commit = commit_shown(driven)
    give(driven, "ana")
    driven.do(sat("ben"))
    give(driven, "ben")
    driven.do(Leave("ben"))
    driven.do(sat("ben"))
    drop(driven, "ben")
    driven.wait(40)
    assert commit_shown(driven) == commit


def test_the_secret_is_told_when_the_round_ends_and_not_before() -> None:
    """In the very record of its end; the view shows it with the nonces and what was promised."""
    driven = playing(2)
    sealed = driven.state.sealed
    assert sealed is not None
    play_round(driven)
    *_, ended, told = driven.last()
    assert isinstance(ended, RoundEnded)
    assert told == SecretRevealed(sealed.secret)
    assert len(of_kind(driven, SecretRevealed)) == 1
    assert driven.table.view(None, driven.now).revealed == sealed


def test_each_round_has_a_secret_of_its_own() -> None:
    """What was revealed says nothing about the next deal."""
    driven = playing(2, chosen=settings(limit=300))
    play_match(driven)
    drawn = [fact.secret for fact in of_kind(driven, SecretDrawn)]
    assert len(drawn) == len(set(drawn)) > 3
    told = [fact.secret for fact in of_kind(driven, SecretRevealed)]
    assert told == drawn[:-1]


def test_rounds_and_matches_are_numbered() -> None:
    """A rematch begins with its round 1; a commitment fits no other round."""
    driven = playing(2, chosen=settings(limit=20))
    for _ in range(2):
        play_match(driven)
        driven.do(Ready("ana"))
        driven.do(Ready("ben"))
        driven.tick()
    numbers = [(s.match, s.round) for s in of_kind(driven, DealSealed)]
    matches = [match for match, _ in numbers]
    assert matches == sorted(matches)
    for match in (1, 2):
        rounds = [number for of, number in numbers if of == match]
        assert rounds == list(range(1, len(rounds) + 1))
    assert numbers[-1] == (3, 1)


# ---------------------------------------------------------------------- nonces


def test_the_last_nonce_before_the_deal_counts() -> None:
    """Whoever lost theirs adds another; the same one again is nothing new."""
    driven = lobby(2)
    give(driven, "ana", b"\1" * 32)
    give(driven, "ana", b"\2" * 32)
    again = GiveNonce("ana", commit_shown(driven), b"\2" * 32)
    assert driven.refused(again) == "nothing_to_do"
    start(driven)
    assert driven.state.sealed is not None
    assert driven.state.sealed.deal.nonces == (b"\2" * 32, None)


def test_a_nonce_is_for_the_commitment_that_was_seen() -> None:
    """One that comes too late is not taken for the next deal: the server knows it by now."""
    driven = lobby(2)
    late = GiveNonce("ana", commit_shown(driven), seed_of(9))
    start(driven)
    assert driven.refused(late) == "stale_commit"
    play_round(driven)
    assert driven.refused(late) == "stale_commit"
    give(driven, "ana", seed_of(9))


def test_only_who_sits_there_adds() -> None:
    """A spectator has no seat to add for."""
    driven = lobby(1)
    assert driven.refused(GiveNonce("eve", commit_shown(driven), seed_of(1))) == "not_seated"


def test_nobody_is_told_a_nonce_before_the_deal() -> None:
    """That somebody added is told at once; what, only to themselves."""
    driven = lobby(2)
    nonce = give(driven, "ana")
    assert driven.last() == (NonceGiven(0, nonce),)
    views = [driven.table.view(reader, driven.now).next_deal for reader in (0, 1, None)]
    owns = [driven.table.own(reader) for reader in (0, 1, None)]
    assert [own.nonce if own else None for own in owns] == [nonce, None, None]
    assert [view.given if view else () for view in views] == [(True, False)] * 3
    assert nonce.hex() not in repr(driven.table.view(1, driven.now))


def test_nonces_are_used_once() -> None:
    """The next deal is asked for anew."""
    driven = lobby(2)
    give(driven, "ana")
    start(driven)
    play_round(driven)
    driven.wait(12)
    assert driven.state.sealed is not None
    assert driven.state.sealed.deal.nonces == (None, None)


def test_who_left_the_seat_adds_nothing() -> None:
    """A nonce goes with its person; whoever sits there next adds their own."""
    driven = lobby(2)
    give(driven, "ben")
    driven.do(Leave("ben"))
    driven.do(sat("cleo"))
    start(driven)
    assert driven.state.sealed is not None
    assert driven.state.sealed.deal.nonces == (None, None)


def test_a_stand_in_adds_nothing_and_what_was_added_before_counts() -> None:
    """A person who goes after adding has added; one who goes before has not."""
    driven = playing(2)
    play_round(driven)
    nonce = give(driven, "ben")
    driven.do(Leave("ben"))
    driven.wait(12)
    play_round(driven)
    driven.wait(12)
    sealed = [seal.nonces for seal in of_kind(driven, DealSealed)]
    assert sealed == [(None, None), (None, nonce), (None, None)]


def test_a_quick_match_filled_with_ai_seats_is_sealed() -> None:
    """By those who waited; AI seats add nothing."""
    driven = lobby(1, chosen=settings(3), visibility=Visibility.QUICK)
    nonce = give(driven, "ana")
    driven.wait(15)
    assert driven.state.sealed is not None
    assert driven.state.sealed.deal.nonces == (nonce, None, None)


# ---------------------------------------------------------- what cannot be proved


def test_a_rigged_deck_is_visibly_not_sealed() -> None:
    """Nobody was bound to it; the next deal of the same match is proved like any other."""
    driven = lobby(2)
    give(driven, "ana")
    driven.do(RigDeck(0, DECK))
    view = driven.table.view(0, driven.now)
    assert (view.sealed, view.next_deal) == (None, None)
    play_round(driven)
    assert driven.table.view(0, driven.now).revealed is None
    assert of_kind(driven, SecretRevealed) == []
    driven.wait(12)
    assert driven.state.sealed is not None
    assert (driven.state.sealed.deal.match, driven.state.sealed.deal.round) == (1, 2)
    play_round(driven)
    assert driven.table.view(0, driven.now).revealed is not None


def test_a_match_rigged_in_the_middle_of_a_sealed_round_is_not_sealed() -> None:
    """The round that it breaks off never ends, so its secret is never told."""
    driven = playing(2)
    driven.do(RigPosition(Position.parsed("hands: 7S 8S KD / 2C 3D; discard: 9H")))
    assert driven.state.sealed is None
    play_round(driven)
    assert of_kind(driven, SecretRevealed) == []


def test_a_deck_rigged_in_the_middle_of_a_sealed_round_is_not_sealed() -> None:
    """The seal of the round before is not taken for that of a test's own deck."""
    driven = playing(2)
    driven.do(RigDeck(0, DECK))
    assert driven.state.sealed is None
    play_round(driven)
    assert of_kind(driven, SecretRevealed) == []


def test_a_table_from_before_commitments_plays_on() -> None:
    """Its next deal is not sealed, which all can see; the one after it is."""
    old = Table()
    first = lobby(2)
    for record in first.records:
        facts = tuple(fact for fact in record.facts if not isinstance(fact, SecretDrawn))
        old.fold(Record(record.version, record.at, facts))
    driven = Driven(records=list(first.records))
    driven.table = old
    assert driven.table.view(0, driven.now).next_deal is None
    start(driven)
    assert driven.state.status is Status.PLAYING
    assert driven.state.sealed is None
    play_round(driven)
    assert driven.table.view(0, driven.now).next_deal is not None
    driven.wait(12)
    assert driven.state.sealed is not None


def test_a_seal_without_a_secret_is_no_log() -> None:
    """Only a bug could store one."""
    driven = lobby(2)
    start(driven)
    seal = DealSealed(1, 2, "0" * 64, (None, None))
    with pytest.raises(ValueError, match="no secret"):
        after_facts(replace(driven.state, secret=None), (seal,))
