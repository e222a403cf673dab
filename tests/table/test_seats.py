from __future__ import annotations

import pytest

from rami_server.engine.options import Level
from rami_server.table.seats import Bot, Human, Link, SeatState

ANA = Human("ana", "Ana")


@pytest.mark.parametrize(
    ("held", "human", "present", "plays_itself"),
    [
        (SeatState(), False, False, False),
        (SeatState(Bot(Level.EASY)), False, False, True),
        (SeatState(ANA, Link.HERE, "n"), True, True, False),
        (SeatState(ANA, Link.SLOW, "n"), True, True, False),
        (SeatState(ANA, Link.AWAY), True, False, False),
        (SeatState(ANA, Link.BOT), True, False, True),
        (SeatState(ANA, Link.BOT, "n"), True, True, True),
    ],
)
def test_what_a_seat_is(held: SeatState, *, human: bool, present: bool, plays_itself: bool) -> None:
    """Whose a seat is, whether they can be reached and who plays it are three questions."""
    assert (held.is_human, held.is_present, held.plays_itself) == (human, present, plays_itself)
