import pytest

from rami_server.engine.diagnosis import no_growth, no_meld
from rami_server.engine.violations import Reason, Violation
from tests.support.positions import card, cards


@pytest.mark.parametrize(
    ("text", "reason", "offender"),
    [
        # of one suit: the first card after a gap, or the ace that does not stand low
        ("5H 6H 8H", Reason.NOT_A_RUN, "8H"),
        ("9H 5H 6H 7H", Reason.NOT_A_RUN, "9H"),
        ("2H 4H 6H", Reason.NOT_A_RUN, "4H"),
        ("2C QC AC", Reason.NOT_A_RUN, "QC"),
        ("AH 2H 3H", Reason.ACE_IS_HIGH, "AH"),
        ("KH AH 2H", Reason.ACE_IS_HIGH, "AH"),
        ("QD KD AD 2D 3D", Reason.ACE_IS_HIGH, "AD"),
        ("2H 4H AH", Reason.NOT_A_RUN, "4H"),
        ("3H 4H AH", Reason.NOT_A_RUN, "AH"),
        # one card keeps the others from being a set
        ("7C 7D 8H", Reason.NOT_A_SET, "8H"),
        ("8H 7C 7D", Reason.NOT_A_SET, "8H"),
        ("7C 7D 7H 8H", Reason.NOT_A_SET, "8H"),
        ("7C 7D 8D", Reason.NOT_A_SET, "8D"),  # rather a set than a run
        ("7C 7D 7H 7S 8H", Reason.NOT_A_SET, "8H"),
        # one card is of another suit
        ("5H 6H 7S", Reason.NOT_A_RUN, "7S"),
        ("7S 5H 6H", Reason.NOT_A_RUN, "7S"),
        ("5H 6H 7H 8S", Reason.NOT_A_RUN, "8S"),
        # nothing in particular
        ("TC JD QH", Reason.NOT_A_MELD, None),
        ("5H 6H 7S 8S", Reason.NOT_A_MELD, None),
        ("7C 7D 8C 8D", Reason.NOT_A_MELD, None),
        ("7C 7D 7H 8H 9H", Reason.NOT_A_MELD, None),
        ("KC AC 2D 3D", Reason.NOT_A_MELD, None),
    ],
)
def test_what_is_wrong_with_a_meld(text: str, reason: Reason, offender: str | None) -> None:
    """The player learns what the cards nearly are and which card spoils it."""
    expected = Violation(reason, None if offender is None else card(offender))
    assert no_meld(cards(text)) == expected


@pytest.mark.parametrize(
    ("meld", "added", "reason", "offender"),
    [
        ("7D 8D 9D", "5D", Reason.DOES_NOT_FIT, "5D"),
        ("7D 8D 9D", "JD QD", Reason.DOES_NOT_FIT, "JD"),
        ("7D 8D 9D", "TS", Reason.DOES_NOT_FIT, "TS"),
        ("7C 7D 7H", "8H", Reason.DOES_NOT_FIT, "8H"),
        ("7C 7D 7H 7S", "KD", Reason.DOES_NOT_FIT, "KD"),
        ("2D 3D 4D", "AD", Reason.ACE_IS_HIGH, "AD"),
        ("2D 3D 4D", "5D AD", Reason.ACE_IS_HIGH, "AD"),
        ("QD KD AD", "2D", Reason.ACE_IS_HIGH, "AD"),
        ("QD KD AD", "3D", Reason.DOES_NOT_FIT, "3D"),
        ("3D 4D 5D", "AD", Reason.DOES_NOT_FIT, "AD"),
        ("2D 3D 4D", "AC", Reason.DOES_NOT_FIT, "AC"),
        ("2D 3D 4D", "TD AD", Reason.DOES_NOT_FIT, "TD"),
    ],
)
def test_why_cards_do_not_join_a_meld(meld: str, added: str, reason: Reason, offender: str) -> None:
    """A low ace is explained as such; of anything else the first card and the meld are named."""
    assert no_growth(4, cards(meld), cards(added)) == Violation(reason, card(offender), 4)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("5H 6H 8H", "7H"),
        ("5H 6H 7S", "4H 7H"),
        ("5H 7H 6S", "6H"),
        ("7C 7D 8H", "7H 7S"),
        ("AH 2H 3H", "2H 3H 4H"),
        ("TC JD QH", ""),
    ],
)
def test_what_would_be_a_meld(text: str, near: str) -> None:
    """The refusal brings the nearest legal thing along."""
    assert no_meld(cards(text)).near == cards(near)


@pytest.mark.parametrize(
    ("meld", "added", "near"),
    [
        ("7D 8D 9D", "JD", "6D TD"),
        ("7C 7D 7H", "8H", "7S"),
        ("7C 7D 7H 7S", "8H", ""),
        ("2D 3D 4D", "AD", "2D 3D 4D 5D"),
    ],
)
def test_what_a_meld_would_take(meld: str, added: str, near: str) -> None:
    """The refusal of a lay-off says what would fit."""
    assert no_growth(0, cards(meld), cards(added)).near == cards(near)
