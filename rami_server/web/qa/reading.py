"""Everything about a table, hidden cards included: its state, its position as text, its log."""

from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Query
from pydantic_core import from_json
from typing_extensions import TypedDict

from rami_server.engine.cards import card_names
from rami_server.runtime.host import Host
from rami_server.table.exposed import Exposed, exposed
from rami_server.web.protocol.outgoing import View
from rami_server.web.qa.lab import Lab
from rami_server.web.view_frames import view_of

MAX_VERSION: Final = 2**31 - 1
After: TypeAlias = Annotated[int, Query(ge=0, le=MAX_VERSION)]


class AllCards(TypedDict):
    """Every card of the present round; the last card of a pile is its top."""

    position: str
    """The text that rigs the same position again."""
    hands: list[list[str]]
    stock: list[str]
    discard_pile: list[str]


class FullState(TypedDict):
    """The whole truth about a table, and what each seat and a spectator are shown of it."""

    code: str
    table_id: str
    seq: int
    turn: int
    now: float
    """The server's time, in seconds since the epoch."""
    due_at: float | None
    """When the table does something by itself."""
    cards: AllCards | None
    views: list[View]
    """By seat; `legal` stands in the view of the seat to move."""
    spectator: View


class FullLog(TypedDict):
    """The records of a table, as they are stored."""

    table_id: str
    records: list[dict[str, Any]]


def router(lab: Lab) -> APIRouter:
    """Return the routes that read."""
    routes = APIRouter()

    @routes.get("/tables/{code}")
    async def read_table(code: str) -> FullState:
        """Return the full state, with whatever the log has that this copy has not seen."""
        host = await lab.table(code)
        await host.catch_up()
        return _state_of(host, lab.clock.now())

    @routes.get("/tables/{code}/log")
    async def read_log(code: str, after: After = 0) -> FullLog:
        """Return the records after that number."""
        host = await lab.table(code)
        records = await lab.node.services.log.read(host.table_id, after)
        return {
            "table_id": host.table_id,
            "records": [from_json(lab.encode(record)) for record in records],
        }

    return routes


def _state_of(host: Host, now: float) -> FullState:
    table = host.table
    seats, shared = range(len(table.state.seats)), table.view(None, now)
    return {
        "code": table.state.code,
        "table_id": host.table_id,
        "seq": table.version,
        "turn": table.state.turn,
        "now": now,
        "due_at": table.due_at(),
        "cards": _all_cards(exposed(table.state)),
        "views": [view_of(shared, table.own(seat)) for seat in seats],
        "spectator": view_of(shared, None),
    }


def _all_cards(shown: Exposed | None) -> AllCards | None:
    if shown is None:
        return None
    return {
        "position": shown.position,
        "hands": [card_names(hand) for hand in shown.hands],
        "stock": card_names(shown.stock),
        "discard_pile": card_names(shown.discard_pile),
    }
