"""A whole game as text, one entry a line; `#` and empty lines say nothing.

    options: players=2 score_limit=50
    deal 0: 2C 3C …              the seat that begins, and the deck, first card dealt first
    0: draw stock
    0: discard KD
    end: went_out, seat 1 gains 24, scores 0 24

`position: …` may stand in the place of the first `deal`: the game then begins there.
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from rami_server.engine.actions import Action, Seat
from rami_server.engine.cards import Card, format_cards
from rami_server.engine.events import EndReason
from rami_server.engine.match import MatchState
from rami_server.engine.notation.actions import cards_in, format_action, parse_action
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.options import format_options, number_in, parse_options
from rami_server.engine.notation.positions import format_position, parse_position
from rami_server.engine.options import TableOptions


@dataclass(frozen=True, slots=True)
class Opening:
    """A match begins by these options."""

    options: TableOptions


@dataclass(frozen=True, slots=True)
class Standing:
    """A match begins at this position."""

    match: MatchState


@dataclass(frozen=True, slots=True)
class Dealing:
    """A round is dealt from this deck."""

    starter: Seat
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A seat acts."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Ending:
    """A round has ended so, with these scores of the match."""

    reason: EndReason
    winner: Seat
    gain: int
    scores: tuple[int, ...]


Entry: TypeAlias = Opening | Standing | Dealing | Move | Ending


@dataclass(frozen=True, slots=True)
class Line:
    """An entry and the number of its line, from 1."""

    number: int
    entry: Entry


_ENDING: Final = re.compile(
    r"end: (?P<reason>\w+), seat (?P<seat>\d+) gains (?P<gain>\d+), scores (?P<scores>[\d ]+)",
    re.ASCII,
)
_MOVE: Final = re.compile(r"(?P<seat>\d+): (?P<action>.+)", re.ASCII)
_DEAL: Final = re.compile(r"deal (?P<seat>\d+): (?P<deck>.+)", re.ASCII)


def format_game(entries: tuple[Entry, ...]) -> str:
    """Return the entries as text, a line each; `parse_game` gives them back."""
    return "".join(f"{_format_entry(entry)}\n" for entry in entries)


def _format_entry(entry: Entry) -> str:
    match entry:
        case Opening(options):
            return f"options: {format_options(options)}".rstrip()
        case Standing(position):
            return f"position: {format_position(position)}"
        case Dealing(starter, deck):
            return f"deal {starter}: {format_cards(deck)}"
        case Move(seat, action):
            return f"{seat}: {format_action(action)}"
        case Ending(reason, winner, gain, scores):
            total = " ".join(map(str, scores))
            return f"end: {reason.value}, seat {winner} gains {gain}, scores {total}"


def parse_game(text: str) -> tuple[Line, ...]:
    """Return the lines that say something; raises `NotationError` with the line that is wrong."""
    return tuple(
        Line(number, _numbered(number, line.strip()))
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.strip().startswith("#")
    )


def _numbered(number: int, text: str) -> Entry:
    try:
        return parse_entry(text)
    except NotationError as error:
        raise NotationError(error.problem, number) from error


def parse_entry(text: str) -> Entry:
    """Return the entry that one line names; raises `NotationError`."""
    head, _, rest = text.partition(":")
    if head == "options":
        return Opening(parse_options(rest))
    if head == "position":
        return Standing(parse_position(rest))
    if deal := _DEAL.fullmatch(text):
        return Dealing(number_in(deal["seat"]), cards_in(deal["deck"]))
    if move := _MOVE.fullmatch(text):
        return Move(number_in(move["seat"]), parse_action(move["action"]))
    if ending := _ENDING.fullmatch(text):
        return _ending_in(ending)
    raise NotationError(
        f"{text!r} is no entry; entries are `options: …`, `position: …`, `deal SEAT: DECK`,"
        " `SEAT: ACTION` and `end: REASON, seat SEAT gains POINTS, scores POINTS …`"
    )


def _ending_in(found: re.Match[str]) -> Ending:
    if found["reason"] not in set(EndReason):
        raise NotationError(f"{found['reason']!r} is none of {', '.join(EndReason)}")
    return Ending(
        EndReason(found["reason"]),
        number_in(found["seat"]),
        number_in(found["gain"]),
        tuple(map(number_in, found["scores"].split())),
    )
