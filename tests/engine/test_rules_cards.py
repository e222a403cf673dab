from itertools import combinations

import pytest

from rami_server.engine.cards import DECK, format_card, hand_points
from rami_server.engine.match import begin, first_deal, next_deal
from rami_server.engine.melds import RUNS, SETS, kind_of, mask_of
from rami_server.engine.options import BadOptions, TableOptions
from rami_server.engine.play import deal, opened
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.engine.violations import Reason
from tests.support.positions import cards, legal, match_after, match_at, position, reason

RANKS = "23456789TJQKA"


def test_r1_fifty_two_cards_and_no_joker() -> None:
    """A round is played with each rank of each suit once and nothing else."""
    dealt = deal(TableOptions(), deck_from(bytes(32)), starter=0)
    everything = [*dealt.stock, dealt.upcard, *dealt.hands[0], *dealt.hands[1]]
    names = sorted(format_card(each) for each in everything)
    assert names == sorted(rank + suit for rank in RANKS for suit in "CDHS")


def test_r1_two_to_four_players() -> None:
    """No table has one seat or five."""
    assert [TableOptions(players=players).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadOptions, match=r"^players is"):
            TableOptions(players=players)


@pytest.mark.parametrize(("players", "size", "stock"), [(2, 7, 37), (3, 10, 21), (4, 10, 11)])
def test_r2_hands_upcard_and_stock(players: int, size: int, stock: int) -> None:
    """Seven cards for two, ten for more; one turned up, the rest is the stock."""
    options = TableOptions(players=players)
    state = opened(options, deal(options, DECK, starter=0))
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.discard_pile) == 1
    assert len(state.stock) == stock
    assert state.melds == ()


def test_r3_runs_are_neighbours_of_one_suit() -> None:
    """Every block of three to thirteen ranks of a suit is a run: 66 in each suit."""
    expected = {
        mask_of(cards(" ".join(rank + suit for rank in RANKS[low:past])))
        for suit in "CDHS"
        for low, past in combinations(range(14), 2)
        if past - low >= 3
    }
    assert len(expected) == 264
    assert set(RUNS) == expected


def test_r3_the_ace_stands_after_the_king_only() -> None:
    """Q-K-A is a run, A-2-3 and K-A-2 are not; the refusal says that the ace is high."""
    state = position("QS KS AS AH 2H 3H KH", discard="2C")
    assert reason(state, "meld QS KS AS") is None
    assert reason(state, "meld AH 2H 3H") is Reason.ACE_IS_HIGH
    assert reason(state, "meld KH AH 2H") is Reason.ACE_IS_HIGH


def test_r3_the_longest_run_has_thirteen_cards() -> None:
    """From the two to the ace; nothing can be added to it."""
    suit = " ".join(rank + "S" for rank in RANKS)
    assert reason(position(suit), f"meld {suit}") is None
    held = "2H AH KH"
    assert legal(position(held, melds=f"1={suit}")) == [f"discard {name}" for name in held.split()]


def test_r4_sets_are_three_or_four_of_a_rank() -> None:
    """Each rank makes four sets of three and one of four: 65 in all."""
    expected = {
        mask_of(cards(" ".join(rank + suit for suit in suits)))
        for rank in RANKS
        for size in (3, 4)
        for suits in combinations("CDHS", size)
    }
    assert len(expected) == 65
    assert set(SETS) == expected


def test_r4_suits_differ_and_ranks_do_not() -> None:
    """Cards of equal points make no set, two of a rank neither, and no card counts twice."""
    state = position("TC JD QH 7C 7D 8H")
    assert reason(state, "meld TC JD QH") is Reason.NOT_A_MELD
    assert reason(state, "meld 7C 7D") is Reason.TOO_FEW_CARDS
    assert reason(state, "meld 7C 7D 8H") is Reason.NOT_A_SET
    assert reason(state, "meld 7C 7D 7D") is Reason.DUPLICATE_CARD


def test_r5_the_cheapest_meld_opens() -> None:
    """Six points are enough to lay down in one's first turn."""
    assert reason(position("2C 2D 2H KS"), "meld 2C 2D 2H") is None


def test_r5_laying_off_needs_no_meld_of_ones_own() -> None:
    """With nothing on the table of one's own one may lay off on the others' melds."""
    assert reason(position("JH KS", melds="1=QH KH AH"), "lay off JH on 0") is None


def test_r10_points_in_hand() -> None:
    """Ace 1, court cards 10, number cards their number."""
    points = [hand_points(cards(rank + "S"), ace_high=False) for rank in RANKS]
    assert points == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]


def test_r10_ace_high_changes_points_and_not_order() -> None:
    """The ace then counts 11 and still stands after the king only."""
    assert hand_points(cards("AS AH"), ace_high=True) == 22
    assert hand_points(cards("KS 2S"), ace_high=True) == 12
    for options in ("", "ace_high"):
        state = position("QS KS AS 2S 3S", options=options)
        assert reason(state, "meld QS KS AS") is None
        assert reason(state, "meld AS 2S 3S") is Reason.ACE_IS_HIGH


def test_r12_no_threshold_and_no_taking_back() -> None:
    """Nothing asks for 51 points, and no action takes a card from the table."""
    state = position("2C 2D 2H KS 3S", melds="1=4H 5H 6H", discard="9C")
    assert legal(state) == [
        "meld 2C 2D 2H",
        *(f"discard {n}" for n in ["2C", "2D", "2H", "KS", "3S"]),
    ]
    assert kind_of(mask_of(cards("2C 2D"))) is None


def test_q1_the_first_starter_is_drawn_from_the_seed() -> None:
    """The same seed gives the same starter; over many seeds every seat begins."""
    seeds = [number.to_bytes(32, "big") for number in range(60)]
    starters = [first_starter(seed, 4) for seed in seeds]
    assert starters == [first_starter(seed, 4) for seed in seeds]
    assert set(starters) == {0, 1, 2, 3}


def test_q1_one_seat_further_begins_each_round() -> None:
    """From the second round on the start moves on by one seat, wrapping."""
    options = TableOptions(players=3)
    assert begin(options, first_deal(options, DECK, starter=2)).round.seat == 2
    over = match_after(match_at("KD", players=3, starter=2), "discard KD")
    assert next_deal(over, DECK).starter == 0
    over = match_after(match_at("KD", players=3, starter=0), "discard KD")
    assert next_deal(over, DECK).starter == 1


def test_q2_seats_play_in_ascending_order() -> None:
    """After each discard the next seat draws, and seat 0 follows the last."""
    match = match_at("KD 2C", "QD 2D", "JD 2H", players=3, seat=1)
    order = [match.round.seat]
    for name in ("QD", "JD", "KD"):
        match = match_after(match, f"discard {name}")
        order.append(match.round.seat)
        match = match_after(match, "draw stock")
    assert order == [1, 2, 0, 1]
