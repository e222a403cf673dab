from __future__ import annotations

import re

import pytest

from rami_server.adapters.entropy import CODE_LETTERS, SeededEntropy, SystemEntropy

SOURCES = [SystemEntropy(), SeededEntropy(7)]


@pytest.mark.parametrize("entropy", SOURCES, ids=lambda source: type(source).__name__)
def test_forms_are_as_the_port_says(entropy: SystemEntropy | SeededEntropy) -> None:
    """Seeds, ids and codes have their length and letters, and are fresh each time."""
    assert len(entropy.seed()) == 32
    assert re.fullmatch(r"[0-9a-f]{32}", entropy.table_id())
    assert re.fullmatch(f"[{CODE_LETTERS}]{{6}}", entropy.code())
    for draw in (entropy.seed, entropy.table_id, entropy.code):
        assert draw() != draw()


def test_codes_have_no_look_alikes_and_make_no_words() -> None:
    """A code can be read aloud and typed in by anybody."""
    for alike in ("0O", "1IL", "2Z", "5S", "8B", "UV"):
        assert len(set(alike) & set(CODE_LETTERS)) <= 1
    assert not set("AEIOU01") & set(CODE_LETTERS)
    assert len(set(CODE_LETTERS)) == len(CODE_LETTERS)


def test_every_letter_of_a_code_is_used() -> None:
    """The codes are as many as the alphabet promises."""
    entropy = SeededEntropy(1)
    assert set("".join(entropy.code() for _ in range(500))) == set(CODE_LETTERS)


def test_seeded_chance_repeats_itself() -> None:
    """A test with the same seed sees the same cards."""
    first, again, other = SeededEntropy(1), SeededEntropy(1), SeededEntropy(2)
    seeds = [(each.seed(), each.table_id(), each.code()) for each in (first, again, other)]
    assert seeds[0] == seeds[1] != seeds[2]
