"""Reviews: made once, bounded, and the same whoever makes them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.bots_inline import InlineBots
from rami_server.engine.actions import DrawStock
from rami_server.runtime import reviews as module
from rami_server.runtime.ports import AiFailed, StorageUnavailable
from rami_server.runtime.reviews import Reviews, TooManyReviews
from rami_server.table.seats import Bot
from tests.support.reviewed import a_match

if TYPE_CHECKING:
    from rami_server.ai.judging import Judgement
    from rami_server.runtime.matches import Match
    from rami_server.runtime.ports import Case
    from rami_server.runtime.reviews import Review
    from tests.support.nodes import Cluster


class Judging(InlineBots):
    """AIs that judge when the test lets them, and fail at what it says."""

    def __init__(self) -> None:
        self.cases: list[Case] = []
        self.permits = asyncio.Semaphore(0)
        self.failing: type | None = None

    @override
    async def judge(self, case: Case) -> Judgement:
        self.cases.append(case)
        await self.permits.acquire()
        if self.failing is not None and isinstance(case.done, self.failing):
            raise AiFailed("KeyError at judge:7")
        return await super().judge(case)

    def permit(self, count: int) -> None:
        """Let so many judgements come."""
        for _ in range(count):
            self.permits.release()


async def reviewed(reviews: Reviews, match: Match) -> Review:
    """Return a review that is done."""
    review = await reviews.begin(match, 0)
    await asyncio.gather(*reviews._running.values())
    assert review.is_done
    return review


async def test_every_decision_is_judged_and_the_costliest_come_first(cluster: Cluster) -> None:
    """With hard's own choice beside it; the few that cost most beyond chance are pointed out."""
    node = await cluster.start()
    match = await a_match(cluster, node, limit=100)
    reviews = Reviews(node.services.bots, node.services.log)
    review = await reviewed(reviews, match)
    decisions = await reviews.decisions(match, 0)
    assert review.total == review.done == len(review.found) == len(decisions) > 20
    assert {each.decision.version for each in review.found} == {d.version for d in decisions}
    gains = [each.gain for each in review.found]
    assert gains == sorted(gains, reverse=True)
    worst = [each for each in review.found if each.is_worst]
    assert 0 < len(worst) <= module.WORST
    assert all(each.gain > module.SURE * each.error > 0 for each in worst)
    for each in review.found:
        assert each.is_same is (each.error == 0.0 and each.gain == 0.0)
        assert each.is_same or each.advice.action != each.decision.done


async def test_made_again_it_is_the_same(cluster: Cluster) -> None:
    """On another node, by another process, in whatever order: one match has one review."""
    node = await cluster.start()
    match = await a_match(cluster, node, players=3)
    first, second = (Reviews(node.services.bots, node.services.log) for _ in range(2))
    assert (await reviewed(first, match)).found == (await reviewed(second, match)).found


async def test_progress_is_told_and_nothing_is_made_twice(cluster: Cluster) -> None:
    """Decision by decision, one at a time; whoever asks meanwhile waits for the same review."""
    node = await cluster.start()
    match = await a_match(cluster, node)
    bots = Judging()
    reviews = Reviews(bots, node.services.log)
    assert reviews.known(match, 0) is None
    review = await reviews.begin(match, 0)
    assert (review.done, review.found, review.is_done) == (0, (), False)
    bots.permit(3)
    await cluster.settle()
    assert (review.done, review.found, review.is_done) == (3, (), False)
    assert len(bots.cases) == 4
    assert await reviews.begin(match, 0) is reviews.known(match, 0) is review
    bots.permit(review.total)
    await asyncio.gather(*reviews._running.values())
    assert review.is_done
    assert len(bots.cases) == review.total
    assert len({case.review for case in bots.cases}) == 1


async def test_what_cannot_be_judged_is_left_out(cluster: Cluster) -> None:
    """A fault of the AI costs its decision, not the review."""
    node = await cluster.start()
    match = await a_match(cluster, node)
    bots = Judging()
    bots.failing = DrawStock
    reviews = Reviews(bots, node.services.log)
    bots.permit(1000)
    review = await reviewed(reviews, match)
    assert review.left_out > 0
    assert review.left_out + len(review.found) == review.total


async def test_bounds(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once and no more; so many kept, and those that are being made."""
    monkeypatch.setattr(module, "MOST_RUNNING", 2)
    monkeypatch.setattr(module, "KEPT", 2)
    node = await cluster.start()
    one, two, three, four = [await a_match(cluster, node) for _ in range(4)]
    bots = Judging()
    reviews = Reviews(bots, node.services.log)
    await reviews.begin(one, 0)
    await reviews.begin(two, 0)
    with pytest.raises(TooManyReviews):
        await reviews.begin(three, 0)
    bots.permit(10_000)
    await asyncio.gather(*reviews._running.values())
    await reviewed(reviews, three)
    assert reviews.known(two, 0) is not None
    assert reviews.known(one, 0) is None
    await reviewed(reviews, four)
    kept = [match for match in (one, two, three, four) if reviews.known(match, 0) is not None]
    assert kept == [two, four]


async def test_storage_that_is_away(cluster: Cluster) -> None:
    """Whoever asks is told so; once it is back the review is made as if nothing had been."""
    node = await cluster.start()
    match = await a_match(cluster, node)
    reviews = Reviews(node.services.bots, node.services.log)
    cluster.gate.is_away = True
    with pytest.raises(StorageUnavailable):
        await reviews.begin(match, 0)
    cluster.gate.is_away = False
    assert reviews.known(match, 0) is None
    assert (await reviewed(reviews, match)).total > 0


async def test_the_seat_of_an_ai_has_no_decisions_of_its_own(cluster: Cluster) -> None:
    """Nor has a match that runs."""
    node = await cluster.start()
    match = await a_match(cluster, node)
    assert isinstance(match.players[1], Bot)
    reviews = Reviews(node.services.bots, node.services.log)
    assert await reviews.decisions(match, 1) == ()
