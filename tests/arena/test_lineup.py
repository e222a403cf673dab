from __future__ import annotations

from functools import partial
from itertools import count

import pytest

from rami_server.ai.decide import decide
from rami_server.arena.lineup import NAMES, UnknownLineup, bot_named, parse_lineup, timed
from rami_server.engine.options import Level
from tests.support.bots import view_at

HAND = "7S 8S 9S KD KH 2C 4D JC"


def test_reads_a_lineup() -> None:
    """Names stand in seat order."""
    assert parse_lineup("hard, normal,easy") == ("hard", "normal", "easy")


@pytest.mark.parametrize("text", ["hard", "hard,expert", "", "easy,easy,easy,easy,easy"])
def test_refuses_what_is_no_lineup(text: str) -> None:
    """The message names what is wrong."""
    with pytest.raises(UnknownLineup, match=r"bot|seats"):
        parse_lineup(text)


def test_a_program_takes_any_seat_beside_the_levels() -> None:
    """Only they can sit at a table; the variants are there for measurements without one."""
    assert parse_lineup("external,hard,external") == ("external", "hard", "external")
    with pytest.raises(UnknownLineup, match="beside an external one"):
        parse_lineup("external,hard-no-memory")


@pytest.mark.parametrize("level", list(Level))
def test_a_level_of_the_arena_is_the_level_of_the_table(level: Level) -> None:
    """What is measured is what people play against."""
    view = view_at(HAND, "2H 3D 4S 6C 6D TC QS")
    assert bot_named(level)(view, (), 5) == decide(view, (), level, 5)
    assert level in NAMES


def test_times_every_decision() -> None:
    """One number a decision, by the clock that is given."""
    times: list[float] = []
    bot = timed(bot_named("easy"), times, partial(next, count(0.0, 2.0)))
    bot(view_at(HAND), (), 1)
    assert times == [2.0]
