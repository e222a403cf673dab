"""Which card to draw: the visible one if it is used at once, or an unknown one."""

from rami_server.ai.belief import Belief
from rami_server.ai.decision import Decision, Reason
from rami_server.ai.ending import SURE_ENOUGH, chance_of_fewest, swap_pays
from rami_server.ai.moves import drawn
from rami_server.ai.potential import chances
from rami_server.ai.profile import NEVER, Profile, Weights
from rami_server.ai.situation import Situation
from rami_server.engine.cards import Card
from rami_server.engine.melds import Mask, cards_of


def choose_draw(situation: Situation, belief: Belief, profile: Profile) -> Decision:
    """Return the draw of a seat that cannot go out with the visible card."""
    top = situation.view.discard_top
    if not situation.view.stock_count:
        return _draw_at_empty_stock(situation, belief, top)
    reason = None if top is None else use_of(situation, top)
    if reason is None and top is not None and _has_chances(situation, belief, profile, top):
        reason = Reason.TAKES_FOR_CHANCES
    return drawn(situation, take=reason is not None, reason=reason or Reason.DRAWS_UNKNOWN)


def _draw_at_empty_stock(situation: Situation, belief: Belief, top: Card | None) -> Decision:
    """Have the hands counted when the chances are good, or when the pile makes nothing better."""
    chance = chance_of_fewest(situation, belief)
    reason = None if top is None or chance >= SURE_ENOUGH else use_of(situation, top)
    if reason is None and top is not None and chance < SURE_ENOUGH and swap_pays(situation, top):
        reason = Reason.TAKES_FOR_POINTS
    ends = reason or Reason.ENDS_ROUND
    return drawn(situation, take=reason is not None, reason=ends, chance=round(chance, 3))


def use_of(situation: Situation, top: Card) -> Reason | None:
    """Return what the visible card is good for now, None if it would only be one card more."""
    hand = situation.hand | 1 << top
    after = situation.best_laying(hand, situation.search_for(hand))
    used = next((group for group in after.groups if group.mask >> top & 1), None)
    if used is None or after.left.bit_count() > _loose_now(situation):
        return None
    return Reason.TAKES_TO_LAY_OFF if used.slot else Reason.TAKES_FOR_MELD


def _loose_now(situation: Situation) -> int:
    hand = situation.hand
    return situation.best_laying(hand, situation.search_for(hand)).left.bit_count()


def _has_chances(situation: Situation, belief: Belief, profile: Profile, top: Card) -> bool:
    """Tell whether `top` is worth that much more than the least of the loose cards."""
    if profile.chances == NEVER:
        return False
    hand = situation.hand | 1 << top
    loose = situation.best_laying(hand, situation.search_for(hand)).left & ~(1 << top)
    weights = profile.weights(situation.view.options.players)
    worths = [_worth(hand, belief, weights, card) for card in cards_of(loose)]
    gain = _worth(hand, belief, weights, top) - min(worths, default=0.0)
    return gain > profile.chances


def _worth(hand: Mask, belief: Belief, weights: Weights, card: Card) -> float:
    near, far = chances(card, hand, belief.live)
    return weights.near * near + weights.far * far
