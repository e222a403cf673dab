"""Reviews of finished matches: each decision of a person beside what hard would have done.

Made once and kept for a while; made again it is the same, on whichever node.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, variance
from typing import Final, TypeAlias

from rami_server.ai.advice import Advice
from rami_server.ai.judging import Judgement
from rami_server.engine.actions import Seat
from rami_server.runtime.matches import Match, MatchId
from rami_server.runtime.ports import AiFailed, BotRunner, Case, TableLog
from rami_server.table.own_decisions import OwnDecision, Part, own_decisions
from rami_server.table.seats import Bot

KEPT: Final = 64
"""Finished reviews kept for whoever asks again."""
MOST_RUNNING: Final = 16
"""Reviews that are being made at once; they take turns, one decision each."""
WORST: Final = 5
"""How many decisions are pointed out at most."""
SURE: Final = 2.0
"""Only what cost more than this many standard errors is pointed out: the rest may be chance."""

_Key: TypeAlias = tuple[MatchId, Seat]


class TooManyReviews(Exception):
    """So many are being made that this one has to wait: ask again later."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision with what hard would have done and gained."""

    decision: OwnDecision
    advice: Advice
    is_same: bool
    """Whether hard would have done the same."""
    gain: float
    """Points of the round by which hard's choice is better, on average over the worlds."""
    error: float
    """The standard error of that average."""
    is_worst: bool = False


@dataclass(slots=True)
class Review:
    """What is known so far; read it only, it is filled in place."""

    total: int
    """How many decisions there are."""
    done: int = 0
    left_out: int = 0
    """Decisions that no AI could judge."""
    found: tuple[Reviewed, ...] = field(default=(), repr=False)
    """The costliest first; empty until all are judged."""
    is_done: bool = False


class Reviews:
    """Makes reviews and keeps them; only for who may see the match with open cards."""

    def __init__(self, bots: BotRunner, log: TableLog) -> None:
        self._bots = bots
        self._log = log
        self._known: OrderedDict[_Key, Review] = OrderedDict()
        self._running: dict[_Key, asyncio.Task[None]] = {}

    def known(self, match: Match, seat: Seat) -> Review | None:
        """Return the review as far as it is; None if nobody has asked for it lately."""
        review = self._known.get((match.id, seat))
        if review is not None:
            self._known.move_to_end((match.id, seat))
        return review

    async def begin(self, match: Match, seat: Seat) -> Review:
        """Begin the review, unless somebody has meanwhile, and return it; raises `TooManyReviews`.

        Raises `StorageUnavailable` and `UnreadableRecord`, too.
        """
        self._check_room()
        decisions = await self.decisions(match, seat)
        key = (match.id, seat)
        if key not in self._known:  # else somebody else was faster to ask
            self._check_room()
            self._known[key] = Review(len(decisions))
            task = asyncio.create_task(self._make(key, decisions))
            self._running[key] = task
            task.add_done_callback(lambda done: self._ended(key, done))
        return self._known[key]

    def _check_room(self) -> None:
        if len(self._running) >= MOST_RUNNING:
            raise TooManyReviews

    async def decisions(self, match: Match, seat: Seat) -> tuple[OwnDecision, ...]:
        """Return what the person decided in this seat of a finished match."""
        person = match.players[seat]
        if match.last is None or isinstance(person, Bot):
            return ()
        part = Part(seat, person.player, match.first, match.last)
        records = await self._log.read(match.table_id)
        return await asyncio.to_thread(own_decisions, records, part)

    async def _make(self, key: _Key, decisions: Sequence[OwnDecision]) -> None:
        review = self._known[key]
        found: list[Reviewed] = []
        for decision in decisions:
            case = Case(f"{key[0]}/{key[1]}", decision.question, decision.done)
            try:
                found.append(_reviewed(decision, await self._bots.judge(case)))
            except AiFailed:
                review.left_out += 1
            review.done += 1
        review.found = ranked(found)
        review.is_done = True

    def _ended(self, key: _Key, task: asyncio.Task[None]) -> None:
        """Keep what was made; what failed is made anew when it is asked for."""
        del self._running[key]
        if task.cancelled() or task.exception() is not None:
            del self._known[key]
        while len(self._known) > KEPT + len(self._running):
            oldest = next(each for each in self._known if each not in self._running)
            del self._known[oldest]


def _reviewed(decision: OwnDecision, judged: Judgement) -> Reviewed:
    gains = judged.gains
    if not gains:
        return Reviewed(decision, judged.advice, is_same=True, gain=0.0, error=0.0)
    error = sqrt(variance(gains) / len(gains))
    return Reviewed(decision, judged.advice, is_same=False, gain=fmean(gains), error=error)


def ranked(found: Sequence[Reviewed]) -> tuple[Reviewed, ...]:
    """Return the decisions, the costliest first, and the worst of them pointed out."""
    ordered = sorted(found, key=lambda each: (-each.gain, each.decision.version))
    sure = [each for each in ordered if each.gain > SURE * each.error][:WORST]
    return tuple(replace(each, is_worst=each in sure) for each in ordered)
