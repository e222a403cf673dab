from __future__ import annotations

import hashlib
import hmac

import pytest

from rami_server.engine.fairness import commit_to, seed_from

SECRET = bytes(range(32))


def test_a_commitment_is_the_hash_of_a_line_of_text() -> None:
    """A shell can repeat it: printf of the line, piped into sha256sum."""
    line = f"rami/1/commit K7PQ4M 2 3 {SECRET.hex()}"
    assert commit_to(SECRET, "K7PQ4M", 2, 3) == hashlib.sha256(line.encode("ascii")).hexdigest()


def test_a_seed_is_the_keyed_hash_of_all_nonces() -> None:
    """In the order of the seats, with a sign for those who added nothing."""
    nonce = b"\xab" * 32
    line = f"rami/1/nonces - {nonce.hex()} -"
    expected = hmac.new(SECRET, line.encode("ascii"), "sha256").digest()
    assert seed_from(SECRET, (None, nonce, None)) == expected


@pytest.mark.parametrize(
    ("secret", "table", "match", "number"),
    [
        (bytes(32), "K7PQ4M", 2, 3),
        (SECRET, "K7PQ4N", 2, 3),
        (SECRET, "K7PQ4M", 1, 3),
        (SECRET, "K7PQ4M", 2, 4),
        (SECRET, "K7PQ4M", 23, 3),
    ],
)
def test_a_commitment_binds_all_that_it_names(
    secret: bytes, table: str, match: int, number: int
) -> None:
    """No secret can be shown for another round than the one it was for."""
    assert commit_to(secret, table, match, number) != commit_to(SECRET, "K7PQ4M", 2, 3)


def test_who_added_what_is_part_of_the_seed() -> None:
    """The same nonce from another seat, or no nonce, makes another deck."""
    nonce = bytes(32)
    given = [(None, None), (nonce, None), (None, nonce), (nonce, nonce), (nonce,), ()]
    assert len({seed_from(SECRET, nonces) for nonces in given}) == len(given)
