from __future__ import annotations

import pytest

from rami_server.locales.catalogue import Catalogue, TextFault

SOURCE = """
card-rank = { $form }/{ $rank }
card-suit = { $suit }
card = { card-rank } { card-suit }
cards-suited = { $form }: { $ranks }, all { card-suit }
cards-span = { $form }: { $first }-{ $last }, all { card-suit }
cards-ranked = { $form }: { $count } { $rank } ({ $suits })
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $list }, { $item }
one = { CARD($card, form: "The") }
some = { CARDS($cards, form: "The") }
melds = { MELDS($melds, form: "the") }
any = { CARDS($cards, join: "or") }
wait =
    { SECONDS($ms) ->
        [one] { SECONDS($ms) } second
       *[other] { SECONDS($ms) } seconds
    }
seat = { SEAT($seat) }
"""


def said(message: str, **values: str | int) -> str:
    """Return a text of a small catalogue that shows what it was asked with."""
    return Catalogue("en", SOURCE).format(message, values)


def test_card_is_named_in_the_form_asked_for() -> None:
    """Rank, suit and form reach the translator's messages by name."""
    assert said("one", card="TD") == "The/ten diamonds"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("QH", "The/queen hearts"),
        ("QH 2C KS", "The/queen hearts, the/two clubs and the/king spades"),
        ("7H 8H 9H", "The: The/seven, the/eight and the/nine, all hearts"),
        ("7H 8H TH JH", "The: The/seven, the/eight, the/ten and the/jack, all hearts"),
        ("TH JH QH KH AH", "The: first/ten-last/ace, all hearts"),
        ("9C 9D 9S", "The: 3 nine (clubs, diamonds and spades)"),
    ],
)
def test_cards_that_go_together_are_named_together(cards: str, text: str) -> None:
    """One suit or one rank is said once; a long run is named by its ends."""
    assert said("some", cards=cards) == text


def test_melds_are_named_one_after_the_other() -> None:
    """Several melds make one phrase, and each of them is named as a whole."""
    assert said("melds", melds="9C 9D 9S/4H 5H 6H 7H") == (
        "the: 3 nine (clubs, diamonds and spades) and the: first/four-last/seven, all hearts"
    )


def test_alternatives_are_named_one_by_one() -> None:
    """Of cards that would each do, none takes the others along."""
    assert said("any", cards="9C 9D") == "plain/nine clubs or plain/nine diamonds"
    assert said("any", cards="4H 8H") == "plain: plain/four or plain/eight, all hearts"


@pytest.mark.parametrize("card", ["", "7", "1H", "7X", "7HH"])
def test_what_is_no_card_is_a_fault(card: str) -> None:
    """A card that nobody knows is never spoken."""
    with pytest.raises(TextFault):
        said("one", card=card)


def test_no_cards_are_a_fault() -> None:
    """An empty phrase is no phrase."""
    with pytest.raises(TextFault):
        said("some", cards="")


def test_seconds_are_rounded_up_and_count() -> None:
    """Nobody is told to come back too early, and one second is one."""
    assert [said("wait", ms=ms) for ms in (1, 1000, 1001)] == ["1 second", "1 second", "2 seconds"]


def test_seats_are_counted_from_one() -> None:
    """The first seat is 0 to the wire and 1 to people."""
    assert said("seat", seat=0) == "1"
