"""A client for Rami Server: whoever writes a bot or a tool needs nothing else of this package.

`connect` follows one table over a link that mends itself; `guest` and `open_table` are the two
REST calls that come before. `docs/protocol.md` explains what is sent and why.
"""

from rami_server.client.backoff import Backoff
from rami_server.client.client import Client, accepted, connect
from rami_server.client.errors import (
    ClientError,
    Closed,
    LinkLost,
    RequestRefused,
    Superseded,
    TableGone,
    Unanswered,
    Unauthenticated,
    WasRefused,
)
from rami_server.client.moves import discard, draw, lay_off, meld, turn
from rami_server.client.rest import Guest, guest, open_table

__all__ = [
    "Backoff",
    "Client",
    "ClientError",
    "Closed",
    "Guest",
    "LinkLost",
    "RequestRefused",
    "Superseded",
    "TableGone",
    "Unanswered",
    "Unauthenticated",
    "WasRefused",
    "accepted",
    "connect",
    "discard",
    "draw",
    "guest",
    "lay_off",
    "meld",
    "open_table",
    "turn",
]
