from __future__ import annotations

import asyncio
import sys

import pytest

from rami_server.arena.clients import ClientEnded, Clients, command_line


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("bot", ["bot", "http://h:1", "ARENA"]),
        ("'my bot' --fast", ["my bot", "--fast", "http://h:1", "ARENA"]),
        ("bot -t {table} -u {url}/x", ["bot", "-t", "ARENA", "-u", "http://h:1/x"]),
        ("bot {table}", ["bot", "ARENA"]),
    ],
)
def test_a_command_is_told_where_to_play(command: str, words: list[str]) -> None:
    """Where it wants to be told, else at its end."""
    assert command_line(command, "http://h:1", "ARENA") == words


async def test_a_program_that_ends_too_early_is_quoted() -> None:
    """Its status and what it said last; until then nothing is wrong."""
    clients = Clients()
    script = "import sys; sys.stdin.read(); sys.exit('no such table')"
    await clients.start([sys.executable, "-c", script])
    await asyncio.wait(clients.endings)
    with pytest.raises(ClientEnded, match="status 1 before its match was over:\nno such table"):
        clients.check()


async def test_programs_end_with_their_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not go is made to; nobody is left behind."""
    monkeypatch.setattr("rami_server.arena.clients.END_WITHIN", 0.1)
    clients = Clients()
    forever = "import threading; threading.Event().wait()"
    for script in (forever, "pass"):
        await clients.start([sys.executable, "-c", script])
    waiting = next(iter(clients._running.values()))
    await clients.end()
    assert all(ending.done() for ending in clients.endings)
    assert waiting.returncode == -9


async def test_a_program_that_is_not_there() -> None:
    """The operator's mistake has the system's own name."""
    with pytest.raises(FileNotFoundError):
        await Clients().start(["no-such-program"])
