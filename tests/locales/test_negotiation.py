from __future__ import annotations

import pytest

from rami_server.locales.negotiation import lookup, preferred

KNOWN = ("el", "en", "pt", "pt-BR")


@pytest.mark.parametrize(
    ("tag", "found"),
    [
        ("en", "en"),
        ("EN", "en"),
        ("en-GB", "en"),
        ("pt-br", "pt-BR"),
        ("pt-BR-x-rio", "pt-BR"),
        ("pt-PT", "pt"),
        ("fr", None),
        ("e", None),
        ("english", None),
        ("", None),
        ("-", None),
    ],
)
def test_tag_finds_its_language(tag: str, found: str | None) -> None:
    """The longest language that a tag begins with, in capitals or not."""
    assert lookup(tag, KNOWN) == found


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("el", "el"),
        ("fr", "en"),
        ("fr-CH, fr;q=0.9, pt;q=0.8, el;q=0.7", "pt"),
        ("el;q=0.7, pt;q=0.8", "pt"),
        ("el, pt", "el"),
        ("pt-BR", "pt-BR"),
        ("el;q=0, pt;q=0.1", "pt"),
        ("el;q=0", "en"),
        ("*", "en"),
        ("el ; q=0.5 , *;q=0.1", "el"),
        ("el;q=2, pt;q=0.5", "pt"),
        ("el;level=1, pt", "pt"),
        (";;, ,q=1,\u00e9l, pt", "pt"),
    ],
)
def test_header_is_read_by_its_preferences(header: str, language: str) -> None:
    """The best liked of those there are; nonsense is passed over; English as the last resort."""
    assert preferred(header, KNOWN, "en") == language
