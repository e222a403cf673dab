"""Perft: the number of legal sequences from fixed positions, as recorded in tests/golden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

import pytest

from rami_server.engine.notation.positions import parse_position
from tests.support import oracle
from tests.support.perft import perft

GOLDEN = Path(__file__).parents[1] / "golden" / "perft.json"
FAST = 200_000
NAIVELY = 150


class Case(TypedDict):
    """One position and the number of sequences of 1, 2, 3 … actions from it."""

    name: str
    position: str
    counts: list[int]


CASES: list[Case] = json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_engine_counts_what_was_recorded(case: Case) -> None:
    """No legal sequence appears or disappears unnoticed: the golden counts, to their full depth."""
    state = parse_position(case["position"]).round
    counts = [perft(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_oracle_counts_the_same(case: Case) -> None:
    """The golden counts are the rules', not the engine's: a naive second opinion agrees."""
    state = oracle.naive(parse_position(case["position"]).round)
    few = [count for count in case["counts"] if count <= NAIVELY]
    assert few
    assert [oracle.perft(state, depth) for depth in range(1, len(few) + 1)] == few


def test_the_positions_go_deep() -> None:
    """The golden positions are many, count far, and stay countable in a test."""
    assert len(CASES) >= 10
    assert all(len(case["counts"]) >= 7 and max(case["counts"]) < FAST for case in CASES)
