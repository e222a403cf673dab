import pytest

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.options import format_options, number_in, parse_options
from rami_server.engine.options import TableOptions

FORMS = [
    ("", TableOptions()),
    ("players=3", TableOptions(players=3)),
    ("score_limit=200", TableOptions(score_limit=200)),
    ("ace_high", TableOptions(ace_high=True)),
    ("discard_draw_cap=0", TableOptions(discard_draw_cap=0)),
    (
        "players=4 score_limit=1 ace_high discard_to_win no_return discard_draw_cap=3",
        TableOptions(
            players=4,
            score_limit=1,
            ace_high=True,
            discard_to_win=True,
            no_return=True,
            discard_draw_cap=3,
        ),
    ),
]


@pytest.mark.parametrize(("text", "options"), FORMS)
def test_options_are_read_and_printed(text: str, options: TableOptions) -> None:
    """Defaults are left out, everything else is printed and read back."""
    assert parse_options(text) == options
    assert format_options(options) == text


def test_order_does_not_matter_and_defaults_may_stand() -> None:
    """Options may be named in any order, defaults too."""
    assert parse_options("ace_high  players=3 score_limit=100") == TableOptions(
        players=3, ace_high=True
    )


@pytest.mark.parametrize(
    "word", ["jokers", "ace_high=1", "ace_high=", "players", "players:3", "=3", "repr=3"]
)
def test_an_unknown_option_is_refused_with_the_known_ones(word: str) -> None:
    """A misspelt option never vanishes silently, and the right names are said."""
    expected = (
        f"'{word}' is no option; options are discard_draw_cap=N players=N score_limit=N"
        " ace_high discard_to_win no_return"
    )
    with pytest.raises(NotationError) as caught:
        parse_options(f"no_return {word}")
    assert str(caught.value) == expected


def test_an_option_stands_once() -> None:
    """Two answers to one question are none."""
    with pytest.raises(NotationError, match=r"^the option players stands twice$"):
        parse_options("players=3 players=3")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players=5", "^players is 5, allowed is a whole number from 2 to 4$"),
        ("score_limit=0", "^score_limit is 0, allowed is a whole number from 1 to 10000$"),
    ],
)
def test_a_value_out_of_range_is_refused(text: str, words: str) -> None:
    """What no table can have no text can name."""
    with pytest.raises(NotationError, match=words):
        parse_options(text)


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", "1_0", " 1", "\u0663", "x", "1234567"])
def test_what_is_no_number_is_refused(text: str) -> None:
    """Only plain digits are a number, and not endlessly many."""
    with pytest.raises(NotationError) as caught:
        number_in(text)
    assert str(caught.value) == f"{text!r} is no whole number of at most 6 digits"


def test_numbers_are_read() -> None:
    """Leading noughts do no harm."""
    assert [number_in(text) for text in ("0", "007", "999999")] == [0, 7, 999_999]
    with pytest.raises(NotationError, match="is no whole number"):
        parse_options("players=three")
