"""What waits for one socket: in order, bounded, and closed in good order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from rami_server.web.outbox import MAX_BYTES, MAX_FRAMES, SLOW_FRAMES, TOO_SLOW, Closing, Outbox
from tests.support.patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Sequence


class Paper:
    """A socket that keeps what is written, and hangs when it is told to."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.writes = 0
        self.closed: tuple[int, str | None] | None = None
        self.is_abandoned = False
        self.reads = asyncio.Event()
        self.reads.set()

    async def send(self, frames: Sequence[bytes]) -> None:
        """Keep frames, when the peer reads."""
        await self.reads.wait()
        self.written.extend(frames)
        self.writes += 1

    async def close(self, code: int, reason: str) -> None:
        """Keep how it was closed."""
        self.closed = (code, reason)

    def abandon(self) -> None:
        """Keep that it was left."""
        self.is_abandoned = True


DONE = Closing(1012, "done")


async def test_frames_are_written_in_order_and_then_it_closes() -> None:
    """What was put before the end is still written."""
    outbox, paper = Outbox(), Paper()
    writing = asyncio.create_task(outbox.write(paper))
    outbox.put(b"a")
    await asyncio.sleep(0)
    outbox.put(b"b")
    outbox.close(DONE)
    outbox.put(b"too late")
    assert await writing == DONE
    assert paper.written == [b"a", b"b"]
    assert paper.closed == (1012, "done")


async def test_the_first_reason_to_close_counts() -> None:
    """A superseded socket is not told that the server restarts."""
    outbox, paper = Outbox(), Paper()
    outbox.close(DONE)
    outbox.close(TOO_SLOW)
    assert await outbox.write(paper) == DONE


async def test_too_many_frames_let_the_reader_go() -> None:
    """The bound holds even while the write hangs; who reads again is told why it ends."""
    outbox, paper = Outbox(), Paper()
    paper.reads.clear()
    writing = asyncio.create_task(outbox.write(paper))
    for _ in range(MAX_FRAMES + 2):
        outbox.put(b"x")
        await asyncio.sleep(0)
    assert outbox.is_closing
    assert outbox.has_overflowed
    assert outbox.waiting == 0
    assert not writing.done()
    paper.reads.set()
    assert await writing == TOO_SLOW
    assert paper.closed == (4008, "too slow")
    assert not paper.is_abandoned


@pytest.mark.parametrize("full", [True, False])
async def test_who_does_not_read_is_left_in_the_end(
    full: bool,  # noqa: FBT001 - pytest gives parameters by name
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether it is too slow or the server closes: a writer that hangs ends within a limit."""
    within = "LEAVE_WITHIN" if full else "CLOSE_WITHIN"
    monkeypatch.setattr(f"rami_server.web.outbox.{within}", 0.01)
    outbox, paper = Outbox(), Paper()
    paper.reads.clear()
    writing = asyncio.create_task(outbox.write(paper))
    for _ in range(MAX_FRAMES + 2 if full else 1):
        outbox.put(b"x")
        await asyncio.sleep(0)
    outbox.close(DONE)
    async with asyncio.timeout(PATIENCE):
        await writing
    assert paper.is_abandoned
    assert paper.closed is None


async def test_what_is_closed_before_it_is_written_has_a_limit_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A socket that was refused in its first moment does not wait for its peer without end."""
    monkeypatch.setattr("rami_server.web.outbox.CLOSE_WITHIN", 0.01)
    outbox, paper = Outbox(), Paper()
    paper.reads.clear()
    outbox.put(b"x")
    outbox.close(DONE)
    async with asyncio.timeout(PATIENCE):
        await outbox.write(paper)
    assert paper.is_abandoned


async def test_an_open_socket_has_no_limit() -> None:
    """It may be silent for hours."""
    outbox, paper = Outbox(), Paper()
    writing = asyncio.create_task(outbox.write(paper))
    await asyncio.sleep(0)
    assert outbox._limit is not None
    assert outbox._limit.when() is None
    outbox.close(DONE)
    assert await writing == DONE


async def test_too_many_bytes_let_the_reader_go() -> None:
    """Few large frames are bounded as well as many small ones."""
    outbox = Outbox()
    outbox.put(b"x" * (MAX_BYTES - 1))
    assert not outbox.is_closing
    outbox.put(b"xx")
    assert outbox.is_closing


async def test_written_bytes_make_room() -> None:
    """The bound is on what waits, not on what has ever been sent."""
    outbox, paper = Outbox(), Paper()
    writing = asyncio.create_task(outbox.write(paper))
    for _ in range(3):
        outbox.put(b"x" * (MAX_BYTES - 1))
        for _ in range(5):
            await asyncio.sleep(0)
    assert len(paper.written) == 3
    assert not outbox.is_closing
    outbox.close(DONE)
    await writing


async def test_a_stalled_outbox_writes_nothing_until_it_flows() -> None:
    """What was put meanwhile comes then, in order."""
    outbox, paper = Outbox(), Paper()
    writing = asyncio.create_task(outbox.write(paper))
    outbox.stall(stalled=True)
    for frame in (b"a", b"b", b"c"):
        outbox.put(frame)
    for _ in range(5):
        await asyncio.sleep(0)
    assert paper.written == []
    outbox.stall(stalled=False)
    outbox.close(DONE)
    assert await writing == DONE
    assert paper.written == [b"a", b"b", b"c"]


async def test_a_stalled_outbox_that_overflows_or_is_closed_ends() -> None:
    """A test that stalls a socket never leaves a task behind; one that is closing cannot stall."""
    outbox, paper = Outbox(), Paper()
    outbox.stall(stalled=True)
    writing = asyncio.create_task(outbox.write(paper))
    for _ in range(MAX_FRAMES + 1):
        outbox.put(b"x")
        await asyncio.sleep(0)
    outbox.stall(stalled=True)
    assert await writing == TOO_SLOW
    assert paper.written == []


async def test_frames_that_pile_up_are_measured_once() -> None:
    """Slow when enough wait, well again when none does; nothing in between."""
    outbox, paper = Outbox(), Paper()
    found: list[bool] = []
    outbox.measured = found.append
    paper.reads.clear()
    writing = asyncio.create_task(outbox.write(paper))
    for _ in range(SLOW_FRAMES + 5):
        outbox.put(b"x")
        await asyncio.sleep(0)
    assert found == [True]
    paper.reads.set()
    outbox.close(DONE)
    await writing
    assert found == [True, False]
