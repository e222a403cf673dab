import pytest

from rami_server.engine.cards import (
    ACE,
    DECK,
    RANKS,
    SUITS,
    UnknownCard,
    card_names,
    format_card,
    format_cards,
    hand_points,
    parse_card,
    parse_cards,
    points_table,
    rank_of,
    suit_of,
)


def test_the_deck_is_every_rank_in_every_suit() -> None:
    """52 cards, no joker, each with a name of its own."""
    names = [format_card(card) for card in DECK]
    assert names == [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    assert tuple(range(52)) == DECK


def test_rank_and_suit_take_a_card_apart() -> None:
    """Rank and suit are those of the card's name."""
    for card in DECK:
        assert RANKS[rank_of(card)] + SUITS[suit_of(card)] == format_card(card)
    assert rank_of(parse_card("AH")) == ACE
    assert suit_of(parse_card("AH")) == 2


def test_names_are_read_back() -> None:
    """What is printed can be read, card by card and in a row."""
    assert [parse_card(format_card(card)) for card in DECK] == list(DECK)
    assert parse_cards(format_cards(DECK)) == DECK
    assert parse_cards("  7S\n\tAC ") == (44, 12)
    assert format_cards((44, 12)) == "7S AC"
    assert card_names((44, 12)) == ["7S", "AC"]
    assert parse_cards("") == ()


@pytest.mark.parametrize("text", ["", "7", "S7", "7s", "7SS", "10S", "1S", " 7S", "XX", "7\u0660"])
def test_what_is_no_card_is_refused_with_its_text(text: str) -> None:
    """A misspelt card is named in the error and never taken for another."""
    with pytest.raises(UnknownCard, match="is not a card: rank 2-9 T J Q K A, then suit C D H S"):
        parse_card(text)
    with pytest.raises(UnknownCard) as caught:
        parse_card(text)
    assert caught.value.text == text
    assert repr(text) in str(caught.value)


def test_one_bad_name_spoils_the_list() -> None:
    """No part of a list is read when another part cannot be."""
    with pytest.raises(UnknownCard, match="'8X'"):
        parse_cards("7S 8X 9S")


def test_points_by_rank() -> None:
    """Each rank counts what the sheet says; the option changes the ace alone."""
    assert points_table(ace_high=False) == (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1)
    assert points_table(ace_high=True) == (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)


def test_points_of_a_hand_are_the_sum() -> None:
    """A hand counts all its cards, an empty one nothing, a whole deck 340 or 380."""
    assert hand_points(parse_cards("AS KD TC 7H"), ace_high=False) == 28
    assert hand_points(parse_cards("AS KD TC 7H"), ace_high=True) == 38
    assert hand_points((), ace_high=False) == 0
    assert hand_points(DECK, ace_high=False) == 340
    assert hand_points(DECK, ace_high=True) == 380
