import re

import pytest

from rami_server.engine.actions import Discard, DrawStock
from rami_server.engine.cards import DECK, format_cards
from rami_server.engine.events import EndReason
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.games import (
    Dealing,
    Ending,
    Entry,
    Line,
    Move,
    Opening,
    Standing,
    format_game,
    parse_entry,
    parse_game,
)
from rami_server.engine.notation.positions import format_position
from rami_server.engine.options import TableOptions
from tests.support.positions import card, match_at

MATCH = match_at("KD", "2C")
FORMS: list[tuple[str, Entry]] = [
    ("options:", Opening(TableOptions())),
    ("options: players=3 ace_high", Opening(TableOptions(players=3, ace_high=True))),
    (f"position: {format_position(MATCH)}", Standing(MATCH)),
    (f"deal 1: {format_cards(DECK)}", Dealing(1, DECK)),
    ("0: draw stock", Move(0, DrawStock())),
    ("12: discard KD", Move(12, Discard(card("KD")))),
    (
        "end: went_out, seat 1 gains 24, scores 0 24",
        Ending(EndReason.WENT_OUT, 1, 24, (0, 24)),
    ),
    (
        "end: empty_stock, seat 0 gains 0, scores 5 6 7",
        Ending(EndReason.EMPTY_STOCK, 0, 0, (5, 6, 7)),
    ),
]


@pytest.mark.parametrize(("text", "entry"), FORMS, ids=range(len(FORMS)))
def test_each_entry_is_read_and_printed(text: str, entry: Entry) -> None:
    """Every kind of line has one text and is read back from it."""
    assert parse_entry(text) == entry
    assert format_game((entry,)) == f"{text}\n"


def test_a_game_is_a_line_for_each_entry() -> None:
    """A whole game is printed and read back, each entry with the number of its line."""
    entries = tuple(entry for _, entry in FORMS)
    lines = parse_game(format_game(entries))
    assert lines == tuple(Line(number, entry) for number, entry in enumerate(entries, 1))
    assert format_game(()) == ""
    assert parse_game("") == ()


def test_comments_and_empty_lines_say_nothing_but_count() -> None:
    """Line numbers are those of the file as a person sees it."""
    text = "# a game\n\n  options:  \n   # more\n\t\n0: draw stock"
    assert parse_game(text) == (
        Line(3, Opening(TableOptions())),
        Line(6, Move(0, DrawStock())),
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw stock",
        "x: draw stock",
        "-1: draw stock",
        "\u0660: draw stock",
        "0:draw stock",
        "0: ",
        "deal: 2C",
        "deal 0:",
        "deal x: 2C",
        "end:",
        "end: went_out",
        "end: went_out, seat 1 gains -4, scores 0 24",
        "end: went_out, seat 1 gains 4, scores",
    ],
)
def test_what_is_no_entry_is_refused_with_the_forms(text: str) -> None:
    """Bad text is quoted, and the kinds of line that there are stand beside it."""
    words = re.escape(
        f"{text!r} is no entry; entries are `options: …`, `position: …`, `deal SEAT: DECK`,"
        " `SEAT: ACTION` and `end: REASON, seat SEAT gains POINTS, scores POINTS …`"
    )
    with pytest.raises(NotationError, match=f"^{words}$"):
        parse_entry(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("options: jokers", "'jokers' is no option"),
        ("position: hands: KD", "1 hands; a game has 2 to 4"),
        ("deal 0: 2C 3X", "'3X' is not a card"),
        ("deal 1234567: 2C", "'1234567' is no whole number"),
        ("0: fold", "'fold' is no action"),
        ("1234567: draw stock", "'1234567' is no whole number"),
        ("end: won, seat 1 gains 24, scores 0 24", "'won' is none of went_out, empty_stock"),
        ("end: went_out, seat 1234567 gains 24, scores 0 24", "'1234567' is no whole number"),
        ("end: went_out, seat 1 gains 1234567, scores 0 24", "'1234567' is no whole number"),
        ("end: went_out, seat 1 gains 2, scores 0 1234567", "'1234567' is no whole number"),
    ],
)
def test_the_line_of_a_mistake_is_named(text: str, words: str) -> None:
    """Each part of a line that cannot be read is reported with the number of the line."""
    with pytest.raises(NotationError, match=f"^line 3: {words}") as caught:
        parse_game(f"options:\n# next\n{text}\n")
    assert caught.value.line == 3
