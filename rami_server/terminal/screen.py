"""The table on a terminal: everything that the seat's view shows, in a few lines."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rami_server.engine.cards import RANKS, SUITS
from rami_server.terminal.choices import Choice, suit_and_rank
from rami_server.terminal.words import name_of, told
from rami_server.web.protocol.outgoing import Refused, Update, View

RED_SUITS: Final = "DH"
HELP: Final = """\
Type a number of the list, or what it stands for:
  draw stock | draw discard
  meld 7S 8S 9S           a new meld: three or more of a suit in a row, or of a rank
  lay off 5S on 0         cards to a meld on the table, by its number
  discard KD              ends the turn
  turn meld 7S 8S 9S, discard KD   several steps at once, all or none
Cards are rank and suit: 2-9 T J Q K A, then C D H S. Also: help, quit."""


class Screen:
    """Prints for one person."""

    def __init__(self, console: Console, *, echo: bool = False) -> None:
        self._console = console
        self._echo = echo

    def say(self, text: str) -> None:
        """Print a line."""
        self._console.print(Text(text))

    def help(self) -> None:
        """Print what can be typed."""
        self.say(HELP)

    def refused(self, answer: Refused) -> None:
        """Print why something was not done."""
        self._console.print(Text(f"Not possible: {answer['message']}", style="bold yellow"))

    def happened(self, update: Update) -> None:
        """Print what happened."""
        for event in update["events"]:
            text = told(event, update["view"])
            if text is not None:
                self._console.print(_with_cards(text, style="dim"))

    def table(self, view: View) -> None:
        """Print the table: seats, melds, piles, and one's own hand."""
        self._console.print(_seats(view))
        for meld in view["melds"]:
            cards = " ".join(meld["cards"])
            self._console.print(_with_cards(f"  meld {meld['id']}: {cards}"))
        if view["stock"] is not None and view["discard"] is not None:
            top = view["discard"]["top"] or "nothing"
            self._console.print(_with_cards(f"  stock: {view['stock']['count']}  discard: {top}"))
        if view["you"] is not None:
            hand = " ".join(sorted(view["you"]["hand"], key=suit_and_rank))
            self._console.print(_with_cards(f"  your hand: {hand}  ({view['you']['points']})"))

    def choices(self, choices: Iterable[Choice]) -> None:
        """Print what is legal, numbered."""
        for number, choice in enumerate(choices, 1):
            note = f"  ({choice.note})" if choice.note else ""
            self._console.print(_with_cards(f"  {number:>3}  {choice.text}{note}"))

    def prompt(self, text: str) -> None:
        """Print what is waited for, and stay on the line."""
        self._console.print(Text(text, style="bold"), end=" ")

    def answered(self, line: str) -> None:
        """Show what was read, where it does not come from a keyboard that shows it."""
        if self._echo:
            self.say(line)

    def result(self, view: View) -> None:
        """Print how the match ended."""
        match = view["match"]
        if match is not None and match["winner"] is not None:
            scores = ", ".join(
                f"{name_of(seat, view)} {score}" for seat, score in enumerate(match["scores"])
            )
            self.say(f"The match is over. Winner: {name_of(match['winner'], view)}. {scores}")


def _seats(view: View) -> Table:
    table = Table("", "player", "cards", "score", box=None, pad_edge=False)
    mover = None if view["turn"] is None else view["turn"]["seat"]
    for seat in view["seats"]:
        mark = ">" if seat["seat"] == mover else " "
        name = Text(name_of(seat["seat"], view))
        table.add_row(mark, name, str(seat["cards"]), str(seat["score"]))
    return table


def _with_cards(line: str, style: str = "") -> Text:
    text = Text(line, style=style)
    text.highlight_regex(rf"\b[{RANKS}][{RED_SUITS}]\b", style="bold red")
    text.highlight_regex(rf"\b[{RANKS}](?![{RED_SUITS}])[{SUITS}]\b", style="bold cyan")
    return text
