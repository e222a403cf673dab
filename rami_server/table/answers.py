"""What a table answers to a command: accepted, already done, or refused for a reason."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from rami_server.engine.violations import Violation
from rami_server.table.records import Fact, Record, Version


class Refusal(StrEnum):
    """Why the table, not the rules, refuses; the value is the code on the wire."""

    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_EMPTY = "seat_empty"
    TABLE_FULL = "table_full"
    TABLE_CLOSED = "table_closed"
    NOT_HOST = "not_host"
    NOT_A_BOT = "not_a_bot"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NOT_READY = "not_ready"
    BAD_OPTIONS = "bad_options"
    STALE_TURN = "stale_turn"
    STALE_COMMIT = "stale_commit"
    TIME_IS_UP = "time_is_up"
    TOO_SOON = "too_soon"
    NOTHING_TO_DO = "nothing_to_do"
    """For the server's own commands: the state asked for is the state there is."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The command is good; it has happened once its record is stored."""

    record: Record


@dataclass(frozen=True, slots=True)
class Repeated:
    """This very action was accepted before, in this record."""

    version: Version


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing happens. The rules' own refusals carry their `Violation`."""

    reason: Refusal | Violation
    params: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def code(self) -> str:
        """Return the stable code on the wire."""
        return self.reason.value if isinstance(self.reason, Refusal) else self.reason.reason.value


Answer: TypeAlias = Accepted | Repeated | Refused

Decided: TypeAlias = tuple[Fact, ...] | Refused
"""What a command brings about, before it has a number and a time."""
