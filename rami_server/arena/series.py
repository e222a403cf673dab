"""Many matches, each deal once from every seat, spread over processes."""

import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import starmap

from rami_server.arena.lineup import bot_named, timed
from rami_server.engine.options import TableOptions
from rami_server.table.selfplay import PlayedMatch, play_match


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be played: a lineup, a number of deals and a seed."""

    names: tuple[str, ...]
    deals: int
    seed: int
    options: TableOptions

    @property
    def matches(self) -> int:
        """Return the number of matches: each deal once for each rotation of the seats."""
        return self.deals * len(self.names)


@dataclass(slots=True)
class Seated:
    """One match: who sat where, how it went and how long decisions took."""

    names: tuple[str, ...]
    played: PlayedMatch
    seconds: dict[str, list[float]] = field(default_factory=dict)


def play_deal(series: Series, deal: int) -> tuple[Seated, ...]:
    """Play one deal with the lineup rotated through all seats."""
    rotations = range(len(series.names))
    turned = ((series, deal, series.names[turn:] + series.names[:turn]) for turn in rotations)
    return tuple(starmap(_seated, turned))


def _seated(series: Series, deal: int, names: tuple[str, ...]) -> Seated:
    seconds: dict[str, list[float]] = {name: [] for name in names}
    bots = [timed(bot_named(name), seconds[name]) for name in names]
    seed = hashlib.sha256(f"arena {series.seed} {deal}".encode()).digest()
    return Seated(names, play_match(series.options, bots, seed), seconds)


def play_series(series: Series, workers: int) -> Iterator[tuple[Seated, ...]]:
    """Yield the matches of each deal in order; the results do not depend on `workers`."""
    deals = range(series.deals)
    if workers == 1:
        yield from map(partial(play_deal, series), deals)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(play_deal, series), deals)
