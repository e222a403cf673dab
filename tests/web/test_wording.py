from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rami_server.ai.reasons import Because
from rami_server.locales.catalogues import catalogues
from rami_server.web.protocol.codes import CODES
from rami_server.web.wording import notice_text, reason_text, refusal_text

EXAMPLES = Path(__file__).parents[1] / "golden" / "protocol"
LANGUAGES = catalogues().languages


def told(kind: str) -> list[dict[str, Any]]:
    """Return the refusals or notices that the server is known to send."""
    paths = sorted(EXAMPLES.glob(f"{kind}-*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def refused(language: str, code: str, **params: int | str) -> str:
    """Return a refusal in words."""
    return refusal_text(catalogues().by_tag(language), code, params)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_of_its_own(language: str) -> None:
    """With the params that the server really sends, no message has to be replaced by its cause."""
    assert len(told("refused")) > 5
    for answer in told("refused"):
        texts = catalogues().by_tag(language)
        values = {"near": "none", "field": "none", "problem": "", **answer["params"]}
        own = texts.format(f"refusal-{answer['code']}", values)
        assert refusal_text(texts, answer["code"], answer["params"]) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_words_of_its_own(language: str) -> None:
    """As the server sends them."""
    for answer in told("notice"):
        texts = catalogues().by_tag(language)
        own = texts.format(f"notice-{answer['code']}", answer["params"])
        assert notice_text(texts, answer["code"], answer["params"]) == own


def test_the_nearest_legal_thing_is_named() -> None:
    """Whoever is refused learns the card that offends and the one that would do."""
    assert refused("en", "not_a_run", card="TS", near="9S") == (
        "The 10 of spades does not continue this run: it needs the 9 of spades."
    )
    assert refused("pt", "does_not_fit", card="9H", meld=0, near="4H 8H") == (
        "O 9 de copas não encaixa neste jogo. Encaixaria o 4 ou o 8 de copas."
    )


def test_without_anything_near_the_rule_is_told() -> None:
    """A refusal that brings no card along is a whole sentence, too."""
    assert refused("en", "not_a_run", card="TS").endswith("neighbours of one suit.")


def test_a_reason_without_its_cards_is_told_in_english() -> None:
    """Nothing that an AI says makes a hint fail."""
    because = Because("memory_holds", {"cards": ()})
    assert reason_text(catalogues().by_tag("fr"), because).startswith("The next player took")


def test_unusual_params_are_told_by_the_cause() -> None:
    """An answer in other words is better than none."""
    assert refused("fr", "seat_taken") == CODES["seat_taken"]
