"""The table on a terminal."""

from __future__ import annotations

import io

from rich.console import Console

from rami_server.terminal.choices import choices_of
from rami_server.terminal.screen import HELP, Screen
from tests.terminal.views import example, update, view


def shown(echo: bool = False) -> tuple[Screen, io.StringIO]:  # noqa: FBT001, FBT002 - a test's switch
    """Return a screen and what it prints to."""
    output = io.StringIO()
    return Screen(Console(file=output, width=100, highlight=False), echo=echo), output


def test_the_table_shows_what_the_view_has() -> None:
    """Seats with cards and scores, melds, piles, the hand sorted, and who is to move."""
    screen, output = shown()
    screen.table(view())
    text = output.getvalue()
    assert ">  You" in text
    assert "Easy AI 2" in text
    for meld in view()["melds"]:
        assert f"meld {meld['id']}: {' '.join(meld['cards'])}" in text
    assert "stock: " in text
    hand = text.split("your hand: ")[1].split("  (")[0].split()
    assert hand == sorted(hand, key=lambda card: "CDHS".index(card[1]))


def test_a_spectator_sees_no_hand() -> None:
    """What is not in the view is not on the screen."""
    screen, output = shown()
    screen.table(view("update-spectator"))
    assert "your hand" not in output.getvalue()


def test_choices_are_numbered_from_one() -> None:
    """The number is what one types."""
    screen, output = shown()
    choices = choices_of(view())
    screen.choices(choices)
    lines = output.getvalue().splitlines()
    assert len(lines) == len(choices)
    assert lines[0].split()[0] == "1"
    assert choices[-1].text in lines[-1]


def test_events_refusals_help_and_result() -> None:
    """Everything else that a person is told."""
    screen, output = shown()
    screen.happened(update())
    screen.refused(example("refused-wrong_phase"))
    screen.help()
    screen.result(view("update-round_ended"))
    screen.result(view())
    text = output.getvalue()
    assert "draw stock" in text
    assert "Not possible: Draw first" in text
    assert HELP.splitlines()[0] in text


def test_echo_is_for_scripts() -> None:
    """What nobody typed has to be shown, or the record of a game cannot be read."""
    for echo, wanted in ((True, "discard KD\n"), (False, "")):
        screen, output = shown(echo)
        screen.answered("discard KD")
        assert output.getvalue() == wanted
