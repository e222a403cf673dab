"""The form of a backup: compressed lines of JSON that no database engine is needed to read.

A header names the schema's revision and each table's columns and number of rows; then every row
is a line, table after table; the last line has a digest for each table.
"""

from __future__ import annotations

import gzip
import io
import json
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, BinaryIO, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

FORMAT: Final = "rami-backup-1"
COMPRESSION: Final = 4
"""Of 9: half the time of the usual 6 for a few per cent of size."""
BUFFER: Final = 1 << 17
_BYTES: Final = "base64"
_MODULUS: Final = 1 << 256


class BackupError(Exception):
    """A backup cannot be made or taken; nothing has changed, and the text says why."""


class NotABackup(BackupError):
    """The file is none of ours, or ends too early, or was changed."""


@dataclass(frozen=True, slots=True)
class TableHead:
    """What the header says of one table."""

    columns: tuple[str, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class Header:
    """The first line."""

    revision: str
    """Of the schema; the rows fit exactly this one."""
    server: str
    made_at: float
    """Seconds since the epoch."""
    tables: Mapping[str, TableHead]
    """In the order of their rows: a row stands after those that it refers to."""

    @property
    def rows(self) -> int:
        """Return the number of rows in all tables."""
        return sum(table.rows for table in self.tables.values())


class Digest:
    """The sum of the rows' hashes: the same in whichever order an engine returns the rows."""

    def __init__(self) -> None:
        self._sum = 0

    def add(self, line: bytes) -> None:
        """Take one row."""
        self._sum = (self._sum + int.from_bytes(sha256(line).digest())) % _MODULUS

    def text(self) -> str:
        """Return the digest as 64 hexadecimal digits."""
        return f"{self._sum:064x}"


def line_of(row: Sequence[object]) -> bytes:
    """Return a row as its line, without the line's end; the same on every engine."""
    text = json.dumps(list(row), ensure_ascii=True, separators=(",", ":"), default=_as_json)
    return text.encode()


def row_of(line: bytes) -> list[Any]:
    """Return the row that a line is."""
    row = json.loads(line)
    if not isinstance(row, list):
        raise NotABackup("a row is no list")
    return [
        b64decode(v[_BYTES]) if isinstance(v, dict) and v.keys() == {_BYTES} else v for v in row
    ]


def _as_json(value: object) -> object:
    if isinstance(value, bytes):
        return {_BYTES: b64encode(value).decode()}
    raise TypeError(f"a backup has no form for {type(value).__name__}")


class BackupWriter:
    """Writes a backup to an open file, which stays open."""

    def __init__(self, file: BinaryIO, header: Header) -> None:
        packed = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=COMPRESSION, mtime=0)
        self._zip = io.BufferedWriter(packed, BUFFER)  # a call for each row would cost more
        self._digests = {name: Digest() for name in header.tables}
        tables = {n: {"columns": t.columns, "rows": t.rows} for n, t in header.tables.items()}
        self._put(
            {
                "format": FORMAT,
                "revision": header.revision,
                "server": header.server,
                "made_at": header.made_at,
                "tables": tables,
            }
        )

    def add(self, table: str, row: Sequence[object]) -> None:
        """Write a row; the tables come in the header's order."""
        line = line_of(row)
        self._digests[table].add(line)
        self._zip.write(line + b"\n")

    def end(self) -> None:
        """Write the last line: without it, it is no backup."""
        self._put({"end": {name: digest.text() for name, digest in self._digests.items()}})
        self._zip.close()

    def _put(self, content: object) -> None:
        self._zip.write(json.dumps(content).encode() + b"\n")


class BackupReader:
    """Reads a backup once, from beginning to end; raises `NotABackup` wherever it is none."""

    def __init__(self, file: BinaryIO) -> None:
        self._lines = self._read(file)
        self.header = _header_of(next(self._lines, b""))

    def rows(self, table: str) -> Iterator[tuple[bytes, list[Any]]]:
        """Yield each row of the next table, as a line and read."""
        width = len(self.header.tables[table].columns)
        for _ in range(self.header.tables[table].rows):
            line = next(self._lines, b"")
            row = _decoded(line)
            if len(row) != width:
                raise NotABackup(f"a row of {table} has {len(row)} columns instead of {width}")
            yield line, row

    def digests(self) -> dict[str, str]:
        """Return the digest of each table; to be asked when all rows are read."""
        try:
            end = json.loads(next(self._lines, b""))["end"]
            digests = {table: str(end[table]) for table in self.header.tables}
        except (ValueError, KeyError, TypeError):
            raise NotABackup("it ends too early, or was changed") from None
        if next(self._lines, None) is not None:
            raise NotABackup("something stands after its end")
        return digests

    @staticmethod
    def _read(file: BinaryIO) -> Iterator[bytes]:
        try:
            with gzip.GzipFile(fileobj=file, mode="rb") as lines:
                for line in lines:
                    yield line.rstrip(b"\n")
        except (OSError, EOFError, zlib.error) as error:
            raise NotABackup(f"it cannot be unpacked ({type(error).__name__})") from None


def _decoded(line: bytes) -> list[Any]:
    try:
        return row_of(line)
    except ValueError:
        raise NotABackup("it ends too early, or was changed") from None


def _header_of(line: bytes) -> Header:
    try:
        content = json.loads(line)
        if content["format"] != FORMAT:
            raise NotABackup(f"its format is not {FORMAT}")
        tables = {
            str(name): TableHead(tuple(map(str, table["columns"])), int(table["rows"]))
            for name, table in content["tables"].items()
        }
        return Header(
            str(content["revision"]), str(content["server"]), float(content["made_at"]), tables
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise NotABackup("it does not begin as a backup does") from None
