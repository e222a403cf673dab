"""Actions as text: `draw stock`, `meld 7S 8S 9S`, `lay off 6S on 0`, `discard KD`, `turn …, …`."""

import re
from typing import Final

from rami_server.engine.actions import (
    Action,
    Discard,
    DrawDiscard,
    DrawStock,
    LayOff,
    Meld,
    Step,
    Turn,
)
from rami_server.engine.cards import Card, UnknownCard, format_card, format_cards, parse_cards
from rami_server.engine.notation.errors import NotationError

_FORMS: Final = (
    "draw stock | draw discard | meld CARDS | lay off CARDS on MELD | discard CARD"
    " | turn STEP, STEP, …"
)
_LAY_OFF: Final = re.compile(r"lay off (?P<cards>.*?) ?\bon (?P<meld>\d{1,3})", re.ASCII)


def format_action(action: Action) -> str:
    """Return `action` as text; `parse_action` gives it back."""
    match action:
        case DrawStock():
            return "draw stock"
        case DrawDiscard():
            return "draw discard"
        case Meld(cards):
            return f"meld {format_cards(cards)}".rstrip()
        case LayOff(meld, cards):
            return f"lay off {format_cards(cards)} on {meld}"
        case Discard(card):
            return f"discard {format_card(card)}"
        case Turn(steps):
            return f"turn {', '.join(map(format_action, steps))}".rstrip()


def parse_action(text: str) -> Action:
    """Return the action that `text` names; raises `NotationError`."""
    words = " ".join(text.split())
    if words == "draw stock":
        return DrawStock()
    if words == "draw discard":
        return DrawDiscard()
    kind, _, rest = words.partition(" ")
    if kind == "turn":
        return Turn(tuple(map(_parse_step, rest.split(", ") if rest else ())))
    return _parse_step(words)


def _parse_step(text: str) -> Step:
    kind, _, rest = text.partition(" ")
    if kind == "meld":
        return Meld(cards_in(rest))
    if kind == "discard":
        return Discard(_only_card(rest))
    laid_off = _LAY_OFF.fullmatch(text)
    if laid_off:
        return LayOff(int(laid_off["meld"]), cards_in(laid_off["cards"]))
    raise NotationError(f"{text!r} is no action; actions are {_FORMS}")


def _only_card(text: str) -> Card:
    cards = cards_in(text)
    if len(cards) != 1:
        raise NotationError(f"a discard is one card, not {len(cards)}")
    return cards[0]


def cards_in(text: str) -> tuple[Card, ...]:
    """Return the cards named in `text`; raises `NotationError`."""
    try:
        return parse_cards(text)
    except UnknownCard as unknown:
        raise NotationError(str(unknown)) from unknown
