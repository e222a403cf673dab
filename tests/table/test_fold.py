from __future__ import annotations

from dataclasses import replace

import pytest

from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_card
from rami_server.engine.events import Discarded, Drew
from rami_server.engine.options import Level
from rami_server.table.commands import Ready, SetSettings
from rami_server.table.fold import after_facts, folded
from rami_server.table.records import (
    ActionKey,
    BotSat,
    Emote,
    Emoted,
    HostNamed,
    LinkSet,
    PlayerSat,
    ReadySet,
    Record,
    SeatEmptied,
    TableOpened,
    TimeCredited,
    Visibility,
)
from rami_server.table.seats import Bot, Human, Link, SeatState
from rami_server.table.state import Status
from tests.support.tables import (
    NODE,
    drop,
    let_expire,
    lobby,
    play_round,
    playing,
    rigged,
    settings,
)

OPENED = TableOpened("K7PQ", Visibility.PUBLIC, settings(3))


def test_a_table_begins_with_its_opening() -> None:
    """Empty seats, and nobody there since then."""
    state = folded(None, Record(1, 50.0, (OPENED, BotSat(2, Level.HARD))))
    assert state.seats == (SeatState(), SeatState(), SeatState(Bot(Level.HARD)))
    assert (state.opened_at, state.updated_at, state.deserted_since) == (50.0, 50.0, 50.0)
    assert (state.status, state.host, state.matches) == (Status.LOBBY, None, 0)


def test_a_log_that_begins_otherwise_is_none() -> None:
    """Only a bug could have written it."""
    with pytest.raises(TypeError, match="TableOpened, not BotSat"):
        folded(None, Record(1, 50.0, (BotSat(2, Level.HARD),)))
    with pytest.raises(ValueError, match="opened once"):
        folded(lobby(1).state, Record(9, 50.0, (OPENED,)))


def test_no_play_without_a_match() -> None:
    """An event of play before the first deal can only be a bug."""
    with pytest.raises(ValueError, match="no match"):
        folded(lobby(2).state, Record(9, 50.0, (Drew(0, Source.STOCK, 3),)))


def test_facts_of_seats() -> None:
    """Each fact changes the seat it names, and the table's time of change."""
    state = lobby(2, chosen=settings(3)).state
    facts = (PlayerSat(2, "cleo", "Cleo"), LinkSet(2, Link.AWAY, None, 70.0), ReadySet(2, True))  # noqa: FBT003 - a fact as it is folded
    after = folded(state, Record(9, 50.0, facts))
    cleo = Human("cleo", "Cleo")
    assert after.seats[2] == SeatState(
        cleo, Link.AWAY, None, 70.0, absences=1, ready=True, since=9, linked_at=50.0
    )
    assert after.seats[:2] == state.seats[:2]
    assert after.updated_at == 50.0


def test_an_emptied_seat_has_no_host() -> None:
    """Until another is named."""
    state = lobby(2).state
    emptied = folded(state, Record(9, 50.0, (SeatEmptied(0),)))
    assert (emptied.host, emptied.seats[0]) == (None, SeatState())
    named = folded(state, Record(9, 50.0, (SeatEmptied(0), HostNamed(1))))
    assert named.host == 1
    assert folded(state, Record(9, 50.0, (SeatEmptied(1),))).host == 0


def test_foresight_takes_no_time() -> None:
    """Facts tried out for a decision leave the clock and the presence to the record."""
    state = playing(2).state
    after = after_facts(state, (LinkSet(0, Link.BOT), LinkSet(1, Link.BOT)))
    assert after.updated_at == state.updated_at
    assert (after.deserted_since, after.turn_clock) == (None, state.turn_clock)
    assert after.seats[0].link is Link.BOT


def test_each_event_of_play_is_a_ply() -> None:
    """An AI's answer is for one ply, so each of them has its own number."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    assert driven.state.ply == 1
    driven.now += 5
    driven.act("draw stock", "turn meld 7S 8S 9S, discard KD")
    assert driven.state.ply == 4
    assert driven.state.moved_at == driven.now
    driven.now += 5
    drop(driven, "ben")
    assert (driven.state.ply, driven.state.moved_at) == (4, driven.now - 5)


def test_ending_a_turn_is_a_sign_of_life() -> None:
    """It clears the turns let pass, of that person alone; drawing and then waiting does not."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    let_expire(driven)
    driven.pass_turn()
    driven.act("draw stock")
    assert driven.seat(0).expiries == 1
    state, last = driven.state, Discarded(0, parse_card("KC"))
    for player, expiries in ((driven.person_at(0), 0), (driven.person_at(1), 1), ("dora", 1)):
        after = folded(state, Record(99, driven.now, (last,), ActionKey(player, "a")))
        assert after.seats[0].expiries == expiries


def test_other_settings_make_nobody_ready() -> None:
    """Who was ready for the old rules has not seen the new ones."""
    driven = lobby(2)
    driven.do(Ready(driven.person_at(1)))
    driven.do(SetSettings(driven.person_at(0), replace(driven.state.settings, hints=False)))
    assert not driven.seat(1).ready


def test_credited_time_moves_what_waits() -> None:
    """A grace and an empty table's time go on where they were."""
    driven = playing(2)
    drop(driven, "ana")
    drop(driven, "ben")
    before = driven.state
    after = folded(before, Record(99, driven.now, (TimeCredited(100.0),)))
    assert before.deserted_since is not None
    assert after.deserted_since == before.deserted_since + 100
    assert [held.grace_until for held in after.seats] == [1130.0, 1130.0]
    someone = folded(playing(2).state, Record(99, 1000.0, (TimeCredited(100.0),)))
    assert someone.deserted_since is None
    assert [held.grace_until for held in someone.seats] == [None, None]


def test_who_is_there_is_known_after_each_record() -> None:
    """The time since which nobody is there is that of the record in which the last one went."""
    driven = lobby(2)
    since = []
    for player in ("ana", "ben"):
        driven.now += 5
        drop(driven, player)
        since.append(driven.state.deserted_since)
    assert since == [None, 1010]
    later = folded(driven.state, Record(99, 1020.0, (ReadySet(0, ready=True),)))
    assert later.deserted_since == 1010


def test_an_emote_changes_nothing_at_the_table() -> None:
    """But for the time of the last record, and when that person said something."""
    before = playing(2).state
    after = folded(before, Record(99, 1020.0, (Emoted(1, Emote.THANKS),)))
    said = before.with_seat(1, replace(before.seats[1], said_at=1020.0))
    assert after == replace(said, updated_at=1020.0)


def test_a_deal_and_the_end_of_a_match() -> None:
    """Readiness ends with the deal; the match's last round finishes it, the others do not."""
    driven = playing(2, chosen=settings(limit=1))
    assert driven.status() is Status.PLAYING
    play_round(driven)
    assert driven.status() is Status.FINISHED
    longer = playing(2, chosen=settings(limit=1000))
    play_round(longer)
    assert longer.status() is Status.PLAYING
    assert longer.seat(0).node == NODE
