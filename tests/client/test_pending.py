"""Questions that wait for their answers."""

from __future__ import annotations

import asyncio

import pytest

from rami_server.client.errors import Closed, Unanswered
from rami_server.client.pending import Answer, Pending


def ack(action_id: str, seq: int = 1) -> Answer:
    """Return an acknowledgement of an action."""
    return {"type": "ack", "action_id": action_id, "seq": seq}


async def test_answers_go_by_id() -> None:
    """The order of answers does not matter, and ids of both kinds may be alike."""
    pending = Pending()
    first = pending.ask(("action_id", "x"), "1", again=True)
    second = pending.ask(("request_id", "x"), "2", again=False)
    pending.settle({"type": "ack", "request_id": "x", "seq": 2})
    pending.settle(ack("x"))
    assert (await first)["seq"] == 1
    assert (await second)["seq"] == 2
    await asyncio.sleep(0)
    assert len(pending) == 0


async def test_the_same_id_twice_takes_an_answer_each() -> None:
    """A double click is two questions, and the server answers both."""
    pending = Pending()
    both = [pending.ask(("action_id", "x"), "1", again=True) for _ in range(2)]
    pending.settle(ack("x"))
    pending.settle(ack("x"))
    assert await asyncio.gather(*both) == [ack("x")] * 2


async def test_answers_to_nobody_are_let_go() -> None:
    """A late answer after its asker has gone changes nothing."""
    pending = Pending()
    asked = pending.ask(("action_id", "x"), "1", again=True)
    asked.cancel()
    pending.settle(ack("x"))
    pending.settle({"type": "refused", "code": "x", "params": {}, "message": "", "seq": None})
    assert pending.again() == ()


async def test_after_a_loss_only_the_repeatable_is_asked_again() -> None:
    """What must not be done twice fails, so that its asker looks at the view."""
    pending = Pending()
    first = pending.ask(("action_id", "a"), "act a", again=True)
    once = pending.ask(("request_id", "b"), "start", again=False)
    last = pending.ask(("action_id", "c"), "act c", again=True)
    pending.lost()
    with pytest.raises(Unanswered):
        await once
    assert pending.again() == ("act a", "act c")
    assert not first.done()
    assert not last.done()


async def test_the_end_fails_everything() -> None:
    """Nobody waits for a client that is closed."""
    pending = Pending()
    asked = pending.ask(("action_id", "a"), "act a", again=True)
    pending.end(Closed("closed"))
    with pytest.raises(Closed):
        await asked
