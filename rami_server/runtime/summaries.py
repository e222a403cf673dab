"""What the directory is told of a table."""

from rami_server.runtime.ports import Summary
from rami_server.table.seats import Bot
from rami_server.table.state import TableState


def summary_of(state: TableState) -> Summary:
    """Return the line that lists this table."""
    return Summary(
        code=state.code,
        visibility=state.visibility,
        status=state.status,
        seats=len(state.seats),
        humans=sum(held.is_human for held in state.seats),
        bots=sum(isinstance(held.occupant, Bot) for held in state.seats),
    )
