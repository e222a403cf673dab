"""A person is no more: what that means for the table where they sit.

The match goes on with a stand-in, and the seat keeps its scores under a neutral name.
"""

from dataclasses import replace

from rami_server.engine.actions import Seat
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import Forget
from rami_server.table.hosting import emptied, passed_on
from rami_server.table.records import CloseReason, Fact, LinkSet, PlayerSat, Record
from rami_server.table.seats import Human, Link, PlayerId, SeatState
from rami_server.table.state import Status, TableState

NEUTRAL_NAME = "Former player"
"""What all who have deleted their account are called."""


def forget(state: TableState, command: Forget) -> Decided:
    """Empty the seat; in a match let a stand-in have it, under the neutral name."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if state.status is not Status.PLAYING:
        return emptied(state, seat, CloseReason.DISMISSED)
    if _is_neutral(state.seats[seat]):
        return Refused(Refusal.NOTHING_TO_DO)
    return _neutral(state, seat, command.player)


def _is_neutral(held: SeatState) -> bool:
    is_named = isinstance(held.occupant, Human) and held.occupant.name != NEUTRAL_NAME
    return not is_named and held.link is Link.BOT and not held.is_present


def _neutral(state: TableState, seat: Seat, player: PlayerId) -> tuple[Fact, ...]:
    sat = PlayerSat(seat, player, NEUTRAL_NAME)
    return (sat, LinkSet(seat, Link.BOT), *passed_on(state, seat))


def without_name(record: Record, player: PlayerId) -> Record:
    """Return a stored record with the neutral name for this person's own."""
    return replace(record, facts=tuple(_without_name(fact, player) for fact in record.facts))


def _without_name(fact: Fact, player: PlayerId) -> Fact:
    if isinstance(fact, PlayerSat) and fact.player == player:
        return replace(fact, name=NEUTRAL_NAME)
    return fact
