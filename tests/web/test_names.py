from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rami_server.web.names import MAX_STORED, MAX_VISIBLE, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana  ", "Ana"),
        ("Ana\n", "Ana"),
        ("Jean\u00a0 \u2003Luc", "Jean Luc"),
        ("Zoe\u0301", "Zoé"),
        ("<script>alert(1)</script", "<script>alert(1)</script"),
        ("\"'&;--", "\"'&;--"),
        ("名前", "名前"),
        ("עברית", "עברית"),
        ("نرمین", "نرمین"),
        ("🂡", "🂡"),
        ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
        ("👍🏽" * MAX_VISIBLE, "👍🏽" * MAX_VISIBLE),
        ("❤️‍🔥", "❤️‍🔥"),
        ("🇫🇷", "🇫🇷"),
        ("हिन्दी", "हिन्दी"),
        ("x" * MAX_VISIBLE, "x" * MAX_VISIBLE),
    ],
)
def test_names_of_all_scripts(typed: str, kept: str) -> None:
    """A name is one line of text: trimmed, normalised, and otherwise as its owner wrote it."""
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u3000\u00a0",
        "x" * (MAX_VISIBLE + 1),
        "x" * 10_000,
        "👩‍👩‍👧‍👦" * 20,
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\x1b[31m",
        "a\x7f",
        "a\u202eb",
        "a\u2066b\u2069",
        "\u200b",
        "\u200b\u200c\u200d",
        "a\u200db",
        "\u200d👩",
        "a\ufeff",
        "a\u00adb",
        "\u2028",
        "a\ud800",
        "a\ue000",
        "\u3164",
        "\u2800\u2800",
        "\u0301",
        "\ufe0f",
        "a" + "\u0301" * 6,
        "a\ufe01",
        "a\U000e0101",
        "a\U000e0041",
    ],
)
def test_no_names(typed: str) -> None:
    """Nothing, too much, and whatever the eye does not see or is deceived by."""
    with pytest.raises(ValueError, match="must"):
        clean_name(typed)


@given(st.text(max_size=40))
def test_what_is_kept_is_kept(typed: str) -> None:
    """A name that was accepted is accepted again as it is, and is short, whatever was typed."""
    try:
        name = clean_name(typed)
    except ValueError:
        return
    assert clean_name(name) == name == unicodedata.normalize("NFC", name)
    assert 1 <= len(name) <= MAX_STORED
    assert name == name.strip()
    assert name.isprintable() or "\u200d" in name
