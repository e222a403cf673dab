"""A tally for people and for scripts: rows of a table, and plain data for JSON."""

from typing import Final, TypedDict

from rami_server.arena.tally import Standing, Tally, percentile, share_of

COLUMNS: Final = (
    *("bot", "seats", "matches won", "rounds won", "gain a round"),
    *("p50 ms", "p99 ms"),
)


class Line(TypedDict):
    """What one name achieved per seat; shares are parts of 1, times milliseconds."""

    bot: str
    seats: int
    matches_won: float
    matches_margin: float
    rounds_won: float
    rounds_margin: float
    points: float
    p50_ms: float
    p99_ms: float


class Report(TypedDict):
    """A whole series."""

    even_share: float
    matches: int
    rounds: int
    turns_a_round: float
    endings: dict[str, int]
    bots: list[Line]


def report_of(tally: Tally) -> Report:
    """Return the report of a tally with at least one deal."""
    seats = sum(standing.seats for standing in tally.standings.values())
    return Report(
        even_share=1 / seats,
        matches=tally.matches,
        rounds=tally.rounds,
        turns_a_round=tally.turns / tally.rounds,
        endings=dict(sorted(tally.endings.items())),
        bots=[_line(name, standing) for name, standing in tally.standings.items()],
    )


def _line(name: str, standing: Standing) -> Line:
    matches, rounds = share_of(standing.matches), share_of(standing.rounds)
    return Line(
        bot=name,
        seats=standing.seats,
        matches_won=matches.mean,
        matches_margin=matches.margin,
        rounds_won=rounds.mean,
        rounds_margin=rounds.margin,
        points=share_of(standing.points).mean,
        p50_ms=percentile(standing.seconds, 0.5) * 1000,
        p99_ms=percentile(standing.seconds, 0.99) * 1000,
    )


def cells_of(line: Line) -> tuple[str, ...]:
    """Return a line as text, one cell for each of `COLUMNS`."""
    return (
        line["bot"],
        str(line["seats"]),
        f"{line['matches_won']:.1%} ± {line['matches_margin']:.1%}",
        f"{line['rounds_won']:.1%} ± {line['rounds_margin']:.1%}",
        f"{line['points']:.1f}",
        f"{line['p50_ms']:.2f}",
        f"{line['p99_ms']:.2f}",
    )


def summary_of(report: Report) -> str:
    """Return what holds for all bots, in one line."""
    endings = ", ".join(
        f"{reason} {count / report['rounds']:.0%}" for reason, count in report["endings"].items()
    )
    return (
        f"{report['matches']} matches, {report['rounds']} rounds of {report['turns_a_round']:.1f}"
        f" turns; rounds ended: {endings}; an even share is {report['even_share']:.1%}"
    )
