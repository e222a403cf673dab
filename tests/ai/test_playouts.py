from __future__ import annotations

from rami_server.ai.playouts import Board, Playout, lay_all, near, open_ends
from rami_server.ai.potential import TRIPLES
from rami_server.engine.cards import DECK, hand_points, parse_card, parse_cards
from rami_server.engine.melds import MELDS, cards_of, mask_of
from rami_server.engine.shuffle import deck_from
from tests.support.bots import mask

POINTS = tuple(hand_points([card], ace_high=False) for card in DECK)


def board(*hands: str, stock: str = "", pile: str = "", table: tuple[str, ...] = ()) -> Board:
    """Return a board with these hands, piles and melds."""
    fits, runs = open_ends([parse_cards(meld) for meld in table])
    return Board(
        [mask(h) for h in hands], list(parse_cards(stock)), list(parse_cards(pile)), fits, runs
    )


def test_open_ends_of_runs_and_sets() -> None:
    """A run is open at both ends of its suit, a set of three for the fourth card."""
    fits, runs = open_ends([parse_cards(m) for m in ("QS KS AS", "2C 3C 4C", "5C 5D 5H")])
    assert fits == mask("JS 5C 5S") & ~mask("5C") | mask("5C")
    assert runs == mask("QS KS AS 2C 3C 4C")
    assert open_ends([parse_cards("5C 5D 5H 5S")]) == (0, 0)


def test_near_is_every_card_of_a_common_triple() -> None:
    """The bit arithmetic agrees with the list of triples, for each card."""
    for card in DECK:
        sharing = {other for triple in TRIPLES if card in triple for other in triple} - {card}
        assert near(1 << card) & ~(1 << card) == mask_of(sharing)


def test_lays_runs_sets_and_chains_of_lay_offs() -> None:
    """A card laid off opens the place for the next one."""
    table = board("", table=("7S 8S 9S",))
    assert lay_all(table, mask("TS JS 6S 4C 4D 4H KD QD JD 2H")) == mask("2H")
    assert table.fits & mask("QS 5S 4S TD AD") == mask("QS 5S 4S TD AD")


def test_what_it_lays_is_always_legal() -> None:
    """Of random hands only melds leave, and none remains."""
    for number in range(200):
        hand = mask_of(deck_from(number.to_bytes(32, "big"))[:11])
        left = lay_all(board(""), hand)
        assert left & ~hand == 0
        assert not any(meld & left == meld for meld in MELDS)
        assert hand == left or any(meld & (hand & ~left) == meld for meld in MELDS)


def test_going_out_wins() -> None:
    """With the drawn or the visible card the hand is laid, and the rest is discarded."""
    playout = Playout(POINTS, 10)
    assert playout.winner(board("7S 8S KD", "2C 3D", stock="4H 9S"), 0) == 0
    assert playout.winner(board("7S 8S KD", "2C 3D", stock="4H", pile="9S"), 0) == 0
    assert playout.winner(board("KD", "2C 3D", pile="TS", table=("7S 8S 9S",)), 0) == 0


def test_the_empty_stock_and_the_cut_count_points() -> None:
    """R9: the fewest points win, of equals the lowest seat."""
    assert Playout(POINTS, 10).winner(board("KD", "2C"), 0) == 1
    assert Playout(POINTS, 10).winner(board("KD", "QC"), 1) == 0
    assert Playout(POINTS, 1).winner(board("KD JC", "2C 5H", stock="9H 8H"), 0) == 1


def test_discards_the_highest_loose_card_but_never_the_one_taken() -> None:
    """A simple habit, and no endless swapping."""
    state = board("KD 4C 5C", "2C", stock="9H")
    Playout(POINTS, 1).winner(state, 0)
    assert state.pile == [parse_card("KD")]
    assert cards_of(state.hands[0]) == parse_cards("4C 5C 9H")


def test_the_thinking_seat_holds_its_melds_while_that_is_safe() -> None:
    """It lays nothing until it can go out, another hand is small, or the stock ends."""
    hand, many = "7S 8S 9S KD 2C", "2D 4D 6D 8D"
    held = board(hand, many, stock="3H 5H 6C")
    Playout(POINTS, 1, 0).winner(held, 0)
    assert (held.hands[0], held.fits) == (mask("7S 8S 9S 2C 6C"), 0)
    others: list[tuple[str, str, int | None]] = [
        (many, "3H 5H 6C", None),
        (many, "3H 5H 6C", 1),
        ("2D 4D 6D", "3H 5H 6C", 0),
        (many, "5H 6C", 0),
    ]
    for other, stock, holder in others:
        laid = board(hand, other, stock=stock)
        Playout(POINTS, 1, holder).winner(laid, 0)
        assert (laid.hands[0], laid.fits) == (mask("2C 6C"), mask("6S TS"))
    assert Playout(POINTS, 1, 0).winner(board("7S 8S 9S", many, stock="3H 5H KC"), 0) == 0


def test_on_the_last_lap_points_alone_decide() -> None:
    """A pair is worth nothing if no further draw may come."""
    late, early = (board("KD KH 4C", "2C 3C 7D 9H", stock=stock) for stock in ("5H", "5H 6S 9C"))
    Playout(POINTS, 1).winner(late, 0)
    Playout(POINTS, 1).winner(early, 0)
    assert late.pile == [parse_card("KD")]
    assert early.pile == [parse_card("9C")]
