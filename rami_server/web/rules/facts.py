"""The numbers of the rules, from where they are in force, so that no text can say others."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rami_server.engine.cards import ACE, DECK, SUIT_SIZE, points_table
from rami_server.engine.melds import MIN_MELD
from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, TableOptions
from rami_server.table.settings import DEFAULT_CLOCK

_DEFAULTS: Final = TableOptions()

FACTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "cards": len(DECK),
        "min_players": MIN_PLAYERS,
        "max_players": MAX_PLAYERS,
        "hand_of_two": TableOptions(players=MIN_PLAYERS).hand_size,
        "hand_of_more": TableOptions(players=MAX_PLAYERS).hand_size,
        "min_meld": MIN_MELD,
        "longest_run": SUIT_SIZE,
        "ace_low": points_table(ace_high=False)[ACE],
        "ace_high": points_table(ace_high=True)[ACE],
        "court": points_table(ace_high=False)[ACE - 1],
        "score_limit": _DEFAULTS.score_limit,
        "discard_draw_cap": _DEFAULTS.discard_draw_cap,
        "turn_seconds": round(DEFAULT_CLOCK.turn_s),
        "reserve_seconds": round(DEFAULT_CLOCK.reserve_s),
    }
)
"""Each number by the name that texts use for it; where a table may choose, the default."""


def with_facts(text: str) -> str:
    """Return a text with its numbers; raises `KeyError` for one that nobody knows."""
    return text.format_map(FACTS)
