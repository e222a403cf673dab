"""What a person can do now, numbered, and what a typed line means."""

import re
from dataclasses import dataclass
from typing import Final

from rami_server.client import discard, draw, lay_off, meld, turn
from rami_server.engine import actions as engine
from rami_server.engine.cards import RANKS, SUITS, format_card
from rami_server.engine.notation.actions import parse_action
from rami_server.engine.notation.errors import NotationError
from rami_server.web.protocol.incoming import Action, Step
from rami_server.web.protocol.outgoing import Legal, View

_CARD: Final = re.compile(r"\b(10|[2-9tjqka])([cdhs])\b")


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action, as one would type it, and with what there is to know about it."""

    text: str
    action: Action
    note: str = ""


class NoSuchChoice(ValueError):
    """The line is neither a number that is shown nor an action; the text says what would be."""


def choices_of(view: View) -> tuple[Choice, ...]:
    """Return everything that is legal, in the order shown."""
    legal = view["legal"]
    if legal is None:
        return ()
    return (*_draws(legal, view), *_plays(legal, view), *_discards(legal))


def _draws(legal: Legal, view: View) -> tuple[Choice, ...]:
    top = None if view["discard"] is None else view["discard"]["top"]
    notes = {"stock": "", "discard": f"takes {top}"}
    return tuple(Choice(f"draw {s}", draw(s), notes[s]) for s in legal["draws"])


def _plays(legal: Legal, view: View) -> tuple[Choice, ...]:
    melds = [Choice(f"meld {' '.join(cards)}", meld(cards)) for cards in legal["melds"]]
    lay_offs = [
        Choice(
            f"lay off {' '.join(lay['cards'])} on {lay['meld']}",
            lay_off(lay["meld"], lay["cards"]),
            f"to {' '.join(view['melds'][lay['meld']]['cards'])}",
        )
        for lay in legal["lay_offs"]
    ]
    return (*melds, *lay_offs)


def _discards(legal: Legal) -> tuple[Choice, ...]:
    cards = sorted(legal["discards"], key=suit_and_rank)
    return tuple(Choice(f"discard {card}", discard(card)) for card in cards)


def suit_and_rank(card: str) -> tuple[int, int]:
    """Return where a card stands in a hand that is sorted."""
    return SUITS.index(card[1]), RANKS.index(card[0])


def action_in(line: str, choices: tuple[Choice, ...]) -> Action:
    """Return the action that a line names, by number or in words; raises `NoSuchChoice`."""
    if line.isdecimal():
        return _numbered(line, choices)
    try:
        return _message(parse_action(spelt(line)))
    except NotationError as error:
        raise NoSuchChoice(str(error)) from None


def _numbered(line: str, choices: tuple[Choice, ...]) -> Action:
    number = int(line[:4])
    if not 1 <= number <= len(choices):
        raise NoSuchChoice(f"{number} is not on the list; it goes from 1 to {len(choices)}")
    return choices[number - 1].action


def spelt(line: str) -> str:
    """Return the line as the notation wants it: `Discard 10h` becomes `discard TH`."""
    return _CARD.sub(lambda card: f"{card[1].replace('10', 't')}{card[2]}".upper(), line.lower())


def _message(action: engine.Action) -> Action:
    match action:
        case engine.DrawStock():
            return draw("stock")
        case engine.DrawDiscard():
            return draw("discard")
        case engine.Turn(steps):
            return turn(*map(_step, steps))
        case _:
            return _step(action)


def _step(step: engine.Step) -> Step:
    match step:
        case engine.Meld(cards):
            return meld(map(format_card, cards))
        case engine.LayOff(meld_id, cards):
            return lay_off(meld_id, map(format_card, cards))
        case engine.Discard(card):
            return discard(format_card(card))
