"""The RULES cases: faults that other games really had, each played through our engine."""

from itertools import combinations
from math import comb

import pytest

from rami_server.engine.actions import LayOff, Phase
from rami_server.engine.cards import DECK, format_card, format_cards
from rami_server.engine.deadwood import arrange
from rami_server.engine.events import EndReason
from rami_server.engine.legality import legal_actions
from rami_server.engine.match import MatchState
from rami_server.engine.melds import MELDS, RUNS, SETS, MeldKind, kind_of, mask_of
from rami_server.engine.state import RoundState, TableMeld
from rami_server.engine.views import view_for
from rami_server.engine.violations import Reason
from tests.support import brute
from tests.support.positions import (
    after,
    card,
    cards,
    judged,
    legal,
    match_after,
    match_at,
    position,
    reason,
    refusal,
)

# ------------------------------------------------- D1: lay off card by card onto a growing run


def test_d1_lay_off_card_by_card_onto_a_growing_run() -> None:
    """Each lay-off is judged against the meld as it lies now, not as it was laid."""
    state = position("5D 6D KC 2H", melds="1=7D 8D 9D")
    assert refusal(state, "lay off 5D on 0") is Reason.DOES_NOT_FIT
    assert state == position("5D 6D KC 2H", melds="1=7D 8D 9D")
    grown = after(state, "lay off 6D on 0", "lay off 5D on 0")
    assert grown.melds == (TableMeld(1, cards("5D 6D 7D 8D 9D")),)
    done = after(grown, "discard KC")
    assert (done.hands[0], done.seat, done.phase) == (cards("2H"), 1, Phase.DRAW)


@pytest.mark.parametrize("end", ["low", "high"])
@pytest.mark.parametrize("owner", [0, 1])
def test_d1_a_run_grows_to_its_full_length_at_either_end(end: str, owner: int) -> None:
    """From any three cards the run grows one by one down to the two and up to the ace."""
    suit = [rank + "D" for rank in "23456789TJQKA"]
    start, added = (suit[-3:], suit[-4::-1]) if end == "low" else (suit[:3], suit[3:])
    state = position(" ".join([*added, "KC"]), melds=f"{owner}={' '.join(start)}")
    for number, name in enumerate(added):
        later = added[number + 1 :]
        assert not [each for each in later if reason(state, f"lay off {each} on 0") is None]
        state = after(state, f"lay off {name} on 0")
    assert state.melds == (TableMeld(owner, cards(" ".join(suit))),)


# ------------------------------------------------------- D2: a card that fits a run and a set

FITS_TWO = position("9S KH 3D", melds="1=6S 7S 8S, 1=9H 9D 9C")


def test_d2_a_card_that_fits_both_a_run_and_a_set() -> None:
    """The request names its target; both targets are offered and only the named one changes."""
    assert [text for text in legal(FITS_TWO) if "9S on" in text] == [
        "lay off 9S on 0",
        "lay off 9S on 1",
    ]
    run, nines = (meld.cards for meld in FITS_TWO.melds)
    a = after(FITS_TWO, "lay off 9S on 0")
    assert [meld.cards for meld in a.melds] == [cards("6S 7S 8S 9S"), nines]
    b = after(FITS_TWO, "lay off 9S on 1")
    assert [meld.cards for meld in b.melds] == [run, cards("9C 9D 9H 9S")]


@pytest.mark.parametrize("meld", [-1, 2, 3, 10**9])
def test_d2_an_unknown_target_is_refused(meld: int) -> None:
    """No target is guessed for a meld that does not exist."""
    refused = judged(FITS_TWO, LayOff(meld, cards("9S")))
    assert refused is not None
    assert (refused.reason, refused.meld) == (Reason.UNKNOWN_MELD, meld)


def test_d2_meld_ids_never_change() -> None:
    """New melds and lay-offs leave the ids of the others as they were."""
    state = position("9S 2C 3C 4C 5C KH", melds="1=6S 7S 8S, 1=9H 9D 9C")
    state = after(state, "meld 2C 3C 4C", "lay off 9S on 1", "lay off 5C on 2")
    assert [meld.cards for meld in state.melds] == [
        cards("6S 7S 8S"),
        cards("9C 9D 9H 9S"),
        cards("2C 3C 4C 5C"),
    ]


# ------------------------------------------------------------- D3: the exhaustive meld table

BITS = [1 << each for each in DECK]


@pytest.mark.parametrize(
    ("size", "subsets", "sets", "runs"),
    [(3, 22_100, 52, 44), (4, 270_725, 13, 40), (5, 2_598_960, 0, 36)],
)
def test_d3_exhaustive_counts(size: int, subsets: int, sets: int, runs: int) -> None:
    """Of all groups of three, four and five cards exactly so many are sets and runs."""
    assert comb(52, size) == subsets
    kinds = list(map(kind_of, map(sum, combinations(BITS, size))))
    assert len(kinds) == subsets
    assert kinds.count(MeldKind.SET) == sets
    assert kinds.count(MeldKind.RUN) == runs


@pytest.mark.parametrize("size", [1, 2, 3])
def test_d3_each_group_is_judged_by_its_names(size: int) -> None:
    """Of one, two and three cards those are melds that their names say, card by card."""
    for group in combinations(DECK, size):
        kind = kind_of(mask_of(group))
        assert (kind is MeldKind.SET) == brute.is_set(group)
        assert (kind is MeldKind.RUN) == brute.is_run(group)


def test_d3_counts_over_all_sizes() -> None:
    """329 melds in all, 65 sets and 264 runs, of at most thirteen cards."""
    assert (len(MELDS), len(SETS), len(RUNS)) == (329, 65, 264)
    by_size = [sum(len(meld) == size for meld in MELDS.values()) for size in range(15)]
    assert by_size == [0, 0, 0, 96, 53, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0]


@pytest.mark.parametrize(
    ("text", "valid"),
    [
        ("QS KS AS", True),
        ("JS QS KS AS", True),
        ("AS 2S 3S", False),
        ("KS AS 2S", False),
        ("AS 2S 3S KS", False),
        ("JS QS KS AC", False),
        ("KC KD AD", False),
        ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", True),
    ],
)
def test_d3_spot_checks(text: str, *, valid: bool) -> None:
    """The ace stands above the king and nowhere else, for the judge too, whatever its points."""
    assert (kind_of(mask_of(cards(text))) is not None) == valid
    for options in ("", "ace_high"):
        state = position(text, options=options)
        assert (reason(state, f"meld {text}") is None) == valid


# ---------------------------------------------------- D4: hand value and who gets the points


@pytest.mark.parametrize(("options", "gain"), [("", 40), ("ace_high", 50)])
def test_d4_hand_value_and_who_gets_the_points(options: str, gain: int) -> None:
    """The winner gets the others' points, nobody else anything; the ace follows the option."""
    match = match_at("AS KD TC 7H", "4C", "2D JH", seat=1, options=options)
    over = match_after(match, "discard 4C")
    assert over.scores == (0, gain, 0)


def test_d4_an_ace_in_a_run_in_hand_counts_like_any_ace() -> None:
    """The value of an ace does not follow its use in a run."""
    for options, points in (("", 21), ("ace_high", 31)):
        over = match_after(match_at("4C", "QS KS AS", options=options), "discard 4C")
        assert over.scores == (points, 0)


def test_d4_the_winners_own_cards_are_never_credited() -> None:
    """At an empty stock the winner still holds cards, and they count for nobody."""
    match = match_at("KD", "2C", "JH", stock="", discard="*", phase="draw", scores="1 2 3")
    assert match_after(match, "draw stock").scores == (1, 22, 3)


# -------------------------------------------------- D5: the last stock card ends no round

LAST_STOCK_CARD = match_at("KC QC", "KD QD", stock="5S", discard="* 4H", phase="draw")


def test_d5_last_stock_card_drawn_does_not_end_the_round() -> None:
    """Play goes on without stock until somebody asks it for a card."""
    drawn = match_after(LAST_STOCK_CARD, "draw stock", "discard KC")
    assert (drawn.round.phase, drawn.round.seat, drawn.round.stock) == (Phase.DRAW, 1, ())
    assert legal(drawn.round) == ["draw stock", "draw discard"]
    pile = drawn.round.discard_pile
    a = match_after(drawn, "draw discard", "discard QD")
    assert (a.round.phase, a.round.seat) == (Phase.DRAW, 0)
    assert a.round.discard_pile == (*pile[:-1], card("QD"))
    for ended in (match_after(a, "draw stock"), match_after(drawn, "draw stock")):
        assert ended.round.result is not None
        assert ended.round.result.reason is EndReason.EMPTY_STOCK
        assert (ended.round.stock, len(ended.ended)) == ((), 1)


def test_d5_an_empty_stock_stays_empty_however_long_it_takes() -> None:
    """With the cap off the discard may be swapped for ever; nothing is ever turned over."""
    no_cap = "discard_draw_cap=0"
    state = position("KC", "KD", stock="", discard="* 4H", phase="draw", options=no_cap)
    pile = len(state.discard_pile)
    for _ in range(50):
        swapped = format_card(state.discard_pile[-1])
        state = after(state, "draw discard")
        state = after(state, f"discard {swapped}")
        assert (state.stock, len(state.discard_pile)) == ((), pile)
        assert view_for(MatchState((0, 0), state), None).stock_count == 0
    assert after(state, "draw stock").phase is Phase.OVER


# ------------------------------------------ D6: going out by meld or lay-off without a discard


@pytest.mark.parametrize(
    ("hand", "melds", "text"),
    [
        ("4C 5C 6C", "", "meld 4C 5C 6C"),
        ("8S", "0=5S 6S 7S", "lay off 8S on 0"),
        ("8S 9S", "1=5S 6S 7S", "lay off 8S 9S on 0"),
        ("4C 5C 6C 8S", "1=5S 6S 7S", "turn meld 4C 5C 6C, lay off 8S on 0"),
        ("4C", "", "discard 4C"),
    ],
)
def test_d6_going_out_ends_the_round_at_once(hand: str, melds: str, text: str) -> None:
    """The round is over right there: one winner, points once, no further move for anyone."""
    match = match_at(hand, "KD 2C", melds=melds, scores="3 4")
    over = match_after(match, text)
    assert (over.round.phase, over.round.seat, over.round.turn) == (Phase.OVER, 0, 1)
    assert (over.scores, len(over.ended), over.ended[0].winner) == ((15, 4), 1, 0)
    assert legal_actions(over.round).all() == ()
    for seat in (0, 1):
        for late in ("draw stock", "draw discard", "discard KD", "meld 4C 5C 6C", "turn"):
            assert refusal(over.round, late, seat) is Reason.ROUND_OVER


# --------------------------------------------------- D7: throwing back the card just taken


def test_d7_throwing_back_the_card_just_taken() -> None:
    """By default it is accepted: the pile is as before and the turn has passed."""
    state = position("KC QC", discard="4H 7D", phase="draw")
    taken = after(state, "draw discard")
    assert "discard 7D" in legal(taken)
    back = after(taken, "discard 7D")
    assert (back.discard_pile, back.seat, back.turn) == (cards("4H 7D"), 1, 2)
    assert back.hands == state.hands


@pytest.mark.parametrize("options", ["", "no_return", "no_return discard_to_win"])
@pytest.mark.parametrize("hand", ["7D", "KC 7D", "7C 7H 7S 7D"])
def test_d7_list_and_judge_agree_whatever_is_decided(hand: str, options: str) -> None:
    """What the table chose is listed and judged alike, for one card and for many."""
    state = position(hand, taken="7D", options=options)
    for name in hand.split():
        text = f"discard {name}"
        assert (text in legal(state)) == (reason(state, text) is None)
    kept = options != "" and hand != "7D"
    assert reason(state, "discard 7D") is (Reason.CARD_JUST_TAKEN if kept else None)


# ------------------------------------------------------------ D8: melding cards not held

NOT_HELD = position("9C TC 4D 2H", "JC KD", discard="5H", stock="* 3H", melds="1=JH JD JS")


@pytest.mark.parametrize(
    "text",
    ["meld 9C TC JC", "lay off JC on 0", "discard JC", "discard 3H", "discard 5H", "discard JH"],
)
def test_d8_melding_cards_not_held(text: str) -> None:
    """One kind of error for each place a card may be in; nothing moves and play goes on."""
    assert refusal(NOT_HELD, text) is Reason.CARD_NOT_HELD
    same = position("9C TC 4D 2H", "JC KD", discard="5H", stock="* 3H", melds="1=JH JD JS")
    assert same == NOT_HELD
    assert after(NOT_HELD, "discard 4D").seat == 1


def test_d8_no_hint_where_a_card_is() -> None:
    """For every card not in the hand the answer differs in that card's name only."""
    hand = NOT_HELD.hands[0]
    for each in (c for c in DECK if c not in hand):
        name = format_card(each)
        for text in (f"discard {name}", f"lay off {name} on 0", f"meld 9C TC {name}"):
            refused = judged(NOT_HELD, text)
            assert refused is not None
            assert (refused.reason, refused.card) == (Reason.CARD_NOT_HELD, each)
            assert (refused.meld, refused.step) == (None, None)


# ------------------------------------------- D9: lay off on an opponent without own meld


def test_d9_lay_off_on_an_opponent_without_own_meld() -> None:
    """The first turn of a seat with nothing on the table is like any other."""
    state = position("2C", "JH 4C 5D 6S 8C 9D TS 3C", melds="0=QH KH AH", seat=1)
    assert after(state, "lay off JH on 0").melds == (TableMeld(0, cards("JH QH KH AH")),)


def test_d9_any_first_meld_of_any_value() -> None:
    """There is no opening threshold: each of the 329 melds may be the first."""
    for meld in MELDS.values():
        spare = next(each for each in DECK if each not in meld)
        text = f"meld {format_cards(meld)}"
        assert reason(position(format_cards((*meld, spare))), text) is None


# --------------------------------------------------- D10: empty discard pile inside a turn


def test_d10_empty_discard_pile_inside_a_turn() -> None:
    """Every view shows no top and count 0, a second draw is refused, then there is a card again."""
    match = match_at("KC 4C 5C", "KD QD", discard="3C", phase="draw")
    taken = match_after(match, "draw discard")
    for seat in (0, 1, None):
        view = view_for(taken, seat)
        assert (view.discard_top, view.discard_count) == (None, 0)
    for text in ("draw stock", "draw discard"):
        assert refusal(taken.round, text) is Reason.WRONG_PHASE
    melded = match_after(taken, "meld 3C 4C 5C")
    assert view_for(melded, 1).discard_count == 0
    over = match_after(melded, "discard KC")
    assert over.round.phase is Phase.OVER
    passed = match_after(taken, "discard KC")
    assert view_for(passed, 1).discard_count == 1
    assert match_after(passed, "draw discard").round.hands[1][-1] == card("KC")


# ---------------------------------------------------------------- D12: deadwood vectors


@pytest.mark.parametrize(
    ("hand", "discard", "left"),
    [
        ("4S 4C 4D 4H 5S 5C 5D 6S 2C 3S 3C", "6S", 3),
        ("JS JH JD 8C 7S 7H 7D 4S 3D 2S AC", "8C", 10),
        ("8D 5S 5H 5D 4H 4C 3H 2H 2D 2C AD", "8D", 9),
    ],
)
def test_d12_deadwood_vectors(hand: str, discard: str, left: int) -> None:
    """The best discard of eleven cards is the known one and leaves the known points."""
    held = cards(hand)
    points = {
        each: arrange(tuple(c for c in held if c != each), ace_high=False).points for each in held
    }
    assert min(points.values()) == left
    assert points[card(discard)] == left
    assert [each for each in held if points[each] == left] == [card(discard)]


# ------------------------------------------------------------------ D35: stable hand order


def moved(before: tuple[int, ...], now: tuple[int, ...]) -> bool:
    """Tell whether the cards of both hands stand in another order than before."""
    return [c for c in before if c in now] != [c for c in now if c in before]


def test_d35_stable_hand_order() -> None:
    """A hand changes by its owner's actions only: a new card at the end, a gap closed."""
    hands = ("KC 2D 9H 4S", "QC 3D 8H 5S", "JC 4D 7H 6S", "TC 5D 6H 7S")
    match = match_at(*hands, discard="AH", phase="draw")
    for number in range(50):
        seat = match.round.seat
        drawing = match.round.phase is Phase.DRAW
        text = "draw stock" if number % 4 else "draw discard"
        if not drawing:
            text = f"discard {format_card(match.round.hands[seat][number % 3])}"
        now = match_after(match, text)
        for other in range(4):
            before, after_it = (view_for(m, other).hand for m in (match, now))
            assert before is not None
            assert after_it is not None
            if other != seat:
                assert after_it == before
            elif drawing:
                assert after_it[:-1] == before
            assert not moved(before, after_it)
            assert view_for(now, other).hand == after_it
        match = now


def test_d35_melds_and_lay_offs_close_the_gap() -> None:
    """What stays in the hand stays in its order, whatever is laid from its middle."""
    state: RoundState = position("KC 9S 2D 7S 6H 8S QC", melds="1=3H 4H 5H")
    state = after(state, "meld 7S 8S 9S")
    assert state.hands[0] == cards("KC 2D 6H QC")
    state = after(state, "lay off 6H on 0")
    assert state.hands[0] == cards("KC 2D QC")
