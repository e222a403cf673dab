from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, get_args

import pytest

from rami_server.engine.actions import Source
from rami_server.engine.events import Drew, Event, RoundDealt
from rami_server.engine.options import Level
from rami_server.engine.views import SeatDealt, SeatDrew, redact, view_for
from rami_server.table.commands import AddBot, Kick, Leave, Ready, SetSettings
from rami_server.table.core import Table
from rami_server.table.records import (
    ActionKey,
    BotSat,
    DealSealed,
    Emote,
    Emoted,
    HostNamed,
    LinkSet,
    NonceGiven,
    PlayerSat,
    PositionSet,
    ReadySet,
    Record,
    SeatEmptied,
    SecretDrawn,
    SecretRevealed,
    Shuffled,
    TableFact,
    TimeCredited,
    TurnTimedOut,
)
from rami_server.table.seats import Link
from rami_server.table.seen import (
    LinkSeen,
    NonceSeen,
    OpenFact,
    SeatTaken,
    SeenRecord,
    seen,
    seen_record,
)
from rami_server.table.settings import Patience
from rami_server.table.state import Status
from tests.support.chaos import happen, table_of
from tests.support.play import rng
from tests.support.relabel import hidden_from, mixed, relabelled
from tests.support.tables import (
    NODE,
    OTHER_NODE,
    PEOPLE,
    Driven,
    drop,
    let_expire,
    lobby,
    name_of,
    play_match,
    play_round,
    play_step,
    playing,
    rigged,
    sat,
    seed_of,
    settings,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

READERS = (0, 1, 2, 3, None)


def values_in(value: object) -> Iterator[object]:
    """Yield everything that stands anywhere in a value."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from values_in(getattr(value, field.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from values_in(part)


def test_facts_of_the_table_are_seen_alike_by_all() -> None:
    """They hold no card: a spectator sees what the seats see."""
    facts = (
        BotSat(1, Level.EASY),
        SeatEmptied(1),
        HostNamed(0),
        ReadySet(0, ready=True),
        Emoted(1, Emote.OOPS),
        TurnTimedOut(0, 3),
        TimeCredited(5.0),
    )
    for fact in facts:
        assert {seen(fact, reader) for reader in READERS} == {fact}


def test_every_fact_is_seen_or_has_a_reason_not_to_be() -> None:
    """A new kind of fact must be looked at before anybody sees it."""
    hidden = {PlayerSat, LinkSet, Shuffled, PositionSet, SecretDrawn, NonceGiven}
    assert set(get_args(TableFact)) - set(get_args(OpenFact)) == hidden


@pytest.mark.parametrize("reader", READERS)
def test_ids_nodes_and_seeds_stay_with_the_server(reader: int | None) -> None:
    """Nobody can act with, or deal from, what they read."""
    assert seen(PlayerSat(1, "p-77", "Ben"), reader) == SeatTaken(1, "Ben")
    assert seen(LinkSet(1, Link.AWAY, NODE, 50.0), reader) == LinkSeen(1, Link.AWAY)
    assert seen(Shuffled(seed_of(1)), reader) is None
    assert seen(PositionSet("hands: 7S / 2C"), reader) is None
    assert seen(SecretDrawn(seed_of(1)), reader) is None
    assert seen(NonceGiven(1, seed_of(1)), reader) == NonceSeen(1)


@pytest.mark.parametrize("reader", READERS)
def test_events_of_play_are_redacted(reader: int | None) -> None:
    """A card from the stock is its drawer's, a hand its owner's."""
    drew = seen(Drew(1, Source.STOCK, 7), reader)
    assert drew == SeatDrew(1, Source.STOCK, 7 if reader == 1 else None)
    dealt = RoundDealt(1, 1, 0, ((1, 2), (3, 4), (5, 6), (7, 8)), 9, (10, 11))
    expected = None if reader is None else dealt.hands[reader]
    shown = seen(dealt, reader)
    assert isinstance(shown, SeatDealt)
    assert shown.hand == expected


def test_a_record_is_numbered_alike_for_all() -> None:
    """Also one of which a reader sees nothing; whose action it was, nobody is told by id."""
    record = Record(7, 12.0, (Shuffled(seed_of(1)),), ActionKey("p-77", "a"))
    assert {seen_record(record, reader) for reader in READERS} == {SeenRecord(7, 12.0, ())}


@pytest.mark.parametrize("seed", range(12))
def test_no_reader_is_ever_told_an_id_or_a_seed(seed: int) -> None:
    """Whatever happens at a table, neither its events nor its views name them."""
    chance = rng(seed)
    driven = table_of(chance)
    secret = {*PEOPLE, "stranger", NODE, OTHER_NODE, "node-z"}
    for _ in range(40):
        happen(driven, chance)
        told = [driven.table.view(reader, driven.now) for reader in (0, None)]
        assert not any(value in secret for value in values_in(told) if isinstance(value, str))
        shown = {value for value in values_in(told) if isinstance(value, bytes)}
        assert shown <= open_bytes(driven)
    records = [seen_record(record, reader) for record in driven.records for reader in (0, None)]
    read = list(values_in(records))
    assert not any(value in secret for value in read if isinstance(value, str))
    assert not any(isinstance(value, ActionKey) for value in read)
    assert {value for value in read if isinstance(value, bytes)} <= open_bytes(driven)


def open_bytes(driven: Driven) -> set[bytes]:
    """Return what may be told by now: secrets of rounds that ended, and closed nonces.

    And seat 0 may be told what it has added to the next deal.
    """
    told = {driven.seat(0).nonce}
    for record in driven.records:
        for fact in record.facts:
            if isinstance(fact, SecretRevealed):
                told.add(fact.secret)
            elif isinstance(fact, DealSealed):
                told.update(fact.nonces)
    return {value for value in told if value is not None}


@pytest.mark.parametrize("seed", range(6))
def test_what_a_reader_gets_does_not_depend_on_hidden_cards(seed: int) -> None:
    """View and events, at every step: change what the reader was not shown, and nothing changes."""
    driven = playing(3)
    chance = rng(seed)
    while driven.state.mover is not None:
        play_step(driven, chance)
        if driven.table.version % 12 == 0:
            for reader in (0, 1, 2, None):
                check_secrecy(driven, reader, chance)


def check_secrecy(driven: Driven, reader: int | None, chance: Random) -> None:
    """Compare the table with another that looks the same to `reader`."""
    events = tuple(fact for fact in driven.facts() if isinstance(fact, get_args(Event)))
    swap = mixed(hidden_from(reader, events), chance)
    twin = Table(driven.patience)
    for record in driven.records:
        facts = tuple(
            relabelled(fact, swap) if isinstance(fact, get_args(Event)) else fact
            for fact in record.facts
        )
        twin.fold(replace(record, facts=facts))
    assert twin.view(reader, driven.now) == driven.table.view(reader, driven.now)
    assert twin.seen_since(0, reader) == driven.table.seen_since(0, reader)


# ------------------------------------------------------------------------ views


def test_the_view_of_a_lobby() -> None:
    """Who sits where, who is ready, how they can be reached: the same for everybody."""
    driven = lobby(2, chosen=settings(4))
    driven.do(AddBot("ana", Level.HARD, 2))
    driven.do(Ready("ben"))
    drop(driven, "ben")
    driven.now += 10
    views = [driven.table.view(reader, driven.now) for reader in READERS]
    assert [view.reader for view in views] == list(READERS)
    assert len({replace(view, reader=None) for view in views}) == 1
    view = views[0]
    assert (view.version, view.code, view.host, view.status) == (6, "K7PQ", 0, Status.LOBBY)
    assert [seat.name for seat in view.seats] == [name_of("ana"), name_of("ben"), None, None]
    assert [seat.level for seat in view.seats] == [None, None, Level.HARD, None]
    assert [seat.link for seat in view.seats] == [Link.HERE, Link.AWAY, Link.BOT, None]
    assert [seat.away_s for seat in view.seats] == [None, 20, None, None]
    assert [seat.ready for seat in view.seats] == [False, True, False, False]
    assert (view.game, view.clock, view.remaining_s, view.reserve_s) == (None, None, None, None)
    assert (view.paused, view.settings) == (False, settings(4))


def test_the_view_of_a_match() -> None:
    """Each seat sees its own hand, and all see the clock."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    driven.now += 70
    assert driven.state.match is not None
    for reader in (0, 1, None):
        view = driven.table.view(reader, driven.now)
        assert view.game == view_for(driven.state.match, reader)
        assert (view.remaining_s, view.reserve_s) == (0, 50)
        assert (view.clock, view.status) == (settings().rule, Status.PLAYING)


def test_a_countdown_never_runs_below_nothing() -> None:
    """A stand-in that is a moment late does not show."""
    driven = lobby(2)
    drop(driven, "ben")
    assert driven.table.view(None, driven.now + 31).seats[1].away_s == 0


def test_a_pause_is_shown() -> None:
    """Whoever looks on knows why nothing happens."""
    driven = playing(2)
    drop(driven, "ana")
    assert not driven.table.view(None, driven.now).paused
    drop(driven, "ben")
    assert driven.table.view(None, driven.now).paused


def test_an_ais_turn_shows_no_time() -> None:
    """No clock runs for it."""
    driven = rigged("7S 8S 9S KD", "2C 3C 4C", discard="6C")
    driven.do(Leave("ana"))
    view = driven.table.view(1, driven.now)
    assert (view.remaining_s, view.reserve_s) == (None, None)


def test_who_joins_a_larger_table_looks_on_at_the_last_match() -> None:
    """A seat that the match before did not have sees of it what a spectator sees."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    driven.do(SetSettings("ana", settings(4)))
    driven.do(sat("cleo"))
    view = driven.table.view(2, driven.now)
    assert view.game is not None
    assert (view.game, view.game.hand) == (driven.table.view(None, driven.now).game, None)
    assert driven.table.seen_since(0, 2) is None
    missed = driven.table.seen_since(driven.table.version - 3, 2)
    assert missed == driven.table.seen_since(driven.table.version - 3, None)
    everything = [seen_record(record, 2) for record in driven.records]
    assert everything == [seen_record(record, None) for record in driven.records]


def test_hands_are_open_once_a_round_is_over() -> None:
    """For everybody, the spectator included (Q9)."""
    driven = playing(2)
    play_round(driven)
    assert driven.state.match is not None
    for reader in (0, 1, None):
        game = driven.table.view(reader, driven.now).game
        assert game is not None
        assert game.rounds[-1].hands == driven.state.match.round.hands


def test_the_pause_between_rounds_runs_down() -> None:
    """Whoever looks at the open hands is told how long; while a round is played nothing waits."""
    driven = playing(2)
    assert driven.table.view(0, driven.now).pause_s is None
    play_round(driven)
    pause = Patience().round_pause
    for reader in (0, 1, None):
        assert driven.table.view(reader, driven.now).pause_s == pause
        assert driven.table.view(reader, driven.now + 5).pause_s == pause - 5
        assert driven.table.view(reader, driven.now + pause + 1).pause_s == 0


def test_the_events_of_a_seat_are_those_of_the_engine() -> None:
    """The table adds nothing of its own to what a seat may see of play."""
    driven = playing(2)
    let_expire(driven)
    driven.do(Leave("ana"))
    assert driven.refused(Kick("ana", 1)) == "already_started"
    for record in driven.records:
        for fact in record.facts:
            if isinstance(fact, get_args(Event)):
                assert [seen(fact, r) for r in (0, 1, None)] == [
                    redact(fact, r) for r in (0, 1, None)
                ]


def test_whose_time_is_up_has_no_legal_action() -> None:
    """Nothing they send is accepted then, so nothing is listed."""
    driven = rigged("KC 3D 8S JH", "4D 9S QC 2C", discard="6C")
    due = driven.table.duty_at()
    assert due is not None
    before = driven.table.view(0, driven.now).game
    driven.wait(due - driven.now)
    after = driven.table.view(0, driven.now).game
    assert before is not None
    assert after is not None
    assert driven.state.turn_clock.expired
    assert before.legal is not None
    assert after.legal is None


def test_a_newcomer_does_not_see_what_the_seat_saw_before() -> None:
    """Cards that the one before them was dealt and drew are not told to who takes the seat."""
    driven = playing(2, chosen=settings(limit=1))
    play_match(driven)
    driven.do(Leave(driven.person_at(1)))
    driven.do(sat("cleo"))
    told = driven.table.seen_since(driven.table.version - 3, 1)
    assert told is not None
    for record in driven.records[:-1]:
        assert driven.table.seen_by(1, record) == seen_record(record, None)
    assert driven.table.seen_by(0, driven.records[5]) == seen_record(driven.records[5], 0)
