"""Copies of frozen states with some fields changed: what `dataclasses.replace` gives."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from rami_server.engine.changing import changed
from rami_server.engine.match import MatchState
from rami_server.engine.state import RoundState
from rami_server.table.seats import SeatState
from rami_server.table.state import TableState, TurnClock
from tests.support.tables import playing

STATES = (RoundState, MatchState, TableState, TurnClock, SeatState)


def examples() -> list[Any]:
    """Return one of each kind of state that is copied this way."""
    state = playing(4).table.state
    assert state.match is not None
    return [state.match.round, state.match, state, state.turn_clock, state.seats[0]]


@pytest.mark.parametrize("place", range(len(STATES)), ids=[kind.__name__ for kind in STATES])
def test_it_is_replace(place: int) -> None:
    """Of every state, each field by itself: the same copy, and the original as it was."""
    state = examples()[place]
    assert state.__class__ is STATES[place]
    for field in fields(state):
        before = replace(state)
        other: Any = {field.name: "other"}
        assert changed(state, **other) == replace(state, **other)
        assert state == before


def test_a_copy_is_frozen_too() -> None:
    """A state never changes, whichever way it was made."""
    copy = changed(TurnClock(1), turn=2)
    with pytest.raises(FrozenInstanceError):
        copy.turn = 3  # type: ignore[misc] # that is the point
