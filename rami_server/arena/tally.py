"""What a series shows: shares with 95 % intervals, points, times and how rounds ended."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from rami_server.arena.series import Seated

_NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """A mean with the half width of its 95 % interval."""

    mean: float
    margin: float


@dataclass(slots=True)
class Standing:
    """What the seats of one name achieved, each deal one number: a mean over its seats."""

    seats: int
    matches: list[float] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Tally:
    """The sums of a series so far."""

    standings: dict[str, Standing]
    deals: int = 0
    matches: int = 0
    rounds: int = 0
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, deal: tuple[Seated, ...]) -> None:
        """Add all the matches of one deal."""
        self.deals += 1
        for seated in deal:
            self._add_match(seated)
        for name, standing in self.standings.items():
            _add_deal(standing, name, deal)

    def _add_match(self, seated: Seated) -> None:
        self.matches += 1
        self.rounds += len(seated.played.rounds)
        self.turns += seated.played.turns
        self.endings.update(end.reason.value for end in seated.played.rounds)
        for name, seconds in seated.seconds.items():
            self.standings[name].seconds += seconds


def empty_tally(names: tuple[str, ...]) -> Tally:
    """Return the tally of a lineup before its first deal."""
    return Tally({name: Standing(names.count(name)) for name in names})


def _add_deal(standing: Standing, name: str, deal: tuple[Seated, ...]) -> None:
    """Add one deal: what a seat of that name won on average over all rotations."""
    ends = [(seated, end) for seated in deal for end in seated.played.rounds]
    won = [end.gain for seated, end in ends if seated.names[end.winner] == name]
    matches = sum(seated.names[seated.played.winner] == name for seated in deal)
    standing.matches.append(matches / len(deal) / standing.seats)
    standing.rounds.append(len(won) / len(ends) / standing.seats)
    standing.points.append(sum(won) / len(ends) / standing.seats)


def share_of(values: list[float]) -> Share:
    """Return the mean of one value a deal; deals are independent, their rotations are not."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Share(mean, 1.0)  # one deal says nothing of how much deals differ
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Share(mean, _NORMAL_95 * sqrt(variance / count))


def percentile(values: list[float], part: float) -> float:
    """Return the value below which `part` (0 to 1) of them lie; 0 of no values."""
    if not values:
        return 0.0
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]
