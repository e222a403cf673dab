from dataclasses import replace

import pytest

from rami_server.engine.notation.consistency import check_position
from rami_server.engine.notation.errors import NotationError
from tests.support.positions import card, match_at

REFUSED = [
    ({"discard": "7S"}, "^named more than once: 7S$"),
    ({"discard": "7S 2C 3C 3C", "stock": "2C *"}, "^named more than once: 2C 3C 7S$"),
    ({"melds": "0=KD KH KS"}, "^named more than once: KD$"),
    ({"stock": "2C", "discard": "3C"}, "^nowhere: 4C 5C .* KS AS; `stock: \\*` takes the rest$"),
    ({"seat": 2}, "^no seat 2 at a table of 2$"),
    ({"starter": 3}, "^no seat 3 at a table of 2$"),
    ({"melds": "4=7C 7D 7H"}, "^no seat 4 at a table of 2$"),
    ({"melds": "0=7C 7D 7H, 1=2C 3C 5C"}, "^no meld: 2C 3C 5C$"),
    ({"melds": "0=2C 3C"}, "^no meld: 2C 3C$"),
    ({"melds": "0="}, "^no meld: $"),
    ({"phase": "draw", "taken": "KD"}, "^KD cannot have been taken in this turn$"),
    ({"taken": "2D"}, "^2D cannot have been taken in this turn$"),
    ({"taken": "3C", "stock": "3C *"}, "^3C cannot have been taken in this turn$"),
    ({"scores": "1"}, "^1 scores for 2 seats$"),
    ({"scores": "1 2 3"}, "^3 scores for 2 seats$"),
]


@pytest.mark.parametrize(("clauses", "words"), REFUSED)
def test_what_cannot_stand_is_refused(clauses: dict[str, str | int], words: str) -> None:
    """A position with a card twice or missing, a false meld, seat or score is not taken in."""
    with pytest.raises(NotationError, match=words):
        match_at("7S 8S KD", "2D", **clauses)


@pytest.mark.parametrize("phase", ["draw", "play"])
@pytest.mark.parametrize("hands", [("", "2D"), ("7S", "")])
def test_a_running_round_has_no_empty_hand(phase: str, hands: tuple[str, str]) -> None:
    """A hand without cards has ended the round."""
    with pytest.raises(NotationError, match=r"^a hand is empty, so the round is over \(R8\)$"):
        match_at(*hands, phase=phase)


@pytest.mark.parametrize(
    "clauses",
    [
        {},
        {"taken": "KD"},
        {"taken": "3C", "melds": "0=3C 4C 5C"},  # taken and laid down at once
        {"taken": "3C", "phase": "over", "ended": "went_out 0", "discard": "3C"},
        {"seat": 1, "starter": 1, "melds": "1=3C 4C 5C", "scores": "5 7"},
    ],
)
def test_what_can_stand_is_returned(clauses: dict[str, str | int]) -> None:
    """A consistent position comes back as it is."""
    match = match_at("7S 8S KD", "2D", **clauses)
    assert check_position(match) is match


def test_after_the_end_a_hand_may_be_empty() -> None:
    """A round that is over stands with the winner's hand empty."""
    match = match_at("", "2D", phase="over", ended="went_out 0")
    assert match.round.hands[0] == ()


def test_a_card_of_another_hand_was_not_taken() -> None:
    """The seat to move holds, has laid or has discarded what it took; nobody else has it."""
    match = match_at("7S 8S KD", "2D", seat=1, taken="2D")
    with pytest.raises(NotationError, match=r"^KD cannot have been taken in this turn$"):
        check_position(replace(match, round=replace(match.round, taken=card("KD"))))
