"""What the runtime asks of the outside: a log, a directory, a bus, bots, a clock and chance.

Each port has adapters, and one contract suite that every adapter passes. No other ring than
`adapters` implements them; nothing here knows how.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from rami_server.ai.advice import Advice
from rami_server.ai.judging import Judgement
from rami_server.engine.actions import Action
from rami_server.runtime.match_notes import MatchNote
from rami_server.table.questions import Question
from rami_server.table.records import Record, Version, Visibility
from rami_server.table.seats import NodeId, PlayerId
from rami_server.table.state import Status

TableId: TypeAlias = str
"""32 lower-case hex digits; it opens nothing, and is never reused."""


class VersionConflict(Exception):
    """Another process wrote this version of the table first: read the tail and decide again."""


class CodeTaken(Exception):
    """Another open table has this code: make the table with another one."""


class AnotherWaits(Exception):
    """Another quick table of this size waits for players already: sit there."""


class StorageUnavailable(Exception):
    """The storage did not answer. Whether an append was stored is unknown until it is read."""


class UnreadableRecord(Exception):
    """What is stored is damaged, or was written by a newer server; says no more than that."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the directory shows of a table without opening it; stored with each record."""

    code: str
    visibility: Visibility
    status: Status
    seats: int
    humans: int
    """Seats that people own."""
    bots: int


@dataclass(frozen=True, slots=True)
class Append:
    """One record for one table, with when the table has to be woken unasked, if ever.

    `record.version` 1 makes the table. Storing it means all of it is stored, or nothing. A table
    keeps the code and the visibility of its first record, and once it is closed, it stays so.
    """

    table_id: TableId
    record: Record
    wake_at: float | None
    summary: Summary
    match: MatchNote | None = None
    """What the record means for the history of matches."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the directory knows it."""

    table_id: TableId
    summary: Summary
    updated_at: float


@dataclass(frozen=True, slots=True)
class Pulse:
    """The answer to a node's heartbeat."""

    at: float
    nodes: frozenset[NodeId]
    """The nodes whose last heartbeat is younger than `NODE_TIMEOUT`, the asking one included."""
    outages: tuple[tuple[float, float], ...]
    """When no heart beat for longer than `OUTAGE_MIN`: from, to, ascending; the last ones."""


QUICK_FRESH = 20.0
"""Seconds for which a new quick table stands in the way of another one: as long as it waits."""
HEARTBEAT = 1.0
"""Seconds between a node's heartbeats."""
NODE_TIMEOUT = 5.0
"""Seconds without a heartbeat after which a node counts as gone."""
OUTAGE_MIN = 3.0
"""Seconds without any node's heartbeat that count as an outage."""


LOOK_EVERY = 1.0
"""Seconds from one look at the bus to the next."""


class TableLog(Protocol):
    """The records of all tables. `(table_id, version)` is the only lock there is."""

    async def append(self, append: Append) -> None:
        """Store a record, or raise.

        When it returns, the record survives the loss of process and power. Raises
        `VersionConflict` if that version exists or the one before it does not, `CodeTaken` for a
        first record whose code another open table has, `AnotherWaits` for that of a quick table if
        one of its size, made less than `QUICK_FRESH` before, has a free seat,
        `StorageUnavailable` if the storage did not answer in time.
        Appends waiting together are stored together; none fails for another's fault.
        """
        ...

    async def read(self, table_id: TableId, after: Version = 0) -> Sequence[Record]:
        """Return the records after that version in order; none for an unknown table.

        Like all that reads, raises `StorageUnavailable`; and `UnreadableRecord`.
        """
        ...

    async def due(self, now: float, limit: int) -> Sequence[TableId]:
        """Return tables to be woken by `now`, the longest due first."""
        ...

    async def newer(self, known: Mapping[TableId, Version]) -> Sequence[TableId]:
        """Return those of the tables that have a record after the version that is known."""
        ...


class Directory(Protocol):
    """Which tables there are, and which nodes; written by the log and by heartbeats."""

    async def find(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        ...

    async def get(self, table_id: TableId) -> Listing | None:
        """Return what is known of a table, closed ones included."""
        ...

    async def joinable(
        self, visibility: Visibility, limit: int, seats: int | None = None
    ) -> Sequence[Listing]:
        """Return open tables in their lobby with a free seat, the fullest, then the oldest first.

        `seats` restricts the list to tables of that size.
        """
        ...

    async def held_by(
        self, player: PlayerId, visibility: Visibility, seats: int
    ) -> Sequence[TableId]:
        """Return the tables of that kind and size, before or in a match, where the person sat."""
        ...

    async def beat(self, node: NodeId, now: float) -> Pulse:
        """Note that `node` is alive, and an outage if nobody was before; return who else is."""
        ...

    async def part(self, node: NodeId, now: float) -> None:
        """Note that `node` stops now, in good order."""
        ...


class Bus(Protocol):
    """Tells the other nodes that a table has a new record. Carries no cards; may lose messages."""

    async def publish(self, table_id: TableId, version: Version) -> None:
        """Tell all other nodes; never raises when the bus is away."""
        ...

    def subscribe(self, heard: Callable[[TableId, Version], None]) -> None:
        """Call `heard`, which returns at once, for what other nodes publish."""
        ...

    def hears(self, nodes: frozenset[NodeId]) -> bool:
        """Tell whether what these nodes publish arrives here just now; this one may be among them.

        Once it is True, what they publish from now on arrives. Whenever something has got lost it
        is False for longer than `LOOK_EVERY`, in which the log has to be read.
        """
        ...


class Overloaded(Exception):
    """Too much waits for the AIs: ask again a little later."""


class AiFailed(Exception):
    """An AI raised; the text says what and where, and holds nothing of its cards."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A question with what decides whose turn it is to be answered."""

    table_id: TableId
    question: Question
    has_people: bool
    """Whether somebody waits at the table: such tables come first."""


@dataclass(frozen=True, slots=True)
class Case:
    """A person's decision to be judged for a review: what was asked, and what they did."""

    review: str
    """Which review it is for: several take turns."""
    question: Question
    done: Action


class BotRunner(Protocol):
    """Answers questions to AI seats, off the event loop."""

    def answer(self, errand: Errand) -> Coroutine[Any, Any, Action]:
        """Return the AI's action. May raise, hang, or answer what is illegal: the caller copes.

        Under overload the action may be that of the next lower level.
        """
        ...

    def advise(self, errand: Errand) -> Coroutine[Any, Any, Advice]:
        """Return the AI's action with its reasons, at the level asked; raises `Overloaded`."""
        ...

    def judge(self, case: Case) -> Coroutine[Any, Any, Judgement]:
        """Return how a decision compares with that of hard, after all that tables wait for.

        The same case has the same judgement, whoever gives it. Raises `AiFailed`.
        """
        ...


class Clock(Protocol):
    """The time of day and the waiting for it."""

    def now(self) -> float:
        """Return seconds since the epoch."""
        ...

    def sleep_until(self, at: float) -> Coroutine[Any, Any, None]:
        """Return when `now()` has reached `at`."""
        ...


class Entropy(Protocol):
    """Chance, unpredictable to players."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        ...

    def table_id(self) -> TableId:
        """Return a fresh `TableId`."""
        ...

    def code(self) -> str:
        """Return a fresh table code: short, readable aloud, without look-alike letters."""
        ...
