"""The test vectors of docs/fair-deal.md: the page, the golden file and the code say the same."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from rami_server.engine.cards import format_cards
from rami_server.engine.fairness import commit_to, seed_from
from rami_server.engine.shuffle import deck_from, first_starter

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fair-deal.md").read_text(encoding="utf-8")
VECTORS: list[dict[str, Any]] = json.loads(
    (ROOT / "tests" / "golden" / "fair_deal.json").read_text(encoding="utf-8")
)


def bytes_of(text: str | None) -> bytes | None:
    """Return what the digits stand for."""
    return None if text is None else bytes.fromhex(text)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_code_finds_each_vector(vector: dict[str, Any]) -> None:
    """What was dealt once is dealt again for ever."""
    secret = bytes.fromhex(vector["secret"])
    seed = seed_from(secret, map(bytes_of, vector["nonces"]))
    commit = commit_to(secret, vector["table"], vector["match"], vector["round"])
    assert (commit, seed.hex()) == (vector["commit"], vector["seed"])
    assert format_cards(deck_from(seed)) == vector["deck"]
    assert first_starter(seed, len(vector["nonces"])) == vector["starter"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_standard_library_finds_each_vector(vector: dict[str, Any]) -> None:
    """Written from the page alone: one line of text each."""
    line = f"rami/1/commit {vector['table']} {vector['match']} {vector['round']} {vector['secret']}"
    assert hashlib.sha256(line.encode()).hexdigest() == vector["commit"]
    nonces = " ".join(nonce or "-" for nonce in vector["nonces"])
    key = bytes.fromhex(vector["secret"])
    made = hmac.new(key, f"rami/1/nonces {nonces}".encode(), "sha256").hexdigest()
    assert made == vector["seed"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_page_shows_each_vector(vector: dict[str, Any]) -> None:
    """Whoever implements it in another language reads the page, not our tests."""
    part = PAGE.partition(f"### {vector['name'][0].upper()}{vector['name'][1:]}\n")[2]
    shown = part.partition("\n###")[0]
    for value in (vector["secret"], vector["commit"], vector["seed"], vector["deck"]):
        assert f"`{value}`" in shown
    assert f"`{vector['table']} {vector['match']} {vector['round']}`" in shown
    assert f"`{' '.join(nonce or '-' for nonce in vector['nonces'])}`" in shown
    assert f"first to play: `{vector['starter']}`" in shown


def test_there_are_vectors_for_every_number_of_seats() -> None:
    """With all, some and none of them adding."""
    assert {len(vector["nonces"]) for vector in VECTORS} == {2, 3, 4}
    given = {sum(nonce is not None for nonce in vector["nonces"]) for vector in VECTORS}
    assert given == {0, 1, 2, 3, 4}
