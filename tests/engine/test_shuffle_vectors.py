"""The published shuffle: the engine, the page, and a program in another language agree."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TypedDict

import pytest

from rami_server.engine.cards import format_card, format_cards
from rami_server.engine.options import TableOptions
from rami_server.engine.play import deal
from rami_server.engine.shuffle import deck_from, first_starter
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "shuffle.md").read_text(encoding="utf-8")
SEATS = (2, 3, 4)


class Vector(TypedDict):
    """A seed, its deck, and the first seat to play at tables of 2, 3 and 4."""

    seed: str
    note: str
    deck: str
    starter: dict[str, int]


VECTORS: list[Vector] = json.loads(
    (ROOT / "tests" / "golden" / "shuffle.json").read_text(encoding="utf-8")
)
each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["note"])


@pytest.fixture
def node() -> str:
    """Return the path of Node; without it skip, or fail where nothing may be skipped."""
    found = shutil.which("node")
    if found is None:
        missing = "node, which runs examples/deal.mjs, is not installed"
        if os.environ.get("RAMI_TEST_REQUIRE_SERVICES") == "1":
            pytest.fail(f"{missing}, and RAMI_TEST_REQUIRE_SERVICES=1 requires it")
        pytest.skip(missing)
    return found


def run(node: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the Node program with these arguments."""
    program = str(ROOT / "examples" / "deal.mjs")
    return subprocess.run(  # noqa: S603 - our own program, with the arguments of this file
        [node, program, *arguments], check=False, capture_output=True, text=True, timeout=PATIENCE
    )


def described(seed: bytes, players: int, starter: int) -> str:
    """Return what the Node program should print, by the engine."""
    dealt = deal(TableOptions(players=players), deck_from(seed), starter=starter)
    hands = [f"hand {seat}: {format_cards(hand)}\n" for seat, hand in enumerate(dealt.hands)]
    return (
        f"deck: {format_cards(deck_from(seed))}\nstarter: {starter}\n{''.join(hands)}"
        f"upcard: {format_card(dealt.upcard)}\nstock: {format_cards(reversed(dealt.stock))}\n"
    )


@each_vector
def test_the_engine_gives_the_published_deck(vector: Vector) -> None:
    """A recorded game can be dealt again for ever: seed, deck and first seat never part (Q1)."""
    seed = bytes.fromhex(vector["seed"])
    assert format_cards(deck_from(seed)) == vector["deck"]
    assert {str(seats): first_starter(seed, seats) for seats in SEATS} == vector["starter"]


@each_vector
def test_node_deals_the_same(vector: Vector, node: str) -> None:
    """The description is enough: a program in another language deals the same cards (R2)."""
    seed = bytes.fromhex(vector["seed"])
    for players in SEATS:
        drawn = run(node, vector["seed"], str(players))
        assert drawn.stdout == described(seed, players, vector["starter"][str(players)])
        last = players - 1
        assert run(node, vector["seed"], str(players), str(last)).stdout == described(
            seed, players, last
        )


@pytest.mark.parametrize("arguments", [(), ("00", "2"), ("0" * 64, "5"), ("0" * 64, "2", "2")])
def test_node_refuses_bad_arguments(arguments: tuple[str, ...], node: str) -> None:
    """Whoever mistypes a seed is told so, and not dealt some other deck."""
    refused = run(node, *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("usage:")


def test_the_page_has_the_vectors() -> None:
    """docs/shuffle.md publishes exactly the golden vectors, in their order."""
    found = re.findall(
        r"- seed: `(\w+)`\n- deck: `([\w ]+)`\n- first to play of 2, 3, 4 seats: `([\d ]+)`", PAGE
    )
    wanted = [
        (v["seed"], v["deck"], " ".join(str(v["starter"][str(seats)]) for seats in SEATS))
        for v in VECTORS
    ]
    assert found == wanted


def test_the_page_tells_the_way() -> None:
    """The intermediate values on the page are right, so that a wrong port can find its error."""
    for label in ("rami/1/deck", "rami/1/starter"):
        block = hmac.digest(bytes(32), label.encode() + bytes(8), hashlib.sha256)
        assert f"block 0 of `{label}`: `{block.hex()}`" in PAGE
    words = words_of(bytes(32), 4)
    numbers = [word % below for word, below in zip(words, (52, 51, 50, 49), strict=True)]
    assert f"first words: {', '.join(map(str, words))}\n" in PAGE
    assert f"below 52, 51, 50, 49: {', '.join(map(str, numbers))}\n" in PAGE


def words_of(seed: bytes, count: int) -> list[int]:
    """Return the first words of the deck's stream."""
    stream = b"".join(
        hmac.digest(seed, b"rami/1/deck" + block.to_bytes(8, "big"), hashlib.sha256)
        for block in range(7)
    )
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def test_one_vector_skips_a_word() -> None:
    """A port that forgets to drop words past the last full lap fails on a published vector."""
    skipping = [vector for vector in VECTORS if skips_a_word(bytes.fromhex(vector["seed"]))]
    assert [int(vector["seed"], 16) for vector in skipping] == [4938411]


def skips_a_word(seed: bytes) -> bool:
    """Tell whether the deck of `seed` needs more than one word for some number."""
    words = zip(words_of(seed, 51), range(52, 1, -1), strict=True)
    return any(word >= 2**32 - 2**32 % bound for word, bound in words)
