"""Who plays: the names of bots, and the bots they stand for."""

from collections.abc import Callable
from time import thread_time
from typing import Final, TypeAlias

from rami_server.ai import easy, thinking
from rami_server.ai.profile import Profile
from rami_server.ai.situation import situation_of
from rami_server.ai.variants import PROFILES
from rami_server.engine.actions import Action
from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, Level
from rami_server.engine.views import SeatEvent, SeatView
from rami_server.table.selfplay import Bot

NAMES: tuple[str, ...] = (Level.EASY.value, *PROFILES)
EXTERNAL: Final = "external"
"""A seat for a program of somebody else's, which plays over the protocol."""
Clock: TypeAlias = Callable[[], float]


class UnknownLineup(ValueError):
    """The text names no two to four bots."""


def parse_lineup(text: str) -> tuple[str, ...]:
    """Return the names in `text`, one a seat, separated by commas; raises `UnknownLineup`."""
    names = tuple(name.strip() for name in text.split(","))
    known = (*Level, EXTERNAL) if EXTERNAL in names else (*NAMES, EXTERNAL)
    unknown = [name for name in names if name not in known]
    if unknown:
        beside = f" beside an {EXTERNAL} one" if EXTERNAL in names else ""
        raise UnknownLineup(f"{unknown[0]!r} is no bot{beside}; bots are {', '.join(known)}")
    if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
        raise UnknownLineup(f"{len(names)} seats; a table has {MIN_PLAYERS} to {MAX_PLAYERS}")
    return names


def bot_named(name: str) -> Bot:
    """Return the bot of that name."""
    return _easy if name == Level.EASY else _with_profile(PROFILES[name])


def _easy(view: SeatView, _history: tuple[SeatEvent, ...], _seed: int) -> Action:
    return easy.choose(situation_of(view)).action


def _with_profile(profile: Profile) -> Bot:
    def bot(view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Action:
        return thinking.choose(situation_of(view), history, profile, seed).action

    return bot


def timed(bot: Bot, times: list[float], clock: Clock = thread_time) -> Bot:
    """Return the same bot; the processor seconds of each decision are added to `times`."""

    def timing(view: SeatView, history: tuple[SeatEvent, ...], seed: int) -> Action:
        start = clock()
        action = bot(view, history, seed)
        times.append(clock() - start)
        return action

    return timing
