"""Who is told what happens at a table: sockets, seen from the host."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, cast

from rami_server.table.own import OwnView
from rami_server.table.records import Version
from rami_server.table.seats import PlayerId
from rami_server.table.seen import SeenRecord, TableView

_S = TypeVar("_S")
_T = TypeVar("_T")


class Lasting:
    """What was made of parts that seldom change, kept from one update of a table to the next."""

    def __init__(self) -> None:
        self._made: dict[Callable[..., Any], tuple[object, object]] = {}

    def form(self, make: Callable[[_S], _T], of: _S) -> _T:
        """Return what `make` makes of `of`: again only if that is not equal to the last one."""
        kept = self._made.get(make)
        if kept is None or kept[0] != of:
            kept = self._made[make] = (of, make(of))
        return cast("_T", kept[1])


@dataclass(frozen=True, slots=True)
class Shared:
    """What is told to everybody alike: what an onlooker sees, and nothing else."""

    records: Sequence[SeenRecord]
    view: TableView
    lasting: Lasting = field(default_factory=Lasting, compare=False)
    """Of this table."""
    _forms: dict[Callable[..., Any], object] = field(default_factory=dict, compare=False)

    def form(self, make: "Callable[[Shared], _T]") -> _T:
        """Return what `make` makes of this: once for all listeners."""
        if make not in self._forms:
            self._forms[make] = make(self)
        return cast("_T", self._forms[make])


@dataclass(frozen=True, slots=True)
class Update:
    """What happened, for one reader, and the whole truth after it."""

    shared: Shared
    records: Sequence[SeenRecord]
    """What the reader sees of what happened; `shared.records` itself if no card of it is hidden."""
    own: OwnView | None
    """What only the reader's seat sees; None for an onlooker."""

    @property
    def version(self) -> Version:
        """Return the record after which the reader is up to date."""
        return self.shared.view.version


class Listener(Protocol):
    """One connected client. Its methods return at once and do not raise: they fill an outbox."""

    @property
    def player(self) -> PlayerId:
        """Return whose client it is."""
        ...

    def begin(self, update: Update) -> None:
        """Take what was missed; comes once, before all that follows."""
        ...

    def deliver(self, update: Update) -> None:
        """Take the next update; updates come in order, without gaps."""
        ...

    def superseded(self) -> None:
        """Learn that a newer client of the same person has taken the place."""
        ...

    def lost(self) -> None:
        """Learn that nothing more will come: the client has to connect again."""
        ...
