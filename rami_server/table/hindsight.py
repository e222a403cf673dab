"""A finished round once more, decision by decision: what a seat saw, and what was done then.

What a seat saw is computed anew from the table's records by the code that computed it live.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rami_server.engine.actions import Action, Phase, Seat
from rami_server.engine.state import RoundState
from rami_server.table.bundles import PLAY, action_of
from rami_server.table.core import Table
from rami_server.table.own import OwnView
from rami_server.table.questions import Question
from rami_server.table.records import Record, Version
from rami_server.table.seen import TableView


class RoundNotOver(Exception):
    """The round is being played, or was broken off: its cards stay hidden."""


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision that an AI made for a seat."""

    version: Version
    """The record that it brought about."""
    at: float
    """When, in seconds since the epoch."""
    question: Question
    """What the AI was asked, in full."""
    view: TableView
    """What everybody was shown at that time …"""
    own: OwnView | None
    """… and what a person in that seat would have been shown beside it."""
    done: Action


def decisions_of_ai(
    records: Iterable[Record], match: int, number: int, seat: Seat
) -> tuple[Decided, ...] | None:
    """Return what AIs decided for `seat` in a round; None if there is no such round.

    `records` are the table's from its first one on. Raises `RoundNotOver`.
    """
    table, found, is_dealt = Table(), list[Decided](), False
    for record in records:
        if is_dealt and (decided := _decided(table, record, seat)) is not None:
            found.append(decided)
        table.fold(record)
        now = _round_in(table, match, number)
        if now is not None and now.phase is Phase.OVER:
            return tuple(found)
        if is_dealt and now is None:
            raise RoundNotOver  # a test has begun another match in the middle of it
        is_dealt = now is not None
    if is_dealt:
        raise RoundNotOver
    return None


def _round_in(table: Table, match: int, number: int) -> RoundState | None:
    """Return the round, if the table is at it."""
    state = table.state
    if state.matches != match or state.match is None or state.match.round.number != number:
        return None
    return state.match.round


def _decided(table: Table, record: Record, seat: Seat) -> Decided | None:
    """Return the decision that led to `record`, if an AI made one for `seat`."""
    events = tuple(fact for fact in record.facts if isinstance(fact, PLAY))
    question = table.question()
    if question is None or question.seat != seat or not events or record.by is not None:
        return None
    view, own = table.view(None, record.at), table.own(seat)
    return Decided(record.version, record.at, question, view, own, action_of(events))
