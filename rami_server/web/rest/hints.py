"""A hint: what hard would do in the caller's place, and why; for their own seat and turn only."""

from http import HTTPStatus
from typing import Annotated, TypeAlias

from fastapi import APIRouter, Depends, Header, Path, Response
from pydantic import BaseModel, Field

from rami_server.engine.violations import Reason, Violation
from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import catalogues
from rami_server.runtime import hints as runtime
from rami_server.runtime.hints import Hints, HintsOff
from rami_server.runtime.host import Host
from rami_server.runtime.outcomes import Failure
from rami_server.runtime.rooms import Rooms
from rami_server.table.answers import Refusal, Refused
from rami_server.web.auth import Auth
from rami_server.web.codec import action_on_wire
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import Problem, from_failure, from_refusal
from rami_server.web.protocol import incoming as wire
from rami_server.web.protocol.codes import WireCode
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.reasons import ReasonView, reasons_on_wire

Accepted: TypeAlias = Annotated[str, Header(alias="Accept-Language", examples=["fr-CH, en;q=0.8"])]

_EXAMPLE = wire.Discard(kind="discard", card="KD")


class HintView(BaseModel):
    """What the caller could do now."""

    seq: int
    """The table's record that it is for; if the view is newer by now, ask again."""
    turn: int
    """What `act` repeats."""
    seat: int
    """The caller's own."""
    action: wire.Action = Field(examples=[_EXAMPLE])
    """As `act` takes it: a draw, or all the rest of the turn."""
    reasons: list[ReasonView]
    """Why, the reason itself first, then what it goes by; one at least."""


_REFUSED = (
    from_failure(Failure.UNKNOWN_TABLE),
    Problem(WireCode.FORBIDDEN, HTTPStatus.FORBIDDEN),
    from_refusal(Refused(Refusal.NOT_SEATED)),
    from_refusal(Refused(Refusal.NOT_STARTED)),
    from_refusal(Refused(Violation(Reason.ROUND_OVER))),
    from_refusal(Refused(Violation(Reason.NOT_YOUR_TURN))),
    from_refusal(Refused(Refusal.TIME_IS_UP, {"turn": 7})),
    from_failure(Failure.BUSY),
)


def router(auth: Auth, rooms: Rooms, hints: Hints, limiter: Limiter) -> APIRouter:
    """Serve `/tables/{code}/hint`."""
    routes = APIRouter(
        prefix="/tables",
        tags=["tables"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    known = caller_by(auth)

    @routes.get("/{code}/hint", responses=for_players(*_REFUSED))
    async def read_hint(
        code: Annotated[str, Path(max_length=16, examples=["K7PQ4M"])],
        caller: Annotated[Caller, Depends(known)],
        response: Response,
        accepted: Accepted = "",
    ) -> HintView:
        """Say what the strongest AI would do in the caller's place, from the caller's own view.

        Only for who sits at the table and is to move, and where the table's `hints` are on.
        """
        await limiter.spend("hints", caller.player.id)
        host = await rooms.find(code)
        if not isinstance(host, Host):
            raise from_refusal(host)
        texts = catalogues().by_header(accepted)
        hint = await _given(hints, host, caller)
        response.headers.update({"Content-Language": texts.language, "Vary": "Accept-Language"})
        return _view(hint, texts)

    return routes


async def _given(hints: Hints, host: Host, caller: Caller) -> runtime.Hint:
    try:
        hint = await hints.hint(host, caller.player.id)
    except HintsOff:
        raise Problem(WireCode.FORBIDDEN, HTTPStatus.FORBIDDEN) from None
    if not isinstance(hint, runtime.Hint):
        raise from_refusal(hint)
    return hint


def _view(hint: runtime.Hint, texts: Catalogue) -> HintView:
    return HintView(
        seq=hint.seq,
        turn=hint.turn,
        seat=hint.seat,
        action=action_on_wire(hint.advice.action),
        reasons=reasons_on_wire(hint.advice.reasons, texts),
    )
