"""What the contract in tests/contracts does not say of the accounts in memory."""

from __future__ import annotations

import pytest

from rami_server.adapters.gate import Gate
from rami_server.adapters.memory import MemoryStore
from rami_server.adapters.memory_accounts import MemoryAccounts
from rami_server.runtime.ports import StorageUnavailable


async def test_away_with_the_storage() -> None:
    """A test that takes the storage away takes the accounts away with it."""
    gate = Gate()
    accounts = MemoryAccounts(MemoryStore(), gate)
    gate.is_away = True
    with pytest.raises(StorageUnavailable):
        await accounts.by_token("t" * 64)
    with pytest.raises(StorageUnavailable):
        await accounts.rename("ana", "Ana")
