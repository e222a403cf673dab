from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rami_server.table.reruns import Mismatch, rerun, verify
from rami_server.web.rest.bundle_files import BadBundle, file_of, open_file_of, read_bundle
from tests.support.bundles import bundle_in, recorded
from tests.support.tables import playing

GOLDEN = Path(__file__).parents[2] / "golden" / "bundles"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


def text_of(name: str) -> str:
    """Return a golden bundle."""
    return (GOLDEN / f"{name}.json").read_text(encoding="utf-8")


def judged(text: str) -> str:
    """Return in words what is wrong with a file; empty if nothing is."""
    try:
        read = read_bundle(text)
        verify(read.bundle)
    except (BadBundle, Mismatch) as wrong:
        return str(wrong)
    return "" if read.is_whole else "changed"


@pytest.mark.parametrize("name", NAMES)
def test_golden_bundles_are_read_and_played_again_for_ever(name: str) -> None:
    """A file that somebody kept means the same to every later server."""
    read = read_bundle(text_of(name))
    assert read.is_whole
    assert rerun(read.bundle).match is not None
    assert (judged(text_of(name)) == "") == (not name.startswith("rigged"))


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 2)])
def test_what_is_written_is_read_back(people: int, bots: int) -> None:
    """Rounds, actions, proofs and results; of the people only their names."""
    bundle = bundle_in(recorded(people, bots))
    text = file_of(bundle).model_dump_json()
    read = read_bundle(text)
    assert read.is_whole
    assert read.bundle.rounds == bundle.rounds
    assert (read.bundle.scores, read.bundle.turn) == (bundle.scores, bundle.turn)
    assert "ana" not in text
    assert "Ana" in text


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value in a JSON document that holds no others."""
    if isinstance(value, dict):
        return [p for key, each in value.items() for p in places(each, (*path, key))]
    if isinstance(value, list) and value:
        return [p for index, each in enumerate(value) for p in places(each, (*path, index))]
    return [path]


def changed(value: object) -> object:
    """Return a value of the same kind that differs as little as it can."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if value is None:
        return "0" * 64
    if isinstance(value, str) and value:
        last = chr(ord(value[-1]) ^ 1)
        return value[:-1] + last
    return "x"


def test_each_kind_of_field_is_watched() -> None:
    """Whatever is changed in a file, it fails, and says what does not match."""
    document = json.loads(text_of("one-person-three-ai"))
    words: dict[str, str] = {}
    for path in places(document):
        kind = ".".join("*" if isinstance(step, int) else str(step) for step in path)
        if kind in words:
            continue
        words[kind] = judged(with_changed(document, path))
        assert words[kind], kind
    assert {kind.rpartition(".")[2] for kind in words} >= {"commit", "secret", "deck", "action"}
    assert words["rounds.*.commit"] == words["rounds.*.secret"]
    assert "the commitment is not that" in words["rounds.*.commit"]
    assert "the deck is not the one" in words["rounds.*.nonces.*"]
    assert "is not a card" in words["rounds.*.actions.*.card"]
    assert words["seats.*.name"] == words["rounds.*.actions.*.at_ms"] == "changed"


def with_changed(document: object, path: tuple[Any, ...]) -> str:
    """Return the document as text with the value at `path` changed."""
    copy = json.loads(json.dumps(document))
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = changed(inner[path[-1]])
    return json.dumps(copy)


def test_any_flipped_bit_is_noticed() -> None:
    """In a compact file, wherever it is: some thousand places of it, spread evenly."""
    text = file_of(read_bundle(text_of("one-person-three-ai")).bundle).model_dump_json()
    data = text.encode()
    for at in range(0, len(data), 13):
        flipped = bytearray(data)
        flipped[at] ^= 1 << at % 8
        assert judged(flipped.decode("latin-1")), (at, data[at - 20 : at + 20])


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format": "rami.bundle/2"}', "nonsense", '{"a":' * 5000]
)
def test_what_is_no_bundle_is_said_so(text: str) -> None:
    """With the place that is wrong, and never as a fault of ours."""
    with pytest.raises(BadBundle) as told:
        read_bundle(text)
    assert str(told.value)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("options", "players"), 9),
        (("rounds", 0, "deck"), "7S 7X"),
        (("rounds", 0, "actions", 0, "action"), "jump"),
        (("rounds", 0, "actions", 0, "seat"), "0"),
        (("rounds", 0, "secret"), "AB" * 32),
        (("surplus",), 1),
    ],
)
def test_reading_is_strict(path: tuple[Any, ...], value: object) -> None:
    """Nothing is converted, nothing unknown passed over."""
    document = json.loads(text_of("two-people"))
    inner = document
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadBundle):
        read_bundle(json.dumps(document))


def test_a_match_that_is_not_over_is_for_operators_only() -> None:
    """Its cards are still hidden from those who play."""
    running = bundle_in(playing(2))
    assert file_of(running).winner is None
    with pytest.raises(ValueError, match="not over"):
        open_file_of(running)
