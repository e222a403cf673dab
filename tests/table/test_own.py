"""What one seat sees and nobody else does."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rami_server.engine.cards import format_cards
from rami_server.table.own import is_still, own_view
from rami_server.table.state import Status
from tests.support.play import rng
from tests.support.tables import lobby, play_step, playing


def test_before_a_match_there_are_no_cards() -> None:
    """A seat in a lobby has its nonce, and nothing else of its own."""
    driven = lobby(2)
    own = driven.table.own(0)
    assert own is not None
    assert (own.seat, own.cards, own.nonce) == (0, None, None)
    assert driven.table.own(None) is None


def test_only_the_mover_has_legal_actions() -> None:
    """Everybody has a hand; what may be done is told to the seat whose turn it is."""
    driven = playing(3)
    for seat in range(3):
        own = driven.table.own(seat)
        assert own is not None
        assert own.cards is not None
        assert format_cards(own.cards.hand) == driven.hand(seat)
        assert (own.cards.legal is not None) is (seat == driven.mover)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_what_is_kept_is_what_would_be_made_anew(seed: int) -> None:
    """A part that is used again tells exactly what a fresh one would, and what the view says."""
    driven, chance = playing(4), rng(seed)
    for _ in range(80):
        if driven.table.state.status is not Status.PLAYING:
            break
        if driven.table.state.mover is None:
            driven.wait(driven.patience.round_pause)  # the next deal: new hands for all
        else:
            play_step(driven, chance)
        for seat in range(4):
            own, state = driven.table.own(seat), driven.table.state
            assert own == own_view(state, seat)
            view = driven.table.view(seat, driven.now).game
            assert own is not None
            if view is not None and own.cards is not None:
                assert (own.cards.hand, own.cards.points, own.cards.legal) == (
                    view.hand,
                    view.points,
                    view.legal,
                )


def test_a_part_with_other_cards_is_not_true_any_more() -> None:
    """Another's hand, another nonce, a turn: each makes it new."""
    driven = playing(2)
    waiting = 1 - driven.mover
    own = own_view(driven.table.state, waiting)
    assert is_still(own, driven.table.state)
    mover = own_view(driven.table.state, driven.mover)
    assert not is_still(mover, driven.table.state)
