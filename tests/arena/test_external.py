from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest

from rami_server.arena.clients import ClientEnded
from rami_server.arena.external import CODE, Guests, MatchSpoiled, answer_times, play_external
from rami_server.arena.report import report_of
from rami_server.arena.series import Seated, Series
from rami_server.arena.tally import empty_tally
from rami_server.engine.actions import Source
from rami_server.engine.events import Discarded, Drew
from rami_server.engine.options import TableOptions
from rami_server.table.records import ActionKey, Emote, Emoted, Record
from tests.arena.players import play

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    Player = Callable[[str, str], Coroutine[Any, Any, Any]]


def series(*names: str, deals: int = 1) -> Series:
    """Return a series of short matches."""
    return Series(names, deals, 1, TableOptions(players=len(names), score_limit=1))


async def played(
    wanted: Series, player: Player, *, at_once: int = 1, within: float = 20.0
) -> list[tuple[Seated, ...]]:
    """Play a series; `player` comes once for each external seat of each match."""
    deals: list[tuple[Seated, ...]] = []
    players: list[asyncio.Task[Any]] = []
    seats = wanted.names.count("external")

    def tell(address: str, code: str) -> None:
        players.extend(asyncio.create_task(player(address, code)) for _ in range(seats))

    try:
        await play_external(wanted, Guests(at_once=at_once, within=within), deals.append, tell)
    finally:
        for task in players:
            task.cancel()
        await asyncio.wait(players)
    return deals


async def test_programs_play_every_seat_of_every_deal() -> None:
    """Seats are rotated, and the result is reported as that of any other series."""
    wanted = series("external", "normal", "easy", deals=2)
    deals = await played(wanted, play)
    assert [[seated.names for seated in deal] for deal in deals] == [list(wanted.lineups)] * 2
    tally = empty_tally(wanted.names)
    for deal in deals:
        tally.add(deal)
    report = report_of(tally)
    assert report["matches"] == 6
    assert sum(line["matches_won"] for line in report["bots"]) == pytest.approx(1)
    assert all(line["p99_ms"] >= line["p50_ms"] > 0 for line in report["bots"])
    assert sum(report["endings"].values()) == report["rounds"] >= 6


async def test_several_programs_and_several_tables() -> None:
    """Two externals at each of two tables at once; no deal is lost and none played twice."""
    wanted = series("external", "external", "easy", deals=3)
    deals = await played(wanted, play, at_once=2)
    assert len(deals) == 3
    assert all(len(deal) == 3 for deal in deals)


async def test_a_player_who_leaves_spoils_the_match() -> None:
    """No stand-in is measured in a program's place."""

    async def leaver(address: str, code: str) -> None:
        await play(address, code, moves=4, leave=True)

    with pytest.raises(MatchSpoiled, match="left"):
        await played(series("external", "easy"), leaver)


async def test_nobody_is_waited_for_without_end() -> None:
    """A seat that stays empty, and a program that says nothing any more."""

    async def nobody(address: str, code: str) -> None:
        assert (address, code) != ("", CODE + "?")

    async def sleeper(address: str, code: str) -> None:
        await play(address, code, moves=4)
        await asyncio.Event().wait()

    with pytest.raises(MatchSpoiled, match="nobody came to table ARENA"):
        await played(series("external", "easy"), nobody, within=0.2)
    with pytest.raises(MatchSpoiled, match=r"nothing came from seat|nobody came"):
        await played(series("external", "easy"), sleeper, within=0.5)


async def test_a_program_of_ours_that_fails_ends_the_series() -> None:
    """At once, with what it said."""
    command = f"{sys.executable} -c \"import sys; sys.exit('no idea')\""
    guests = Guests(command=command)
    with pytest.raises(ClientEnded, match="no idea"):
        await play_external(series("external", "easy"), guests, print, print)
    with pytest.raises(FileNotFoundError):
        await play_external(
            series("external", "easy"), Guests(command="no-such-program"), print, print
        )


def test_the_time_of_an_answer() -> None:
    """From what happened before at the table to a person's action; AIs and talk do not count."""
    drew, discarded = Drew(0, Source.STOCK, 5), Discarded(0, 5)
    by = ActionKey("ana", "a1")
    records = [
        Record(1, 10.0, (drew,)),
        Record(2, 10.5, (discarded,)),
        Record(3, 11.0, (Emoted(1, Emote.HELLO),)),
        Record(4, 12.5, (drew,), by),
        Record(5, 12.75, (discarded,), by),
    ]
    assert list(answer_times(records)) == [2.0, 0.25]
