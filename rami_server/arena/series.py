"""Many matches, each deal once from every seat, spread over processes."""

import hashlib
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

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

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Return who sits where in each match of a deal: everybody once in every seat."""
        turns = range(len(self.names))
        return tuple(self.names[turn:] + self.names[:turn] for turn in turns)

    def seed_of(self, deal: int) -> bytes:
        """Return the seed of a deal: the same cards whoever sits where."""
        return hashlib.sha256(f"arena {self.seed} {deal}".encode()).digest()


@dataclass(slots=True)
class Seated:
    """One match: who sat where, how it went and how long decisions took."""

    names: tuple[str, ...]
    played: PlayedMatch
    seconds: dict[str, list[float]] = field(default_factory=dict)


def play_deal(series: Series, deal: int) -> tuple[Seated, ...]:
    """Play one deal with the lineup rotated through all seats."""
    return tuple(_seated(series, deal, names) for names in series.lineups)


def _seated(series: Series, deal: int, names: tuple[str, ...]) -> Seated:
    seconds: dict[str, list[float]] = {name: [] for name in names}
    bots = [timed(bot_named(name), seconds[name]) for name in names]
    return Seated(names, play_match(series.options, bots, series.seed_of(deal)), seconds)


def play_series(series: Series, workers: int) -> Iterator[tuple[Seated, ...]]:
    """Yield the matches of each deal in order; the results do not depend on `workers`."""
    deals = range(series.deals)
    if workers == 1:
        yield from map(partial(play_deal, series), deals)
        return
    with ProcessPoolExecutor(workers, initializer=_ignore_interrupts) as pool:
        yield from pool.map(partial(play_deal, series), deals)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that counts: it still reports what was played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
