from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.adapters.pulses import NODE_KEPT, OUTAGES_KEPT
from rami_server.runtime.ports import NODE_TIMEOUT, OUTAGE_MIN, Listing, Pulse, VersionConflict
from rami_server.table.records import PlayerSat, Visibility
from rami_server.table.state import Status
from tests.support.records import NOW, append_of, record_of, summary_of, table_id

if TYPE_CHECKING:
    from rami_server.runtime.ports import Directory, TableLog
    from tests.support.stores import Store

PUBLIC, PRIVATE, QUICK = Visibility.PUBLIC, Visibility.PRIVATE, Visibility.QUICK


async def test_table_is_found_by_its_code(log: TableLog, directory: Directory) -> None:
    """A friend who types the code comes to the table, once there is one."""
    assert await directory.find("SAME") is None
    await log.append(append_of(1, 1, code="SAME"))
    assert await directory.find("SAME") == table_id(1)
    assert await directory.find("OTHER") is None


async def test_closed_table_is_not_found_but_known(log: TableLog, directory: Directory) -> None:
    """A code leads to what is open; a closed table can still be looked at by its id."""
    await log.append(append_of(1, 1, code="SAME"))
    await log.append(append_of(1, 2, code="SAME", status=Status.CLOSED))
    assert await directory.find("SAME") is None
    listing = await directory.get(table_id(1))
    assert listing is not None
    assert listing.summary.status is Status.CLOSED
    await log.append(append_of(2, 1, code="SAME"))
    assert await directory.find("SAME") == table_id(2)


async def test_listing_is_as_the_last_record_has_it(log: TableLog, directory: Directory) -> None:
    """What is shown of a table is stored with each record, and never without one."""
    await log.append(append_of(1, 1, visibility=PRIVATE))
    await log.append(append_of(1, 2, visibility=PRIVATE, seats=3, humans=2, bots=1))
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 2, seats=2))
    summary = summary_of("CODE1", visibility=PRIVATE, seats=3, humans=2, bots=1)
    assert await directory.get(table_id(1)) == Listing(table_id(1), summary, record_of(2).at)
    assert await directory.get(table_id(2)) is None


async def test_code_and_visibility_are_for_ever(log: TableLog, directory: Directory) -> None:
    """They are the first record's, whatever later ones say."""
    await log.append(append_of(1, 1, code="FIRST", visibility=PRIVATE))
    await log.append(append_of(1, 2, code="LATER", visibility=PUBLIC))
    assert await directory.find("LATER") is None
    assert await directory.find("FIRST") == table_id(1)
    assert not await directory.joinable(PUBLIC, 9)


async def joinable(
    directory: Directory, visibility: Visibility, limit: int = 99, seats: int | None = None
) -> list[int]:
    """Return the numbers of the joinable tables."""
    listings = await directory.joinable(visibility, limit, seats)
    return [int(listing.table_id, 16) for listing in listings]


async def test_only_lobbies_with_a_free_seat_are_joinable(
    log: TableLog, directory: Directory
) -> None:
    """Nobody is sent to a table that plays, is over, is full, or is not for everybody."""
    await log.append(append_of(1, 1))
    await log.append(append_of(2, 1, status=Status.PLAYING))
    await log.append(append_of(3, 1, status=Status.CLOSED))
    await log.append(append_of(4, 1, status=Status.FINISHED))
    await log.append(append_of(5, 1, humans=2, bots=2))
    await log.append(append_of(6, 1, visibility=PRIVATE))
    await log.append(append_of(7, 1, visibility=QUICK))
    assert await joinable(directory, PUBLIC) == [1]
    assert await joinable(directory, PRIVATE) == [6]
    assert await joinable(directory, QUICK) == [7]


async def test_fullest_then_oldest_comes_first(log: TableLog, directory: Directory) -> None:
    """Who wants to play at once gets the table that lacks the fewest; then it is first come."""
    await log.append(append_of(9, 1))
    await log.append(append_of(3, 1))
    for table, seats, people, bots in [(1, 4, 2, 0), (2, 4, 2, 1), (4, 2, 1, 0), (5, 3, 0, 1)]:
        await log.append(append_of(table, 1, seats=seats, humans=people, bots=bots))
    assert await joinable(directory, PUBLIC) == [2, 4, 1, 5, 3, 9]
    assert await joinable(directory, PUBLIC, limit=2) == [2, 4]
    assert await joinable(directory, PUBLIC, seats=4) == [2, 1, 3, 9]


async def test_age_is_when_a_table_was_opened(log: TableLog, directory: Directory) -> None:
    """A table does not lose its place because something happened there."""
    first, second = append_of(8, 1), append_of(2, 1)
    later = type(second)(second.table_id, record_of(1, at=NOW + 5), None, second.summary)
    await log.append(first)
    await log.append(later)
    await log.append(append_of(8, 2))
    assert await joinable(directory, PUBLIC) == [8, 2]


async def test_seats_that_somebody_holds_are_found(log: TableLog, directory: Directory) -> None:
    """Where a person sat at tables of a kind and size that have not ended."""
    for table, status in enumerate((Status.LOBBY, Status.PLAYING, Status.FINISHED, Status.CLOSED)):
        for version in (1, 2):
            record = record_of(version)
            if version == 2:
                record = replace(record, facts=(PlayerSat(0, "ana", "Ana"),))
            append = append_of(table, version, visibility=PUBLIC, seats=3, status=status)
            await log.append(replace(append, record=record))
    assert set(await directory.held_by("ana", PUBLIC, 3)) == {table_id(0), table_id(1)}
    assert not await directory.held_by("ana", PUBLIC, 2)
    assert not await directory.held_by("ana", QUICK, 3)
    assert not await directory.held_by("ben", PUBLIC, 3)


async def test_first_beat_of_all_is_no_outage(directory: Directory) -> None:
    """A new installation was never down."""
    pulse = await directory.beat("a", NOW)
    assert pulse == Pulse(NOW, frozenset({"a"}), ())


async def test_nodes_that_beat_are_alive(directory: Directory) -> None:
    """A node is alive until it has been silent for the time-out."""
    await directory.beat("a", NOW)
    await directory.beat("b", NOW + 2)
    assert (await directory.beat("c", NOW + NODE_TIMEOUT - 0.5)).nodes == {"a", "b", "c"}
    assert (await directory.beat("c", NOW + NODE_TIMEOUT)).nodes == {"b", "c"}


async def test_parted_node_is_gone_at_once(directory: Directory) -> None:
    """A node that stops in good order is not waited for; one that beats again is there again."""
    await directory.beat("a", NOW)
    await directory.beat("b", NOW)
    await directory.part("a", NOW + 0.5)
    assert (await directory.beat("b", NOW + 1)).nodes == {"b"}
    assert (await directory.beat("a", NOW + 1)).nodes == {"a", "b"}
    await directory.part("never seen", NOW + 1)
    assert (await directory.beat("b", NOW + 1)).nodes == {"a", "b"}


async def test_silence_of_all_is_an_outage(store: Store) -> None:
    """A server that starts finds out how long nobody served, and later ones still know it."""
    _, directory = store.open()
    await directory.beat("a", NOW)
    await directory.beat("b", NOW + 1)
    _, again = store.open()
    ended = NOW + 1 + OUTAGE_MIN + 0.25
    assert (await again.beat("c", ended)).outages == ((NOW + 1, ended),)
    assert (await again.beat("c", ended + 1)).outages == ((NOW + 1, ended),)
    assert (await again.beat("d", ended + 100)).outages[1:] == ((ended + 1, ended + 100),)


async def test_short_silence_is_none(directory: Directory) -> None:
    """A late heartbeat is no outage; neither is one node's silence while another beats."""
    await directory.beat("a", NOW)
    await directory.beat("b", NOW + OUTAGE_MIN)
    assert (await directory.beat("a", NOW + 2 * OUTAGE_MIN)).outages == ()


async def test_planned_stop_is_an_outage_from_the_parting(directory: Directory) -> None:
    """Nobody is charged for the time of an update, either."""
    await directory.beat("a", NOW)
    await directory.part("a", NOW + 1)
    assert (await directory.beat("b", NOW + 61)).outages == ((NOW + 1, NOW + 61),)


async def test_two_that_start_at_once_note_one_outage(store: Store) -> None:
    """Whoever comes second after an outage finds it noted, from the same beginning."""
    _, directory = store.open()
    await directory.beat("a", NOW)
    nodes = [store.open()[1] for _ in range(4)]
    later = NOW + 100
    await asyncio.gather(*(each.beat(f"n{i}", later) for i, each in enumerate(nodes)))
    pulse = await directory.beat("a", later)
    assert pulse.outages == ((NOW, later),)
    assert pulse.nodes == {"a", "n0", "n1", "n2", "n3"}


async def test_clock_that_is_behind_takes_nothing_back(directory: Directory) -> None:
    """Between machines whose clocks differ a little, the latest heartbeat counts."""
    await directory.beat("a", NOW + 1)
    await directory.beat("a", NOW)
    assert (await directory.beat("b", NOW + 1 + OUTAGE_MIN)).outages == ()


async def test_only_the_last_outages_are_kept(directory: Directory) -> None:
    """A server that falls over again and again does not fill its database with that."""
    last = 10 * (OUTAGES_KEPT + 3)
    for later in range(0, last, 10):
        await directory.beat("a", NOW + later)
    pulse = await directory.beat("a", NOW + last)
    assert len(pulse.outages) == OUTAGES_KEPT
    assert pulse.outages[-1] == (NOW + last - 10, NOW + last)
    assert list(pulse.outages) == sorted(pulse.outages)


async def test_old_nodes_are_forgotten(store: Store) -> None:
    """Each run of a server is a new node; those long gone do not pile up."""
    _, directory = store.open()
    for number in range(5):
        await directory.beat(f"old {number}", NOW)
    await directory.beat("new", NOW + NODE_KEPT + 1)
    assert store.count_nodes() == 1
