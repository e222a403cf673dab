from __future__ import annotations

from rami_server.ai.decision import Reason
from rami_server.ai.reasons import CODES, Because
from rami_server.locales.catalogues import catalogues
from rami_server.web.rest.reasons import ReasonView, reasons_on_wire


def test_a_reason_is_told_with_words() -> None:
    """Code and parameters for programs, and a sentence for people."""
    because = Because(Reason.LAYS_DOWN, {"card": "KD", "melds": ("7S 8S 9S", "2C 2D 2H")})
    (told,) = reasons_on_wire([because], catalogues().by_tag("en"))
    assert told.model_dump() == {
        "code": "lays_down",
        "params": {"card": "KD", "melds": ["7S 8S 9S", "2C 2D 2H"]},
        "text": (
            "Lay down the 7, 8 and 9 of spades and the 2s of clubs, diamonds and hearts, then"
            " discard the king of diamonds."
        ),
    }


def test_a_reason_is_told_in_the_readers_language() -> None:
    """Cards and all."""
    because = Because(Reason.DISCARDS_LEAST_WORTH, {"card": "QH"})
    (told,) = reasons_on_wire([because], catalogues().by_tag("nl"))
    assert told.text == "Aan de hartenvrouw heb je het minst."


def test_codes_are_a_closed_list_for_clients() -> None:
    """The schema names every code there is."""
    assert ReasonView.model_json_schema()["properties"]["code"]["enum"] == list(CODES)
