"""What cases over real sockets need."""

from __future__ import annotations

from tests.web.conftest import cluster, server

__all__ = ["cluster", "server"]
