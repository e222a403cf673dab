from __future__ import annotations

from rami_server.ai.potential import BESIDE, PARTNERS, TRIPLES, chances
from rami_server.engine.cards import parse_card
from tests.support.bots import mask

ALIVE = (1.0,) * 52


def test_the_smallest_melds_and_their_partners() -> None:
    """96 triples; a card stands in four to six of them, the ace in one run only."""
    assert len(TRIPLES) == 96
    assert [len(PARTNERS[parse_card(name)]) for name in ("AS", "KS", "7S", "2S")] == [4, 5, 6, 4]


def test_beside_a_card_are_rank_and_direct_neighbours() -> None:
    """A gap of one does not make a card less isolated, and the ace is not beside the two."""
    assert BESIDE[parse_card("7S")] == mask("7C 7D 7H 6S 8S")
    assert BESIDE[parse_card("AS")] == mask("AC AD AH KS")


def test_counts_live_cards_only() -> None:
    """A pair of kings waits for two cards; with one of them dead, for one."""
    king = parse_card("KD")
    hand = mask("KD KH")
    assert chances(king, hand, ALIVE)[0] == 2.0
    dead = tuple(0.0 if card == parse_card("KS") else 1.0 for card in range(52))
    assert chances(king, hand, dead)[0] == 1.0


def test_a_gap_waits_for_one_card_and_a_lone_card_for_two() -> None:
    """5-7 needs the 6; alone a 7 has six triples, each two cards away."""
    seven = parse_card("7S")
    assert chances(seven, mask("7S 5S"), ALIVE)[0] == 1.0
    assert chances(seven, mask("7S"), ALIVE) == (0.0, 6.0)
