from itertools import combinations

import pytest

from rami_server.engine.cards import DECK, format_cards
from rami_server.engine.melds import (
    MELDS,
    RUNS,
    SETS,
    MeldKind,
    cards_of,
    grown,
    kind_of,
    kind_of_meld,
    lay_offs_in,
    mask_of,
    melds_in,
    neighbours_of,
)
from tests.support import brute
from tests.support.positions import cards


def kind(text: str) -> MeldKind | None:
    """Return the kind of the cards named."""
    return kind_of(mask_of(cards(text)))


def found(hand: str) -> list[str]:
    """Return the melds in a hand as text, in the engine's order."""
    return [format_cards(meld) for meld in melds_in(mask_of(cards(hand)))]


def joining(hand: str, meld: str) -> list[str]:
    """Return the lay-offs of a hand onto a meld as text, in the engine's order."""
    return [format_cards(each) for each in lay_offs_in(mask_of(cards(hand)), cards(meld))]


def test_a_mask_is_a_set_of_cards() -> None:
    """Cards go in in any order and come out ascending; no card is the empty mask."""
    assert mask_of(cards("4C 2C 3C")) == 0b111
    assert mask_of(()) == 0
    assert mask_of(cards("AS")) == 1 << 51
    assert cards_of(mask_of(DECK)) == DECK
    assert cards_of(mask_of(cards("KS 2C 7H"))) == cards("2C 7H KS")
    assert cards_of(0) == ()


def test_the_table_of_melds_is_complete_and_ascending() -> None:
    """329 melds, 264 runs and 65 sets, each an ascending tuple under its own mask."""
    assert (len(RUNS), len(SETS), len(MELDS)) == (264, 65, 329)
    for mask, meld in MELDS.items():
        assert mask_of(meld) == mask
        assert list(meld) == sorted(meld)
        assert brute.is_meld(meld)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("QS KS AS", MeldKind.RUN),
        ("4S 2S 3S", MeldKind.RUN),
        ("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD", MeldKind.RUN),
        ("7C 7D 7S", MeldKind.SET),
        ("AC AD AH AS", MeldKind.SET),
        ("AS 2S 3S", None),
        ("KS AS 2S", None),
        ("KC AC 2D 3D", None),  # neighbours by number, not by suit
        ("QC KC AC 2D", None),
        ("7C 7D", None),
        ("7C 8C", None),
        ("7C 8C TC", None),
        ("7C 7D 8H", None),
        ("TC JD QH", None),
        ("", None),
    ],
)
def test_kind_of_cards(text: str, expected: MeldKind | None) -> None:
    """Runs end at the ace, sets have one rank, and nothing else is a meld."""
    assert kind(text) == expected


def test_kind_of_meld_agrees_with_the_tables() -> None:
    """The short way for cards known to be a meld says the same as the tables."""
    assert {kind_of_meld(meld) for meld in RUNS.values()} == {MeldKind.RUN}
    assert {kind_of_meld(meld) for meld in SETS.values()} == {MeldKind.SET}


def test_kinds_have_their_words() -> None:
    """Views and messages spell the kinds so."""
    assert [each.value for each in MeldKind] == ["run", "set"]


def test_melds_in_lists_overlapping_ones_runs_first() -> None:
    """Every meld of a hand is listed once, also those that share cards."""
    assert found("7S 8S 9S TS 7C 7D 7H") == [
        "7S 8S 9S",
        "7S 8S 9S TS",
        "8S 9S TS",
        *("7C 7D 7H", "7C 7D 7S", "7C 7H 7S", "7D 7H 7S", "7C 7D 7H 7S"),
    ]
    assert found("7S 8S TS 7C JD") == []
    assert found("") == []


def test_melds_in_does_not_join_suits() -> None:
    """The ace of one suit and the two of the next are neighbours in number only."""
    assert found("KC AC 2D 3D") == []
    assert found("QC KC AC 2D 3D 4D") == ["QC KC AC", "2D 3D 4D"]


def test_melds_in_the_whole_deck_are_all_melds() -> None:
    """Nothing is missing and nothing listed twice when every card is in the hand."""
    all_found = melds_in(mask_of(DECK))
    assert len(all_found) == 329
    assert set(all_found) == set(MELDS.values())


def test_melds_in_agrees_with_brute_force() -> None:
    """For dense hands of eleven cards each subset that is a meld is found and no other."""
    for start in range(13):
        hand = tuple((start * 4 + step * step) % 52 for step in range(18))
        hand = tuple(dict.fromkeys(hand))[:11]
        expected = {group for group in brute.subsets(hand) if brute.is_meld(group)}
        assert set(melds_in(mask_of(hand))) == expected


def test_melds_in_finds_each_run_and_set_alone() -> None:
    """A hand that is one meld contains that meld and its own parts."""
    for mask, meld in MELDS.items():
        parts = {part for part in brute.subsets(meld, 3) if brute.is_meld(part)}
        assert set(melds_in(mask)) == parts


@pytest.mark.parametrize(
    ("hand", "meld", "expected"),
    [
        ("6D", "7D 8D 9D", ["6D"]),
        ("TD", "7D 8D 9D", ["TD"]),
        ("5D", "7D 8D 9D", []),
        ("5D 6D", "7D 8D 9D", ["5D 6D", "6D"]),
        ("2C 6D TD", "7D 8D 9D", ["6D", "6D TD", "TD"]),
        ("JD TD", "7D 8D 9D", ["TD", "TD JD"]),
        ("6C 6S 7C", "7D 8D 9D", []),
        ("7S 8S", "7C 7D 7H", ["7S"]),
        ("7S 8S 6C", "7D 7H 7C", ["7S"]),
        ("AD", "2D 3D 4D", []),
        ("2D AD", "QD KD AD", []),
        ("2D TD JD", "QD KD AD", ["TD JD", "JD"]),
        ("2H AC", "JD QD KD AD", []),
        ("2D", "QC KC AC", []),
        ("AC", "2D 3D 4D", []),
        ("8C 8D", "7C 7D 7H 7S", []),
        ("", "7D 8D 9D", []),
    ],
)
def test_lay_offs(hand: str, meld: str, expected: list[str]) -> None:
    """Groups of cards join a meld if the whole is one, at both ends and several at once."""
    assert sorted(joining(hand, " ".join(sorted(meld.split(), key=cards)))) == sorted(expected)


def test_lay_offs_agree_with_brute_force_for_every_meld() -> None:
    """From the whole deck exactly the groups join a meld that make a larger meld of it."""
    everything = mask_of(DECK)
    for mask, meld in MELDS.items():
        expected = {cards_of(other - mask) for other in MELDS if other & mask == mask != other}
        listed = list(lay_offs_in(everything & ~mask, meld))
        assert set(listed) == expected
        assert len(listed) == len(expected)


def test_lay_offs_for_hands_of_two() -> None:
    """Each pair of cards yields what single cards and the pair itself can do, for a long run."""
    meld = cards("5H 6H 7H 8H 9H")
    for pair in combinations([card for card in DECK if card not in meld], 2):
        groups = [(pair[0],), (pair[1],), pair]
        expected = {group for group in groups if brute.is_meld((*meld, *group))}
        assert set(lay_offs_in(mask_of(pair), meld)) == expected


def test_grown_is_the_larger_meld_or_none() -> None:
    """Cards join in any order; the result is ascending, and None if it is no meld."""
    assert grown(cards("7D 8D 9D"), cards("TD 6D")) == cards("6D 7D 8D 9D TD")
    assert grown(cards("7C 7D 7H"), cards("7S")) == cards("7C 7D 7H 7S")
    assert grown(cards("7D 8D 9D"), cards("5D")) is None
    assert grown(cards("2D 3D 4D"), cards("AD")) is None
    assert grown(cards("7C 7D 7H"), cards("8H 9H")) is None


@pytest.mark.parametrize(
    ("meld", "near"),
    [("5H 6H 7H", "4H 8H"), ("9C 9D 9S", "9H"), ("9C 9D 9H 9S", ""), ("QD KD AD", "JD")],
)
def test_neighbours_of_a_meld(meld: str, near: str) -> None:
    """Each of them could join alone, and nothing else could."""
    found = neighbours_of(cards(meld))
    assert found == cards(near)
    alone = (c for c in DECK if c not in cards(meld) and grown(cards(meld), [c]) is not None)
    assert found == tuple(alone)
