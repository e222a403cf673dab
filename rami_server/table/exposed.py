"""QA only: the whole truth about a table, hidden cards included. The one marked exception.

Nothing but the test endpoints may ask for it; `tests/table/test_exposed.py` sees to that.
"""

from dataclasses import dataclass, field

from rami_server.engine.cards import Card
from rami_server.engine.notation.positions import format_position
from rami_server.table.state import TableState


@dataclass(frozen=True, slots=True)
class Exposed:
    """Every card of a running match, and the position as text."""

    position: str = field(repr=False)
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)
    stock: tuple[Card, ...] = field(repr=False)
    """The last card is the top, as in the discard pile."""
    discard_pile: tuple[Card, ...]


def exposed(state: TableState) -> Exposed | None:
    """Return everything about the present match; None before the first one."""
    if state.match is None:
        return None
    now = state.match.round
    return Exposed(format_position(state.match), now.hands, now.stock, now.discard_pile)
