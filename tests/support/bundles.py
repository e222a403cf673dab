"""Matches with nonces, played by simple people and AI seats, and their bundles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.shuffle import deck_from
from rami_server.table.bundles import Head, bundle_of
from rami_server.table.commands import Ready, RigDeck, RigPosition
from rami_server.table.positions import Position
from rami_server.table.records import MatchStarted
from rami_server.table.sealing import upcoming
from rami_server.table.state import Status
from tests.support.play import rng
from tests.support.tables import PEOPLE, give, lobby, play_round, seed_of, settings, start

if TYPE_CHECKING:
    from rami_server.table.bundles import Bundle
    from rami_server.table.records import Record
    from tests.support.tables import Driven


def recorded(
    people: int = 2, bots: int = 0, *, limit: int = 60, house: str = "", code: str = "K7PQ"
) -> Driven:
    """Return a table whose first match was played to its end; not everybody adds to every deal."""
    chosen = settings(people + bots, limit=limit, house=house)
    driven = lobby(people, bots, chosen, code=code)
    add(driven)
    start(driven)
    while driven.state.status is Status.PLAYING:
        play_round(driven)
        if driven.state.status is Status.PLAYING:
            add(driven)
            for player in PEOPLE[:people]:
                driven.do(Ready(player))
            driven.tick()
    return driven


def add(driven: Driven) -> None:
    """Let some of the people add to the next deal."""
    chance = rng(driven.table.version)
    for seat, _ in driven.state.humans:
        if upcoming(driven.state) is not None and chance.random() < 0.8:
            give(driven, driven.person_at(seat), seed_of(1000 + driven.table.version))


def records_of_match(driven: Driven) -> tuple[Record, ...]:
    """Return the records from the begin of the first match on."""
    for place, record in enumerate(driven.records):
        if any(isinstance(fact, MatchStarted) for fact in record.facts):
            return tuple(driven.records[place:])
    raise ValueError("no match has begun")


def bundle_in(driven: Driven) -> Bundle:
    """Return the table's first match as a bundle."""
    records = records_of_match(driven)
    head = Head(
        table=driven.state.code,
        match=1,
        options=driven.state.settings.options,
        players=tuple(held.occupant for held in driven.state.seats if held.occupant is not None),
        started_at=records[0].at,
    )
    return bundle_of(head, records)


def rigged_deck() -> Driven:
    """Return a table whose first round was a test's own and whose others were dealt as always."""
    driven = lobby(2, chosen=settings(limit=60))
    driven.do(RigDeck(1, deck_from(seed_of(5)), seed_of(5)))
    return finished(driven)


def rigged_position() -> Driven:
    """Return a table whose match began in the middle."""
    driven = lobby(2)
    text = "hands: 7S 8S 9S KD / 2C 3D; discard: 6C; phase: play; scores: 40 10"
    driven.do(RigPosition(Position.parsed(f"{text}; options: score_limit=60")))
    return finished(driven)


def finished(driven: Driven) -> Driven:
    """Return the table when its match has a winner."""
    while driven.state.status is Status.PLAYING:
        play_round(driven)
        driven.wait(driven.patience.round_pause)
    return driven
