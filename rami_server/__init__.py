"""Rami Server: an authoritative multiplayer server for Rami (French rummy).

The folders are the architecture; `docs/architecture.md` walks through them.
"""

__version__ = "0.1.0"
