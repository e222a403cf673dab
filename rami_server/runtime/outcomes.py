"""What the runtime answers to a command: done, refused by the table, or not to be done now."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rami_server.table.answers import Refused
from rami_server.table.records import Version


class Failure(StrEnum):
    """Why the server, not the table, does not carry out a command; the code on the wire."""

    TRY_AGAIN = "try_again"
    """The storage is away. The command may yet have been stored: send it again under its id."""
    BUSY = "busy"
    """More commands wait for this table than it can take."""
    UNKNOWN_TABLE = "unknown_table"
    TABLE_PARKED = "table_parked"
    """A fault of the server stopped this table; what was accepted is kept."""
    DRAINING = "draining"
    """The server is about to stop."""


@dataclass(frozen=True, slots=True)
class Done:
    """The command is stored in this record, now or when it came the first time."""

    version: Version


@dataclass(frozen=True, slots=True)
class Failed:
    """The command was not carried out, as far as is known."""

    why: Failure


Outcome: TypeAlias = Done | Refused | Failed
