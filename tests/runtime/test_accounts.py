from __future__ import annotations

from rami_server.runtime.accounts import Credentials, Session


def test_secrets_are_not_printed() -> None:
    """What is logged or shown in a traceback holds no hash of a password or a token."""
    shown = repr((Credentials("ana", "a hash"), Session("a token", 1.0)))
    assert shown == "(Credentials(login='ana'), Session(created_at=1.0))"
