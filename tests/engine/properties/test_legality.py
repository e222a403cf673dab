"""One judge: what `legal_actions` lists, `violation` accepts, and the rules say, are the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from hypothesis import assume, given
from hypothesis import strategies as st

from rami_server.engine.actions import Discard, DrawDiscard, DrawStock, LayOff, Meld, Phase
from rami_server.engine.cards import DECK
from rami_server.engine.legality import legal_actions, violation
from rami_server.engine.melds import MELDS
from rami_server.engine.notation.actions import format_action
from rami_server.engine.violations import Reason, Violation
from tests.support.oracle import PACK, is_meld, naive
from tests.support.play import Game, examples, games, positions

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from rami_server.engine.actions import Action
    from rami_server.engine.cards import Card
    from rami_server.engine.match import MatchState
    from rami_server.engine.state import RoundState

SMALL_HAND = 8


def subsets(hand: Iterable[Card]) -> list[tuple[Card, ...]]:
    """Return every group of the cards, the empty one too, each ascending."""
    held = sorted(hand)
    return [group for size in range(len(held) + 1) for group in combinations(held, size)]


def everything(state: RoundState) -> list[Action]:
    """Return every action that the cards of the mover could be used for, legal or not."""
    groups = subsets(state.hands[state.seat])
    lay_offs = [LayOff(meld, g) for meld in range(-1, len(state.melds) + 1) for g in groups]
    return [DrawStock(), DrawDiscard(), *map(Meld, groups), *lay_offs, *map(Discard, DECK)]


def accepted(state: RoundState, seat: int, actions: Iterable[Action]) -> list[Action]:
    """Return those of `actions` that the judge accepts from `seat`."""
    return [action for action in actions if violation(state, seat, action) is None]


@examples(150)
@given(positions(hand=SMALL_HAND))
def test_listed_is_accepted_and_accepted_is_listed(match: MatchState) -> None:
    """Both ways against brute force: all groups as melds and lay-offs, all discards, all draws."""
    state = match.round
    listed = legal_actions(state).all()
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(accepted(state, state.seat, everything(state)))


@examples(60)
@given(games(), st.data())
def test_listed_is_what_the_rules_say(game: Game, data: st.DataObject) -> None:
    """The list is the one that a naive reading of the rules gives, hands of any size."""
    state = data.draw(st.sampled_from(game.states)).round
    assert {format_action(action) for action in legal_actions(state).all()} == naive(state).legal()


@examples(60)
@given(positions())
def test_cards_that_are_not_held_are_refused(match: MatchState) -> None:
    """No meld, lay-off or discard can use a card from anywhere but the mover's hand (R7)."""
    state = match.round
    held = set(state.hands[state.seat])
    lay_offs = [LayOff(m, (card,)) for m in range(len(state.melds)) for card in DECK]
    actions: list[Meld | LayOff] = [*map(Meld, MELDS.values()), *lay_offs]
    for action in accepted(state, state.seat, actions):
        assert isinstance(action, Meld | LayOff)
        assert set(action.cards) <= held


@examples(60)
@given(positions(hand=SMALL_HAND), st.integers(-2, 5))
def test_other_seats_may_do_nothing(match: MatchState, seat: int) -> None:
    """Whoever is not to move, or no seat at all, is refused everything, and told why."""
    state = match.round
    assume(seat != state.seat)
    reasons = {getattr(violation(state, seat, a), "reason", None) for a in everything(state)}
    assert reasons == {Reason.NOT_YOUR_TURN}


@examples(60)
@given(games(most=400))
def test_after_the_end_nobody_may_do_anything(game: Game) -> None:
    """A round that is over takes no more actions from any seat."""
    state = game.now.round
    assume(state.phase is Phase.OVER)
    assert legal_actions(state).all() == ()
    for seat in range(state.options.players):
        actions: list[Action] = [DrawStock(), DrawDiscard(), Meld((0, 1, 2)), *map(Discard, DECK)]
        assert accepted(state, seat, actions) == []


@examples(150)
@given(positions(phase=Phase.PLAY), st.randoms(use_true_random=False))
def test_the_order_of_cards_does_not_matter(match: MatchState, chance: Random) -> None:
    """A client may name the cards of a meld or lay-off in any order."""
    state = match.round
    legal = legal_actions(state)
    lays: tuple[Meld | LayOff, ...] = (*legal.melds, *legal.lay_offs)
    for action in lays:
        mixed = tuple(chance.sample(action.cards, len(action.cards)))
        assert violation(state, state.seat, replace(action, cards=mixed)) is None


@examples(150)
@given(positions(phase=Phase.PLAY), st.randoms(use_true_random=False))
def test_a_card_named_twice_is_refused(match: MatchState, chance: Random) -> None:
    """A legal meld or lay-off with one of its cards named again is no longer legal (R7)."""
    state = match.round
    legal = legal_actions(state)
    lays: tuple[Meld | LayOff, ...] = (*legal.melds, *legal.lay_offs)
    for action in lays:
        twice = replace(action, cards=(*action.cards, chance.choice(action.cards)))
        refused = violation(state, state.seat, twice)
        assert refused == Violation(Reason.DUPLICATE_CARD, twice.cards[-1])


def nonsense() -> st.SearchStrategy[Action]:
    """Actions of any numbers, whether or not there is such a card or meld."""
    number = st.integers(-60, 120) | st.integers(0, 12)
    numbers = st.lists(number, max_size=6).map(tuple)
    return (
        st.builds(Meld, numbers) | st.builds(LayOff, number, numbers) | st.builds(Discard, number)
    )


@examples(400)
@given(games(), nonsense(), st.integers(-3, 9))
def test_the_judge_answers_for_anything(game: Game, action: Action, seat: int) -> None:
    """Numbers that are no card, meld or seat, and cards named twice, are refused, never raise."""
    state = game.now.round
    if isinstance(action, Meld | LayOff):
        action = replace(action, cards=tuple(sorted(action.cards)))
    wanted = seat == state.seat and action in legal_actions(state).all()
    assert (violation(state, seat, action) is None) == wanted


def test_there_are_329_melds() -> None:
    """The engine's table of melds is the one that trying every group of cards gives (R3, R4)."""
    short = [group for size in (3, 4) for group in combinations(PACK, size)]
    suits = [tuple(PACK[first : first + 13]) for first in range(0, 52, 13)]
    long = [suit[low:high] for suit in suits for low in range(13) for high in range(low + 5, 14)]
    found = {frozenset(group) for group in short if is_meld(frozenset(group))} | set(
        map(frozenset, long)
    )
    assert len(found) == 329
    assert found == {frozenset(PACK[card] for card in meld) for meld in MELDS.values()}
