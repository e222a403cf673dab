from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st

from rami_server.engine.actions import DrawStock
from rami_server.engine.events import Event, RoundDealt, RoundEnded
from rami_server.table.answers import Accepted, Refusal, Refused, Repeated
from rami_server.table.commands import Act, Command, Disconnected, Leave, Ready, SendEmote, Tick
from rami_server.table.core import KEPT, Table
from rami_server.table.records import ActionKey, BotSat, Emote, MatchStarted, Record
from rami_server.table.state import Status
from tests.support.chaos import any_command, happen, table_of
from tests.support.play import rng
from tests.support.tables import (
    NODE,
    NODES,
    Driven,
    come,
    drop,
    lobby,
    play_match,
    play_round,
    playing,
    rigged,
    seed_of,
    settings,
    start,
)

if TYPE_CHECKING:
    from random import Random

    from rami_server.table.answers import Answer

CHANCE = st.integers(0, 2**32).map(rng)
HANDS = ("7S 8S 9S KD KC 3H", "TS 4D 4H 4C 2D QH")


def readers(driven: Driven) -> tuple[int | None, ...]:
    """Return every seat and the spectator."""
    return (*range(len(driven.state.seats)), None)


def version_of_deal(driven: Driven) -> int:
    """Return which record dealt the present round."""
    deals = (
        record.version
        for record in driven.records
        if any(isinstance(fact, RoundDealt) for fact in record.facts)
    )
    return max(deals)


# ------------------------------------------------------------------ whole matches


@pytest.mark.parametrize(
    ("people", "bots"), [(2, 0), (1, 1), (3, 0), (1, 2), (4, 0), (2, 2), (1, 3)]
)
def test_a_whole_match_is_played_to_its_winner(people: int, bots: int) -> None:
    """By people, AI seats and the passing of time, from the first deal to a score at the limit."""
    driven = playing(people, bots)
    play_match(driven, people * 10 + bots)
    match = driven.state.match
    assert match is not None
    assert match.winner is not None
    assert max(match.scores) >= 100
    deals = [fact for fact in driven.facts() if isinstance(fact, RoundDealt)]
    ends = [fact for fact in driven.facts() if isinstance(fact, RoundEnded)]
    assert [deal.number for deal in deals] == list(range(1, len(ends) + 1))
    assert match.ended == tuple(ends)
    assert sum(match.scores) == sum(end.gain for end in ends)
    assert driven.refolded().state == driven.state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_left_alone_by_one_person_ends_all_the_same(players: int) -> None:
    """Stand-ins play on for everybody who left, as long as one person is there."""
    driven = playing(players, chosen=settings(players, limit=30))
    for player in ("ben", "cleo", "dora")[: players - 1]:
        driven.do(Leave(player))
    play_match(driven)
    assert driven.status() is Status.FINISHED


def test_turns_are_counted_up_through_rounds_and_rematches() -> None:
    """A turn's number names one turn of a table, for ever."""
    driven = playing(2, chosen=settings(limit=20))
    for _ in range(2):
        play_match(driven)
        start(driven)
    turns = [fact.turn for fact in driven.facts() if isinstance(fact, RoundDealt)]
    assert len([fact for fact in driven.facts() if isinstance(fact, MatchStarted)]) == 3
    assert turns == sorted(set(turns))
    twin = Table()
    before = 0
    for record in driven.records:
        twin.fold(record)
        dealt = any(isinstance(fact, RoundDealt) for fact in record.facts)
        assert twin.state.turn - before in ({1} if dealt else {0, 1})
        before = twin.state.turn


# ---------------------------------------------------------------------- action ids


def test_the_same_action_again_is_answered_as_before() -> None:
    """Applied once, acknowledged each time, with the same version."""
    driven = rigged(*HANDS, discard="6C")
    draw = driven.acting("draw stock", name="one")
    record = driven.do(draw)
    assert record.by == ActionKey("ana", "one")
    for table in (driven.table, driven.refolded()):
        assert table.decide(draw, driven.now) == Repeated(record.version)
        other = replace(draw, action=driven.last_card_discard(), turn=99)
        assert table.decide(other, driven.now) == Repeated(record.version)
    driven.act(driven.last_card_discard())
    assert driven.repeated(draw) == record.version


def test_another_persons_id_is_another_action() -> None:
    """Two clients may count their actions alike."""
    driven = rigged(*HANDS, discard="6C")
    for name in ("one", "two"):
        driven.do(driven.acting("draw stock", name=name))
        driven.do(driven.acting(driven.last_card_discard(), name=f"{name}-b"))
    record = driven.do(driven.acting("draw stock", "ana", "three"))
    assert driven.state.match is not None
    driven.act(driven.last_card_discard())
    other = driven.do(driven.acting("draw stock", "ben", "three"))
    assert other.version > record.version


def test_a_refused_action_may_be_sent_again() -> None:
    """Its id is not used up: what was refused did not happen."""
    driven = rigged(*HANDS, discard="6C")
    early = driven.acting("draw stock", "ben", "mine")
    assert driven.refused(early) == "not_your_turn"
    driven.pass_turn()
    assert driven.refused(early) == "stale_turn"
    driven.do(replace(early, turn=driven.state.turn))


def test_an_old_turn_is_stale_and_a_new_seat_is_not() -> None:
    """What happens beside the game makes no action stale."""
    driven = rigged(*HANDS, discard="6C")
    draw = driven.acting("draw stock")
    drop(driven, "ben")
    come(driven, "ben")
    driven.do(draw)
    discard = driven.acting(driven.last_card_discard())
    driven.do(discard)
    stale = Refused(Refusal.STALE_TURN, {"turn": 2})
    assert driven.ask(replace(discard, action_id="again")) == stale


def test_an_emote_does_not_undo_what_an_ai_was_asked() -> None:
    """The answer is for the same ply, whatever people say meanwhile."""
    driven = playing(2)
    driven.do(Leave(driven.person_at(driven.mover)))
    asked = driven.table.question()
    assert asked is not None
    driven.do(SendEmote("ben", Emote.HURRY))
    assert driven.table.question() == asked


def test_an_answer_is_remembered_into_the_next_match() -> None:
    """And is stale by its turn in the one after, so that nothing is kept for ever."""
    driven = playing(2, chosen=settings(limit=1))
    first = driven.acting("draw stock", name="first")
    version = driven.do(first).version
    play_round(driven)
    assert driven.repeated(first) == version
    start(driven)
    assert driven.repeated(first) == version
    assert driven.refolded().decide(first, driven.now) == Repeated(version)
    play_round(driven)
    start(driven)
    assert driven.refused(first) == "stale_turn"
    assert driven.refolded().decide(first, driven.now) == driven.ask(first)


# -------------------------------------------------------------------------- folding


def test_a_record_has_its_place() -> None:
    """Neither a gap nor a repetition is ever folded."""
    driven = lobby(2)
    version = driven.table.version
    state = driven.state
    for number in (0, version - 1, version, version + 2):
        with pytest.raises(ValueError, match="cannot follow"):
            driven.table.fold(Record(number, driven.now, (BotSat(1, settings().stand_in),)))
    assert (driven.table.version, driven.table.state) == (version, state)


def test_what_was_foreseen_is_forgotten_when_another_was_first() -> None:
    """A look ahead at a record that was never stored leaves nothing behind."""
    driven = playing(2)
    mine = driven.table.decide(driven.acting("draw stock"), driven.now)
    theirs = driven.table.decide(driven.acting("draw discard"), driven.now)
    assert isinstance(mine, Accepted)
    assert isinstance(theirs, Accepted)
    driven.table.foresee(mine.record)
    driven.fold(theirs.record)
    assert driven.refolded().state == driven.state


@example_settings(max_examples=40)
@given(CHANCE)
def test_a_table_is_the_fold_of_its_records(chance: Random) -> None:
    """At every step of any life: state, views, duties and questions are those of the log read anew.

    `Driven` checks at each step that deciding changes nothing and that what was foreseen comes.
    """
    driven = table_of(chance)
    twin = Table(driven.patience)
    for _ in range(30):
        happen(driven, chance)
        for record in driven.records[twin.version :]:
            twin.fold(record)
            assert record.facts
        assert twin.state == driven.state
        assert twin.due_at() == driven.table.due_at()
        assert twin.question() == driven.table.question()
        for reader in readers(driven):
            assert twin.view(reader, driven.now) == driven.table.view(reader, driven.now)
    assert driven.refolded().state == driven.state
    assert [record.version for record in driven.records] == list(range(1, twin.version + 1))


@example_settings(max_examples=25)
@given(CHANCE)
def test_deciding_never_raises_and_never_changes(chance: Random) -> None:
    """Any command, in any state, at any time, has an answer."""
    driven = table_of(chance)
    asked: set[type[Command]] = set()
    for _ in range(25):
        happen(driven, chance)
        for _ in range(15):
            command = any_command(driven, chance)
            state = driven.table.state
            answer = driven.table.decide(command, driven.now)
            assert isinstance(answer, Accepted | Refused | Repeated)
            assert driven.table.decide(command, driven.now) == answer
            assert driven.table.state is state
            asked.add(type(command))
    assert asked == set(get_args(Command))


@example_settings(max_examples=40)
@given(CHANCE)
def test_what_holds_at_every_table_at_any_time(chance: Random) -> None:
    """Whatever happens: a host who sits there, a person at each running match, all 52 cards."""
    driven = table_of(chance)
    for _ in range(40):
        happen(driven, chance)
        check(driven)


def check(driven: Driven) -> None:
    """Fail if the table is in a state that no table may be in."""
    state = driven.state
    people = [seat for seat, _ in state.humans]
    assert (state.host in people) is bool(people)
    assert (state.deserted_since is None) is bool(state.present)
    assert len(state.seats) == state.settings.options.players
    for held in state.seats:
        assert (held.grace_until is not None) <= (held.link.value == "away")
        assert held.reserve >= 0
    if state.status is Status.PLAYING:
        assert people
        assert not state.free_seats()
    if state.match is not None:
        cards = state.match.round
        hands = sum(map(len, cards.hands)) + sum(len(meld.cards) for meld in cards.melds)
        assert hands + len(cards.stock) + len(cards.discard_pile) == 52
    clock = state.turn_clock
    if clock.since is not None:
        assert state.mover is not None
        assert not state.seats[state.mover].plays_itself


# ------------------------------------------------------------------------- resuming


def test_nothing_is_missed_by_who_is_up_to_date() -> None:
    """And a number that no record has is not missing anything either."""
    driven = playing(2)
    version = driven.table.version
    for after in (version, version + 1, 10**9, -1, -(10**9)):
        assert driven.table.seen_since(after, 0) == ()


def test_what_was_missed_comes_in_order_and_without_a_gap() -> None:
    """For seats and spectators alike, whatever a record holds for them."""
    driven = playing(3)
    play_round(driven)
    deal = next(
        r.version for r in driven.records if any(isinstance(f, RoundDealt) for f in r.facts)
    )
    for reader in readers(driven):
        for after in range(deal - 1, driven.table.version):
            missed = driven.table.seen_since(after, reader)
            assert missed is not None
            versions = [record.version for record in missed]
            assert versions == list(range(after + 1, driven.table.version + 1))
            assert all(record.events for record in missed)


def test_what_began_before_this_round_is_to_be_read_from_the_log() -> None:
    """A table in memory keeps one round."""
    driven = playing(2)
    dealt = driven.table.version
    assert driven.table.seen_since(dealt - 1, 0) is not None
    for after in range(dealt - 1):
        assert driven.table.seen_since(after, 0) is None
    play_round(driven)
    driven.wait(12)
    assert driven.table.seen_since(dealt, 0) is None
    assert driven.table.seen_since(driven.table.version - 1, 0) is not None


def test_a_lobby_is_kept_from_its_opening() -> None:
    """Before the first deal nothing is missing, not even the first record."""
    driven = lobby(2)
    missed = driven.table.seen_since(0, None)
    assert missed is not None
    assert [record.version for record in missed] == [1, 2, 3]
    assert Table().seen_since(0, None) is None


def test_a_round_is_kept_as_a_whole() -> None:
    """Whoever comes back within a round learns all of it, and an AI remembers all of it."""
    driven = playing(1, bots=1)
    play_round(driven)
    kinds = get_args(Event)
    deal = next(
        r.version for r in driven.records if any(isinstance(f, RoundDealt) for f in r.facts)
    )
    events = [fact for fact in driven.facts(deal - 1) if isinstance(fact, kinds)]
    missed = driven.table.seen_since(deal - 1, 0) or ()
    seen = [event for record in missed for event in record.events]
    assert len([event for event in seen if "engine" in type(event).__module__]) == len(events)


# ------------------------------------------------------------------------ the answers


def test_an_answer_carries_the_time_it_was_given() -> None:
    """The record is of that moment."""
    driven = lobby(2)
    driven.now += 12.5
    answer: Answer = driven.ask(Ready("ben"))
    assert isinstance(answer, Accepted)
    assert (answer.record.at, answer.record.by) == (1012.5, None)


def test_a_command_for_no_table_is_refused() -> None:
    """A table whose log is empty answers like one that is no more."""
    table = Table()
    for command in (Ready("ana"), Act("ana", DrawStock(), 0, "a"), Tick(NODES, (), seed_of(0))):
        answer = table.decide(command, 0.0)
        assert isinstance(answer, Refused)
        assert answer.code == "table_closed"


def test_time_does_not_run_backwards() -> None:
    """A node whose clock is behind cannot give or take time: records keep their order."""
    driven = playing(2)
    driven.now -= 30
    record = driven.do(Disconnected(driven.person_at(0), NODE))
    assert record.at == driven.records[-2].at


def test_a_long_lobby_keeps_only_the_last_records() -> None:
    """Coming and going for hours costs no memory; the log has everything."""
    driven = lobby(1)
    for number in range(300):
        driven.do(Ready(driven.person_at(0), ready=number % 2 == 0))
    assert len(driven.table._round) == KEPT
    assert driven.table.seen_since(0, 0) is None
    assert driven.table.seen_since(driven.table.version - 5, 0) is not None
