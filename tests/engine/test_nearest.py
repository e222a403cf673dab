import pytest

from rami_server.engine.cards import rank_of
from rami_server.engine.nearest import (
    nearest_growth,
    nearest_high_run,
    nearest_in_run,
    nearest_in_set,
)
from tests.support.positions import cards


@pytest.mark.parametrize(
    ("named", "near"),
    [("9C 9D", "9H 9S"), ("9C 9D 9H", "9S"), ("9C 9D 9H 9S", ""), ("2S 2H", "2C 2D")],
)
def test_set_takes_the_other_cards_of_its_rank(named: str, near: str) -> None:
    """Whoever adds a wrong card to a set learns which ones are right."""
    held = cards(named)
    assert nearest_in_set(rank_of(held[0]), held) == cards(near)


@pytest.mark.parametrize(
    ("named", "near"),
    [
        ("5H 6H 8H", "7H"),
        ("2H 4H 6H", "3H"),
        ("5H 6H", "4H 7H"),
        ("2H 3H", "4H"),
        ("KH AH", "QH"),
        ("6H 5H", "4H 7H"),
        ("3H 4H AH", "5H"),
    ],
)
def test_run_takes_what_continues_it(named: str, near: str) -> None:
    """The card that is missing in the middle comes before those at the ends."""
    assert nearest_in_run(cards(named)) == cards(near)


@pytest.mark.parametrize(
    ("named", "near"),
    [
        ("2H 3H AH", "2H 3H 4H"),
        ("2H 3H 4H 5H AH", "2H 3H 4H 5H"),
        ("2H KH AH", "QH KH AH"),
        ("2D 3D QD KD AD", "QD KD AD"),
        ("2D JD QD KD AD", "JD QD KD AD"),
    ],
)
def test_ace_is_high_in_the_nearest_run(named: str, near: str) -> None:
    """The king leads to the ace, or the ace is left out."""
    assert nearest_high_run(cards(named)) == cards(near)


@pytest.mark.parametrize(
    ("meld", "near"), [("2D 3D 4D", "2D 3D 4D 5D"), ("QD KD AD", "JD QD KD AD")]
)
def test_run_grows_where_it_can(meld: str, near: str) -> None:
    """A run that takes no low ace takes something else."""
    assert nearest_growth(cards(meld)) == cards(near)
