"""What the passing of time brings: the server's own absence, lost nodes, and whatever is due."""

from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import Tick
from rami_server.table.duties import next_duty
from rami_server.table.presence import gone, lost_seats
from rami_server.table.records import TimeCredited
from rami_server.table.settings import Patience
from rami_server.table.state import TableState


def tick(state: TableState, command: Tick, now: float, patience: Patience) -> Decided:
    """Do the first thing that is due; whoever asks goes on asking until there is none."""
    down = _downtime(state, command.outages, now)
    if down > 0:
        return (TimeCredited(down),)
    lost = lost_seats(state, command.nodes, command.seen_at)
    if lost:
        return tuple(gone(state, seat, now, patience) for seat in lost)
    duty = next_duty(state, patience)
    if duty is not None and duty.at <= now:
        return duty.do(command.secret)
    return Refused(Refusal.NOTHING_TO_DO)


def _downtime(state: TableState, outages: tuple[tuple[float, float], ...], now: float) -> float:
    """Return the seconds since the table's last record in which no server ran.

    A table's first record after an outage is this one: it is ticked before it is asked anything.
    """
    return sum(max(0.0, min(end, now) - max(start, state.updated_at)) for start, end in outages)
