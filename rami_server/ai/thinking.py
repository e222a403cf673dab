"""Normal and hard (R13): one evaluation of draw, laying and discard, steered by a profile."""

from rami_server.ai.belief import Belief, belief_of
from rami_server.ai.decision import Decision, Option, Reason
from rami_server.ai.discarding import weighed
from rami_server.ai.drawing import choose_draw
from rami_server.ai.laying import Laying
from rami_server.ai.memory import remember, remember_nothing, remember_pile
from rami_server.ai.moves import names, only_draw, only_move, turn_of, way_out, way_out_with_top
from rami_server.ai.profile import Profile, Recall
from rami_server.ai.rest import Rest, rest_after
from rami_server.ai.sampling import After, preferred, worlds_of
from rami_server.ai.situation import Situation
from rami_server.engine.actions import Discard
from rami_server.engine.melds import cards_of
from rami_server.engine.options import MIN_PLAYERS
from rami_server.engine.views import SeatEvent


def choose(
    situation: Situation, history: tuple[SeatEvent, ...], profile: Profile, seed: int
) -> Decision:
    """Return what a seat with this profile does."""
    if situation.drawing:
        sure = only_draw(situation) or way_out_with_top(situation)
        return sure or choose_draw(situation, believed(situation, history, profile), profile)
    forced = way_out(situation) or only_move(situation)
    return forced or _turn(situation, believed(situation, history, profile), profile, seed)


def believed(situation: Situation, history: tuple[SeatEvent, ...], profile: Profile) -> Belief:
    """Return what the seat believes of the hidden cards, as far as its memory reaches."""
    view = situation.view
    if profile.memory is Recall.EVERYTHING:
        return belief_of(situation, remember(view, history))
    if profile.memory is Recall.PILE:
        return belief_of(situation, remember_pile(view, history))
    return belief_of(situation, remember_nothing(view))


def _turn(situation: Situation, belief: Belief, profile: Profile, seed: int) -> Decision:
    laying = situation.best_laying(situation.hand, situation.search)
    held = bool(laying.groups) and holds_back(situation, profile)
    rest = rest_after(situation, laying, held=held)
    options = weighed(situation, belief, profile.weights(situation.view.options.players), rest)
    first = options[0].action
    if profile.worlds and situation.view.options.players > MIN_PLAYERS:
        options = _tried(situation, belief, profile, (rest, options, seed))
    laid = Laying((), situation.hand) if held else laying
    overruled = options[0].action != first
    reason = _reason(laying, held=held, overruled=overruled)
    following = situation.next_seat
    return turn_of(
        situation,
        laid,
        options,
        reason,
        next_holds=names(belief.known[following]),
        next_let_go=names(belief.away[following]),
    )


def _reason(laying: Laying, *, held: bool, overruled: bool) -> Reason:
    if overruled:
        return Reason.PLAYED_OUT
    if held:
        return Reason.HOLDS_BACK
    return Reason.LAYS_DOWN if laying.groups else Reason.DISCARDS_LEAST_WORTH


def holds_back(situation: Situation, profile: Profile) -> bool:
    """Tell whether melds stay in the hand: nobody can end the round before the next turn."""
    view = situation.view
    lap = view.options.players - 1
    smallest = min(view.hand_sizes[seat] for seat in situation.others)
    early = view.stock_count > lap + profile.holds_stock
    return profile.holds and early and smallest >= profile.holds_cards


def _tried(
    situation: Situation,
    belief: Belief,
    profile: Profile,
    case: tuple[Rest, tuple[Option, ...], int],
) -> tuple[Option, ...]:
    """Return the options with the one in front that the play-outs prefer."""
    rest, options, seed = case
    cards = [o.action.card for o in options[: profile.tried] if isinstance(o.action, Discard)]
    if len(cards) == 1:
        return options
    worlds = worlds_of(situation, belief, seed, profile.worlds)
    best = preferred(
        situation, After(rest.hand, rest.table, cards_of(belief.buried)), cards, worlds
    )
    return tuple(sorted(options, key=lambda option: option.action != Discard(best)))
