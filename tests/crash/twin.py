"""A twin of a table that was never killed: it decides every command of the log anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Seat,
    Source,
)
from rami_server.engine.events import Discarded, Drew, LaidOff, Melded, RoundEnded
from rami_server.table.answers import Accepted
from rami_server.table.commands import Act, BotAct
from rami_server.table.core import Table
from rami_server.table.records import LinkSet, Record

if TYPE_CHECKING:
    from collections.abc import Sequence


def twin_of(records: Sequence[Record]) -> Table:
    """Return a table that was told every action of the log and came to the same records."""
    twin = Table()
    for record in records:
        asked = _command_of(record, twin)
        if asked is not None:
            answer = twin.decide(asked, record.at)
            assert isinstance(answer, Accepted), (asked, answer)
            assert answer.record == record
        twin.fold(record)
    return twin


def _command_of(record: Record, twin: Table) -> Act | BotAct | None:
    """Return the action that made this record; None for what is not an action at the table."""
    played = [fact for fact in record.facts if not isinstance(fact, LinkSet | RoundEnded)]
    ended = any(isinstance(fact, RoundEnded) for fact in record.facts)
    if not played and ended:
        return _by(record, twin, twin.state.mover, DrawStock())
    if len(played) == 1 and isinstance(played[0], Drew | Melded | LaidOff | Discarded):
        return _by(record, twin, *_action_of(played[0]))
    return None


def _by(record: Record, twin: Table, seat: Seat | None, action: Action) -> Act | BotAct:
    assert seat is not None
    if record.by is not None:
        return Act(record.by.player, action, twin.state.turn, record.by.action_id)
    return BotAct(seat, twin.state.ply, action)


def _action_of(event: Drew | Melded | LaidOff | Discarded) -> tuple[Seat, Action]:
    match event:
        case Drew(seat, source):
            return seat, DrawStock() if source is Source.STOCK else DrawDiscard()
        case Melded(seat, _, cards):
            return seat, Meld(cards)
        case LaidOff(seat, meld, cards):
            return seat, LayOff(meld, cards)
        case Discarded(seat, card):
            return seat, Discard(card)
