from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.codec import decode_record
from rami_server.adapters.sql.batch import row_of, store_batch
from rami_server.runtime.ports import Append, CodeTaken, VersionConflict
from rami_server.table.records import Record
from tests.support.databases import rows_of, sync_engine
from tests.support.records import append_of, record_of, summary_of, table_id

if TYPE_CHECKING:
    from rami_server.adapters.sql.batch import Refusals


def stored(url: str, *appends: Append) -> Refusals:
    """Store a batch; return who was refused."""
    engine = sync_engine(url)
    with engine.begin() as connection:
        refused = store_batch(connection, [row_of(append) for append in appends])
    engine.dispose()
    return refused


def test_row_keeps_hidden_cards_to_itself() -> None:
    """A row that is printed shows which table it belongs to and nothing of its cards."""
    row = row_of(append_of(1, 2, card=9))
    assert repr(row) == f"Row(table_id='{table_id(1)}', is_first=False)"


def test_what_no_database_can_hold_is_refused_alone() -> None:
    """A mistake is found while the row is made, before it is in a batch with others."""
    with pytest.raises(ValueError, match="JSON"):
        row_of(append_of(1, 1, wake_at=float("inf")))


def test_batch_is_stored_in_full(url: str) -> None:
    """Record and table row say what was appended, in each column."""
    assert stored(url, append_of(2, 1), append_of(1, 1, wake_at=5.5, bots=2)) == {}
    at = record_of(1).at
    row = (table_id(1), "CODE1", "public", "lobby", 4, 1, 2, 5.5, at, at)
    assert min(rows_of(url, "tables")) == row
    identity, version, when, body = min(rows_of(url, "records"))
    assert (identity, version, when) == (table_id(1), 1, at)
    assert decode_record(str(body)) == record_of(1)


def test_each_row_is_answered_for_itself(url: str) -> None:
    """First records, later ones, conflicts, gaps and taken codes go together."""
    stored(url, append_of(1, 1), append_of(2, 1))
    refused = stored(
        url,
        append_of(1, 1, code="OTHER"),
        append_of(2, 2),
        append_of(3, 1, code="CODE2"),
        append_of(4, 1),
        append_of(5, 3),
    )
    assert refused == {
        table_id(1): VersionConflict,
        table_id(3): CodeTaken,
        table_id(5): VersionConflict,
    }
    assert len(rows_of(url, "records")) == 4
    assert len(rows_of(url, "tables")) == 3


def test_empty_record_and_odd_texts_are_stored(url: str) -> None:
    """A record of no fact, and a code that is no ASCII, are no special case."""
    append = Append(table_id(1), Record(1, 0.1, ()), None, summary_of("Zoë's 🂡 \\\""))
    assert stored(url, append) == {}
    assert rows_of(url, "tables")[0][1] == "Zoë's 🂡 \\\""
