"""What can be done, numbered, and what a typed line means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.client import discard, draw, lay_off, meld, turn
from rami_server.terminal.choices import NoSuchChoice, action_in, choices_of, spelt
from tests.terminal.views import view

if TYPE_CHECKING:
    from rami_server.web.protocol.incoming import Action


def test_everything_legal_is_listed_once() -> None:
    """The list is as long as `legal`, and each choice is what its text says."""
    seen = view()
    legal = seen["legal"]
    assert legal is not None
    choices = choices_of(seen)
    assert len(choices) == len(legal["melds"]) + len(legal["lay_offs"]) + len(legal["discards"])
    for choice in choices:
        assert action_in(choice.text, ()) == choice.action


def test_draws_say_what_they_take() -> None:
    """The card of the discard pile stands beside its number."""
    seen = view()
    assert seen["legal"] is not None
    seen["legal"] = {"draws": ["stock", "discard"], "melds": [], "lay_offs": [], "discards": []}
    assert [(choice.text, choice.note) for choice in choices_of(seen)] == [
        ("draw stock", ""),
        ("draw discard", f"takes {seen['discard']['top'] if seen['discard'] else None}"),
    ]


def test_nothing_is_listed_for_others() -> None:
    """Whoever is not to move has no choice."""
    assert choices_of(view("update-spectator")) == ()


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("draw stock", draw("stock")),
        ("Draw  Discard", draw("discard")),
        ("meld 7s 8s 9S", meld(["7S", "8S", "9S"])),
        ("lay off as on 0", lay_off(0, ["AS"])),
        ("discard 10h", discard("TH")),
        ("turn meld 7S 8S 9S, discard KD", turn(meld(["7S", "8S", "9S"]), discard("KD"))),
    ],
)
def test_lines_in_the_notation(line: str, action: Action) -> None:
    """Capitals and spaces do not matter, and ten may be written as people write it."""
    assert action_in(line, ()) == action


def test_numbers_are_of_the_list() -> None:
    """1 is the first line of the list."""
    choices = choices_of(view())
    assert action_in("1", choices) == choices[0].action
    assert action_in(str(len(choices)), choices) == choices[-1].action


@pytest.mark.parametrize("line", ["0", "99", "9" * 5000, "", "jump", "discard", "discard 11S", "²"])
def test_other_lines_are_explained(line: str) -> None:
    """Whatever is typed, the answer says what could have been."""
    with pytest.raises(NoSuchChoice, match=r".{10}"):
        action_in(line, choices_of(view()))


def test_words_keep_their_letters() -> None:
    """Only cards are written in capitals."""
    assert spelt("LAY OFF Td 9d ON 1") == "lay off TD 9D on 1"
