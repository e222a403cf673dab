from __future__ import annotations

import re
from pathlib import Path

import pytest

from rami_server.ai.decision import Reason
from rami_server.ai.reasons import CODES, ENGLISH, Because, Detail, Value, in_english, params_of

VALUES: dict[str, Value] = {
    "card": "7S",
    "cards": ("7S", "KD"),
    "melds": ("7S 8S 9S", "KD KH KC"),
    "percent": 40,
    "count": 3,
    "before": 52,
    "after": 12,
}


def test_the_catalogue_is_whole() -> None:
    """Each code that a decision can have is there once, and no other."""
    assert set(ENGLISH) == set(CODES) == {*map(str, Reason), *map(str, Detail)}
    assert len(CODES) == len(set(CODES))


@pytest.mark.parametrize("code", CODES)
def test_each_code_has_words(code: str) -> None:
    """The words name what the parameters say, and nothing is left in braces."""
    assert params_of(code) <= VALUES.keys()
    text = in_english(Because(code, {name: VALUES[name] for name in params_of(code)}))
    assert text.endswith(".")
    assert "{" not in text
    for name in params_of(code):
        value = VALUES[name]
        assert (", ".join(value) if isinstance(value, tuple) else str(value)) in text


def test_the_catalogue_is_documented() -> None:
    """The page lists each code with its parameters and words, in the order of the catalogue."""
    page = (Path(__file__).parents[2] / "docs" / "ai.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.*) \| (.*) \|$", page, re.MULTILINE)
    told = [row for row in rows if row[0] in CODES]
    assert [code for code, _, _ in told] == list(CODES)
    for code, params, words in told:
        assert set(re.findall(r"`(\w+)`", params)) == params_of(code)
        assert words == ENGLISH[code]
