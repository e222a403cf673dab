"""The contract of `Matches`, and of the log that writes them, for each kind of storage."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.engine.options import Level, TableOptions
from rami_server.runtime.accounts import Player
from rami_server.runtime.match_notes import MatchEnded, MatchNote
from rami_server.runtime.matches import Match, match_id
from rami_server.runtime.ports import VersionConflict
from rami_server.table.forgetting import NEUTRAL_NAME
from rami_server.table.records import MatchStarted
from rami_server.table.seats import Bot, Human
from tests.support.histories import appends_of, played, rematch, store
from tests.support.records import table_id
from tests.support.tables import playing, settings

if TYPE_CHECKING:
    from rami_server.runtime.matches import Matches
    from rami_server.runtime.ports import TableLog
    from tests.support.stores import Store
    from tests.support.tables import Driven

ANA, BEN = Human("ana", "Ana"), Human("ben", "Ben")


@pytest.fixture
def matches(store: Store) -> Matches:
    """Return the matches of the storage."""
    return store.open_matches()


def first_of(driven: Driven) -> int:
    """Return with which record a table's first match began."""
    return next(r.version for r in driven.records if _begins(r.facts))


def _begins(facts: tuple[object, ...]) -> bool:
    return any(isinstance(fact, MatchStarted) for fact in facts)


async def ids_of(matches: Matches, player: str, before: str | None = None, limit: int = 9) -> list:  # type: ignore[type-arg]
    """Return the ids of a person's matches."""
    return [match.id for match in await matches.of_player(player, before, limit)]


async def test_match_that_runs(log: TableLog, matches: Matches) -> None:
    """From its first record on a match is known, with its rules and players, without a result."""
    options = settings(3, limit=250, house="ace_high no_return").options
    driven = playing(2, 1, replace(settings(3), options=options))
    await store(log, driven)
    began = len(driven.records)
    expected = Match(
        table_id=table_id(1),
        code="CODE1",
        number=1,
        options=options,
        players=(ANA, BEN, Bot(Level.EASY)),
        first=began,
        started_at=driven.now,
    )
    assert await matches.get(match_id(table_id(1), 1)) == expected
    assert await matches.of_player("ana", None, 9) == [expected]
    assert await matches.records(expected) == (driven.records[-1],)


async def test_match_that_is_over(log: TableLog, matches: Matches) -> None:
    """Its result is there as soon as its last record is."""
    driven = played(limit=30)
    await store(log, driven)
    match = await matches.get(match_id(table_id(1), 1))
    assert match is not None
    assert driven.state.match is not None
    assert (match.scores, match.winner) == (driven.state.match.scores, driven.state.match.winner)
    assert (match.last, match.ended_at) == (len(driven.records), driven.records[-1].at)
    records = await matches.records(match)
    assert records == tuple(driven.records[first_of(driven) - 1 :])


async def test_records_of_each_match_are_its_own(log: TableLog, matches: Matches) -> None:
    """Nothing of a rematch is in the match before it, not even for who asked while that ran."""
    driven = played()
    end = len(driven.records)
    rematch(driven)
    await store(log, driven)
    one = await matches.get(match_id(table_id(1), 1))
    two = await matches.get(match_id(table_id(1), 2))
    assert one is not None
    assert two is not None
    began = driven.records[first_of(driven) - 1 : end]
    assert await matches.records(one) == tuple(began)
    assert await matches.records(two) == (driven.records[-1],)
    stale = await matches.records(replace(one, last=None, ended_at=None))
    assert stale == tuple(driven.records[first_of(driven) - 1 : -1])


async def test_unknown_match(log: TableLog, matches: Matches) -> None:
    """A match that never was is not there, and a stranger has played none."""
    await store(log, played())
    assert await matches.get(match_id(table_id(1), 2)) is None
    assert await matches.get(match_id(table_id(2), 1)) is None
    assert await matches.of_player("eve", None, 9) == []


async def test_newest_come_first(log: TableLog, matches: Matches) -> None:
    """A person's matches, and nobody else's, by their begin; at the same time by their ids."""
    double = played()
    rematch(double)
    await store(log, double, 1)
    await store(log, played(people=1, bots=1), 2)
    await store(log, playing(), 3)
    found = await ids_of(matches, "ana")
    expected = [(1, 2), (3, 1), (2, 1), (1, 1)]
    assert found == [match_id(table_id(table), number) for table, number in expected]
    assert await ids_of(matches, "ben") == [found[0], found[1], found[3]]


async def test_pages_follow_each_other(log: TableLog, matches: Matches) -> None:
    """Page after page each match comes once; only one's own matches are a place to go on from."""
    for table in (5, 1, 2):
        driven = played()
        rematch(driven)
        await store(log, driven, table)
    await store(log, playing(people=1, bots=1), 6)
    every = await ids_of(matches, "ana")
    pages = [await ids_of(matches, "ana", before, 2) for before in (None, every[1], every[3])]
    assert pages == [every[:2], every[2:4], every[4:6]]
    assert len(set(every)) == 7
    assert await ids_of(matches, "ana", every[-1]) == []
    assert await ids_of(matches, "ana", "nonsense") == []
    assert await ids_of(matches, "ben", match_id(table_id(6), 1)) == []


async def test_broken_off_match_ends_where_the_next_begins(log: TableLog, matches: Matches) -> None:
    """A match that was replaced by another is over, without a result."""
    driven = playing()
    driven.deal("7S 8S 9S KD 2C 3D 5H", "2H 3C 4C 6D 8D TD QD", discard="6C")
    await store(log, driven)
    one = await matches.get(match_id(table_id(1), 1))
    assert one is not None
    assert (one.last, one.ended_at) == (len(driven.records) - 1, driven.now)
    assert (one.scores, one.winner) == (None, None)
    assert await ids_of(matches, "ana") == [match_id(table_id(1), n) for n in (2, 1)]


async def test_d33_a_result_is_stored_once(log: TableLog, matches: Matches) -> None:
    """Two nodes store the end of one match: one of them does, and there is one result."""
    driven = played()
    *before, last = appends_of(driven.records)
    for append in before:
        await log.append(append)
    lie = replace(last, match=MatchNote(1, None, MatchEnded((7, 7), 0)))
    answers = await asyncio.gather(
        *(log.append(append) for append in (last, last, lie)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), VersionConflict, VersionConflict]
    with pytest.raises(VersionConflict):
        await log.append(lie)
    (match,) = await matches.of_player("ana", None, 9)
    assert driven.state.match is not None
    assert match.scores == driven.state.match.scores


async def test_refused_record_begins_no_match(log: TableLog, matches: Matches) -> None:
    """What was not stored has not happened."""
    appends = list(appends_of(playing().records))
    await log.append(appends[0])
    with pytest.raises(VersionConflict):
        await log.append(appends[-1])
    assert await matches.of_player("ana", None, 9) == []


async def test_later_end_changes_no_result(log: TableLog, matches: Matches) -> None:
    """Whatever is written to a table after a match, the match has ended."""
    driven = played()
    await store(log, driven)
    match = await matches.get(match_id(table_id(1), 1))
    ended = len(driven.records)
    rematch(driven)
    again = list(appends_of(driven.records))[ended]
    await log.append(replace(again, match=MatchNote(1, None, MatchEnded((0, 0), None))))
    assert await matches.get(match_id(table_id(1), 1)) == match


async def test_odd_names_disturb_nobody(log: TableLog, matches: Matches) -> None:
    """A name that no database can hold is stored as well as it can be."""
    appends = list(appends_of(playing().records))
    note = appends[-1].match
    assert note is not None
    assert note.begun is not None
    begun = replace(note.begun, players=(Human("ana", "A\0\ud800 🂡"), BEN))
    for append in (*appends[:-1], replace(appends[-1], match=replace(note, begun=begun))):
        await log.append(append)
    (match,) = await matches.of_player("ana", None, 9)
    assert isinstance(match.players[0], Human)
    assert match.players[0].name.endswith(" 🂡")


async def test_deleted_players_are_forgotten(log: TableLog, matches: Matches, store: Store) -> None:
    """Their name is in no match any more; the others keep theirs, results and all."""
    accounts = store.open_accounts()
    await accounts.create(Player("ana", "Ana", 1.0), "t" * 64)
    driven = played()
    for append in appends_of(driven.records):
        await log.append(append)
    (before,) = await matches.of_player("ben", None, 9)
    await accounts.delete("ana")
    (match,) = await matches.of_player("ben", None, 9)
    assert match == replace(before, players=(Human("ana", NEUTRAL_NAME), BEN))
    assert "'Ana'" not in repr(await matches.records(match))
    assert match.options == TableOptions(score_limit=1)
