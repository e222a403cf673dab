"""Chance: the machine's, which nobody can foresee, or a seeded one for tests and QA."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rami_server.runtime.ports import TableId

CODE_LETTERS = "CDFGHJKMNPQRTVWXY34679"
"""Without 0 O, 1 I L, 2 Z, 5 S, 8 B and U, which look alike, and the vowels, which make words."""
CODE_LENGTH = 6
SEED_BYTES = 32
TABLE_ID_BYTES = 16


class SystemEntropy:
    """What the operating system offers for secrets."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        return secrets.token_bytes(SEED_BYTES)

    def table_id(self) -> TableId:
        """Return a fresh `TableId`."""
        return secrets.token_hex(TABLE_ID_BYTES)

    def code(self) -> str:
        """Return a fresh table code: short, readable aloud, without look-alike letters."""
        return _code(secrets.choice)


class SeededEntropy:
    """The same chance each time; never for play, because whoever knows the seed knows all cards."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - foreseeable on purpose

    def seed(self) -> bytes:
        """Return the next 32 bytes."""
        return self._random.randbytes(SEED_BYTES)

    def table_id(self) -> TableId:
        """Return the next `TableId`."""
        return self._random.randbytes(TABLE_ID_BYTES).hex()

    def code(self) -> str:
        """Return the next table code."""
        return _code(self._random.choice)


def _code(choose: Callable[[str], str]) -> str:
    return "".join(choose(CODE_LETTERS) for _ in range(CODE_LENGTH))
