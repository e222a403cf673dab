"""What all levels share: going out whenever they can, and the shape of their actions."""

from rami_server.ai.decision import Decision, Option, Param, Reason
from rami_server.ai.laying import Laying
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Action, Discard, DrawDiscard, DrawStock, Step, Turn
from rami_server.engine.cards import Card, format_card, format_cards
from rami_server.engine.melds import Mask, cards_of


def names(mask: Mask) -> tuple[str, ...]:
    """Return the cards of `mask` by their names."""
    return tuple(map(format_card, cards_of(mask)))


def played(laying: Laying, discard: Card | None) -> Action:
    """Return the rest of a turn as one action: all of it happens, or none."""
    steps: tuple[Step, ...] = laying.steps
    if discard is not None:
        steps = (*steps, Discard(discard))
    return steps[0] if len(steps) == 1 else Turn(steps)


def way_out(situation: Situation) -> Decision | None:
    """Return the turn that empties the hand, if there is one."""
    found = situation.exit_now()
    if found is None:
        return None
    params: dict[str, Param] = {"points_before": situation.points_of(situation.hand)}
    return Decision(played(found.laying, found.discard), Reason.GOES_OUT, params)


def only_move(situation: Situation) -> Decision | None:
    """Return the first legal action where none ends the turn: only a table can forbid that."""
    legal = situation.view.legal
    if situation.discardable or legal is None:
        return None
    return Decision(legal.all()[0], Reason.ONLY_MOVE)


def drawn(situation: Situation, *, take: bool, reason: Reason, **more: Param) -> Decision:
    """Return the decision to take the visible card or an unknown one; both name the visible."""
    top = situation.view.discard_top
    params = {"card": "" if top is None else format_card(top), **more}
    return Decision(DrawDiscard() if take else DrawStock(), reason, params)


def only_draw(situation: Situation) -> Decision | None:
    """Return the draw if there is no choice: the table may allow one pile only."""
    legal = situation.view.legal
    draws = legal.draws if legal else ()
    if len(draws) > 1 or not draws:
        return None
    take = isinstance(draws[0], DrawDiscard)
    return drawn(situation, take=take, reason=Reason.DRAWS_ONLY_WAY)


def way_out_with_top(situation: Situation) -> Decision | None:
    """Return the draw of the visible card, if with it the hand can be emptied."""
    top = situation.view.discard_top
    if top is None or situation.exit_with(top) is None:
        return None
    return drawn(situation, take=True, reason=Reason.TAKES_TO_GO_OUT)


def turn_of(
    situation: Situation,
    laying: Laying,
    options: tuple[Option, ...],
    reason: Reason,
    **extra: Param,
) -> Decision:
    """Return the turn that lays `laying` and then discards the first of `options`."""
    discard = options[0].action
    assert isinstance(discard, Discard)  # noqa: S101 - narrows the type
    gone = ~(1 << discard.card)
    loose = situation.best_laying(situation.hand, situation.search).left
    params: dict[str, Param] = {
        "card": format_card(discard.card),
        "laid": tuple(format_cards(step.cards) for step in laying.steps),
        "points_before": situation.points_of(situation.hand),
        "points_after": situation.points_of(laying.left & gone),
        "deadwood_before": situation.points_of(loose),
        "deadwood_after": situation.points_of(loose & gone),
        **extra,
    }
    return Decision(played(laying, discard.card), reason, params, options)
