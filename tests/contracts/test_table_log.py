from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rami_server.runtime.ports import QUICK_FRESH, AnotherWaits, CodeTaken, VersionConflict
from rami_server.table.records import Visibility
from rami_server.table.state import Status
from tests.support.records import NOW, append_of, record_of, table_id

if TYPE_CHECKING:
    from rami_server.runtime.ports import Append, TableLog
    from tests.support.stores import Store


async def fill(log: TableLog, table: int, versions: int) -> None:
    """Append that many records to a new table."""
    for version in range(1, versions + 1):
        await log.append(append_of(table, version))


async def together(log: TableLog, *appends: Append) -> list[type[BaseException] | None]:
    """Append all at once; return the kind of error of each, or None."""
    answers = await asyncio.gather(*map(log.append, appends), return_exceptions=True)
    return [type(answer) if isinstance(answer, BaseException) else None for answer in answers]


async def test_records_come_back_equal_and_in_order(log: TableLog) -> None:
    """What is read is exactly what was stored, one after the other."""
    await fill(log, 1, 12)
    assert list(await log.read(table_id(1))) == [record_of(version) for version in range(1, 13)]


async def test_tail_is_read(log: TableLog) -> None:
    """A copy that is behind reads only what it lacks."""
    await fill(log, 1, 4)
    assert [record.version for record in await log.read(table_id(1), 2)] == [3, 4]
    assert not await log.read(table_id(1), 4)
    assert not await log.read(table_id(1), 9)


async def test_long_log_is_read_whole(log: TableLog) -> None:
    """A long match comes back as a short one does."""
    await fill(log, 1, 260)
    assert [record.version for record in await log.read(table_id(1))] == list(range(1, 261))


async def test_unknown_table_has_no_records(log: TableLog) -> None:
    """Whoever asks for a table that never was learns that, not an error."""
    assert not await log.read(table_id(404))


async def test_second_of_one_version_is_in_conflict(log: TableLog) -> None:
    """The version is the lock: it is written once, and the first record stays."""
    await fill(log, 1, 2)
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 2, card=9))
    assert list(await log.read(table_id(1), 1)) == [record_of(2)]


async def test_table_begins_once(log: TableLog) -> None:
    """Two first records of one table are in conflict, whatever their codes."""
    await log.append(append_of(1, 1))
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 1, code="OTHER"))
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, 1))


@pytest.mark.parametrize(("stored", "version"), [(0, 2), (1, 3), (2, 9)])
async def test_gap_is_a_conflict(log: TableLog, stored: int, version: int) -> None:
    """No record is stored whose predecessor is not, so a log never has a hole."""
    await fill(log, 1, stored)
    with pytest.raises(VersionConflict):
        await log.append(append_of(1, version))
    assert len(await log.read(table_id(1))) == stored
    await log.append(append_of(1, stored + 1))


async def test_code_of_an_open_table_is_taken(log: TableLog) -> None:
    """Two open tables never answer to one code; the refused one leaves nothing behind."""
    await log.append(append_of(1, 1, code="SAME"))
    with pytest.raises(CodeTaken):
        await log.append(append_of(2, 1, code="SAME"))
    assert not await log.read(table_id(2))
    await log.append(append_of(2, 1, code="OTHER"))


async def test_code_of_a_closed_table_is_free(log: TableLog) -> None:
    """Codes are short; what a closed table had may be used again."""
    await log.append(append_of(1, 1, code="SAME"))
    await log.append(append_of(1, 2, code="SAME", status=Status.CLOSED))
    await log.append(append_of(2, 1, code="SAME"))
    assert await log.read(table_id(2))


async def test_closed_table_does_not_take_its_code_back(log: TableLog) -> None:
    """Whatever is written to a closed table, it stays closed and disturbs no other."""
    await log.append(append_of(1, 1, code="SAME"))
    await log.append(append_of(1, 2, code="SAME", status=Status.CLOSED))
    await log.append(append_of(2, 1, code="SAME"))
    await log.append(append_of(1, 3, code="SAME"))
    await log.append(append_of(2, 2, code="SAME"))


async def test_nobody_fails_for_anothers_fault(log: TableLog) -> None:
    """Appends that are stored together are answered each for itself."""
    await fill(log, 1, 2)
    await fill(log, 2, 1)
    answers = await together(
        log,
        append_of(1, 2),
        append_of(2, 2),
        append_of(3, 1, code="CODE1"),
        append_of(4, 1),
        append_of(5, 7),
        append_of(6, 1, code="CODE4"),
    )
    conflict, taken = VersionConflict, CodeTaken
    assert answers == [conflict, None, taken, None, conflict, taken]
    lengths = [len(await log.read(table_id(table))) for table in range(1, 7)]
    assert lengths == [2, 2, 0, 1, 0, 0]


async def test_only_refused_appends_are_fine_too(log: TableLog) -> None:
    """A batch of which nothing is left is no special case."""
    await fill(log, 1, 1)
    answers = await together(log, append_of(1, 1), append_of(2, 1, code="CODE1"))
    assert answers == [VersionConflict, CodeTaken]
    assert await together(log, append_of(1, 3), append_of(7, 3)) == [VersionConflict] * 2


async def test_one_of_many_wins_a_version(log: TableLog) -> None:
    """Twenty that write the same version at once: one is stored, and told so; nineteen are told."""
    await fill(log, 1, 1)
    answers = await together(log, *(append_of(1, 2, card=card) for card in range(20)))
    assert sorted(answers, key=str) == [VersionConflict] * 19 + [None]
    assert list(await log.read(table_id(1), 1)) == [record_of(2, card=answers.index(None))]


async def test_one_of_many_gets_a_code(log: TableLog) -> None:
    """Twenty tables that want one code at once: one has it."""
    answers = await together(log, *(append_of(table, 1, code="SAME") for table in range(20)))
    assert sorted(answers, key=str) == [CodeTaken] * 19 + [None]


async def test_many_tables_at_once_lose_nothing(log: TableLog) -> None:
    """More appends than one transaction takes are all stored, each in its table."""
    for version in (1, 2, 3):
        answers = await together(log, *(append_of(table, version) for table in range(700)))
        assert set(answers) == {None}
    assert len(await log.read(table_id(699))) == 3


async def test_successor_may_be_sent_at_once(log: TableLog) -> None:
    """Records of one table that are sent without waiting are stored in the order sent."""
    answers = await together(log, *(append_of(1, version) for version in range(1, 6)))
    assert answers == [None] * 5


async def test_two_servers_write_to_one_table(store: Store) -> None:
    """Of two servers on one storage one wins each version, and both read the same."""
    (here, _), (there, _) = store.open(), store.open()
    for version in range(1, 21):
        answers = await asyncio.gather(
            together(here, append_of(1, version, card=1)),
            together(there, append_of(1, version, card=2)),
        )
        assert sorted((answer for (answer,) in answers), key=str) == [VersionConflict, None]
    assert list(await here.read(table_id(1))) == list(await there.read(table_id(1)))


async def test_two_servers_write_to_the_same_tables(store: Store) -> None:
    """Two that store the same fifty tables at once, in opposite order, do not block each other."""
    (here, _), (there, _) = store.open(), store.open()
    await together(here, *(append_of(table, 1) for table in range(50)))
    for version in range(2, 8):
        ours = [append_of(table, version, card=1) for table in range(50)]
        theirs = [append_of(table, version, card=2) for table in reversed(range(50))]
        answers = await asyncio.gather(together(here, *ours), together(there, *theirs))
        for mine, other in zip(answers[0], reversed(answers[1]), strict=True):
            assert {mine, other} == {None, VersionConflict}


async def test_stored_records_outlive_the_server(store: Store) -> None:
    """A server that starts anew finds all that was ever acknowledged, and goes on from there."""
    log, _ = store.open()
    await fill(log, 1, 3)
    again, _ = store.open()
    assert list(await again.read(table_id(1))) == list(await log.read(table_id(1)))
    with pytest.raises(VersionConflict):
        await again.append(append_of(1, 3))
    await again.append(append_of(1, 4))


async def test_caller_that_gives_up_spoils_nothing(log: TableLog) -> None:
    """A cancelled append is stored or not; those beside it are, and told so."""
    await fill(log, 1, 1)
    await fill(log, 2, 1)
    impatient = asyncio.create_task(log.append(append_of(1, 2)))
    patient = asyncio.create_task(log.append(append_of(2, 2)))
    await asyncio.wait([patient], timeout=0)
    impatient.cancel()
    await patient
    await asyncio.wait([impatient])
    assert len(await log.read(table_id(2))) == 2
    stored = len(await log.read(table_id(1)))
    await log.append(append_of(1, stored + 1))


async def test_due_tables_come_longest_due_first(log: TableLog) -> None:
    """Whoever has waited longest is woken first, and nobody before their time."""
    for table, wake_at in enumerate([NOW + 2, NOW, None, NOW + 1, NOW + 9]):
        await log.append(append_of(table, 1, wake_at=wake_at))
    assert list(await log.due(NOW + 2, 10)) == [table_id(1), table_id(3), table_id(0)]
    assert list(await log.due(NOW + 2, 2)) == [table_id(1), table_id(3)]
    assert not await log.due(NOW - 1, 10)


async def test_wake_up_is_the_last_records(log: TableLog) -> None:
    """The wake-up time is stored with the record: a later record moves or ends it."""
    await log.append(append_of(1, 1, wake_at=NOW))
    await log.append(append_of(1, 2, wake_at=NOW + 5))
    assert not await log.due(NOW + 4, 10)
    assert await log.due(NOW + 5, 10)
    await log.append(append_of(1, 3))
    assert not await log.due(NOW + 99, 10)


async def test_refused_record_changes_no_wake_up(log: TableLog) -> None:
    """Storing a record means all of it is stored, or nothing."""
    await log.append(append_of(1, 1, wake_at=NOW))
    for version in (1, 3):
        with pytest.raises(VersionConflict):
            await log.append(append_of(1, version, wake_at=None))
    assert list(await log.due(NOW, 10)) == [table_id(1)]


async def test_tables_that_others_wrote_to_are_found(log: TableLog) -> None:
    """A node asks once for all its tables which of them have gone on without it."""
    for table, versions in enumerate([3, 3, 1]):
        await fill(log, table, versions)
    known = {table_id(0): 3, table_id(1): 1, table_id(2): 0, table_id(404): 0}
    assert set(await log.newer(known)) == {table_id(1), table_id(2)}
    assert not await log.newer({table_id(0): 3, table_id(2): 9})
    assert not await log.newer({})


def quick(table: int, version: int = 1, seats: int = 3, **more: int) -> Append:
    """Return an append of a quick table."""
    return append_of(
        table, version, code=f"Q{table}", visibility=Visibility.QUICK, seats=seats, **more
    )


async def test_one_quick_table_of_a_size_waits(log: TableLog) -> None:
    """Who makes a second one learns that one waits; of another size, or once it is full, none."""
    await log.append(quick(1, humans=0, bots=0))
    with pytest.raises(AnotherWaits):
        await log.append(quick(2))
    assert not await log.read(table_id(2))
    await log.append(quick(3, seats=4))
    await log.append(quick(1, 2, humans=3, bots=0))
    await log.append(quick(2, humans=0, bots=0))


async def test_an_old_quick_table_is_in_nobodys_way(log: TableLog) -> None:
    """A table where nobody can sit for whatever reason does not end quick matches for ever."""
    await log.append(quick(1, humans=0, bots=0))
    append = quick(2, humans=0, bots=0)
    later = replace(append, record=record_of(1, at=NOW + 2 * QUICK_FRESH))
    await log.append(later)


async def test_of_many_nodes_one_makes_the_quick_table(store: Store) -> None:
    """Ten servers that want to make one at the same moment: one does, and the others are told."""
    logs = [store.open()[0] for _ in range(10)]
    answers = await asyncio.gather(
        *(log.append(quick(n, humans=0, bots=0)) for n, log in enumerate(logs)),
        return_exceptions=True,
    )
    kinds = [type(answer) for answer in answers if answer is not None]
    assert kinds == [AnotherWaits] * 9
