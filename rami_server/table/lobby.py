"""Before a match and after it: people sit, get up and get ready; the host sets the table."""

from rami_server.engine.actions import Seat
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import (
    AddBot,
    Kick,
    Leave,
    Open,
    Ready,
    RemoveBot,
    SetSettings,
    Sit,
    Start,
)
from rami_server.table.dealing import new_match
from rami_server.table.hosting import emptied, unless_host
from rami_server.table.presence import returned
from rami_server.table.records import (
    BotSat,
    CloseReason,
    HostNamed,
    LinkSet,
    PlayerSat,
    ReadySet,
    SecretDrawn,
    SettingsChanged,
    TableOpened,
)
from rami_server.table.seats import Bot, Link
from rami_server.table.settings import Patience
from rami_server.table.state import Status, TableState


def open_table(command: Open) -> Decided:
    """Make a table; its AI players take the last seats, and one seat at least stays free."""
    players = command.settings.options.players
    if len(command.bots) >= players:
        return Refused(Refusal.TABLE_FULL, {"players": players, "bots": len(command.bots)})
    first = players - len(command.bots)
    bots = (BotSat(first + index, level) for index, level in enumerate(command.bots))
    opened = TableOpened(command.code, command.visibility, command.settings)
    return (opened, SecretDrawn(command.secret), *bots)


def sit(state: TableState, command: Sit, now: float, patience: Patience) -> Decided:
    """Take a seat; a person has one seat at a table, and the first to sit is its host."""
    if state.seat_of(command.player) is not None:
        return Refused(Refusal.ALREADY_SEATED)
    seat = _seat_to_take(state, command.seat)
    if isinstance(seat, Refused):
        return seat
    link = LinkSet(seat, Link.HERE, command.node)
    if command.node is None:
        link = LinkSet(seat, Link.AWAY, None, now + patience.grace_for(0))
    host = (HostNamed(seat),) if state.host is None else ()
    return (PlayerSat(seat, command.player, command.name), link, *host)


def _seat_to_take(state: TableState, wanted: Seat | None) -> Seat | Refused:
    free = state.free_seats()
    if wanted is not None and wanted not in range(len(state.seats)):
        return Refused(Refusal.NO_SUCH_SEAT, {"seat": wanted})
    if state.status is Status.PLAYING:
        return Refused(Refusal.ALREADY_STARTED)
    if not free:
        return Refused(Refusal.TABLE_FULL)
    if wanted is not None and wanted not in free:
        return Refused(Refusal.SEAT_TAKEN, {"seat": wanted})
    return free[0] if wanted is None else wanted


def leave(state: TableState, command: Leave) -> Decided:
    """Get up. In a match the seat stays the person's own, and a stand-in plays on (Q12)."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if state.status is not Status.PLAYING:
        return emptied(state, seat, CloseReason.DISMISSED)
    if state.seats[seat].link is Link.BOT and not state.seats[seat].is_present:
        return Refused(Refusal.NOTHING_TO_DO)
    return (LinkSet(seat, Link.BOT),)


def kick(state: TableState, command: Kick) -> Decided:
    """Ask somebody else to leave, or take an AI away."""
    refused = unless_host(state, command.player) or _unless_taken(state, command.seat)
    if refused:
        return refused
    if command.seat == state.host:
        return Refused(Refusal.SEAT_TAKEN, {"seat": command.seat})
    return emptied(state, command.seat, CloseReason.DISMISSED)


def _unless_taken(state: TableState, seat: Seat) -> Refused | None:
    if seat not in range(len(state.seats)):
        return Refused(Refusal.NO_SUCH_SEAT, {"seat": seat})
    if state.seats[seat].occupant is None:
        return Refused(Refusal.SEAT_EMPTY, {"seat": seat})
    return None


def add_bot(state: TableState, command: AddBot) -> Decided:
    """Give an AI a free seat."""
    refused = unless_host(state, command.player)
    if refused:
        return refused
    seat = _seat_to_take(state, command.seat)
    return seat if isinstance(seat, Refused) else (BotSat(seat, command.level),)


def remove_bot(state: TableState, command: RemoveBot) -> Decided:
    """Take an AI away."""
    refused = unless_host(state, command.player) or _unless_taken(state, command.seat)
    if refused:
        return refused
    if not isinstance(state.seats[command.seat].occupant, Bot):
        return Refused(Refusal.NOT_A_BOT, {"seat": command.seat})
    return emptied(state, command.seat, CloseReason.DISMISSED)


def set_settings(state: TableState, command: SetSettings) -> Decided:
    """Choose other settings; a table never shrinks under somebody who sits there."""
    refused = unless_host(state, command.player)
    if refused:
        return refused
    players = command.settings.options.players
    taken = [seat for seat, held in enumerate(state.seats) if held.occupant is not None]
    if max(taken) >= players:
        return Refused(Refusal.BAD_OPTIONS, {"players": players, "seat": max(taken)})
    if command.settings == state.settings:
        return Refused(Refusal.NOTHING_TO_DO)
    return (SettingsChanged(command.settings),)


def ready(state: TableState, command: Ready) -> Decided:
    """Be ready, or no longer; in a running round there is nothing to be ready for.

    Whoever says so is there, and takes their seat back from a stand-in.
    """
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if state.mover is not None:
        return Refused(Refusal.ALREADY_STARTED)
    if state.seats[seat].ready is command.ready:
        return Refused(Refusal.NOTHING_TO_DO)
    return (*returned(state, seat), ReadySet(seat, command.ready))


def start(state: TableState, command: Start) -> Decided:
    """Start the match, once every seat is taken and all other people are ready."""
    refused = unless_host(state, command.player)
    if refused:
        return refused
    free = state.free_seats()
    if free:
        return Refused(Refusal.NOT_READY, {"seat": free[0]})
    for seat, held in state.humans:
        if seat != state.host and not held.ready:
            return Refused(Refusal.NOT_READY, {"seat": seat})
    return new_match(state, command.secret)
