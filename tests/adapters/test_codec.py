from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given

from rami_server.adapters.codec import FORMAT, decode_record, encode_record
from rami_server.runtime.ports import UnreadableRecord
from rami_server.table.records import PlayerSat, Record, Shuffled
from tests.support.facts import KINDS, records
from tests.support.golden_records import RECORDS
from tests.support.records import record_of

GOLDEN = Path(__file__).parents[1] / "golden" / "records.json"


def golden_lines() -> list[str]:
    """Return the stored texts; lines are only ever added to the file."""
    lines: list[str] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return lines


@given(records)
def test_record_comes_back_equal(record: Record) -> None:
    """Nothing of a record is lost or changed by being stored."""
    assert decode_record(encode_record(record)) == record


def test_what_was_stored_stays_readable() -> None:
    """A log that was written by any version of the server means the same for ever."""
    assert [decode_record(line) for line in golden_lines()] == RECORDS


def test_what_is_stored_now_is_as_it_was() -> None:
    """A server does not change by accident how it writes; older nodes beside it read it, too."""
    assert [encode_record(record) for record in RECORDS] == golden_lines()


def test_every_kind_of_fact_is_golden() -> None:
    """A new kind of fact gets its golden line before it is stored anywhere."""
    assert {type(fact) for record in RECORDS for fact in record.facts} == set(KINDS)


def test_text_is_readable() -> None:
    """An operator who looks into the database understands what stands there."""
    assert json.loads(encode_record(record_of(2))) == {
        "format": FORMAT,
        "version": 2,
        "at": record_of(2).at,
        "by": {"player": "player", "action": "action 2"},
        "facts": [{"fact": "drew", "seat": 0, "source": "stock", "card": "9C"}],
    }


@pytest.mark.parametrize("name", ["Zoë 🂡", "a\x00b", "\ud800", 'quote " and \\'])
def test_any_name_can_be_stored(name: str) -> None:
    """No name, however strange, makes a text that a database refuses."""
    record = Record(2, 1.5, (PlayerSat(0, "id", name),))
    text = encode_record(record)
    assert "\x00" not in text
    text.encode()
    assert decode_record(text) == record


def test_number_that_json_has_not_is_refused() -> None:
    """Not a number and infinity are mistakes; they are found before they are stored."""
    with pytest.raises(ValueError, match="JSON"):
        encode_record(Record(1, float("nan"), ()))


def changed(**changes: object) -> str:
    """Return the text of a record with something else in it."""
    return json.dumps(json.loads(encode_record(record_of(2))) | changes)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed(format=FORMAT + 1), "format 2 is newer than this server's, 1"),
        (changed(facts=[{"fact": "cheated", "seat": 0}]), "knows no fact 'cheated'"),
        (changed(facts=[{"fact": ["drew"]}]), "damaged"),
        (changed(facts=[{"fact": "drew", "seat": 0, "source": "stock"}]), "damaged"),
        (changed(facts=[{"fact": "drew", "seat": 0, "source": "sleeve", "card": "9C"}]), "damaged"),
        (changed(facts=[{"fact": "drew", "seat": 0, "source": "stock", "card": "1X"}]), "damaged"),
        (changed(facts=[{"fact": "seat_emptied", "seat": 0, "more": 1}]), "damaged"),
        (changed(facts=[{"seat": 0}]), "damaged"),
        (changed(facts=7), "damaged"),
        (changed(by={}), "damaged"),
        ('{"format": 1}', "damaged"),
        ("[]", "damaged"),
        ("7", "damaged"),
        ("", "damaged"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_unreadable_text_is_a_typed_error(text: str, why: str) -> None:
    """What cannot be read is never guessed at, and is told from any other error."""
    with pytest.raises(UnreadableRecord, match=why):
        decode_record(text)


def test_error_says_nothing_of_what_was_read() -> None:
    """Damaged text may hold hidden cards: they do not reach a log by way of an error."""
    text = encode_record(Record(1, 1.0, (Shuffled(b"secret"),))).replace('"facts"', '"fakts"')
    with pytest.raises(UnreadableRecord) as caught:
        decode_record(text)
    assert b"secret".hex() not in str(caught.value)
    assert caught.value.__suppress_context__
