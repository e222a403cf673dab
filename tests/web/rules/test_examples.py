"""Every example of the rule sheet, played on the engine: once, for all languages."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.engine.cards import hand_points, parse_cards
from rami_server.engine.violations import Reason
from rami_server.web.rules.examples import (
    Example,
    LayOffExample,
    MeldExample,
    PlayExample,
    PointsExample,
    load_examples,
)
from tests.support.rule_examples import played

EXAMPLES = load_examples()


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_is_what_the_engine_does(name: str) -> None:
    """No sheet can show what is not so: the engine finds the very same, refusals included."""
    example = EXAMPLES[name]
    if isinstance(example, PointsExample):
        cards = parse_cards(" ".join(example.cards))
        assert hand_points(cards, ace_high=example.ace_high) == example.points
    else:
        assert played(example) == example


def test_a_wrong_example_is_noticed() -> None:
    """The check finds an example that claims what the rules do not say."""
    claims: list[tuple[str, dict[str, object]]] = [
        ("queen_king_ace", {"meld": None, "refused": Reason.ACE_IS_HIGH}),
        ("ace_two_three", {"card": "2H"}),
        ("both_ends", {"becomes": ["4H", "5H", "6H", "7H"]}),
        ("empty_stock_tie", {"end": None}),
        ("pile_closed", {"refused": None}),
    ]
    for name, claim in claims:
        wrong = EXAMPLES[name].model_copy(update=claim)
        assert not isinstance(wrong, PointsExample)
        assert played(wrong) != wrong, name


def test_what_players_ask_most_is_shown() -> None:
    """The cases that the rule sheet names, and those that are disputed at tables."""
    assert {
        "queen_king_ace",
        "ace_two_three",
        "king_ace_two",
        "full_set",
        "both_ends",
        "ace_counts_one",
        "ace_counts_eleven",
        "empty_stock",
        "empty_stock_tie",
        "card_not_back",
        "keep_a_discard",
        "pile_closed",
    } <= EXAMPLES.keys()


@pytest.mark.parametrize("kind", [MeldExample, LayOffExample, PointsExample, PlayExample])
def test_every_kind_is_used(kind: type[Example]) -> None:
    """A kind of example that nothing needs would be in every client for nothing."""
    assert any(isinstance(example, kind) for example in EXAMPLES.values())


def test_cards_are_listed_one_by_one() -> None:
    """The file has cards as text, clients get them apart."""
    example = MeldExample.model_validate({"kind": "meld", "cards": "QH KH AH", "meld": "run"})
    assert example.model_dump()["cards"] == ["QH", "KH", "AH"]


@pytest.mark.parametrize("cards", ["1H", "10H", "hq", 7])
def test_what_is_no_card_is_refused(cards: object) -> None:
    """A misspelt card does not reach the players."""
    with pytest.raises(ValidationError):
        MeldExample.model_validate({"kind": "meld", "cards": cards})
