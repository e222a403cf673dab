from __future__ import annotations

import pytest

from rami_server.engine.events import RoundDealt
from rami_server.engine.options import Level
from rami_server.table.commands import (
    AddBot,
    Kick,
    Leave,
    Open,
    Ready,
    RemoveBot,
    SetSettings,
    Sit,
    Start,
)
from rami_server.table.core import Table
from rami_server.table.records import (
    CloseReason,
    DealSealed,
    LinkSet,
    MatchStarted,
    ReadySet,
    SeatEmptied,
    SecretDrawn,
    Shuffled,
    TableClosed,
    Visibility,
)
from rami_server.table.seats import Bot, Human, Link
from rami_server.table.settings import ClockChoice
from rami_server.table.state import Status
from tests.support.tables import (
    NODE,
    Driven,
    come,
    drop,
    idle,
    lobby,
    name_of,
    opened,
    play_match,
    play_round,
    playing,
    sat,
    seed_of,
    settings,
    start,
)


def occupants(driven: Driven) -> list[str]:
    """Return who sits where: a person's id, an AI's level, or nothing."""
    names = {Human: "player", Bot: "level"}
    seats = [held.occupant for held in driven.state.seats]
    return ["" if one is None else str(getattr(one, names[type(one)])) for one in seats]


# --------------------------------------------------------------------- opening


def test_ai_takes_the_last_seats() -> None:
    """Whoever opened the table sits at seat 0, and the AI seats follow the free ones."""
    driven = Driven()
    driven.do(Open("K7PQ", Visibility.PUBLIC, settings(4), seed_of(0), (Level.EASY, Level.HARD)))
    assert occupants(driven) == ["", "", "easy", "hard"]
    assert (driven.state.code, driven.state.visibility) == ("K7PQ", Visibility.PUBLIC)
    assert driven.state.host is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_opens_with_a_free_seat(players: int) -> None:
    """A table of nothing but AI has nobody to play for."""
    driven = Driven()
    full = Open("K7PQ", Visibility.PUBLIC, settings(players), seed_of(0), (Level.EASY,) * players)
    assert driven.refused(full) == "table_full"
    assert driven.table.version == 0


def test_a_table_is_opened_once() -> None:
    """A second opening would forget who sits there."""
    again = Open("K7PQ", Visibility.PUBLIC, settings(), seed_of(0))
    assert opened().refused(again) == "already_started"


def test_before_it_is_opened_a_table_is_no_table() -> None:
    """Nothing can be done at a table whose log is empty."""
    driven = Driven()
    assert driven.refused(sat("ana")) == "table_closed"
    with pytest.raises(LookupError):
        _ = Table().state


# --------------------------------------------------------------------- sitting


def test_the_first_to_sit_is_host() -> None:
    """Somebody can always start the match, and it is not the latecomer."""
    driven = opened(settings(3))
    driven.do(sat("ben", 1))
    driven.do(sat("ana", 0))
    assert driven.state.host == 1
    assert occupants(driven) == ["ana", "ben", ""]
    assert driven.seat(0).occupant == Human("ana", name_of("ana"))


def test_who_sits_through_a_socket_is_here() -> None:
    """The seat knows on which node its person's socket is."""
    driven = opened()
    driven.do(sat("ana"))
    assert (driven.seat(0).link, driven.seat(0).node) == (Link.HERE, NODE)
    assert driven.state.deserted_since is None


def test_who_sits_without_a_socket_has_the_grace_to_open_one() -> None:
    """A seat taken by REST is free again if nobody comes."""
    driven = opened(settings(3))
    driven.do(sat("ana"))
    driven.do(sat("ben", node=None))
    assert (driven.seat(1).link, driven.seat(1).grace_until) == (Link.AWAY, driven.now + 30)
    driven.wait(29.9)
    assert occupants(driven) == ["ana", "ben", ""]
    driven.wait(0.2)
    assert occupants(driven) == ["ana", "", ""]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (sat("ana"), "already_seated"),
        (sat("ana", 2), "already_seated"),
        (sat("cleo", 0), "seat_taken"),
        (sat("cleo", 1), "seat_taken"),
        (sat("cleo", 4), "no_such_seat"),
        (sat("cleo", -1), "no_such_seat"),
    ],
)
def test_no_seat_is_taken_twice(command: Sit, code: str) -> None:
    """A person has one seat, and a seat one person or AI."""
    driven = lobby(2, chosen=settings(4))
    assert driven.refused(command) == code


def test_a_full_table_is_full() -> None:
    """Neither a person nor an AI finds a seat where none is free."""
    driven = lobby(2)
    assert driven.refused(sat("cleo")) == "table_full"
    assert driven.refused(sat("cleo", 0)) == "table_full"
    assert driven.refused(AddBot("ana", Level.EASY)) == "table_full"


def test_nobody_sits_down_in_a_running_match() -> None:
    """All seats of a match are taken, those of absent people too."""
    driven = playing(2)
    driven.do(Leave("ben"))
    assert driven.refused(sat("cleo")) == "already_started"
    assert driven.refused(sat("cleo", 1)) == "already_started"


# --------------------------------------------------------------------- leaving


def test_who_leaves_a_lobby_frees_the_seat() -> None:
    """Somebody else can have it."""
    driven = lobby(2)
    driven.do(Leave("ben"))
    assert occupants(driven) == ["ana", ""]
    driven.do(sat("cleo"))
    assert occupants(driven) == ["ana", "cleo"]


def test_host_passes_on_to_somebody_who_is_there() -> None:
    """A lobby is never left to a host who has gone, while another person is at the table."""
    driven = lobby(4)
    drop(driven, "ben")
    driven.do(Leave("ana"))
    assert driven.state.host == 2
    driven.do(Leave("cleo"))
    assert driven.state.host == 3
    driven.do(Leave("dora"))
    assert driven.state.host == 1


def test_the_last_person_leaving_closes_the_table() -> None:
    """AI seats alone keep no table open."""
    driven = lobby(2, bots=2)
    driven.do(Leave("ana"))
    record = driven.do(Leave("ben"))
    assert record.facts == (SeatEmptied(1), TableClosed(CloseReason.DISMISSED))
    assert driven.status() is Status.CLOSED
    assert driven.table.due_at() is None


@pytest.mark.parametrize(
    "command",
    [sat("ana"), Leave("ana"), Ready("ana"), Start("ana", seed_of(1)), AddBot("ana", Level.EASY)],
)
def test_a_closed_table_stays_closed(command: Sit | Leave | Ready | Start | AddBot) -> None:
    """Nothing opens a table again."""
    driven = lobby(1)
    driven.do(Leave("ana"))
    assert driven.refused(command) == "table_closed"


def test_who_leaves_a_match_keeps_the_seat() -> None:
    """A stand-in plays on, at once, and the person may come back (Q12)."""
    driven = playing(2)
    record = driven.do(Leave("ben"))
    assert record.facts == (LinkSet(1, Link.BOT),)
    assert driven.seat(1).occupant == Human("ben", name_of("ben"))
    assert driven.refused(Leave("ben")) == "nothing_to_do"
    come(driven, "ben")
    assert driven.seat(1).link is Link.HERE


def test_who_is_not_seated_cannot_leave() -> None:
    """A spectator closes nothing."""
    assert lobby(1).refused(Leave("cleo")) == "not_seated"


def test_who_left_a_match_is_no_obstacle_after_it() -> None:
    """The host's followers are the people who are there."""
    driven = playing(3, chosen=settings(3, limit=1))
    driven.do(Leave("ben"))
    play_match(driven)
    driven.do(Leave("ana"))
    assert driven.state.host == 2
    driven.do(Kick("cleo", 1))
    assert occupants(driven) == ["", "", "cleo"]


# --------------------------------------------------------------------- kicking


def test_the_host_asks_people_and_ai_to_leave() -> None:
    """Both free their seats."""
    driven = lobby(2, bots=1)
    driven.do(Kick("ana", 1))
    driven.do(Kick("ana", 2))
    assert occupants(driven) == ["ana", "", ""]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Kick("ben", 0), "not_host"),
        (Kick("dora", 0), "not_seated"),
        (Kick("ana", 0), "seat_taken"),
        (Kick("ana", 2), "seat_empty"),
        (Kick("ana", 4), "no_such_seat"),
        (Kick("ana", -1), "no_such_seat"),
        (RemoveBot("ben", 3), "not_host"),
        (RemoveBot("dora", 3), "not_seated"),
        (RemoveBot("ana", 1), "not_a_bot"),
        (RemoveBot("ana", 2), "seat_empty"),
        (RemoveBot("ana", 9), "no_such_seat"),
        (AddBot("ben", Level.EASY), "not_host"),
        (AddBot("dora", Level.EASY), "not_seated"),
        (AddBot("ana", Level.EASY, 1), "seat_taken"),
        (AddBot("ana", Level.EASY, 4), "no_such_seat"),
        (SetSettings("ben", settings(4)), "not_host"),
        (SetSettings("dora", settings(4)), "not_seated"),
        (Start("ben", seed_of(1)), "not_host"),
        (Start("dora", seed_of(1)), "not_seated"),
        (Ready("dora"), "not_seated"),
    ],
)
def test_only_the_host_changes_the_table(
    command: Kick | RemoveBot | AddBot | SetSettings | Start | Ready, code: str
) -> None:
    """And only seats that are what the command takes them for."""
    driven = lobby(2, bots=1, chosen=settings(4))
    assert driven.refused(command) == code


@pytest.mark.parametrize(
    "command",
    [
        Kick("ana", 1),
        AddBot("ana", Level.EASY),
        RemoveBot("ana", 2),
        SetSettings("ana", settings(3, limit=7)),
        Start("ana", seed_of(1)),
        Ready("ana"),
    ],
)
def test_no_running_match_is_changed(
    command: Kick | AddBot | RemoveBot | SetSettings | Start | Ready,
) -> None:
    """Once the cards are dealt, nobody is removed and no rule changes."""
    assert playing(2, bots=1).refused(command) == "already_started"


# ------------------------------------------------------------ AI and settings


def test_the_host_adds_and_removes_ai() -> None:
    """At the seat of their choice, or the first that is free, at the level of their choice."""
    driven = lobby(1, chosen=settings(4))
    driven.do(AddBot("ana", Level.HARD))
    driven.do(AddBot("ana", Level.EASY, 3))
    assert occupants(driven) == ["ana", "hard", "", "easy"]
    driven.do(RemoveBot("ana", 1))
    assert occupants(driven) == ["ana", "", "", "easy"]


@pytest.mark.parametrize(("players", "fits"), [(2, False), (3, False), (4, True)])
def test_a_table_never_shrinks_under_somebody(players: int, *, fits: bool) -> None:
    """The seat of a person or an AI is there as long as they sit on it."""
    driven = lobby(1, chosen=settings(4))
    driven.do(AddBot("ana", Level.EASY, 3))
    command = SetSettings("ana", settings(players, limit=7))
    if fits:
        driven.do(command)
        assert driven.state.settings == settings(players, limit=7)
    else:
        assert driven.refused(command) == "bad_options"
    assert occupants(driven) == ["ana", "", "", "easy"]


def test_a_table_grows_and_shrinks_where_nobody_sits() -> None:
    """Seats follow the settings."""
    driven = lobby(1, chosen=settings(2))
    driven.do(SetSettings("ana", settings(4)))
    assert occupants(driven) == ["ana", "", "", ""]
    driven.do(SetSettings("ana", settings(3)))
    assert occupants(driven) == ["ana", "", ""]
    assert driven.refused(SetSettings("ana", settings(3))) == "nothing_to_do"


# -------------------------------------------------------------- ready and start


def test_readiness_is_said_and_taken_back() -> None:
    """Saying it twice changes nothing."""
    driven = lobby(2)
    driven.do(Ready("ben"))
    assert driven.seat(1).ready
    assert driven.refused(Ready("ben")) == "nothing_to_do"
    driven.do(Ready("ben", ready=False))
    assert not driven.seat(1).ready
    assert driven.refused(Ready("ben", ready=False)) == "nothing_to_do"


def test_a_match_starts_when_all_seats_are_taken_and_all_others_ready() -> None:
    """The host's start is the host's readiness."""
    driven = lobby(2, chosen=settings(3))
    go = Start("ana", seed_of(1))
    answer = driven.ask(go)
    assert (driven.refused(go), answer) == ("not_ready", driven.table.decide(go, 0))
    driven.do(AddBot("ana", Level.EASY))
    assert driven.refused(go) == "not_ready"
    driven.do(Ready("ben"))
    kinds = [type(fact) for fact in driven.do(go).facts]
    assert kinds == [MatchStarted, DealSealed, Shuffled, RoundDealt, SecretDrawn]
    assert driven.status() is Status.PLAYING
    assert not any(held.ready for held in driven.state.seats)


def test_the_clock_is_chosen_by_the_people_at_the_start() -> None:
    """AI seats make no table of several people."""
    assert playing(1, bots=3).state.clock is None
    assert playing(2, bots=1).state.clock == settings().rule
    assert playing(2, chosen=settings(clock=ClockChoice.NONE)).state.clock is None


def test_who_is_ready_takes_the_seat_back() -> None:
    """Between rounds a person with a stand-in shows by this that they are there."""
    driven = idle()
    play_round(driven)
    assert driven.seat(0).link is Link.BOT
    record = driven.do(Ready("ana"))
    assert record.facts == (LinkSet(0, Link.HERE, NODE), ReadySet(0, ready=True))


def test_who_is_here_begins_a_match_in_person() -> None:
    """A stand-in that ended the last match does not begin the next while its owner looks on."""
    driven = idle(chosen=settings(limit=1))
    play_round(driven)
    assert (driven.status(), driven.seat(0).link) == (Status.FINISHED, Link.BOT)
    start(driven)
    assert driven.seat(0).link is Link.HERE
