from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.options import Level
from rami_server.runtime.match_notes import MatchBegun, MatchEnded, MatchNote
from rami_server.table.commands import Leave, RigPosition
from rami_server.table.positions import Position
from rami_server.table.seats import Bot, Human
from tests.support.histories import appends_of, played, rematch
from tests.support.tables import lobby, playing, rigged, settings

if TYPE_CHECKING:
    from tests.support.tables import Driven

ANA, BEN = Human("ana", "Ana"), Human("ben", "Ben")


def notes_of(driven: Driven) -> list[tuple[int, MatchNote]]:
    """Return every note of a table, with the number of its record."""
    appends = appends_of(driven.records)
    return [(each.record.version, each.match) for each in appends if each.match is not None]


def test_nothing_happens_before_a_match() -> None:
    """People who come and go are no match."""
    driven = lobby(2)
    driven.do(Leave("ben"))
    driven.do(Leave("ana"))
    assert notes_of(driven) == []


def test_match_begins_with_its_players_and_rules() -> None:
    """Who sits there at the deal plays the match, people and AI players by seat."""
    driven = playing(people=2, bots=1)
    begun = MatchBegun(settings(3).options, (ANA, BEN, Bot(Level.EASY)))
    assert notes_of(driven) == [(len(driven.records), MatchNote(1, begun))]


def test_match_ends_once_with_its_result() -> None:
    """The round that decides it ends it; what people do afterwards ends nothing again."""
    driven = played(limit=30)
    last = len(driven.records)
    assert driven.state.match is not None
    driven.do(Leave("ben"))
    driven.do(Leave("ana"))
    assert driven.status().value == "closed"
    scores, winner = driven.state.match.scores, driven.state.match.winner
    assert notes_of(driven)[1:] == [(last, MatchNote(1, None, MatchEnded(scores, winner)))]


def test_each_match_of_a_table_has_its_number() -> None:
    """A rematch is a match of its own."""
    driven = played()
    rematch(driven)
    (_, one), (_, end), (_, two) = notes_of(driven)
    assert (one.number, end.number, two.number) == (1, 1, 2)
    assert two.begun == one.begun


def test_match_that_nobody_finishes_ends_without_a_winner() -> None:
    """A table that closes after a day of silence takes its match with it."""
    driven = rigged("7S 8S 9S KD 2C 3D 5H", "2H 3C 4C 6D 8D TD QD", discard="6C")
    for player in ("ana", "ben"):
        driven.do(Leave(player))
    driven.wait(driven.patience.match_idle + 1)
    assert driven.status().value == "closed"
    last = (len(driven.records), MatchNote(1, None, MatchEnded((0, 0), None)))
    assert notes_of(driven)[1:] == [last]


def test_position_may_begin_a_match() -> None:
    """A rigged match is one like any other, with the position's rules."""
    driven = lobby(2)
    rules = "options: score_limit=40"
    text = f"{rules}; hands: 7S 8S 9S KD / 2C 3C 4C; discard: 6C; phase: play"
    driven.do(RigPosition(Position.parsed(text)))
    begun = MatchBegun(settings(limit=40).options, (ANA, BEN))
    assert notes_of(driven) == [(len(driven.records), MatchNote(1, begun))]
