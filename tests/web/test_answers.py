"""Acknowledgements and refusals on the wire."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from rami_server.engine.cards import UnknownCard
from rami_server.engine.violations import Reason, Violation
from rami_server.locales.catalogues import catalogues
from rami_server.runtime.outcomes import Done, Failed, Failure
from rami_server.table.answers import Refusal, Refused
from rami_server.web import answers
from rami_server.web.protocol.codes import WireCode
from rami_server.web.protocol.incoming import INCOMING
from rami_server.web.protocol.outgoing import OUTGOING
from rami_server.web.wording import refusal_text
from tests.support.positions import card, cards

ENGLISH = catalogues().by_tag("en")


def test_an_acknowledgement_names_its_record() -> None:
    """`seq` is the record in which the action is stored, not the newest one."""
    assert answers.answer_to(Done(7), {"action_id": "a"}, 9, ENGLISH) == {
        "type": "ack",
        "action_id": "a",
        "seq": 7,
    }


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_of_the_rules_is_worded(reason: Reason) -> None:
    """Code, cause, and what offends, by the names that the cause uses."""
    refused = Refused(Violation(reason, card=5, meld=2, step=1))
    answer = answers.answer_to(refused, {"action_id": "a"}, 9, ENGLISH)
    assert answer["type"] == "refused"
    assert answer["code"] == reason.value
    assert answer["params"] == {"card": "7C", "meld": 2, "step": 1}
    assert answer["message"] == refusal_text(ENGLISH, reason, answer["params"])
    OUTGOING.validate_python(answer)


@pytest.mark.parametrize("refusal", list(Refusal))
def test_every_refusal_of_the_table_is_worded(refusal: Refusal) -> None:
    """With the numbers that the table gave."""
    answer = answers.answer_to(Refused(refusal, {"seat": 3}), {"request_id": "r"}, None, ENGLISH)
    assert answer["type"] == "refused"
    assert (answer["code"], answer["params"]) == (refusal.value, {"seat": 3})


@pytest.mark.parametrize("why", list(Failure))
def test_every_failure_of_the_server_is_worded(why: Failure) -> None:
    """With nothing that tells of its inside."""
    answer = answers.answer_to(Failed(why), {}, None, ENGLISH)
    assert answer["type"] == "refused"
    words = refusal_text(ENGLISH, why, {})
    assert (answer["code"], answer["params"], answer["message"]) == (why.value, {}, words)


def test_a_refusal_brings_along_what_would_do() -> None:
    """Cards that a client can show beside the sentence, and the sentence that names them."""
    refused = Refused(Violation(Reason.NOT_A_SET, card("TD"), near=cards("9H 9S")))
    answer = answers.answer_to(refused, {}, 9, catalogues().by_tag("nl"))
    assert answer["type"] == "refused"
    assert answer["params"] == {"card": "TD", "near": "9H 9S"}
    assert "ruiten 10" in answer["message"].lower()
    assert "harten 9 of schoppen 9" in answer["message"]


def test_an_unknown_card_is_quoted() -> None:
    """The text that was sent, so that its author finds it."""
    answer = answers.unknown_card(UnknownCard("1X"), {"action_id": "a"}, 3, ENGLISH)
    assert (answer["code"], answer["params"]) == (WireCode.UNKNOWN_CARD, {"card": "1X"})


def test_a_bad_message_says_where_and_what_but_quotes_nothing() -> None:
    """Field and problem; a token that stood in the wrong place is not sent back."""
    text = '{"type":"hello","token":7,"secret":"rami_x"}'
    with pytest.raises(ValidationError) as error:
        INCOMING.validate_json(text)
    answer = answers.bad_message(text, error.value, None, ENGLISH)
    assert answer["code"] == "bad_message"
    assert str(answer["params"]["field"]).startswith("hello.")
    assert "rami_x" not in str(answer)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ('{"action_id":"a"}', {"action_id": "a"}),
        ('{"request_id":"r","x":1}', {"request_id": "r"}),
        ('{"action_id":7}', {}),
        ('{"action_id":""}', {}),
        ('{"action_id":"' + "a" * 65 + '"}', {}),
        ("[]", {}),
        ("{", {}),
        ("", {}),
        ("[" * 10_000, {}),
        ('{"a":' + "9" * 5000 + "}", {}),
    ],
)
def test_ids_are_read_where_they_can_be(text: str, ids: dict[str, str]) -> None:
    """A client learns which of its messages was bad, whatever else stands there."""
    assert answers.ids_in(text) == ids
