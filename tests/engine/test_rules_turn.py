import pytest

from rami_server.engine.actions import Phase
from rami_server.engine.events import EndReason
from rami_server.engine.state import RoundState, TableMeld
from rami_server.engine.violations import Reason
from tests.support.positions import after, card, cards, judged, legal, position, reason

DRAWING = position("7S 8S 9S 4C KD", "2C 2D", discard="3H 3C", stock="* TS", phase="draw")
PLAYING = position("7S 8S 9S 6H KD", "2C 2D", discard="3C", melds="1=3H 4H 5H")


def swapping(draws: int, cap: int) -> RoundState:
    """Return a round in which seats 0 and 1 have drawn from the discard pile so many times."""
    return position(
        *("7S 8S", "KD QD"),
        discard="3C",
        phase="draw",
        discard_draws=draws,
        options=f"discard_draw_cap={cap}",
    )


def test_r6a_a_turn_begins_with_one_card() -> None:
    """The top of the stock or the visible discard, one of them, once, before all else."""
    assert legal(DRAWING) == ["draw stock", "draw discard"]
    assert after(DRAWING, "draw stock").hands[0][-1] == card("TS")
    assert after(DRAWING, "draw discard").hands[0][-1] == card("3C")
    for drawn in ("draw stock", "draw discard"):
        state = after(DRAWING, drawn)
        assert len(state.hands[0]) == 6
        assert reason(state, "draw stock") is Reason.WRONG_PHASE
        assert reason(state, "draw discard") is Reason.WRONG_PHASE


def test_r6a_nothing_is_laid_before_the_draw() -> None:
    """Melds, lay-offs and discards wait for the draw."""
    for text in ("meld 7S 8S 9S", "discard KD", "turn meld 7S 8S 9S, discard KD"):
        assert reason(DRAWING, text) is Reason.WRONG_PHASE


def test_r6b_melds_and_lay_offs_in_any_order_and_number() -> None:
    """As many as wanted, onto the opponents' melds too, or none at all."""
    orders = ("meld 7S 8S 9S", "lay off 6H on 0"), ("lay off 6H on 0", "meld 7S 8S 9S")
    results = {after(PLAYING, *order) for order in orders}
    assert len(results) == 1
    state = results.pop()
    assert state.melds == (TableMeld(1, cards("3H 4H 5H 6H")), TableMeld(0, cards("7S 8S 9S")))
    assert (state.seat, state.phase) == (0, Phase.PLAY)
    assert after(PLAYING, "discard KD").melds == PLAYING.melds


def test_r6b_one_may_lay_off_on_a_meld_of_the_same_turn() -> None:
    """A meld just laid grows like any other."""
    state = after(position("7S 8S 9S TS KD"), "meld 7S 8S 9S", "lay off TS on 0")
    assert state.melds == (TableMeld(0, cards("7S 8S 9S TS")),)


def test_r6c_a_discard_ends_the_turn() -> None:
    """One card goes to the top of the pile, and the next seat draws."""
    state = after(PLAYING, "discard KD")
    assert state.discard_pile == cards("3C KD")
    assert (state.seat, state.phase, len(state.hands[0])) == (1, Phase.DRAW, 4)
    assert reason(state, "discard 7S", seat=0) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("lay off 6H on 0", None),
        ("lay off 2H on 0", Reason.CARD_NOT_HELD),  # it would fit, but lies in the stock
        ("lay off 3C on 0", Reason.CARD_NOT_HELD),  # the visible discard
        ("lay off 2C on 0", Reason.CARD_NOT_HELD),  # the other seat's
        ("lay off 3H on 0", Reason.CARD_NOT_HELD),  # on the table already
        ("lay off KD on 0", Reason.DOES_NOT_FIT),
        ("lay off 6H KD on 0", Reason.DOES_NOT_FIT),
    ],
)
def test_r7_the_whole_meld_is_valid_and_the_cards_ones_own(text: str, why: Reason | None) -> None:
    """A lay-off uses the hand alone and leaves a valid meld."""
    assert reason(PLAYING, text) is why


def test_r7_a_set_stays_a_set_and_a_run_a_run() -> None:
    """A set takes the fourth of its rank only, a run takes neighbours of its suit only."""
    state = position("7H 8H 6C 8C", melds="1=7C 7D 7S, 1=3C 4C 5C, 0=KC KD KH KS")
    lay_offs = [text for text in legal(state) if text.startswith("lay off")]
    assert lay_offs == ["lay off 7H on 0", "lay off 6C on 1"]


@pytest.mark.parametrize(
    ("hand", "text"),
    [("7S 8S 9S", "meld 7S 8S 9S"), ("6H", "lay off 6H on 0"), ("KD", "discard KD")],
)
def test_r8_no_cards_left_ends_the_round(hand: str, text: str) -> None:
    """By default the last card may be melded, laid off or discarded; its player has won."""
    state = after(position(hand, "2C", melds="1=3H 4H 5H"), text)
    assert state.phase is Phase.OVER
    assert state.result is not None
    assert (state.result.reason, state.result.winner) == (EndReason.WENT_OUT, 0)


@pytest.mark.parametrize(
    ("hand", "text", "why"),
    [
        ("7S 8S 9S", "meld 7S 8S 9S", Reason.MUST_KEEP_A_DISCARD),
        ("6H", "lay off 6H on 0", Reason.MUST_KEEP_A_DISCARD),
        ("KD", "discard KD", None),
    ],
)
def test_r8_with_discard_to_win_the_last_card_is_discarded(
    hand: str, text: str, why: Reason | None
) -> None:
    """The option leaves the discard as the only way out."""
    state = position(hand, "2C", melds="1=3H 4H 5H", options="discard_to_win")
    assert reason(state, text) is why


def test_r8_going_out_is_within_the_turn() -> None:
    """Nobody else gets a move after somebody has gone out."""
    state = after(position("7S 8S 9S", "2C"), "meld 7S 8S 9S")
    assert state.seat == 0
    for seat in (0, 1):
        for text in ("draw stock", "draw discard", "discard 2C"):
            assert reason(state, text, seat) is Reason.ROUND_OVER


def test_q3_the_card_just_taken_may_be_thrown_back() -> None:
    """By default nothing forbids it."""
    state = after(DRAWING, "draw discard")
    assert "discard 3C" in legal(state)
    assert after(state, "discard 3C").discard_pile == DRAWING.discard_pile


def test_q3_no_return_forbids_it_except_for_the_last_card() -> None:
    """With the option it must be kept this turn, unless nothing else is left."""
    state = position("KD 3C", taken="3C", options="no_return")
    assert legal(state) == ["discard KD"]
    assert reason(state, "discard 3C") is Reason.CARD_JUST_TAKEN
    last = position("7S 8S 9S 3C", taken="3C", options="no_return discard_to_win")
    assert "discard 3C" not in legal(last)
    assert reason(after(last, "meld 7S 8S 9S"), "discard 3C") is None


def test_q3_no_return_is_about_this_turn_and_the_discard_pile() -> None:
    """A card from the stock, or taken in an earlier turn, may be discarded."""
    state = position("KD 4C", "QD", stock="* 3C", phase="draw", options="no_return")
    assert reason(after(state, "draw stock"), "discard 3C") is None
    later = position("KD 4C", "QD JD", discard="5C 3C", phase="draw", options="no_return")
    later = after(later, "draw discard", "discard KD", "draw stock", "discard QD", "draw stock")
    assert reason(later, "discard 3C") is None


def test_q4_one_card_must_remain_to_discard() -> None:
    """With discard_to_win a meld or lay-off of all cards is refused, of all but one it is not."""
    state = position("7S 8S 9S TS", options="discard_to_win")
    assert reason(state, "meld 7S 8S 9S TS") is Reason.MUST_KEEP_A_DISCARD
    assert reason(state, "meld 7S 8S 9S") is None
    assert legal(after(state, "meld 7S 8S 9S")) == ["discard TS"]
    assert reason(state, "turn meld 7S 8S 9S, lay off TS on 0") is Reason.MUST_KEEP_A_DISCARD


def test_q6_the_discard_pile_is_empty_within_the_turn_only() -> None:
    """Its only card just taken, the pile has a card again when the turn ends."""
    state = after(position("KD 4C", discard="3C", phase="draw"), "draw discard")
    assert state.discard_pile == ()
    assert after(state, "discard KD").discard_pile == cards("KD")
    out = after(position("4C 5C", discard="3C", phase="draw"), "draw discard", "meld 3C 4C 5C")
    assert (out.discard_pile, out.phase) == ((), Phase.OVER)


def test_q11_the_pile_closes_after_the_cap() -> None:
    """After so many draws from the discard pile in a row only the stock is left."""
    assert reason(swapping(19, 20), "draw discard") is None
    assert reason(swapping(20, 20), "draw discard") is Reason.DISCARD_DRAWS_EXHAUSTED
    assert legal(swapping(20, 20)) == ["draw stock"]
    assert reason(swapping(1_000, 0), "draw discard") is None


def test_q11_draws_of_all_seats_count_and_the_stock_opens_the_pile() -> None:
    """The draws of all seats together count; one from the stock begins anew."""
    state = swapping(0, 2)
    for kept in ("7S", "KD"):
        state = after(state, "draw discard", f"discard {kept}")
    assert legal(state) == ["draw stock"]
    hands = tuple(map(len, state.hands))
    state = after(state, "draw stock", "discard 8S")
    assert legal(state) == ["draw stock", "draw discard"]
    assert tuple(map(len, state.hands)) == hands


def test_q13_the_owner_is_shown_and_changes_nothing() -> None:
    """Anyone may lay off on any meld, which stays the meld of whoever laid it."""
    for owner in (0, 1):
        state = position("6H KD", melds=f"{owner}=3H 4H 5H")
        now = after(state, "lay off 6H on 0")
        assert now.melds == (TableMeld(owner, cards("3H 4H 5H 6H")),)


def test_q14_several_cards_at_once_at_both_ends() -> None:
    """Only the result must be valid; a card that needs another may come with it."""
    state = position("2H 6H 7H KD", melds="1=3H 4H 5H")
    assert after(state, "lay off 2H 6H 7H on 0").melds[0].cards == cards("2H 3H 4H 5H 6H 7H")
    assert judged(state, "lay off 7H 6H on 0") is None
    assert reason(state, "lay off 7H on 0") is Reason.DOES_NOT_FIT


def test_q14_melds_are_never_split_merged_or_borrowed_from() -> None:
    """Two runs with one card between them stay two; no card of a meld may be used again."""
    state = position("6H 9C 9S KD", melds="1=3H 4H 5H, 0=7H 8H 9H")
    now = after(state, "lay off 6H on 0")
    assert [meld.cards for meld in now.melds] == [cards("3H 4H 5H 6H"), cards("7H 8H 9H")]
    assert reason(state, "meld 9C 9S 9H") is Reason.CARD_NOT_HELD
    assert reason(state, "lay off 3H 6H on 1") is Reason.CARD_NOT_HELD
    assert "lay off 6H on 1" in legal(state)
