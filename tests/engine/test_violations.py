import pytest

from rami_server.engine.actions import Discard
from rami_server.engine.play import decide
from rami_server.engine.violations import IllegalAction, Reason, Violation
from tests.support.positions import position


def test_the_codes_are_the_published_ones() -> None:
    """Clients tell refusals apart by these words; none may change or vanish unseen."""
    assert [reason.value for reason in Reason] == [
        "round_over",
        "not_your_turn",
        "wrong_phase",
        "discard_pile_empty",
        "discard_draws_exhausted",
        "no_steps",
        "too_few_cards",
        "duplicate_card",
        "card_not_held",
        "not_a_meld",
        "not_a_set",
        "not_a_run",
        "ace_is_high",
        "unknown_meld",
        "does_not_fit",
        "must_keep_a_discard",
        "card_just_taken",
    ]


def test_an_illegal_action_carries_its_violation() -> None:
    """Whoever catches the refusal can answer with its code and the card."""
    with pytest.raises(IllegalAction, match=r"^card_not_held$") as caught:
        decide(position("7S 8S 9S"), 0, Discard(0))
    assert caught.value.violation == Violation(Reason.CARD_NOT_HELD, 0)
