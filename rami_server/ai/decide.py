"""The door of the bots: one decision from a seat's view, the public past, a level and a seed.

Pure and the same in any process: whatever varies is an argument.
"""

from rami_server.ai import easy, hard, normal, thinking
from rami_server.ai.decision import Decision
from rami_server.ai.situation import situation_of
from rami_server.engine.actions import Action
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, SeatView


def decide(view: SeatView, history: tuple[SeatEvent, ...], level: Level, seed: int) -> Action:
    """Return the action of the seat to move: a single one, or the rest of its turn as a `Turn`.

    `history` is what that seat saw of this round, from its deal on. Raises `NotToMove` if the
    view lists nothing legal for its reader.
    """
    return explain(view, history, level, seed).action


def explain(view: SeatView, history: tuple[SeatEvent, ...], level: Level, seed: int) -> Decision:
    """Return the same decision with its reasons."""
    situation = situation_of(view)
    if level is Level.EASY:
        return easy.choose(situation)
    profile = normal.PROFILE if level is Level.NORMAL else hard.PROFILE
    return thinking.choose(situation, history, profile, seed)
