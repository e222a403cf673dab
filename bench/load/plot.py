"""How a move's cost and its waiting grow with the number of tables, as a picture.

Takes the JSON that `python -m bench.load play` has printed, one file a run.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from matplotlib.axes import Axes

TIMES: Final = {"p50": "half of the moves", "p99": "99 of 100", "p999": "999 of 1,000"}


def draw(runs: Sequence[Path], picture: Path) -> None:
    """Draw the runs into an SVG or PNG file."""
    figures = [json.loads(run.read_text()) for run in runs]
    figures.sort(key=lambda each: (each["rate"] > 0, each["tables"]))
    saturating = next((list(g) for paced, g in groupby(figures, _is_paced) if not paced), [])
    sheet = Figure(figsize=(9, 3.4), layout="constrained")
    cost, waiting = sheet.subplots(1, 2)
    _cost(cost, saturating)
    _waiting(waiting, saturating)
    sheet.savefig(picture)


def _is_paced(figures: dict[str, Any]) -> bool:
    return bool(figures["rate"])


def _cost(axes: Axes, runs: list[dict[str, Any]]) -> None:
    axes.plot(_tables(runs), [run["server_cpu_ms_per_move"] for run in runs], "o-")
    axes.set(title="Processor time of a move, ms", xlabel="tables", xscale="log", ylim=(0, None))


def _waiting(axes: Axes, runs: list[dict[str, Any]]) -> None:
    for name, text in TIMES.items():
        axes.plot(_tables(runs), [run["all_seats_ms"][name] for run in runs], "o-", label=text)
    axes.set(title="Until all four seats have it, ms", xlabel="tables", xscale="log", yscale="log")
    axes.legend()


def _tables(runs: list[dict[str, Any]]) -> list[int]:
    return [run["tables"] for run in runs]
