"""Deals that nobody can choose, on the wire: what is promised before, and what is opened after.

`docs/fair-deal.md` says how a client adds to a deal and how it checks one.
"""

from typing_extensions import TypedDict


class RoundView(TypedDict):
    """The present round."""

    number: int
    """From 1 in each match."""
    starter: int
    dealer: int
    commit: str | None
    """What the server was bound to before the deal; None for a deal that cannot be proved."""
    nonces: list[str | None] | None
    """What each seat added to the deal; null for a seat that added nothing."""


class NextDeal(TypedDict):
    """The deal that comes next: what the server is bound to, and who has added to it."""

    match: int
    """Which match of the table, from 1."""
    round: int
    """Which round of that match, from 1."""
    commit: str
    """SHA-256 of the secret and these numbers, as docs/fair-deal.md says."""
    nonces: list[bool]
    """By seat: whether somebody added something; what, the deal tells."""
    nonce: str | None
    """What the reader added."""


class Reveal(TypedDict):
    """All that a deal was made of: anyone can deal the round again."""

    match: int
    round: int
    commit: str
    nonces: list[str | None]
    secret: str
    """The key of the seed, and what `commit` was made of."""
