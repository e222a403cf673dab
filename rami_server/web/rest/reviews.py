"""A review: the caller's own decisions of a finished match beside what hard would have done."""

from http import HTTPStatus
from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Depends, Header, Response
from pydantic import BaseModel, Field

from rami_server.ai.judging import WORLDS
from rami_server.engine.cards import card_names, format_card
from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import catalogues
from rami_server.runtime.matches import Matches, MatchId
from rami_server.runtime.outcomes import Failure
from rami_server.runtime.reviews import Review, Reviewed, Reviews, TooManyReviews
from rami_server.web.auth import Auth
from rami_server.web.codec import action_on_wire
from rami_server.web.limits import Limiter
from rami_server.web.problem_docs import for_players
from rami_server.web.problems import from_failure
from rami_server.web.protocol import incoming as wire
from rami_server.web.rest.caller import Caller, caller_by, no_store
from rami_server.web.rest.matches import MatchIdText, match_not_over, missing, own_match
from rami_server.web.rest.reasons import ReasonView, reasons_on_wire

Accepted: TypeAlias = Annotated[str, Header(alias="Accept-Language", examples=["fr-CH, en;q=0.8"])]

_DONE = wire.Discard(kind="discard", card="7S")
_HARD = wire.Discard(kind="discard", card="KD")


class ReviewedDecision(BaseModel):
    """One decision of the caller: a draw, or all the rest of a turn."""

    seq: int
    """The record of its first action: where a replay shows it, and where one can try again."""
    round: int
    turn: int
    hand: list[str]
    """The caller's cards before it."""
    discard: str | None
    """The visible card before it."""
    done: wire.Action = Field(examples=[_DONE])
    """What the caller did, as `act` takes it."""
    hard: wire.Action = Field(examples=[_HARD])
    """What the strongest AI would have done, knowing what the caller could know."""
    same: bool
    """Whether both come to the same."""
    gain: float
    """Points of the round by which `hard` is better, on average over the sampled hidden hands;
    negative where what the caller did is better."""
    error: float
    """The standard error of `gain`."""
    worst: bool
    """Whether it is one of the few that cost most, beyond chance."""
    reasons: list[ReasonView]
    """Why, as in a hint."""


class ReviewView(BaseModel):
    """A review, or how far it is."""

    match: str = Field(examples=["0b2f6a4c8e1d4f7a9c3b5d7e9f1a2b3c-1"])
    seat: int
    state: Literal["running", "done"]
    judged: int
    """How many decisions have been looked at."""
    total: int
    """How many there are; of a very long match the last 200."""
    left_out: int
    """How many could not be judged."""
    worlds: int = Field(examples=[WORLDS])
    """Over how many samples of the hidden cards each gain is averaged."""
    decisions: list[ReviewedDecision]
    """The costliest first; empty while `state` is `running`."""


def router(auth: Auth, matches: Matches, reviews: Reviews, limiter: Limiter) -> APIRouter:
    """Serve `/matches/{match_id}/review`."""
    routes = APIRouter(
        prefix="/matches",
        tags=["matches"],
        dependencies=[Depends(no_store), Depends(limiter.from_address("requests"))],
    )
    _add_asking(routes, auth, matches, reviews, limiter)
    _add_reading(routes, auth, matches, reviews)
    return routes


def _add_asking(
    routes: APIRouter, auth: Auth, matches: Matches, reviews: Reviews, limiter: Limiter
) -> None:
    known = caller_by(auth)

    @routes.post(
        "/{match_id}/review",
        responses=for_players(missing(), match_not_over(), from_failure(Failure.BUSY))
        | {202: {"model": ReviewView, "description": "It is being made: ask again."}},
    )
    async def review_match(
        match_id: MatchIdText,
        caller: Annotated[Caller, Depends(known)],
        response: Response,
        accepted: Accepted = "",
    ) -> ReviewView:
        """Review the caller's own decisions of a match that somebody has won.

        The first call begins it and answers 202; call again until it answers 200. Each decision
        is compared by what the caller could know, in the same samples of what they could not.
        """
        match, seat = await own_match(matches, match_id, caller)
        if match.winner is None:
            raise match_not_over()
        review = reviews.known(match, seat)
        if review is None:
            await limiter.spend("reviews", caller.player.id)
            try:
                review = await reviews.begin(match, seat)
            except TooManyReviews:
                raise from_failure(Failure.BUSY) from None
        return _answer(review, (match.id, seat), response, accepted)


def _add_reading(routes: APIRouter, auth: Auth, matches: Matches, reviews: Reviews) -> None:
    known = caller_by(auth)

    @routes.get(
        "/{match_id}/review",
        responses=for_players(missing(), match_not_over())
        | {202: {"model": ReviewView, "description": "It is being made: ask again."}},
    )
    async def read_review(
        match_id: MatchIdText,
        caller: Annotated[Caller, Depends(known)],
        response: Response,
        accepted: Accepted = "",
    ) -> ReviewView:
        """Show a review as far as it is; 404 where none was begun lately: `POST` begins it."""
        match, seat = await own_match(matches, match_id, caller)
        if match.winner is None:
            raise match_not_over()
        review = reviews.known(match, seat)
        if review is None:
            raise missing()
        return _answer(review, (match.id, seat), response, accepted)


def _answer(
    review: Review, whose: tuple[MatchId, int], response: Response, accepted: str
) -> ReviewView:
    texts = catalogues().by_header(accepted)
    response.headers.update({"Content-Language": texts.language, "Vary": "Accept-Language"})
    if not review.is_done:
        response.status_code = HTTPStatus.ACCEPTED
    match, seat = whose
    return ReviewView(
        match=match,
        seat=seat,
        state="done" if review.is_done else "running",
        judged=review.done,
        total=review.total,
        left_out=review.left_out,
        worlds=WORLDS,
        decisions=[_decision(each, texts) for each in review.found],
    )


def _decision(each: Reviewed, texts: Catalogue) -> ReviewedDecision:
    decision, view = each.decision, each.decision.question.view
    return ReviewedDecision(
        seq=decision.version,
        round=view.number,
        turn=view.turn,
        hand=card_names(view.hand or ()),
        discard=None if view.discard_top is None else format_card(view.discard_top),
        done=action_on_wire(decision.done),
        hard=action_on_wire(each.advice.action),
        same=each.is_same,
        gain=round(each.gain, 2),
        error=round(each.error, 2),
        worst=each.is_worst,
        reasons=reasons_on_wire(each.advice.reasons, texts),
    )
