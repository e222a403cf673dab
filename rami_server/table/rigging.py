"""Matches that begin as a test wants them, or where a review does. What with stands in the log.

Everything after that is play like any other: it is judged, stored, resumed and replayed alike.
"""

from dataclasses import replace

from rami_server.engine.match import first_deal
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import RigDeck, RigPosition
from rami_server.table.records import Fact, MatchStarted, PositionSet, SettingsChanged, Shuffled
from rami_server.table.state import TableState


def rig_position(state: TableState, command: RigPosition) -> Decided:
    """Begin a match at a position, whatever was played before; its rules become the table's."""
    refused = _unless_full(state)
    if refused is not None:
        return refused
    options = command.position.options
    if options.players != len(state.seats):
        return Refused(Refusal.BAD_OPTIONS, {"field": "players", "allowed": len(state.seats)})
    settings = replace(state.settings, options=options)
    chosen = () if settings == state.settings else (SettingsChanged(settings),)
    position = command.position.from_turn(state.turn + 1)
    return (*chosen, _begun(state), PositionSet(position.text))


def rig_deck(state: TableState, command: RigDeck) -> Decided:
    """Begin a match with a deck in the order that a test wants; a bad deck is refused.

    Nobody was bound to it before, so it is not sealed: everybody can see that it proves nothing.
    """
    refused = _unless_full(state)
    if refused is not None:
        return refused
    try:
        dealt = first_deal(
            state.settings.options, command.deck, starter=command.starter, turn=state.turn + 1
        )
    except ValueError as bad:
        return Refused(Refusal.BAD_OPTIONS, {"field": "deck", "allowed": str(bad)})
    shuffled = () if command.seed is None else (Shuffled(command.seed),)
    return (_begun(state), *shuffled, dealt)


def _begun(state: TableState) -> Fact:
    return MatchStarted(state.settings.clock_for(len(state.humans)))


def _unless_full(state: TableState) -> Refused | None:
    free = state.free_seats()
    return Refused(Refusal.NOT_READY, {"seat": free[0]}) if free else None
