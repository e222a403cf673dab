"""The deals of a table: the first of a match, the next of a running one, and when it may come."""

from rami_server.engine.match import first_deal, next_deal
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.table.presence import returned
from rami_server.table.records import Fact, MatchStarted, Shuffled
from rami_server.table.sealing import seal
from rami_server.table.state import TableState


def new_match(state: TableState, secret: bytes) -> tuple[Fact, ...]:
    """Return the start of a match with its first deal, the starter drawn by the seed (Q1).

    `secret` is fresh, for the deal after this one: the secret of this one is in the log already.
    Whoever is here begins it in person, even if a stand-in ended the match before.
    """
    sealed = seal(state, secret)
    options = state.settings.options
    starter = first_starter(sealed.seed, options.players)
    deck = deck_from(sealed.seed)
    dealt = first_deal(options, deck, starter=starter, turn=state.turn + 1)
    clock = state.settings.clock_for(len(state.humans))
    back = tuple(link for seat, _ in state.present for link in returned(state, seat))
    begun = (MatchStarted(clock), *sealed.closing, Shuffled(sealed.seed), dealt)
    return (*back, *begun, sealed.following)


def next_round(state: TableState, secret: bytes) -> tuple[Fact, ...]:
    """Return the next deal of a match whose round has ended; `secret` is for the one after it."""
    if state.match is None:
        raise ValueError("no match has begun")
    sealed = seal(state, secret)
    dealt = next_deal(state.match, deck_from(sealed.seed))
    return (*sealed.closing, Shuffled(sealed.seed), dealt, sealed.following)


def all_ready(state: TableState) -> bool:
    """Tell whether everybody who can be reached is ready, and somebody can."""
    ready = [held.ready for _, held in state.present]
    return bool(ready) and all(ready)
