"""Sockets come and go: how that changes a seat's link, and who plays it meanwhile."""

from rami_server.engine.actions import Seat
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import Connected, Disconnected, LinkMeasured
from rami_server.table.records import LinkSet, TimeCredited
from rami_server.table.seats import Link, NodeId
from rami_server.table.settings import Patience
from rami_server.table.state import TableState

CLOCKS_APART = 1.0
"""Seconds by which the clocks of two nodes may differ."""
HANDOVER = 2.0
"""Seconds that the mover gets back when their node stops: what it takes to find another one."""


def connected(state: TableState, command: Connected) -> Decided:
    """Note that a person is here; a stand-in hands the seat back."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    held = state.seats[seat]
    if held.link is Link.HERE and held.node == command.node:
        return Refused(Refusal.NOTHING_TO_DO)
    return (LinkSet(seat, Link.HERE, command.node),)


def disconnected(
    state: TableState, command: Disconnected, now: float, patience: Patience
) -> Decided:
    """Note that a person is gone; a socket that another one has replaced changes nothing."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if state.seats[seat].node != command.node:
        return Refused(Refusal.NOTHING_TO_DO)
    left = gone(state, seat, now, patience)
    on_the_move = command.sent_away and seat == state.mover
    return (TimeCredited(HANDOVER), left) if on_the_move else (left,)


def gone(state: TableState, seat: Seat, now: float, patience: Patience) -> LinkSet:
    """Return how a seat stands whose socket is gone: a stand-in comes when the grace has passed."""
    held = state.seats[seat]
    if held.link is Link.BOT:
        return LinkSet(seat, Link.BOT)
    return LinkSet(seat, Link.AWAY, None, now + patience.grace_for(held.absences))


def measured(state: TableState, command: LinkMeasured) -> Decided:
    """Note that a link carries badly or well again; only of a socket that holds the seat."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    held = state.seats[seat]
    link = Link.SLOW if command.slow else Link.HERE
    if held.node != command.node or held.link in (link, Link.BOT):
        return Refused(Refusal.NOTHING_TO_DO)
    return (LinkSet(seat, link, command.node),)


def returned(state: TableState, seat: Seat) -> tuple[LinkSet, ...]:
    """Return how a seat goes back from a stand-in to its owner, who is here and does something."""
    held = state.seats[seat]
    if held.link is Link.BOT and held.is_present:
        return (LinkSet(seat, Link.HERE, held.node),)
    return ()


def lost_seats(
    state: TableState, nodes: frozenset[NodeId] | None, seen_at: float
) -> tuple[Seat, ...]:
    """Return the seats whose sockets were on a node that is no more.

    A node that has begun since `seen_at`, when these were alive, is not missed yet.
    """
    if nodes is None:
        return ()
    return tuple(
        seat
        for seat, held in state.present
        if held.node not in nodes and held.linked_at + CLOCKS_APART < seen_at
    )
