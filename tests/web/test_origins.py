"""Which web pages may open a socket."""

from __future__ import annotations

import pytest

from rami_server.web.origins import may_connect

ALLOWED = ("https://rami.example", "null")


@pytest.mark.parametrize(
    ("origin", "host", "expected"),
    [
        (None, "rami.example", True),
        ("https://rami.example", "other.example", True),
        ("https://other.example", "other.example", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", "127.0.0.1:8000", False),
        ("https://evil.example", "other.example", False),
        ("https://evil.example", None, False),
        ("null", "null", False),
        ("null", "rami.example", False),
        ("", "rami.example", False),
        ("http://[", "rami.example", False),
        ("http://[::1", "[::1]", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("//rami.test", "rami.test", False),
        ("http://rami.test/evil", "rami.test", False),
    ],
)
def test_origins(origin: str | None, host: str | None, *, expected: bool) -> None:
    """Native clients, the server's own page and allowed ones; never the opaque `null`."""
    assert may_connect(origin, host, ALLOWED) is expected
