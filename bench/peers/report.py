"""From laps to medians, and from medians to a table in Markdown.

Times are milliseconds, memory is KiB.
"""

from __future__ import annotations

from statistics import median
from typing import Any, Final

COLUMNS: Final = {
    "moves/s": ("moves_per_second", ",.0f"),
    "server CPU per move": ("server_cpu_ms_per_move", ".3f"),
    "server busy": ("server_cpu_share", ".0%"),
    "client busy": ("client_cpu_share", ".0%"),
    "bytes per move": ("bytes_per_move", ",.0f"),
    "CPU per join": ("join_cpu_ms", ".2f"),
    "KiB per connection": ("kb_per_connection", ".1f"),
}
TIMES: Final = {"ack": "ack_ms", "all seats": "all_seats_ms"}
QUANTILES: Final = ("p50", "p99", "p999", "max")


def medians(laps: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of each figure over the laps of one server; faults are put together."""
    return {name: _median([lap[name] for lap in laps]) for name in laps[0]}


def _median(values: list[Any]) -> Any:  # noqa: ANN401 # whatever stands in the figures
    if isinstance(values[0], dict):
        return medians(values)
    if isinstance(values[0], list):
        return [each for value in values for each in value]
    return median(values)


def as_table(results: dict[str, dict[str, Any]]) -> str:
    """Return the medians of the servers, a line for each."""
    times = [f"{name}, ms: p50 / p99 / p99.9 / max" for name in TIMES]
    head = ["server", *COLUMNS, *times]
    lines = [head, ["---", *("---:" for _ in head[1:])]]
    lines += [[name, *_cells(figures)] for name, figures in results.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cells(figures: dict[str, Any]) -> list[str]:
    plain = [format(figures[key], how) if key in figures else "" for key, how in COLUMNS.values()]
    return [*plain, *(_times(figures.get(key)) for key in TIMES.values())]


def _times(parts: dict[str, float] | None) -> str:
    return "" if parts is None else " / ".join(f"{parts[part]:.1f}" for part in QUANTILES)
