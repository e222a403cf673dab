"""This engine: every step enumerates the legal actions, picks one, decides and evolves it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bench.engine.contest import Contestant, Played
from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK
from rami_server.engine.legality import legal_actions
from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, TableOptions
from rami_server.engine.play import deal, decide, evolve, opened

if TYPE_CHECKING:
    from random import Random


def contestants() -> list[Contestant]:
    """Return this engine at tables of every size, two seats first."""
    return [
        Contestant(f"Rami, {seats} seats", partial(play, TableOptions(players=seats)))
        for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    ]


def play(options: TableOptions, chance: Random) -> Played:
    """Play one round to its end."""
    deck = list(DECK)
    chance.shuffle(deck)
    state = opened(options, deal(options, tuple(deck), starter=0))
    actions = 0
    while state.phase is not Phase.OVER:
        action = chance.choice(legal_actions(state).all())
        for event in decide(state, state.seat, action):
            state = evolve(state, event)
        actions += 1
    return Played(actions)
