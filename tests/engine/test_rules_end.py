import pytest

from rami_server.engine.actions import Phase, Source
from rami_server.engine.cards import DECK
from rami_server.engine.events import Drew, EndReason, RoundEnded
from rami_server.engine.match import evolve, next_deal
from rami_server.engine.state import RoundState
from rami_server.engine.views import SeatDrew, redact, view_for
from rami_server.engine.violations import Reason
from tests.support.positions import (
    after,
    card,
    cards,
    events,
    legal,
    match_after,
    match_at,
    position,
    reason,
)


def asked(*hands: str, seat: int = 0, options: str = "") -> RoundEnded:
    """Return the end of a round whose empty stock this seat has asked for a card."""
    state = position(*hands, stock="", discard="*", phase="draw", seat=seat, options=options)
    end = after(state, "draw stock").result
    assert end is not None
    return end


def test_r9_asking_the_empty_stock_ends_the_round() -> None:
    """The request itself ends it: nothing is drawn, the fewest points win."""
    state = position("KD QD", "JD 2C", stock="", discard="*", phase="draw")
    assert events(state, "draw stock") == (
        RoundEnded(EndReason.EMPTY_STOCK, 1, state.hands, (20, 12), 20),
    )
    now = after(state, "draw stock")
    assert (now.phase, now.hands, now.discard_pile) == (Phase.OVER, state.hands, state.discard_pile)


def test_r9_the_asker_need_not_win() -> None:
    """Whoever asks, the hand with the fewest points wins."""
    for seat in (0, 1, 2):
        end = asked("KD", "2C 3C", "QH JH", seat=seat)
        assert (end.winner, end.points, end.gain) == (1, (10, 5, 20), 30)


def test_r9_of_equals_the_first_in_seat_order_wins() -> None:
    """Ties go to the lowest seat, not to the asker nor to the fewest cards."""
    for seat in (0, 1, 2, 3):
        assert asked("KD", "2C 3C", "5H", "4D AS", seat=seat).winner == 1
    assert asked("2C 3C", "5H", "KD", seat=1).winner == 0


def test_r9_the_discard_pile_is_never_turned_over() -> None:
    """However many cards lie there, the stock stays empty."""
    state = position("KD 2C", "QD 2D", stock="", discard="*", phase="draw")
    now = after(state, "draw discard", "discard KD")
    assert now.stock == ()
    assert after(now, "draw stock").result is not None


def test_r11_the_winner_adds_the_points_of_all_others() -> None:
    """What is left in all the other hands, and only to the winner's score."""
    match = match_at("KD", "AS TC", "2D JH", "5C", players=4, scores="10 20 30 40")
    over = match_after(match, "discard KD")
    assert over.scores == (10 + 11 + 12 + 5, 20, 30, 40)


def test_r11_the_match_goes_on_to_the_limit() -> None:
    """Under the limit there is a next round, at it there is a winner; by default it is 100."""
    on = match_after(match_at("KD", "2D", scores="97 0"), "discard KD")
    assert (on.scores, on.winner) == ((99, 0), None)
    assert evolve(on, next_deal(on, DECK)).round.phase is Phase.DRAW
    won = match_after(match_at("KD", "3D", scores="97 0"), "discard KD")
    assert (won.scores, won.winner) == ((100, 0), 0)
    with pytest.raises(ValueError, match="nobody has won the match"):
        next_deal(won, DECK)


def test_q5_the_last_stock_card_ends_nothing() -> None:
    """After it is drawn the turn goes on, and so does the round."""
    state = position("KD 2C", "QD 2D", stock="4C", discard="*", phase="draw")
    state = after(state, "draw stock")
    assert (state.stock, state.phase) == ((), Phase.PLAY)
    state = after(state, "discard KD")
    assert (state.phase, state.seat) == (Phase.DRAW, 1)


def test_q5_with_an_empty_stock_both_draws_are_legal() -> None:
    """The visible discard may be taken and play goes on; asking for the stock ends the round."""
    state = position("KD 2C", "QD 2D", stock="", discard="* 3C", phase="draw")
    assert legal(state) == ["draw stock", "draw discard"]
    taken = after(state, "draw discard")
    assert (taken.phase, taken.hands[0]) == (Phase.PLAY, cards("KD 2C 3C"))
    assert after(state, "draw stock").phase is Phase.OVER


def test_q5_an_empty_stock_and_a_closed_pile_leave_the_end() -> None:
    """Where the cap closes the pile too, asking for the stock is the one legal action."""
    state = position(*("KD 2C", "QD 2D"), stock="", discard="*", phase="draw", discard_draws=20)
    assert legal(state) == ["draw stock"]
    assert reason(state, "draw discard") is Reason.DISCARD_DRAWS_EXHAUSTED


def test_q7_melds_in_a_hand_count_in_full() -> None:
    """At an empty stock a meld not laid is worth its points like any other cards."""
    end = asked("5H 6H 7H", "8C 9D")
    assert (end.winner, end.points) == (1, (18, 17))


def test_q7_points_decide_and_not_the_number_of_cards() -> None:
    """Four cheap cards beat one expensive card; the ace counts as the table says."""
    assert asked("KD", "AC AD AH 2S").winner == 1
    assert asked("KD", "AC AD AH 2S", options="ace_high").winner == 0


def test_q8_at_an_empty_stock_the_others_points_are_added() -> None:
    """The winner's own points count neither for nor against it."""
    state = match_at("KD QD", "2C 7C", "JH", stock="", discard="*", phase="draw", scores="1 2 3")
    over = match_after(state, "draw stock")
    assert over.scores == (1, 2 + 20 + 10, 3)


def hidden_names(state: RoundState, seat: int) -> list[int]:
    """Return the cards that a seat must not see."""
    others = [c for other, hand in enumerate(state.hands) if other != seat for c in hand]
    return [*state.stock, *others]


def test_q9_a_view_holds_what_may_be_seen_and_no_more() -> None:
    """Public facts for everyone, a hand for its owner, no card of the stock or of another hand."""
    match = match_at("KD 7S", "QD 2D", discard="4C 3C", melds="1=4H 5H 6H", scores="5 6")
    for seat in (0, 1):
        view = view_for(match, seat)
        assert view.hand == match.round.hands[seat]
        assert [meld.cards for meld in view.melds] == [cards("4H 5H 6H")]
        assert (view.discard_top, view.discard_count, view.stock_count) == (card("3C"), 2, 43)
        assert (view.hand_sizes, view.scores) == ((2, 2), (5, 6))
        seen = {*view.hand, view.discard_top, *view.melds[0].cards}
        assert not seen & set(hidden_names(match.round, seat))
    assert view_for(match, None).hand is None


def test_q9_who_drew_from_where_is_public_and_a_stock_card_is_not() -> None:
    """Everyone learns of the draw; which card it was only from the discard pile."""
    for seat in (1, None):
        assert redact(Drew(0, Source.STOCK, 7), seat) == SeatDrew(0, Source.STOCK, None)
        assert redact(Drew(0, Source.DISCARD, 7), seat) == SeatDrew(0, Source.DISCARD, 7)


def test_q9_all_hands_are_open_once_the_round_is_over() -> None:
    """The end shows every hand to everyone."""
    over = match_after(match_at("KD", "QD 2D"), "discard KD")
    for seat in (0, 1, None):
        assert view_for(over, seat).rounds[-1].hands == ((), cards("QD 2D"))


def test_q10_exactly_one_match_winner() -> None:
    """Only the round's winner scores, so nobody else can pass the limit at once."""
    match = match_at("KD", "QD JD", "2C", players=3, scores="99 99 99", options="score_limit=100")
    over = match_after(match, "discard KD")
    assert (over.scores, over.winner) == ((121, 99, 99), 0)


def test_q10_the_limit_is_reached_at_equality() -> None:
    """A score equal to the limit wins the match."""
    over = match_after(match_at("KD", "QD", scores="40 0", options="score_limit=50"), "discard KD")
    assert (over.scores, over.winner) == ((50, 0), 0)
