"""One server on one SQLite file: a second one would not hear what the first one stores.

The lock goes with the process, however it ends. PostgreSQL needs none.
"""

from __future__ import annotations

import fcntl
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import make_url

from rami_server.adapters.sql.database import prepare_folder

if TYPE_CHECKING:
    from collections.abc import Iterator


class AlreadyServed(Exception):
    """Another server runs on this file."""


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """Be the only server on the file at `url`, or raise `AlreadyServed`."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    prepare_folder(url)
    with Path(f"{parsed.database}.lock").open("a", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyServed from None
        yield
