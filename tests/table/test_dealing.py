from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.engine.fairness import seed_from
from rami_server.engine.match import first_deal, next_deal
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.table.commands import Leave, Ready
from rami_server.table.dealing import all_ready, new_match, next_round
from rami_server.table.records import DealSealed, MatchStarted, SecretDrawn, Shuffled
from rami_server.table.sealing import is_between_rounds
from tests.support.tables import (
    drop,
    lobby,
    play_match,
    play_round,
    playing,
    seed_of,
    settings,
)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(5))
def test_the_seed_deals_and_draws_the_starter(players: int, number: int) -> None:
    """Whoever knows the seed can check both, by the documented shuffle (Q1)."""
    state = replace(lobby(players).state, secret=seed_of(number))
    seed = seed_from(seed_of(number), (None,) * players)
    started, sealed, shuffled, dealt, drawn = new_match(state, seed_of(99))
    assert isinstance(sealed, DealSealed)
    assert drawn == SecretDrawn(seed_of(99))
    options = settings(players).options
    assert started == MatchStarted(settings().rule)
    assert shuffled == Shuffled(seed)
    assert dealt == first_deal(options, deck_from(seed), starter=first_starter(seed, players))


def test_the_next_round_is_one_seat_further() -> None:
    """Its seed deals the cards, and only the cards (Q1)."""
    driven = playing(3)
    play_round(driven)
    match = driven.state.match
    assert match is not None
    assert driven.state.secret is not None
    seed = seed_from(driven.state.secret, (None,) * 3)
    _, shuffled, dealt, _ = next_round(driven.state, seed_of(77))
    assert shuffled == Shuffled(seed)
    assert dealt == next_deal(match, deck_from(seed))


def test_without_a_match_there_is_no_next_round() -> None:
    """Only a bug could ask for it."""
    with pytest.raises(ValueError, match="no match"):
        next_round(lobby(2).state, seed_of(1))


def test_turns_are_counted_on_in_a_rematch() -> None:
    """An action of the last match can never be taken for one of the next."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    turn = driven.state.turn
    *_, dealt, _ = new_match(driven.state, seed_of(5))
    assert turn > 1
    assert getattr(dealt, "turn", None) == turn + 1


def test_when_a_table_is_between_rounds() -> None:
    """Neither before a match, nor in a round, nor after the match."""
    driven = lobby(2)
    assert not is_between_rounds(driven.state)
    driven = playing(2, chosen=settings(limit=300))
    assert not is_between_rounds(driven.state)
    play_round(driven)
    assert is_between_rounds(driven.state)
    play_match(driven)
    assert not is_between_rounds(driven.state)


def test_all_are_ready_who_are_there() -> None:
    """Who is away or has left holds nobody up; at an empty table nobody is ready."""
    driven = playing(3)
    play_round(driven)
    driven.do(Ready("ana"))
    assert not all_ready(driven.state)
    driven.do(Leave("ben"))
    drop(driven, "cleo")
    assert all_ready(driven.state)
    drop(driven, "ana")
    assert not all_ready(driven.state)
