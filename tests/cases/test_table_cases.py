"""Cases of CONCURRENCY, RECONNECT, PERSISTENCE and PROTOCOL, played through the table's core."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import pytest

from rami_server.engine.actions import DrawStock
from rami_server.engine.events import Discarded, RoundEnded
from rami_server.table.answers import Accepted, Refusal, Refused, Repeated
from rami_server.table.commands import Act, Connected, Leave, Ready, Sit, Start, Tick
from rami_server.table.records import LinkSet, MatchStarted, SecretRevealed, TurnTimedOut
from rami_server.table.seats import Link
from rami_server.table.seen import LinkSeen
from rami_server.table.settings import ClockRule, Patience
from rami_server.table.state import Status
from tests.support.chaos import any_action
from tests.support.play import rng
from tests.support.tables import (
    NODE,
    NODES,
    OTHER_NODE,
    Driven,
    come,
    drop,
    lobby,
    opened,
    play_match,
    play_step,
    playing,
    rigged,
    safe,
    seed_of,
    settings,
)

HANDS = ("9S 4D KC 3H", "TS 4H QC 2D")
SECOND = ClockRule(1.0, 0.0)


def stock(driven: Driven) -> int:
    """Return how many cards the stock has."""
    assert driven.state.match is not None
    return len(driven.state.match.round.stock)


# -------------------------------------------------------- D18: an action based on an old state


def test_d18_an_action_of_an_old_turn_is_stale() -> None:
    """It is refused with the present turn, even where it would be legal again."""
    driven = rigged(*HANDS, discard="6C")
    old = driven.acting("draw stock", name="slow")
    driven.pass_turn()
    driven.pass_turn()
    assert driven.mover == 0
    assert driven.ask(old) == Refused(Refusal.STALE_TURN, {"turn": 3})


def test_d18_what_happens_beside_the_game_makes_nothing_stale() -> None:
    """A record between the view and the action does no harm where the action is still legal."""
    driven = rigged(*HANDS, discard="6C")
    driven.act("draw stock")
    discard = driven.acting("discard 9S")
    drop(driven, "ben")
    before = driven.table.version
    assert driven.do(discard).version == before + 1


def test_d18_a_timer_that_was_first_makes_it_stale() -> None:
    """What the server did in the person's name is not overwritten."""
    driven = rigged(*HANDS, discard="6C")
    discard = driven.acting("draw stock")
    driven.wait(120)
    assert driven.refused(discard) == "time_is_up"
    driven.bots(safe)
    assert driven.refused(discard) == "stale_turn"


# ------------------------------------------------------ D19: a refused action leaves no trace


def test_d19_a_draw_out_of_turn_is_forgotten() -> None:
    """It is neither queued nor granted later."""
    driven = rigged(*HANDS, discard="6C")
    assert driven.refused(driven.acting("draw stock", "ben")) == "not_your_turn"
    driven.pass_turn()
    assert driven.hand(1) == HANDS[1]
    driven.act("draw stock")
    assert len(driven.hand(1).split()) == 5


@pytest.mark.parametrize("seed", range(5))
def test_d19_twenty_illegal_commands_cost_nothing(seed: int) -> None:
    """Neither a version, nor the turn, nor its time."""
    driven = rigged(*HANDS, discard="6C")
    driven.act("draw stock")
    chance = rng(seed)
    before = (driven.state, driven.table.version, driven.table.due_at())
    refused = 0
    while refused < 20:
        action = any_action(chance)
        if action in driven.legal():
            continue
        answer = driven.table.decide(driven.acting(action), driven.now)
        if isinstance(answer, Refused):
            refused += 1
    assert (driven.state, driven.table.version, driven.table.due_at()) == before
    driven.act("discard 9S")


# ----------------------------------------------------------------------- D21: double click


def test_d21_a_second_draw_is_refused() -> None:
    """Two clicks, two ids: one card."""
    driven = rigged(*HANDS, discard="6C")
    first, second = (driven.acting("draw stock", name=name) for name in ("one", "two"))
    before = stock(driven)
    driven.do(first)
    assert driven.refused(second) == "wrong_phase"
    assert stock(driven) == before - 1


def test_d21_the_same_click_sent_twice_is_one() -> None:
    """The same id: the same answer again, and one card."""
    driven = rigged(*HANDS, discard="6C")
    draw = driven.acting("draw stock", name="one")
    before = stock(driven)
    version = driven.do(draw).version
    assert driven.repeated(draw) == version
    assert stock(driven) == before - 1


@pytest.mark.parametrize("second", ["discard 9S", "discard 4D"])
def test_d21_a_second_discard_is_refused(second: str) -> None:
    """Of the same card or of another: the turn moves on once."""
    driven = rigged(*HANDS, discard="6C")
    driven.act("draw stock")
    clicks = [driven.acting("discard 9S", name="one"), driven.acting(second, name="two")]
    driven.do(clicks[0])
    assert driven.refused(clicks[1]) == "stale_turn"
    assert (driven.mover, driven.state.turn) == (1, 2)
    assert "4D" in driven.hand(0)


# -------------------------------------------------------------- D22: twenty joins for four seats


@pytest.mark.parametrize("seed", range(5))
def test_d22_twenty_joins_for_four_seats(seed: int) -> None:
    """Four find a seat, each another one; who closes at once makes room for the next."""
    driven = opened(settings(4))
    people = [f"p{number}" for number in range(20)]
    chance = rng(seed)
    chance.shuffle(people)
    refused = 0
    for player in people:
        answer = driven.ask(Sit(player, player, NODE))
        if isinstance(answer, Refused):
            refused += 1
            assert answer == Refused(Refusal.TABLE_FULL)
            continue
        held = [driven.state.seat_of(other) for other in people]
        taken = sorted(seat for seat in held if seat is not None)
        assert len(taken) == len(set(taken)) <= 4
        if chance.random() < 0.3 and len(taken) > 1:
            driven.do(Leave(player))
            assert driven.state.seat_of(player) is None
    assert driven.state.free_seats() == ()
    assert refused > 0


def test_d22_one_seat_for_all_who_decided_at_once() -> None:
    """Decisions made on the same state have the same number: the log takes one of them."""
    driven = opened(settings(4))
    answers = [driven.table.decide(Sit(f"p{n}", f"p{n}", NODE, 0), driven.now) for n in range(20)]
    assert all(isinstance(answer, Accepted) and answer.record.version == 2 for answer in answers)
    first = answers[0]
    assert isinstance(first, Accepted)
    driven.fold(first.record)
    again = [driven.table.decide(Sit(f"p{n}", f"p{n}", NODE, 0), driven.now) for n in range(1, 20)]
    assert again == [Refused(Refusal.SEAT_TAKEN, {"seat": 0})] * 19


# ------------------------------------------------------- D24: a move as the turn timer fires


def test_d24_a_move_at_the_moment_the_timer_fires() -> None:
    """Five hundred times within 5 ms of it, in either order: one outcome, one seat further."""
    outcomes: Counter[str] = Counter()
    chance = rng(24)
    for _ in range(500):
        driven = rigged(*HANDS, discard="6C", chosen=settings(clock=SECOND))
        driven.act("draw stock")
        move = driven.acting("discard 9S")
        ticks = sorted(chance.uniform(-0.005, 0.005) for _ in range(3))
        acts = chance.uniform(-0.005, 0.005)
        for at in sorted([*ticks, acts]):
            driven.now = 1001 + at
            if at == acts:
                outcomes[type(driven.ask(move)).__name__] += 1
            else:
                driven.ask(Tick(NODES, (), seed_of(0)))
        timed_out = driven.state.turn_clock.expired
        driven.bots(safe)
        assert (driven.mover, driven.state.turn) == (1, 2)
        assert len([fact for fact in driven.facts() if isinstance(fact, Discarded)]) == 1
        assert any(isinstance(fact, TurnTimedOut) for fact in driven.facts()) is timed_out
        assert driven.table.duty_at() == driven.state.moved_at + 1
        assert driven.seat(1).expiries == 0
    assert outcomes["Accepted"] > 100
    assert outcomes["Refused"] > 100


def test_d24_two_seats_time_out_in_one_round() -> None:
    """Each has its own time, and the third seat its full turn."""
    driven = rigged(*HANDS, "5H 7C TD KS", discard="6C", chosen=settings(3, clock=ClockRule(1, 2)))
    for seat in (0, 1):
        driven.wait(3)
        driven.bots(safe)
        assert driven.mover == seat + 1
    timed_out = [fact for fact in driven.facts() if isinstance(fact, TurnTimedOut)]
    assert timed_out == [TurnTimedOut(0, 1), TurnTimedOut(1, 2)]
    assert [held.reserve for held in driven.state.seats] == [0, 0, 2]
    assert driven.table.duty_at() == driven.now + 3


def test_d24_the_timer_of_an_old_turn_never_acts() -> None:
    """What is due is read off the table as it is now."""
    driven = rigged(*HANDS, discard="6C", chosen=settings(clock=SECOND))
    driven.now += 0.999
    driven.pass_turn()
    driven.now += 0.002
    assert driven.tick() == []


# --------------------------------------------------------------- D26: refresh after drawing


@pytest.mark.parametrize("node", [NODE, OTHER_NODE])
def test_d26_refresh_after_drawing(node: str) -> None:
    """The same hand in the same order, the same choices; the draw is done, the discard to come."""
    driven = rigged(*HANDS, discard="6C")
    driven.act("draw stock")
    version = driven.table.version
    before = driven.table.view(0, driven.now)
    drop(driven, "ana")
    come(driven, "ana", node)
    view = driven.table.view(0, driven.now)
    assert view.game == before.game
    assert replace(view, version=before.version) == before
    assert driven.refused(driven.acting("draw stock")) == "wrong_phase"
    missed = driven.table.seen_since(version, 1) or ()
    assert [record.events for record in missed] == [
        (LinkSeen(0, Link.AWAY),),
        (LinkSeen(0, Link.HERE),),
    ]
    driven.act("discard 9S")


# ------------------------------------------------- D27: the same name is not the same player


def test_d27_the_same_name_is_not_the_same_player() -> None:
    """A seat is found by the player's id: no name opens it, and its owner may have another."""
    driven = playing(2)
    drop(driven, "ana")
    stranger = "stranger"
    assert driven.refused(Connected(stranger, NODE)) == "not_seated"
    assert driven.refused(Sit(stranger, "Ana", NODE)) == "already_started"
    assert driven.refused(Act(stranger, DrawStock(), driven.state.turn, "a")) == "not_seated"
    assert driven.state.seat_of(stranger) is None
    come(driven, "ana")
    assert driven.seat(0).link is Link.HERE


def test_d27_two_of_one_name_have_two_seats() -> None:
    """In a lobby both sit, and each acts for their own seat."""
    driven = opened()
    driven.do(Sit("p1", "Ana", NODE))
    driven.do(Sit("p2", "Ana", NODE))
    assert [driven.state.seat_of(player) for player in ("p1", "p2")] == [0, 1]
    driven.do(Ready("p2"))
    assert [held.ready for held in driven.state.seats] == [False, True]


# ------------------------------------------------ D29: the room goes away after everybody left


def test_d29_a_lobby_goes_away_with_its_people() -> None:
    """At once if they leave, after their grace if they vanish."""
    driven = lobby(2, patience=Patience(grace=(2.0,)))
    drop(driven, "ana")
    drop(driven, "ben")
    driven.wait(5)
    assert driven.status() is Status.CLOSED
    assert driven.table.due_at() is None
    driven = lobby(2)
    driven.do(Leave("ana"))
    driven.do(Leave("ben"))
    assert driven.status() is Status.CLOSED


def test_d29_a_return_within_the_grace_keeps_the_table() -> None:
    """A return after it finds the table closed."""
    driven = lobby(1, bots=1, patience=Patience(grace=(2.0,)))
    drop(driven, "ana")
    driven.wait(1.9)
    come(driven, "ana")
    driven.wait(100)
    assert driven.status() is Status.LOBBY
    drop(driven, "ana")
    driven.wait(2.1)
    assert driven.refused(Connected("ana", NODE)) == "table_closed"


@pytest.mark.parametrize("how", ["leave", "drop"])
def test_d29_a_match_pauses_and_then_goes_away(how: str) -> None:
    """It waits for its people for the time that the server grants, and owes nothing meanwhile."""
    driven = playing(2, patience=Patience(match_idle=300.0))
    for player in ("ana", "ben"):
        if how == "leave":
            driven.do(Leave(player))
        else:
            drop(driven, player)
    assert driven.table.due_at() == driven.now + 300
    driven.wait(299)
    come(driven, "ana")
    driven.tick()
    assert driven.status() is Status.PLAYING
    drop(driven, "ana")
    driven.wait(301)
    assert driven.status() is Status.CLOSED
    assert driven.table.due_at() is None


# -------------------------------------------------- D30: the clock when the other side drops


@pytest.mark.parametrize("returns", [True, False])
def test_d30_the_innocent_players_clock_is_untouched(*, returns: bool) -> None:
    """Whether the other comes back or is replaced by a stand-in."""
    driven = rigged(*HANDS, discard="6C")
    driven.now += 20
    drop(driven, "ben")
    driven.wait(25)
    if returns:
        come(driven, "ben")
    driven.wait(10)
    view = driven.table.view(0, driven.now)
    assert (view.remaining_s, view.reserve_s) == (5, 60)
    assert driven.seat(1).link is (Link.HERE if returns else Link.BOT)


def test_d30_an_absent_seats_turn_is_resolved() -> None:
    """By a stand-in when the grace has passed, by the clock if that runs out first."""
    driven = rigged(*HANDS, discard="6C")
    drop(driven, "ana")
    driven.wait(30)
    driven.bots(safe)
    assert (driven.mover, driven.seat(0).link) == (1, Link.BOT)
    driven = rigged(*HANDS, discard="6C", chosen=settings(clock=ClockRule(10, 5)))
    drop(driven, "ana")
    driven.wait(15)
    driven.bots(safe)
    assert (driven.mover, driven.seat(0).link) == (1, Link.AWAY)


# ----------------------------------------------------------- D33: a match result stored once


def test_d33_a_match_ends_once() -> None:
    """Whatever its people do at that moment, one end of the match and one of each round."""
    driven = playing(4, chosen=settings(4, limit=1))
    chance = rng(3)
    last = None
    while driven.status() is Status.PLAYING:
        view = driven.table.view(driven.mover, driven.now).game
        assert view is not None
        play_step(driven, chance)
        last = driven.records[-1]
    assert last is not None
    assert [type(fact) for fact in last.facts[-2:]] == [RoundEnded, SecretRevealed]
    match = driven.state.match
    assert match is not None
    come(driven, "ana", OTHER_NODE)
    come(driven, "ben", OTHER_NODE)
    driven.do(Ready("cleo"))
    driven.do(Leave("dora"))
    driven.tick()
    again = Act("ana", DrawStock(), driven.state.turn, "again")
    assert driven.refused(again) == "round_over"
    assert driven.state.match is match
    assert len([fact for fact in driven.facts() if isinstance(fact, RoundEnded)]) == 1
    assert sum(match.scores) == match.ended[0].gain


def test_d33_the_action_that_ends_a_match_is_applied_once() -> None:
    """Sent again after a failed save or a refresh, it is answered as before."""
    driven = rigged("9S TS JS", "TC 4H QC 2D", discard="QS", chosen=settings(limit=1))
    driven.act("draw discard")
    winning = driven.acting("meld 9S TS JS QS", name="win")
    unsaved = driven.table.decide(winning, driven.now)
    assert isinstance(unsaved, Accepted)
    driven.table.foresee(unsaved.record)  # … and the append fails
    assert driven.status() is Status.PLAYING
    version = driven.do(winning).version
    assert driven.repeated(winning) == version
    assert driven.refolded().decide(winning, driven.now) == Repeated(version)
    assert driven.state.match is not None
    assert driven.state.match.scores == (26, 0)
    assert len([fact for fact in driven.facts() if isinstance(fact, RoundEnded)]) == 1


def test_d33_a_rematch_begins_once() -> None:
    """However many want it, and however often the table is ticked."""
    driven = playing(3, chosen=settings(3, limit=1))
    play_match(driven)
    for player in ("ana", "ben", "cleo"):
        driven.do(Ready(player))
    driven.tick()
    driven.tick()
    assert driven.refused(Start("ana", seed_of(9))) == "already_started"
    assert driven.refused(Ready("ben")) == "already_started"
    assert len([fact for fact in driven.facts() if isinstance(fact, MatchStarted)]) == 2


# -------------------------------------------------------------------- D35: stable hand order


def test_d35_a_hand_changes_by_its_owners_actions_only() -> None:
    """A drawn card comes last, a card that leaves closes the gap; a reconnect changes nothing."""
    driven = playing(4)
    chance = rng(35)
    hands = [driven.hand(seat).split() for seat in range(4)]
    for number in range(120):
        if driven.state.mover is None:
            break
        mover = driven.mover
        play_step(driven, chance)
        if number % 10 == 0:
            driven.do(Connected(driven.person_at(0), OTHER_NODE if number % 20 == 0 else NODE))
        for seat in range(4):
            hand = driven.hand(seat).split()
            kept = [card for card in hands[seat] if card in hand]
            assert hand[: len(kept)] == kept
            assert len(hand) - len(kept) <= (seat == mover)
            if seat != mover:
                assert hand == hands[seat]
            hands[seat] = hand
    assert [driven.refolded().view(seat, driven.now) for seat in range(4)] == [
        driven.table.view(seat, driven.now) for seat in range(4)
    ]


# ---------------------------------------------------------------- D43: acting as another seat


def test_d43_identity_is_the_player_id_of_the_command() -> None:
    """An action says nothing of a seat: whoever gives it acts for their own, whatever it holds."""
    assert [field.name for field in fields(Act)] == ["player", "action", "turn", "action_id"]
    driven = rigged(*HANDS, seat=1, discard="6C")
    theirs = driven.acting("draw stock", "ben", "b1")
    assert driven.refused(replace(theirs, player="ana")) == "not_your_turn"
    assert driven.refused(replace(theirs, player="Ben")) == "not_seated"
    assert driven.refused(replace(theirs, player="1")) == "not_seated"
    driven.do(theirs)
    assert len(driven.hand(0).split()) == 4


def test_d43_anothers_action_id_gives_no_answer() -> None:
    """Who learns an id cannot ask with it what became of the action."""
    driven = rigged(*HANDS, discard="6C")
    theirs = driven.acting("draw stock", "ana", "a1")
    driven.do(theirs)
    assert driven.refused(replace(theirs, player="ben")) == "not_your_turn"
    assert driven.repeated(theirs) == driven.table.version


def test_d43_no_command_of_one_person_moves_anothers_link() -> None:
    """Neither presence nor leaving can be claimed for somebody else."""
    driven = playing(2)
    driven.do(Leave("ana"))
    links = [fact for fact in driven.facts() if isinstance(fact, LinkSet)]
    assert links[-1].seat == 0
    assert driven.seat(1).link is Link.HERE
