"""What people say to each other at a table; whoever sits there may, at any time."""

from math import ceil

from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import SendEmote
from rami_server.table.records import Emoted
from rami_server.table.state import TableState

EVERY = 2.0
"""Seconds from one emote of a seat to its next: each is stored, and kept for late readers."""


def send_emote(state: TableState, command: SendEmote, now: float) -> Decided:
    """Say something; a stand-in keeps the seat, and the clock runs on."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    said_at = state.seats[seat].said_at
    if said_at is not None and now < said_at + EVERY:
        return Refused(Refusal.TOO_SOON, {"retry_ms": ceil(1000 * (said_at + EVERY - now))})
    return (Emoted(seat, command.emote),)
