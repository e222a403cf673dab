"""The form of a backup: whatever is wrong with a file is found before it counts."""

from __future__ import annotations

import gzip
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.adapters.sql.backup_file import (
    BackupReader,
    BackupWriter,
    Digest,
    Header,
    NotABackup,
    TableHead,
    line_of,
    row_of,
)

ROWS: list[list[object]] = [["a", 1, 0.1, True, None], ["é\n\x00", 2, 1e300, False, b"\x00\xff"]]
HEADER = Header("0003", "0.1.0", 12.5, {"things": TableHead(("a", "b", "c", "d", "e"), 2)})


def packed() -> bytes:
    """Return a backup of two rows."""
    file = io.BytesIO()
    writer = BackupWriter(file, HEADER)
    for row in ROWS:
        writer.add("things", row)
    writer.end()
    return file.getvalue()


def read(data: bytes) -> tuple[Header, list[list[object]], dict[str, str]]:
    """Read a backup to its end."""
    reader = BackupReader(io.BytesIO(data))
    rows = [row for _, row in reader.rows("things")]
    return reader.header, rows, reader.digests()


def changed(find: bytes, put: bytes) -> bytes:
    """Return the backup with something changed inside."""
    lines = gzip.decompress(packed())
    assert find in lines
    return gzip.compress(lines.replace(find, put))


def test_what_is_written_is_read() -> None:
    """Header and rows come back as they were, text of every kind and bytes too."""
    header, rows, digests = read(packed())
    assert header == HEADER
    assert rows == ROWS
    assert header.rows == 2
    digest = Digest()
    for row in reversed(ROWS):
        digest.add(line_of(row))
    assert digests == {"things": digest.text()}


@given(st.lists(st.none() | st.booleans() | st.integers() | st.text() | st.binary()))
def test_any_row_comes_back(row: list[object]) -> None:
    """One line, whatever is in it, and the same row from it."""
    line = line_of(row)
    assert b"\n" not in line
    assert row_of(line) == row


def test_a_form_that_is_not_known_is_a_mistake_of_ours() -> None:
    """A new kind of column is noticed when the first backup is made, not when one is needed."""
    with pytest.raises(TypeError, match="no form for object"):
        line_of([object()])


@pytest.mark.parametrize("missing", [1, 10, 60])
def test_a_file_that_ends_too_early_is_refused(missing: int) -> None:
    """A full disk or a broken copy: never taken for the whole."""
    with pytest.raises(NotABackup):
        read(packed()[:-missing])


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "does not begin"),
        (b"PGDMP", "cannot be unpacked"),
        (gzip.compress(b"[]\n"), "does not begin"),
        (gzip.compress(json.dumps({"format": "other"}).encode()), "format is not rami-backup-1"),
        (changed(b'["a",1', b'["a",1,7'), "6 columns instead of 5"),
        (changed(b'["a",1,0.1,true,null]\n', b""), "columns instead|no list|ends too early"),
        (changed(b'["a",1', b'{"a"'), "ends too early, or was changed"),
        (changed(b'{"end"', b'{"fin"'), "ends too early, or was changed"),
        (gzip.compress(gzip.decompress(packed()) + b"[]\n"), "something stands after its end"),
    ],
    ids=[  # the packed bytes hold the time
        "nothing",
        "not packed",
        "no beginning",
        "another format",
        "a column more",
        "a row less",
        "another kind",
        "no end",
        "more after the end",
    ],
)
def test_what_is_no_backup_says_why(data: bytes, says: str) -> None:
    """One readable reason for each way a file can be wrong."""
    with pytest.raises(NotABackup, match=says):
        read(data)


def test_a_digest_notices_any_change_and_no_order() -> None:
    """Engines return rows as they like; what is in them must not change."""
    digests = []
    for rows in ([b"1", b"2", b"2"], [b"2", b"1", b"2"], [b"1", b"2"], [b"1", b"1", b"2"]):
        digest = Digest()
        for row in rows:
            digest.add(row)
        digests.append(digest.text())
    assert digests[0] == digests[1]
    assert len(set(digests)) == 3
