"""Deals that nobody can choose: a commitment, nonces, and the seed of both; `docs/fair-deal.md`.

Everything is hashed as a line of ASCII text, so that any language, and a shell, can repeat it.
"""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final, TypeAlias

SECRET_SIZE: Final = 32
"""Bytes in a secret; it is also the key of the seed."""
NONCE_SIZE: Final = 32
"""Bytes in what a seat adds."""

Commit: TypeAlias = str
"""The SHA-256 that binds the server to a secret, in 64 lower-case hex digits."""
Nonces: TypeAlias = tuple[bytes | None, ...]
"""What each seat added, by seat; None for a seat that added nothing."""

_NOTHING: Final = "-"


def commit_to(secret: bytes, table: str, match: int, number: int) -> Commit:
    """Return the commitment to the secret of a round: `number` in its match, `match` at `table`.

    `table` is the table's code; matches and rounds are counted from 1.
    """
    line = f"rami/1/commit {table} {match} {number} {secret.hex()}"
    return hashlib.sha256(line.encode()).hexdigest()


def seed_from(secret: bytes, nonces: Iterable[bytes | None]) -> bytes:
    """Return the seed that the secret and the nonces of all seats make together."""
    named = (_NOTHING if nonce is None else nonce.hex() for nonce in nonces)
    line = " ".join(("rami/1/nonces", *named))
    return hmac.digest(secret, line.encode(), hashlib.sha256)
