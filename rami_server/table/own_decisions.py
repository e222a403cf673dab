"""A person's own decisions of a match, each as an AI in their place would have been asked.

What they could know is computed anew from the table's records by the code that computed it live.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rami_server.engine.actions import Action, Phase, Seat
from rami_server.engine.events import Discarded, Event, RoundEnded
from rami_server.engine.options import Level
from rami_server.table.bundles import PLAY, action_of
from rami_server.table.core import Table
from rami_server.table.questions import Question
from rami_server.table.records import Record, Version
from rami_server.table.seats import PlayerId

MOST: Final = 200
"""Decisions that are looked at in one match: the last ones."""
_MOST_RECORDS: Final = 3 * MOST
"""Records of a person that are looked at; a draw and a turn are two at least."""


@dataclass(frozen=True, slots=True)
class OwnDecision:
    """A draw, or all the rest of a turn, in however many actions it was taken."""

    version: Version
    """The record of its first action; the table stood as `question` says before it."""
    question: Question
    """What hard would have been asked."""
    done: Action


@dataclass(frozen=True, slots=True)
class Part:
    """A match, as a part of its table's records: who played which seat, from where to where."""

    seat: Seat
    player: PlayerId
    first: Version
    last: Version


def own_decisions(records: Sequence[Record], part: Part) -> tuple[OwnDecision, ...]:
    """Return what the person decided in the match, `MOST` decisions at most, in their order.

    `records` are the table's from its first one on. A turn that the server ended in the person's
    name is left out.
    """
    versions = (r.version for r in records[part.first - 1 : part.last] if _is_of(r, part))
    theirs = deque(versions, _MOST_RECORDS)
    if not theirs:
        return ()
    reader = _Reader(part, theirs[0])
    for record in records[: part.last]:
        reader.read(record)
    return tuple(reader.found)


def _is_of(record: Record, part: Part) -> bool:
    return record.by is not None and record.by.player == part.player


class _Reader:
    """Folds a table and asks before each of the person's decisions what is to be decided."""

    def __init__(self, part: Part, since: Version) -> None:
        self.found: deque[OwnDecision] = deque(maxlen=MOST)
        self._part = part
        self._since = since
        self._table = Table()
        self._open: tuple[Version, Question] | None = None
        self._turn: list[Event] = []

    def read(self, record: Record) -> None:
        """Take the next record."""
        events = tuple(fact for fact in record.facts if isinstance(fact, PLAY))
        if events and record.version >= self._since and self._is_theirs_to_move():
            self._take(record, events)
        self._table.fold(record)

    def _is_theirs_to_move(self) -> bool:
        return self._table.version > 0 and self._table.state.mover == self._part.seat

    def _take(self, record: Record, events: tuple[Event, ...]) -> None:
        is_theirs = _is_of(record, self._part)
        if not self._turn:
            question = self._table.question_for_mover(Level.HARD) if is_theirs else None
            self._open = None if question is None else (record.version, question)
        elif not is_theirs:
            self._open = None  # the server goes on in their name
        self._turn += events
        if self._is_draw or isinstance(events[-1], Discarded | RoundEnded):
            self._close()

    @property
    def _is_draw(self) -> bool:
        match = self._table.state.match
        return match is not None and match.round.phase is Phase.DRAW

    def _close(self) -> None:
        if self._open is not None:
            version, question = self._open
            self.found.append(OwnDecision(version, question, action_of(tuple(self._turn))))
        self._open, self._turn = None, []
