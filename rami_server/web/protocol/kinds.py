"""What kinds of messages clients send, as one flat and closed list: for counters and log lines."""

from __future__ import annotations

from typing import Final, get_args

from rami_server.web.protocol import incoming as wire

UNREAD: Final = "unread"
"""The kind of a message that could not be read."""


def _constants(union: object, field: str) -> frozenset[str]:
    """Return what the discriminator of a union can be."""
    members = get_args(get_args(union)[0])
    return frozenset(get_args(each.model_fields[field].annotation)[0] for each in members)


KINDS: Final = _constants(wire.Action, "kind") | _constants(wire.Operation, "op") | {UNREAD}


def kind_of(message: wire.Incoming) -> str:
    """Return the kind of a message: an action's, an operation's, or what it is by itself."""
    match message:
        case wire.Act(action=action):
            return action.kind
        case wire.Hello() | wire.Ping():
            return message.type
        case _:
            return message.op
