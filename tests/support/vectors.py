"""The vectors in tests/engine/vectors and the actions in them, as the engine's own values."""

import json
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from rami_server.engine.actions import Action, Discard, DrawDiscard, DrawStock, LayOff, Meld
from rami_server.engine.cards import format_card, parse_card
from rami_server.engine.match import MatchState
from rami_server.engine.notation.vectors import position_from

FOLDER = Path(__file__).parents[1] / "engine" / "vectors"
Vector: TypeAlias = dict[str, Any]


@cache
def lines_of(name: str) -> tuple[Vector, ...]:
    """Return the vectors of a file of JSON lines."""
    return tuple(map(json.loads, (FOLDER / name).read_text(encoding="utf-8").splitlines()))


@cache
def edges() -> Vector:
    """Return the edge cases."""
    found: Vector = json.loads((FOLDER / "edges.json").read_text(encoding="utf-8"))
    return found


def positions() -> tuple[Vector, ...]:
    """Return all positions, from play and of edge cases."""
    return (*lines_of("positions.jsonl"), *edges()["positions"])


def match_of(state: Vector) -> MatchState:
    """Return the match that a vector's state describes; vectors know no cap (Q11)."""
    return position_from({**state, "options": {**state["options"], "discard_draw_cap": 0}})


def names_of(cards: tuple[int, ...]) -> list[str]:
    """Return the cards as the vectors name them."""
    return list(map(format_card, cards))


def action_of(vector: Vector) -> Action:
    """Return the action that a vector names."""
    match vector:
        case {"do": "draw_stock"}:
            return DrawStock()
        case {"do": "draw_discard"}:
            return DrawDiscard()
        case {"do": "meld", "cards": cards}:
            return Meld(tuple(map(parse_card, cards)))
        case {"do": "lay_off", "meld": meld, "cards": cards}:
            return LayOff(meld, tuple(map(parse_card, cards)))
        case {"do": "discard", "card": card}:
            return Discard(parse_card(card))
        case _:
            raise ValueError(vector)
