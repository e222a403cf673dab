"""Which series are played: the levels against each other, and hard without one of its parts."""

from __future__ import annotations

from typing import Final, NamedTuple


class Entry(NamedTuple):
    """One series: the lineup and how many matches, at scale 1."""

    names: tuple[str, ...]
    matches: int


MATCHES: Final = {2: 1200, 3: 1200, 4: 2800}
"""At least 300 deals at two seats and 700 at four: single rounds are mostly luck."""


def against(first: str, rest: str) -> tuple[Entry, ...]:
    """Return `first` against one, two and three of `rest`."""
    return tuple(Entry((first, *[rest] * (seats - 1)), MATCHES[seats]) for seats in MATCHES)


STRENGTH: Final = (
    *against("normal", "easy"),
    *against("hard", "easy"),
    *against("hard", "normal"),
)
ABLATION: Final = tuple(
    entry
    for part in (
        "no-potential",
        "at-once",
        "no-memory",
        "no-risk",
        "no-winning-cards",
        "no-gains",
        "no-playouts",
        "for-pairs",
        "points-only",
    )
    for entry in against(f"hard-{part}", "normal")
    if part != "no-playouts" or len(entry.names) > 2  # noqa: PLR2004 - two seats have none
)
