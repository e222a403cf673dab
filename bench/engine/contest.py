"""Who is measured, and what one round played by one of them counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


class Played(NamedTuple):
    """What one round took: the players' actions, and chance events that are actions too."""

    actions: int
    chance: int = 0


@dataclass(frozen=True, slots=True)
class Contestant:
    """One engine, and how to play one round with it by choosing at random."""

    name: str
    play: Callable[[Random], Played]


class NotInstalled(Exception):
    """A peer cannot be imported; the bench says so and measures the rest."""
