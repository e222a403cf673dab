"""Two public engines for gin rummy, driven in the same way; see `bench/requirements.txt`."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bench.engine.contest import Contestant, NotInstalled, Played

if TYPE_CHECKING:
    from random import Random


def imported(module: str, package: str) -> Any:  # noqa: ANN401 - the peers have no types
    """Return a module of a peer, or raise `NotInstalled`."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise NotInstalled(f"{package} is not installed") from missing


def open_spiel() -> Contestant:
    """OpenSpiel's gin rummy: the rules in C++, chance (deal and stock) as actions of its own."""
    game = imported("pyspiel", "open_spiel").load_game("gin_rummy")
    return Contestant("OpenSpiel gin_rummy (C++)", partial(_play_open_spiel, game))


def _play_open_spiel(game: Any, chance: Random) -> Played:  # noqa: ANN401 - see above
    state = game.new_initial_state()
    actions = drawn = 0
    while not state.is_terminal():
        # All outcomes are as likely, so the quicker list of actions serves for chance too.
        if state.is_chance_node():
            drawn += 1
        else:
            actions += 1
        state.apply_action(chance.choice(state.legal_actions()))
    return Played(actions, drawn)


def rlcard_game() -> Contestant:
    """RLCard's gin rummy without its environment."""
    game = imported("rlcard.games.gin_rummy", "rlcard").Game()
    return Contestant("RLCard gin rummy, bare game", partial(_play_rlcard_game, game))


def _play_rlcard_game(game: Any, chance: Random) -> Played:  # noqa: ANN401 - see above
    game.np_random.seed(chance.getrandbits(32))
    game.init_game()
    actions = 0
    while not game.is_over():
        game.step(chance.choice(game.judge.get_legal_actions()))
        actions += 1
    return Played(actions)


def rlcard_environment() -> Contestant:
    """RLCard's gin rummy through its environment, which makes an observation at every step."""
    environment = imported("rlcard", "rlcard").make("gin-rummy", config={"seed": 0})
    return Contestant("RLCard gin rummy, environment", partial(_play_environment, environment))


def _play_environment(environment: Any, chance: Random) -> Played:  # noqa: ANN401 - see above
    environment.seed(chance.getrandbits(32))
    state, _ = environment.reset()
    actions = 0
    while not environment.is_over():
        state, _ = environment.step(chance.choice(list(state["legal_actions"])))
        actions += 1
    return Played(actions)


PEERS = (open_spiel, rlcard_game, rlcard_environment)
