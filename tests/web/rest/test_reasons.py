from __future__ import annotations

from rami_server.ai.decision import Reason
from rami_server.ai.reasons import CODES, Because
from rami_server.web.rest.reasons import ReasonView, reasons_on_wire


def test_a_reason_is_told_with_words() -> None:
    """Code and parameters to translate, and English for who does not."""
    because = Because(Reason.LAYS_DOWN, {"card": "KD", "melds": ("7S 8S 9S", "2C 2D 2H")})
    (told,) = reasons_on_wire([because])
    assert told.model_dump() == {
        "code": "lays_down",
        "params": {"card": "KD", "melds": ["7S 8S 9S", "2C 2D 2H"]},
        "text": "Lay down 7S 8S 9S, 2C 2D 2H, then discard KD.",
    }


def test_codes_are_a_closed_list_for_clients() -> None:
    """The schema names every code there is."""
    assert ReasonView.model_json_schema()["properties"]["code"]["enum"] == list(CODES)
