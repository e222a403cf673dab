"""How long a test waits for what must come."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 60.0
"""Seconds. Only something that hangs is ever waited for so long, on a slow and busy machine too."""
