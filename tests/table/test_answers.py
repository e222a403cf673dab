from __future__ import annotations

from rami_server.engine.violations import Reason, Violation
from rami_server.table.answers import Refusal, Refused


def test_a_refusal_has_the_code_of_its_reason() -> None:
    """Clients act on the code, whether the table or the rules refuse."""
    assert Refused(Refusal.STALE_TURN, {"turn": 3}).code == "stale_turn"
    assert Refused(Violation(Reason.NOT_YOUR_TURN)).code == "not_your_turn"


def test_no_code_of_the_table_is_also_one_of_the_rules() -> None:
    """One code has one meaning."""
    assert not {refusal.value for refusal in Refusal} & {reason.value for reason in Reason}
