"""Finished matches to look back at: a person who plays simply, or a step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.ai.decide import decide
from rami_server.engine.actions import Turn
from rami_server.engine.options import Level
from rami_server.table.commands import Act
from rami_server.table.state import Status
from tests.support.nodes import Client, done, opened, played_out, started

if TYPE_CHECKING:
    from rami_server.runtime.host import Host
    from rami_server.runtime.matches import Match
    from rami_server.runtime.node import Node
    from tests.support.nodes import Cluster


async def a_match(
    cluster: Cluster, node: Node, players: int = 2, level: Level = Level.NORMAL, limit: int = 60
) -> Match:
    """Return a match that Ana in seat 0 has played to its end by simple moves."""
    host = await opened(node, players, *[level] * (players - 1), limit=limit)
    await started(host, Client("ana"))
    await played_out(cluster, host, "ana")
    return match_of(cluster, host)


def match_of(cluster: Cluster, host: Host) -> Match:
    """Return the only match of a table as it is stored."""
    matches = cluster.store.book.matches.values()
    (match,) = [each for each in matches if each.table_id == host.table_id]
    return match


async def stepped(cluster: Cluster, host: Host) -> dict[int, int]:
    """Play Ana's seat as hard does, step by step; return how many steps each turn had."""
    steps: dict[int, int] = {}
    while host.table.state.status is Status.PLAYING:
        question = host.table.question_for_mover(Level.HARD)
        if question is None or question.seat != 0:
            await cluster.settle()
            continue
        action = decide(question.view, question.history, question.level, question.seed)
        turn = host.table.state.turn
        for step in action.steps if isinstance(action, Turn) else (action,):
            steps[turn] = steps.get(turn, 0) + 1
            await done(host.submit(Act("ana", step, turn, f"{turn}-{steps[turn]}")))
    return steps
