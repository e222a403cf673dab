"""Lines that come as they like."""

from __future__ import annotations

import os

from rami_server.terminal.lines import Lines, lines_of


async def test_lines_are_put_together() -> None:
    """However the bytes are cut, lines come out whole; the last may lack its end."""
    lines = Lines()
    for data in (b"dr", b"aw stock\n  meld 7S 8S", b" 9S \r\n\nquit", b""):
        lines.feed(data)
    read = [await lines.next() for _ in range(6)]
    assert read == ["draw stock", "meld 7S 8S 9S", "", "quit", None, None]


async def test_what_is_no_text_does_no_harm() -> None:
    """Bytes that are no UTF-8 are shown as such."""
    lines = Lines()
    lines.feed(b"\xff\xfe\n")
    assert await lines.next() == "\ufffd\ufffd"


async def test_a_pipe_is_read_to_its_end() -> None:
    """Lines of an open file arrive without anybody waiting for them."""
    reader, writer = os.pipe()
    lines = lines_of(reader)
    os.write(writer, b"one\ntwo\n")
    os.close(writer)
    assert [await lines.next() for _ in range(3)] == ["one", "two", None]
    os.close(reader)
