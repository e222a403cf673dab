"""The AsyncAPI document: complete, and of the form that AsyncAPI 3 asks for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from rami_server.web.documents.asyncapi import asyncapi
from rami_server.web.documents.files import examples_in
from rami_server.web.protocol.incoming import INCOMING, Operation
from rami_server.web.protocol.outgoing import OUTGOING
from tests.web.documents.pointers import references, resolved

ROOT = Path(__file__).parents[3]


@pytest.fixture
def document() -> Any:  # noqa: ANN401 - JSON
    """Return the document as it is made from the golden examples."""
    return asyncapi(examples_in(ROOT / "tests" / "golden" / "protocol"))


def test_every_reference_can_be_followed(document: Any) -> None:  # noqa: ANN401 - JSON
    """Channels, operations and messages name each other without a mistake."""
    for reference in references(document):
        assert resolved(document, reference) is not None


def test_client_messages_are_received_and_answered(document: Any) -> None:  # noqa: ANN401 - JSON
    """Each message of a client is an operation with its possible answers."""
    received = {k: o for k, o in document["operations"].items() if o["action"] == "receive"}
    operations = get_args(get_args(Operation)[0])
    assert len(received) == 3 + len(operations)
    for operation in received.values():
        assert operation["reply"]["messages"]


def test_operations_name_messages_of_their_channel(document: Any) -> None:  # noqa: ANN401 - JSON
    """AsyncAPI 3 wants the way through the channel, not the component itself."""
    for operation in document["operations"].values():
        for message in operation["messages"]:
            assert message["$ref"].startswith("#/channels/socket/messages/")


def test_every_message_has_an_example_that_the_models_accept(document: Any) -> None:  # noqa: ANN401 - JSON
    """What the document shows is what the server takes and gives."""
    for name, message in document["components"]["messages"].items():
        assert message["examples"], name
        sender = "receive" if f"receive-{name}" in document["operations"] else "send"
        for example in message["examples"]:
            text = json.dumps(example["payload"])
            checked = INCOMING if sender == "receive" else OUTGOING
            checked.validate_json(text)


def test_discriminators_are_names(document: Any) -> None:  # noqa: ANN401 - JSON
    """AsyncAPI knows the discriminator as a name only."""
    schemas = document["components"]["schemas"]
    assert schemas["Incoming"]["discriminator"] == "type"
    assert schemas["Turn"]["properties"]["steps"]["items"]["discriminator"] == "kind"
