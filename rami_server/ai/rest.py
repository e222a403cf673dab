"""The rest of a turn once it is decided what is laid: the hand, its loose cards and the table."""

from dataclasses import dataclass

from rami_server.ai.laying import Laying
from rami_server.ai.situation import Situation
from rami_server.ai.winning import Table
from rami_server.engine.actions import LayOff
from rami_server.engine.melds import Mask


@dataclass(frozen=True, slots=True)
class Rest:
    """What remains of a turn once it is decided what is laid."""

    hand: Mask
    loose: Mask
    """Cards in no meld and no lay-off, held back or not."""
    table: Table


def rest_after(situation: Situation, laying: Laying, *, held: bool) -> Rest:
    """Return the rest of the turn if `laying` is laid, or held back."""
    if held:
        return Rest(situation.hand, laying.left, situation.table)
    table = list(situation.table)
    for step in laying.steps:
        if isinstance(step, LayOff):
            table[step.meld] = tuple(sorted((*table[step.meld], *step.cards)))
        else:
            table.append(step.cards)
    return Rest(laying.left, laying.left, table)
