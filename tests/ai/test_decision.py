from __future__ import annotations

from rami_server.ai.decision import NO_PARAMS, Decision, Reason
from rami_server.engine.actions import Discard, DrawStock, Meld, Turn


def test_the_first_step_of_a_turn_or_the_action_itself() -> None:
    """A hint for a person names one step, also where a bot plays a whole turn."""
    meld = Meld((0, 1, 2))
    assert Decision(Turn((meld, Discard(5))), Reason.LAYS_DOWN).first_step == meld
    assert Decision(DrawStock(), Reason.DRAWS_UNKNOWN).first_step == DrawStock()


def test_reasons_are_codes() -> None:
    """A client translates the code, so it has no spaces and never two meanings."""
    assert all(reason.value == reason.name.lower() for reason in Reason)
    assert dict(Decision(DrawStock(), Reason.DRAWS_UNKNOWN).params) == dict(NO_PARAMS)
