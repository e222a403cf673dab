"""To try again from a decision of a finished match: a private table against AI players.

The person's own cards and everything that lay open are as they were. What they could not see is
dealt anew, at random from all that they could not rule out; so nobody learns it, and nothing of
the deal can be proved.
"""

from rami_server.ai.imagining import imagined
from rami_server.engine.options import Level
from rami_server.runtime.host import Host
from rami_server.runtime.matches import Match
from rami_server.runtime.node import Node
from rami_server.runtime.outcomes import Done, Failed
from rami_server.table.answers import Refused
from rami_server.table.commands import AddBot, Command, RigPosition, Sit
from rami_server.table.dealt_again import dealt_again
from rami_server.table.own_decisions import OwnDecision
from rami_server.table.positions import Position
from rami_server.table.seats import Bot
from rami_server.table.settings import TableSettings


async def second_try(
    node: Node, match: Match, decision: OwnDecision, sit: Sit
) -> Host | Refused | Failed:
    """Return a new private table that stands where `decision` was to be taken.

    Whoever `sit` names takes the same seat; AI players of the match play on at their level, and
    hard ones play for the other people.
    """
    seed = int.from_bytes(node.services.entropy.seed())
    position = position_before(decision, seed)
    host = await node.rooms.create(TableSettings(position.options))
    if not isinstance(host, Host):
        return host
    for command in (sit, *_bots(match, sit), RigPosition(position)):
        outcome = await host.submit(command)
        if not isinstance(outcome, Done):
            return outcome
    return host


def position_before(decision: OwnDecision, seed: int) -> Position:
    """Return where the decision was to be taken, with the hidden cards dealt by `seed`."""
    view = decision.question.view
    dealt = imagined(view, decision.question.history, seed)
    return dealt_again(view, dealt.hands, dealt.stock, dealt.pile)


def _bots(match: Match, sit: Sit) -> list[Command]:
    return [
        AddBot(sit.player, occupant.level if isinstance(occupant, Bot) else Level.HARD, seat)
        for seat, occupant in enumerate(match.players)
        if seat != sit.seat
    ]
