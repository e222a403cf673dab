"""The JSON shape of rule vectors: a position in, what the rules say of it out.

In:  {options: {discard_to_win, ace_high, limit, may_return, discard_draw_cap?}, hands, stock,
      discard, table, turn, phase, scores, taken, discard_draws?}, cards as two characters.
Out: {legal: {draw_stock, draw_discard, melds, lay_offs, discards}, hand_points, deadwood}.
"""

import json
from typing import Final, TypedDict

from rami_server.engine.actions import DrawDiscard, DrawStock
from rami_server.engine.cards import Card, format_card, format_cards, hand_points
from rami_server.engine.deadwood import arrange
from rami_server.engine.legality import legal_actions
from rami_server.engine.match import MatchState
from rami_server.engine.notation.actions import cards_in
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.positions import parse_position


class LegalVector(TypedDict):
    """What the seat to move may do; a lay-off is its meld's index and the cards."""

    draw_stock: bool
    draw_discard: bool
    melds: list[list[str]]
    lay_offs: list[tuple[int, list[str]]]
    discards: list[str]


class Expectation(TypedDict):
    """What the rules say of a position; points and deadwood for each seat."""

    legal: LegalVector
    hand_points: list[int]
    deadwood: list[int]


_REQUIRED: Final = ("hands", "stock", "discard", "table", "turn", "phase", "scores")
_OPTIONAL: Final = ("options", "taken", "discard_draws")
_OPTIONS: Final = ("discard_to_win", "ace_high", "limit", "may_return", "discard_draw_cap")


def position_in(text: str) -> MatchState:
    """Return the match that one line describes, a position as text or as JSON (`{…}`).

    JSON may also be a whole vector, whose key `state` then is the position. Raises `NotationError`.
    """
    if not text.startswith("{"):
        return parse_position(text)
    try:
        state = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"no JSON: {error}") from error
    return position_from(state.get("state", state))


def position_from(state: object) -> MatchState:
    """Return the match that decoded JSON `state` describes; raises `NotationError`."""
    found = _object(state, "state", (*_REQUIRED, *_OPTIONAL))
    missing = [key for key in _REQUIRED if key not in found]
    if missing:
        raise NotationError(f"the key {missing[0]} is missing")
    clauses = {
        "hands": " / ".join(_cards(hand, "hands") for hand in _list(found["hands"], "hands")),
        "stock": _cards(found["stock"], "stock"),
        "discard": _cards(found["discard"], "discard"),
        "melds": ", ".join(f"0={_cards(m, 'table')}" for m in _list(found["table"], "table")),
        "seat": _number(found["turn"], "turn"),
        "phase": _text(found["phase"], "phase"),
        "scores": " ".join(_number(score, "scores") for score in _list(found["scores"], "scores")),
        "options": _options(found.get("options", {})),
        "discard_draws": _number(found.get("discard_draws", 0), "discard_draws"),
    }
    if found.get("taken") is not None:
        clauses["taken"] = _cards([found["taken"]], "taken")
    return parse_position("; ".join(f"{name}: {value}" for name, value in clauses.items()))


def _options(value: object) -> str:
    options = _object(value, "options", _OPTIONS)
    words = [name for name in ("discard_to_win", "ace_high") if _flag(options.get(name, False))]
    if not _flag(options.get("may_return", True)):
        words.append("no_return")
    names = {"limit": "score_limit", "discard_draw_cap": "discard_draw_cap"}
    words += [
        f"{ours}={_number(options[key], key)}" for key, ours in names.items() if key in options
    ]
    return " ".join(words)


def _object(value: object, where: str, known: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise NotationError(f"{where} is {value!r}, not an object")
    unknown = [key for key in value if key not in known]
    if unknown:
        raise NotationError(f"{unknown[0]!r} is no key of {where}; keys are {', '.join(known)}")
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise NotationError(f"{where} is {value!r}, not a list")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise NotationError(f"{where} is {value!r}, not text")
    return value


def _cards(value: object, where: str) -> str:
    names = (_text(name, where) for name in _list(value, where))
    return format_cards(card for name in names for card in cards_in(name))


def _number(value: object, where: str) -> str:
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotationError(f"{where} is {value!r}, not a whole number")
    return str(value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise NotationError(f"an option is {value!r}, not true or false")
    return value


def expectation_of(match: MatchState) -> Expectation:
    """Return what the seat to move may do, and the points and deadwood of every hand."""
    ace_high = match.options.ace_high
    hands = match.round.hands
    return {
        "legal": _legal_of(match),
        "hand_points": [hand_points(hand, ace_high=ace_high) for hand in hands],
        "deadwood": [arrange(hand, ace_high=ace_high).points for hand in hands],
    }


def _legal_of(match: MatchState) -> LegalVector:
    legal = legal_actions(match.round)
    return {
        "draw_stock": DrawStock() in legal.draws,
        "draw_discard": DrawDiscard() in legal.draws,
        "melds": [_names(meld.cards) for meld in legal.melds],
        "lay_offs": [(lay_off.meld, _names(lay_off.cards)) for lay_off in legal.lay_offs],
        "discards": _names(tuple(discard.card for discard in legal.discards)),
    }


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(card) for card in cards]
