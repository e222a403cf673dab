"""Records as text, lossless and readable for as long as a log is kept.

One JSON object a record; each fact is an object whose `fact` names its kind. Cards are written as
people read them, seeds as hex. What was stored once stays readable: kinds and names never change
their meaning, a new field needs a default, anything else a new `FORMAT`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeAlias

from rami_server.adapters.fact_forms import UnknownKind, read_fact, written_fact
from rami_server.runtime.ports import UnreadableRecord
from rami_server.table.records import ActionKey, Record

if TYPE_CHECKING:
    from rami_server.table.records import Fact

FORMAT = 1
"""The number of the form described here; a server reads its own and all older ones."""

Json: TypeAlias = dict[str, Any]

# Built once: `json.dumps` with any option builds an encoder for each call.
_encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False)
_ascii_encoder = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def encode_record(record: Record) -> str:
    """Return the record as one line of JSON."""
    body: Json = {"format": FORMAT, "version": record.version, "at": record.at}
    if record.by is not None:
        body["by"] = {"player": record.by.player, "action": record.by.action_id}
    body["facts"] = [written_fact(fact) for fact in record.facts]
    text = _encoder.encode(body)
    return text if _is_unicode(text) else _ascii_encoder.encode(body)


def _is_unicode(text: str) -> bool:
    """Tell whether a database can take the text: half a surrogate pair must be escaped."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def decode_record(text: str) -> Record:
    """Return the record that `text` holds, or raise `UnreadableRecord`.

    The error says what is wrong, but nothing of what was read: it may be hidden cards.
    """
    try:
        body = json.loads(text)
        if body["format"] > FORMAT:
            raise UnreadableRecord(f"format {body['format']} is newer than this server's, {FORMAT}")
        return _record(body)
    except UnknownKind as unknown:
        raise UnreadableRecord(f"this server knows no fact {unknown.kind!r}") from None
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise UnreadableRecord(f"the record is damaged: {type(error).__name__}") from None


def _record(body: Json) -> Record:
    facts: tuple[Fact, ...] = tuple(map(read_fact, body["facts"]))
    by = body.get("by")
    key = None if by is None else ActionKey(by["player"], by["action"])
    return Record(body["version"], body["at"], facts, key)
