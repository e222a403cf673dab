"""What the contract in tests/contracts does not say of the matches in memory."""

from __future__ import annotations

import pytest

from rami_server.adapters.gate import Gate
from rami_server.adapters.memory import MemoryStore
from rami_server.adapters.memory_matches import MatchBook, MemoryMatches
from rami_server.runtime.ports import StorageUnavailable
from tests.support.histories import appends_of, played


async def test_away_with_the_storage() -> None:
    """A test that takes the storage away takes the matches away with it."""
    gate = Gate()
    matches = MemoryMatches(MemoryStore(), gate)
    gate.is_away = True
    with pytest.raises(StorageUnavailable):
        await matches.get("t-1")
    with pytest.raises(StorageUnavailable):
        await matches.of_player("ana", None, 9)


def test_end_of_an_unknown_match_is_nothing() -> None:
    """A match that began before anybody kept a book does not stop its table."""
    book = MatchBook()
    book.note(list(appends_of(played().records))[-1])
    assert book.matches == {}
