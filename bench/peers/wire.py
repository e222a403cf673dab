"""What the driver needs of a server's protocol: one `Wire` for each seat.

A wire turns frames into views and a discard into a frame; it holds no socket.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import httpx2

SEATS: Final = 4
HAND: Final = 13
CARDS: Final = SEATS * HAND


class Wrong(Exception):
    """Something that the protocol, or the game, does not allow."""


class Seen(NamedTuple):
    """What a seat can see once its hand is known."""

    hand: list[int]
    counts: list[int]
    top: int | None


class View(NamedTuple):
    """An update that a seat was sent."""

    move: int
    """Moves made so far at the table."""
    seen: Seen | None
    """None if the driver does not decode it."""


class Wire(ABC):
    """One seat's side of a protocol."""

    is_binary = False
    """Whether its frames are binary, not text."""
    greeting: bytes | None = None
    """What a client sends first, if anything."""

    def __init__(self, path: str, seat: int) -> None:
        self.path = path
        """Where the socket is opened, with the query."""
        self.seat = seat
        self.is_seated = False
        """Whether the server has said that this client will be told of moves."""

    @abstractmethod
    def take(self, payload: bytes) -> tuple[View | None, bytes | None]:
        """Take a frame; return the view in it and what is to be answered, if any."""

    @abstractmethod
    def discard(self, index: int) -> bytes:
        """Return the frame that discards the card at this place of the own hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contestant:
    """A server and how it is spoken to."""

    command: Callable[[], list[str]]
    """What starts it; the port is put behind."""
    sit: Callable[[httpx2.AsyncClient], Awaitable[list[Wire]]]
    """Opens a table and returns its four seats, to be connected in this order."""
    check: Callable[[str], list[str]] | None = None
    """A program that checks a server at an address, once a run."""
    versions: Callable[[], Mapping[str, str]]
    """What is measured, by name."""
