"""Who is told what happens at a table: sockets, seen from the host."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rami_server.table.seats import PlayerId
from rami_server.table.seen import SeenRecord, TableView


@dataclass(frozen=True, slots=True)
class Update:
    """What happened, for this reader, and the whole truth after it."""

    records: Sequence[SeenRecord]
    view: TableView


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
