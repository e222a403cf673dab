"""The deals of a table: the first of a match, the next of a running one, and when it may come."""

from rami_server.engine.actions import Phase
from rami_server.engine.match import first_deal, next_deal
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.table.presence import returned
from rami_server.table.records import Fact, MatchStarted, Shuffled
from rami_server.table.state import Status, TableState


def new_match(state: TableState, seed: bytes) -> tuple[Fact, ...]:
    """Return the start of a match with its first deal, the starter drawn by the seed (Q1).

    Whoever is here begins it in person, even if a stand-in ended the match before.
    """
    options = state.settings.options
    starter = first_starter(seed, options.players)
    dealt = first_deal(options, deck_from(seed), starter=starter, turn=state.turn + 1)
    clock = state.settings.clock_for(len(state.humans))
    back = tuple(link for seat, _ in state.present for link in returned(state, seat))
    return (*back, MatchStarted(clock), Shuffled(seed), dealt)


def next_round(state: TableState, seed: bytes) -> tuple[Fact, ...]:
    """Return the next deal of a match whose round has ended."""
    if state.match is None:
        raise ValueError("no match has begun")
    return (Shuffled(seed), next_deal(state.match, deck_from(seed)))


def is_between_rounds(state: TableState) -> bool:
    """Tell whether a match goes on with another deal."""
    if state.status is not Status.PLAYING or state.match is None:
        return False
    return state.match.round.phase is Phase.OVER


def all_ready(state: TableState) -> bool:
    """Tell whether everybody who can be reached is ready, and somebody can."""
    ready = [held.ready for _, held in state.present]
    return bool(ready) and all(ready)
