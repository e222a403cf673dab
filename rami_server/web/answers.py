"""Answers on the socket: acknowledgements and refusals, each under the id of what it answers."""

from typing import TypedDict

from pydantic import ValidationError
from pydantic_core import from_json

from rami_server.engine.cards import UnknownCard, format_card
from rami_server.engine.violations import Violation
from rami_server.locales.catalogue import Catalogue
from rami_server.runtime.outcomes import Done, Failed, Outcome
from rami_server.table.answers import Refused as TableRefused
from rami_server.table.records import Version
from rami_server.web.protocol.codes import WireCode
from rami_server.web.protocol.outgoing import Ack, Refused
from rami_server.web.wording import refusal_text


class Ids(TypedDict, total=False):
    """The id of a message, under the name it has there; empty if none could be read."""

    action_id: str
    request_id: str


Params = dict[str, int | str]
MAX_ID = 64


def answer_to(outcome: Outcome, ids: Ids, seq: Version | None, texts: Catalogue) -> Ack | Refused:
    """Return what a command's outcome is on the wire; `seq` is the table's present record."""
    match outcome:
        case Done(version):
            return {"type": "ack", **ids, "seq": version}
        case Failed(why):
            return refusal(why.value, {}, ids, seq, texts)
        case TableRefused():
            return refusal(outcome.code, _params_of(outcome), ids, seq, texts)


def _params_of(refused: TableRefused) -> Params:
    if not isinstance(refused.reason, Violation):
        return dict(refused.params)
    found: Params = {}
    if refused.reason.card is not None:
        found["card"] = format_card(refused.reason.card)
    if refused.reason.meld is not None:
        found["meld"] = refused.reason.meld
    if refused.reason.step is not None:
        found["step"] = refused.reason.step
    if refused.reason.near:
        found["near"] = " ".join(map(format_card, refused.reason.near))
    return found


def refusal(code: str, params: Params, ids: Ids, seq: Version | None, texts: Catalogue) -> Refused:
    """Return a refusal with the words for its code in the reader's language."""
    return {
        "type": "refused",
        **ids,
        "code": code,
        "params": params,
        "message": refusal_text(texts, code, params),
        "seq": seq,
    }


def unknown_card(error: UnknownCard, ids: Ids, seq: Version | None, texts: Catalogue) -> Refused:
    """Return the refusal of text that names no card."""
    return refusal(WireCode.UNKNOWN_CARD, {"card": error.text}, ids, seq, texts)


def bad_message(
    text: str, error: ValidationError, seq: Version | None, texts: Catalogue
) -> Refused:
    """Return the refusal of a message that is not of the protocol: where, and what is wrong."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    params: Params = {"field": field, "problem": first["msg"][:200]}
    return refusal(WireCode.BAD_MESSAGE, params, ids_in(text), seq, texts)


def ids_in(text: str) -> Ids:
    """Return the id that a bad message carries, so that its sender knows which one it was."""
    try:
        message = from_json(text)
    except ValueError:
        return {}
    if not isinstance(message, dict):
        return {}
    ids: Ids = {}
    if _is_id(message.get("action_id")):
        ids["action_id"] = message["action_id"]
    if _is_id(message.get("request_id")):
        ids["request_id"] = message["request_id"]
    return ids


def _is_id(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_ID
