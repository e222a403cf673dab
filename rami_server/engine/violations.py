"""Why the rules refuse an action: a closed list of reasons, and what offended."""

from dataclasses import dataclass, field
from enum import StrEnum

from rami_server.engine.actions import MeldId
from rami_server.engine.cards import Card


class Reason(StrEnum):
    """Every reason there is; the value is the code on the wire."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    DISCARD_PILE_EMPTY = "discard_pile_empty"
    DISCARD_DRAWS_EXHAUSTED = "discard_draws_exhausted"
    NO_STEPS = "no_steps"
    TOO_FEW_CARDS = "too_few_cards"
    DUPLICATE_CARD = "duplicate_card"
    CARD_NOT_HELD = "card_not_held"
    NOT_A_MELD = "not_a_meld"
    NOT_A_SET = "not_a_set"
    NOT_A_RUN = "not_a_run"
    ACE_IS_HIGH = "ace_is_high"
    UNKNOWN_MELD = "unknown_meld"
    DOES_NOT_FIT = "does_not_fit"
    MUST_KEEP_A_DISCARD = "must_keep_a_discard"
    CARD_JUST_TAKEN = "card_just_taken"


@dataclass(frozen=True, slots=True)
class Violation:
    """One refusal: the reason and, where there is one, the offending card, meld or step."""

    reason: Reason
    card: Card | None = None
    meld: MeldId | None = None
    step: int | None = None
    """The index of the refused step of a `Turn`."""
    near: tuple[Card, ...] = field(default=(), compare=False)
    """What would do instead: cards that each fit, or one run; empty if nothing is near.

    It is advice, made of what the action names and of what lies on the table, and no part of the
    judgement: two violations are the same whatever they advise.
    """


class IllegalAction(Exception):
    """The rules refuse the action, and `violation` says why; nothing has changed."""

    def __init__(self, violation: Violation) -> None:
        """Carry the judge's answer."""
        super().__init__(violation.reason.value)
        self.violation = violation
