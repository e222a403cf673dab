import re

import pytest

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Turn,
)
from rami_server.engine.notation.actions import cards_in, format_action, parse_action
from rami_server.engine.notation.errors import NotationError
from tests.support.positions import card, cards

FORMS = [
    ("draw stock", DrawStock()),
    ("draw discard", DrawDiscard()),
    ("meld 7S 8S 9S", Meld(cards("7S 8S 9S"))),
    ("meld 9S 7S 8S", Meld(cards("9S 7S 8S"))),
    ("meld", Meld(())),
    ("lay off 6S on 0", LayOff(0, cards("6S"))),
    ("lay off 6S TS on 12", LayOff(12, cards("6S TS"))),
    ("lay off on 3", LayOff(3, ())),
    ("discard KD", Discard(card("KD"))),
    ("turn", Turn(())),
    ("turn discard KD", Turn((Discard(card("KD")),))),
    (
        "turn meld 7S 8S 9S, lay off TS on 0, discard KD",
        Turn((Meld(cards("7S 8S 9S")), LayOff(0, cards("TS")), Discard(card("KD")))),
    ),
]


@pytest.mark.parametrize(("text", "action"), FORMS, ids=[text for text, _ in FORMS])
def test_each_form_is_read(text: str, action: Action) -> None:
    """Every form of action has one text."""
    assert parse_action(text) == action


@pytest.mark.parametrize(("text", "action"), FORMS, ids=[text for text, _ in FORMS])
def test_each_form_is_read_back(text: str, action: Action) -> None:
    """What is printed gives the same action, with nothing lost."""
    assert parse_action(format_action(action)) == action
    assert " ".join(format_action(action).split()) == text


def test_white_space_does_not_matter() -> None:
    """A person may indent and align."""
    assert parse_action("  draw\tstock ") == DrawStock()
    assert parse_action(" turn  meld 7S  8S 9S,   discard\tKD\n") == parse_action(
        "turn meld 7S 8S 9S, discard KD"
    )
    assert parse_action("lay off  6S   on  0") == LayOff(0, cards("6S"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw stocks",
        "Draw stock",
        "pass",
        "lay off 6S",
        "lay off 6S on",
        "lay off 6S on -1",
        "lay off 6S on 1000",
        "lay off 6S on \u0663",
        "lay off 6Son 0",
        "lay 6S on 0",
        "turn pass",
        "turn draw stock",
        "turn turn discard KD",
    ],
)
def test_what_is_no_action_is_refused_with_the_forms(text: str) -> None:
    """Bad text is quoted, and the forms that there are stand beside it."""
    with pytest.raises(NotationError, match=r"is no action; actions are draw stock | draw discard"):
        parse_action(text)


def test_the_refused_step_is_quoted() -> None:
    """Within a turn the step is named, not the whole turn."""
    with pytest.raises(NotationError, match=f"^{re.escape(repr('fold'))} is no action"):
        parse_action("turn meld 7S 8S 9S, fold")


@pytest.mark.parametrize(
    ("text", "count"), [("discard", 0), ("discard KD QD", 2), ("turn discard", 0)]
)
def test_a_discard_is_one_card(text: str, count: int) -> None:
    """Neither none nor several cards end a turn."""
    with pytest.raises(NotationError, match=f"^a discard is one card, not {count}$"):
        parse_action(text)


@pytest.mark.parametrize(
    "text", ["meld 7S 8S 1S", "turn meld 7S 8S 1S, discard KD", "discard 1S", "lay off 1S on 0"]
)
def test_a_misspelt_card_is_named(text: str) -> None:
    """The card that is none is quoted, wherever it stands."""
    with pytest.raises(NotationError, match=r"^'1S' is not a card: rank 2-9"):
        parse_action(text)


def test_cards_in_reads_cards() -> None:
    """Cards are separated by white space; none is none."""
    assert cards_in(" 7S  KD ") == (card("7S"), card("KD"))
    assert cards_in("") == ()
    with pytest.raises(NotationError, match=r"^'KX' is not a card"):
        cards_in("7S KX")
