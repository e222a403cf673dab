"""What never changes at a table, whatever is legally played."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from rami_server.engine.actions import Phase
from rami_server.engine.cards import DECK
from rami_server.engine.events import EndReason
from tests.support.oracle import PACK, is_meld, points
from tests.support.play import Game, examples, games

BUSY = examples(150)


@BUSY
@given(games())
def test_52_cards_are_conserved(game: Game) -> None:
    """No step of any round creates, loses or doubles a card (R1)."""
    for match in game.states:
        state = match.round
        places = [*state.hands, state.stock, state.discard_pile, *(m.cards for m in state.melds)]
        assert sorted(card for place in places for card in place) == list(DECK)


@BUSY
@given(games())
def test_every_meld_on_the_table_is_valid(game: Game) -> None:
    """Runs and sets stay what they are through every lay-off, by a definition of the tests' own."""
    for match in game.states:
        for meld in match.round.melds:
            assert is_meld(frozenset(PACK[card] for card in meld.cards))
            assert list(meld.cards) == sorted(meld.cards)


@BUSY
@given(games())
def test_melds_only_grow_and_keep_owner_and_id(game: Game) -> None:
    """A meld on the table is never split, merged, moved or given away (Q13, Q14)."""
    for before, after in pairwise(match.round.melds for match in game.states):
        assert len(before) <= len(after)
        for old, new in zip(before, after, strict=False):
            assert old.owner == new.owner
            assert set(old.cards) <= set(new.cards)


@BUSY
@given(games())
def test_nobody_but_the_mover_gains_or_loses_cards(game: Game) -> None:
    """A hand changes in its owner's turn only (R6, R7)."""
    for before, after in pairwise(match.round for match in game.states):
        for seat, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
            assert old == new or seat == before.seat


@BUSY
@given(games())
def test_a_round_is_over_exactly_when_it_should_be(game: Game) -> None:
    """A round ends by an empty hand or an asked-for empty stock, and by nothing else (R8, R9)."""
    for step in game.steps:
        went_out = not all(step.after.round.hands)
        asked = not step.before.round.stock and str(step.action) == "DrawStock()"
        assert (step.after.round.phase is Phase.OVER) == (went_out or asked)


@BUSY
@given(games())
def test_the_winner_gains_what_the_others_hold(game: Game) -> None:
    """Each end names the right winner, and only that score grows, by all other hands (R9-R11)."""
    for step in game.steps:
        end = step.after.round.result
        if end is None:
            assert step.after.scores == step.before.scores
            continue
        ace_high = game.now.options.ace_high
        left = [points([PACK[card] for card in hand], ace_high=ace_high) for hand in end.hands]
        assert end.hands == step.after.round.hands
        assert list(end.points) == left
        if end.reason is EndReason.WENT_OUT:
            assert end.winner == step.before.round.seat
        else:
            assert end.winner == left.index(min(left))
        gains = [b - a for a, b in zip(step.before.scores, step.after.scores, strict=True)]
        assert gains[end.winner] == end.gain == sum(left) - left[end.winner]
        assert sum(gains) == end.gain


@BUSY
@given(games())
def test_turns_go_round_the_table(game: Game) -> None:
    """Each turn is one draw, then plays, then one discard; then the next seat draws (R6, Q2)."""
    for step in game.steps:
        before, after = step.before.round, step.after.round
        if str(step.action).startswith("Discard(") and after.phase is not Phase.OVER:
            assert after.phase is Phase.DRAW
            assert after.seat == (before.seat + 1) % len(before.hands)
            assert after.turn == before.turn + 1
        elif after.phase is not Phase.OVER:
            assert after.phase is Phase.PLAY
            assert (after.seat, after.turn) == (before.seat, before.turn)
