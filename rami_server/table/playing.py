"""In a match: the actions of people and of AI seats, judged by the rules."""

from rami_server.engine.actions import Action, LayOff, Meld, Seat, Turn
from rami_server.engine.match import MatchState, decide
from rami_server.engine.violations import IllegalAction, Reason, Violation
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import Act, BotAct
from rami_server.table.presence import returned
from rami_server.table.sealing import revealed
from rami_server.table.state import TableState


def act(state: TableState, command: Act) -> Decided:
    """Judge a person's action; whoever acts takes their seat back from a stand-in."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    if state.match is None:
        return Refused(Refusal.NOT_STARTED)
    if command.turn != state.turn:
        return Refused(Refusal.STALE_TURN, {"turn": state.turn})
    if seat == state.mover and state.turn_clock.expired:
        return Refused(Refusal.TIME_IS_UP, {"turn": state.turn})
    played = _played(state, state.match, seat, command.action)
    return played if isinstance(played, Refused) else (*returned(state, seat), *played)


def bot_act(state: TableState, command: BotAct) -> Decided:
    """Judge an AI's answer; it counts only for the ply it was asked about."""
    if state.match is None or command.ply != state.ply or command.seat != asked_seat(state):
        return Refused(Refusal.STALE_TURN, {"turn": state.turn})
    if state.turn_clock.expired and _lays(command.action):
        return Refused(Violation(Reason.WRONG_PHASE))  # a person whose time is up lays nothing
    return _played(state, state.match, command.seat, command.action)


def _lays(action: Action) -> bool:
    steps = action.steps if isinstance(action, Turn) else (action,)
    return any(isinstance(step, Meld | LayOff) for step in steps)


def asked_seat(state: TableState) -> Seat | None:
    """Return the seat for which an AI has to act now, if there is one."""
    seat = state.mover
    if seat is None or state.is_paused:
        return None
    if state.seats[seat].plays_itself or state.turn_clock.expired:
        return seat
    return None


def _played(state: TableState, match: MatchState, seat: Seat, action: Action) -> Decided:
    try:
        return revealed(state, decide(match, seat, action))
    except IllegalAction as illegal:
        return Refused(illegal.violation)
