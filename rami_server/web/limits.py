"""Rates: how often one address, one person or one login name may do what costs the server.

Counted in this process; with many nodes each counts for itself.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from time import time
from typing import Literal, TypeAlias

from fastapi import Request
from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from rami_server.web.problems import Problem
from rami_server.web.protocol.codes import WireCode


@dataclass(frozen=True, slots=True)
class Rates:
    """What is allowed, each a list such as `10/minute; 100/hour`; `limits` reads them."""

    requests: str = "600/minute"
    """Requests of any kind from one address."""
    guests: str = "20/minute; 200/hour"
    """New guests from one address: a whole family, or a class, may share one."""
    logins: str = "10/minute; 100/hour"
    """Log-ins tried from one address."""
    passwords: str = "20/hour"
    """Passwords tried for one login name, from wherever."""
    tables: str = "10/minute; 60/hour"
    """Tables made, or quick matches asked for, by one person."""
    tables_from: str = "60/minute; 600/hour"
    """The same from one address, whoever they say they are."""
    hints: str = "60/minute"
    """Hints asked for by one person."""
    reviews: str = "6/minute; 60/hour"
    """Reviews of matches begun by one person."""


Kind: TypeAlias = Literal[
    "requests", "guests", "logins", "passwords", "tables", "tables_from", "hints", "reviews"
]

UNLIMITED = Rates(*["1000000/second"] * len(fields(Rates)))
"""For tests and load tools."""


class Limiter:
    """Counts, and refuses what is too much."""

    def __init__(self, rates: Rates | None = None) -> None:
        rates = rates or Rates()
        self._items = {each.name: parse_many(getattr(rates, each.name)) for each in fields(Rates)}
        self._window = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def spend(self, kind: Kind, who: str) -> None:
        """Count one; raises the `Problem` that says when to try again."""
        for item in self._items[kind]:
            if not await self._window.hit(item, kind, who):
                raise await self._too_many(item, kind, who)

    async def _too_many(self, item: RateLimitItem, kind: Kind, who: str) -> Problem:
        stats = await self._window.get_window_stats(item, kind, who)
        wait = max(1.0, stats.reset_time - time())
        params = {"retry_ms": round(wait * 1000)}
        return Problem(
            WireCode.RATE_LIMITED, HTTPStatus.TOO_MANY_REQUESTS, params, retry_after=wait
        )

    def from_address(self, *kinds: Kind) -> Callable[[Request], Awaitable[None]]:
        """Return a dependency that counts a request by where it comes from."""

        async def spend(request: Request) -> None:
            for kind in kinds:
                await self.spend(kind, address_of(request))

        return spend


def address_of(request: Request) -> str:
    """Return where a request comes from."""
    return household("" if request.client is None else request.client.host)


def household(host: str) -> str:
    """Return who shares a limit with `host`: itself, or of IPv6 the network one household gets."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    is_wide = isinstance(address, IPv6Address) and address.ipv4_mapped is None
    return address.exploded[:19] if is_wide else host
