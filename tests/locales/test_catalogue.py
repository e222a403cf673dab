from __future__ import annotations

import pytest

from rami_server.locales.catalogue import Catalogue, TextFault

SOURCE = """
hello = Hello, { $name }!
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
only-attributes =
    .title = Title
list-and = { $first } & { $last }
list-more = { $list }; { $item }
"""


def test_message_is_filled() -> None:
    """Variables stand where the message has them, without marks around them."""
    assert Catalogue("en", SOURCE).format("hello", {"name": "Zoé"}) == "Hello, Zoé!"


def test_plural_and_number_are_those_of_the_language() -> None:
    """The same source counts otherwise in French."""
    texts = {
        tag: [Catalogue(tag, SOURCE).format("points", {"points": n}) for n in (0, 1, 1200)]
        for tag in ("en", "fr")
    }
    assert texts["en"] == ["0 points", "1 point", "1,200 points"]
    assert texts["fr"] == ["0 point", "1 point", "1\u202f200 points"]


def test_rules_can_be_those_of_another_language() -> None:
    """A pseudo-language counts as English does."""
    assert Catalogue("ar-XB", SOURCE, "en").format("points", {"points": 1}) == "1 point"


@pytest.mark.parametrize(
    ("message", "values"), [("none", {}), ("hello", {}), ("only-attributes", {})]
)
def test_text_that_cannot_be_made_is_a_fault(message: str, values: dict[str, str]) -> None:
    """Nobody is shown half a sentence."""
    with pytest.raises(TextFault, match="en"):
        Catalogue("en", SOURCE).format(message, values)


def test_what_is_not_translated_is_taken_from_the_fallback() -> None:
    """A player reads English rather than nothing."""
    catalogue = Catalogue("fr", "bye = Salut", fallback=Catalogue("en", SOURCE))
    assert catalogue.format("bye", {}) == "Salut"
    assert catalogue.format("hello", {"name": "Zoé"}) == "Hello, Zoé!"


def test_list_is_joined_by_the_catalogue() -> None:
    """What stands between the items is the translator's."""
    catalogue = Catalogue("en", SOURCE)
    assert catalogue.listed(["A"]) == "A"
    assert catalogue.listed(["A", "B"]) == "A & B"
    assert catalogue.listed(["A", "B", "C", "D"]) == "A; B; C & D"
