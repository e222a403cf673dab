"""Records and appends for tests that do not care what happened at the table."""

from __future__ import annotations

from rami_server.engine.actions import Source
from rami_server.engine.events import Drew
from rami_server.runtime.ports import Append, Summary
from rami_server.table.records import ActionKey, Record, TableOpened, Visibility
from rami_server.table.settings import TableSettings
from rami_server.table.state import Status

NOW = 1_750_000_000.25


def record_of(version: int, card: int = 7, at: float | None = None) -> Record:
    """Return a first record, or one that tells of a card drawn."""
    when = NOW + version if at is None else at
    if version == 1:
        return Record(1, when, (TableOpened("CODE", Visibility.PUBLIC, TableSettings()),))
    key = ActionKey("player", f"action {version}")
    return Record(version, when, (Drew(0, Source.STOCK, card),), key)


def summary_of(code: str = "CODE", **changes: object) -> Summary:
    """Return a public lobby with four seats and one person, but for the changes."""
    values: dict[str, object] = {
        "visibility": Visibility.PUBLIC,
        "status": Status.LOBBY,
        "seats": 4,
        "humans": 1,
        "bots": 0,
    }
    return Summary(code, **(values | changes))  # type: ignore[arg-type]


def table_id(number: int) -> str:
    """Return the id of a table of that number."""
    return f"{number:032x}"


def append_of(
    table: int, version: int, *, wake_at: float | None = None, card: int = 7, **summary: object
) -> Append:
    """Return what is appended; each table has a code of its own unless one is given."""
    kept = {"code": f"CODE{table}"} | summary
    return Append(table_id(table), record_of(version, card), wake_at, summary_of(**kept))  # type: ignore[arg-type]
