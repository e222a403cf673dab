"""A report as a picture: one bar a bot with its 95 % interval, and the even share as a line."""

from typing import Final
from xml.sax.saxutils import escape

from rami_server.arena.report import Line, Report

_WIDTH: Final = 720
_NAME: Final = 180
_BAR: Final = 28
_GAP: Final = 16
_TOP: Final = 48
_SCALE: Final = _WIDTH - _NAME - 90
_STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.bar{fill:#3a7ca5}"
    ".margin{stroke:#16425b;stroke-width:2}.even{stroke:#c1440e;stroke-dasharray:4 4}"
)


def plot_of(report: Report) -> str:
    """Return the share of matches that a seat of each bot won, as an SVG document."""
    height = _TOP + len(report["bots"]) * (_BAR + _GAP) + _GAP
    even = _NAME + report["even_share"] * _SCALE
    bars = "".join(_bar(line, _TOP + i * (_BAR + _GAP)) for i, line in enumerate(report["bots"]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}" role="img">'
        f"<style>{_STYLE}</style>"
        f'<text x="{_GAP}" y="28">Matches won a seat, of {report["matches"]}</text>{bars}'
        f'<line class="even" x1="{even:.1f}" x2="{even:.1f}" y1="{_TOP - 8}" y2="{height - 8}"/>'
        "</svg>\n"
    )


def _bar(line: Line, top: int) -> str:
    won, margin = line["matches_won"], line["matches_margin"]
    low, high = (_NAME + part * _SCALE for part in (max(0.0, won - margin), won + margin))
    middle = top + _BAR / 2
    return (
        f'<text x="{_GAP}" y="{middle + 5}">{escape(line["bot"])}</text>'
        f'<rect class="bar" x="{_NAME}" y="{top}" width="{won * _SCALE:.1f}" height="{_BAR}"/>'
        f'<line class="margin" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>'
        f'<text x="{high + 8:.1f}" y="{middle + 5}">{won:.1%}</text>'
    )
