"""Every kind of message by its name."""

from __future__ import annotations

from rami_server.web.documents.messages import MessageKind, message_kinds
from rami_server.web.documents.schemas import socket_schemas


def test_all_kinds_have_names_of_their_own() -> None:
    """Types of messages, and the operations of `table`, tell all messages apart."""
    kinds = message_kinds(socket_schemas())
    names = [kind.name for kind in kinds]
    assert len(names) == len(set(names))
    assert {"hello", "act", "ping", "table-join", "welcome", "update", "refused"} <= set(names)
    assert {kind.model for kind in kinds if kind.sender == "server"} == {
        "Welcome",
        "Ack",
        "Refused",
        "Notice",
        "Pong",
        "Update",
    }


def test_examples_find_their_kind() -> None:
    """An example is named after its kind, with something more if there are several."""
    kind = MessageKind("act", "Act", "client")
    assert kind.is_shown_by("act")
    assert kind.is_shown_by("act-meld")
    assert not kind.is_shown_by("ack")
