"""What the disk alone takes to have a few bytes for good: an acknowledgement cannot come sooner."""

from __future__ import annotations

import os
import tempfile
from time import perf_counter
from typing import Any, Final

from bench.load.tally import quantiles

PAGE: Final = b"x" * 4096
"""What a small transaction adds to SQLite's write-ahead log, in bytes."""


def disk(times: int) -> dict[str, Any]:
    """Append a page to a file and wait until the disk has it, so many times; in milliseconds."""
    took = []
    with tempfile.NamedTemporaryFile() as file:
        for _ in range(times):
            os.write(file.fileno(), PAGE)
            began = perf_counter()
            os.fdatasync(file.fileno())
            took.append(perf_counter() - began)
    return {"fdatasync_ms": quantiles(took), "faults": []}
