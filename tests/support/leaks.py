"""Which cards a reader may know at each record, and whether a frame names any other.

And which secrets and nonces of deals they may know: from those the cards could be computed.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_card
from rami_server.engine.events import (
    Discarded,
    Drew,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.table.records import DealSealed, NonceGiven, SecretDrawn, SecretRevealed, Shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rami_server.engine.actions import Seat
    from rami_server.table.records import Fact, Record

CARD = re.compile(r'"([2-9TJQKA][CDHS])"')
"""How a card stands in the text of a frame."""


HEX = re.compile(r'"([0-9a-f]{64})"')
"""How secrets, seeds and nonces stand in the text of a frame."""


def held_in(fact: Fact) -> set[str]:
    """Return what a fact holds from which, alone or with more, cards can be computed."""
    match fact:
        case SecretDrawn(secret=value) | Shuffled(seed=value) | NonceGiven(nonce=value):
            return {value.hex()}
        case _:
            return set()


def told_by(fact: Fact) -> set[str]:
    """Return what everybody may know from this fact on."""
    match fact:
        case SecretRevealed(secret):
            return {secret.hex()}
        case DealSealed(nonces=nonces):
            return {nonce.hex() for nonce in nonces if nonce is not None}
        case _:
            return set()


class Knowledge:
    """What one reader may know of the running round, record by record; None is a spectator."""

    def __init__(self, records: Sequence[Record], reader: Seat | None) -> None:
        self._reader = reader
        self._at: dict[int, frozenset[int]] = {0: frozenset()}
        self._closed: dict[int, frozenset[str]] = {0: frozenset()}
        known: frozenset[int] = frozenset()
        told = {value for record in records for fact in record.facts for value in told_by(fact)}
        closed = {value for record in records for fact in record.facts for value in held_in(fact)}
        own: set[str] = set()
        for record in records:
            for fact in record.facts:
                known = self._after(known, fact)
                closed -= told_by(fact) & told
                if isinstance(fact, NonceGiven) and fact.seat == reader:
                    own.add(fact.nonce.hex())
            self._at[record.version] = known
            self._closed[record.version] = frozenset(closed - own)

    def _after(self, known: frozenset[int], fact: Fact) -> frozenset[int]:
        match fact:
            case RoundDealt(hands=hands, upcard=upcard):
                own = () if self._reader is None else hands[self._reader]
                return frozenset((*own, upcard))
            case Drew(seat, source, card):
                sees = source is Source.DISCARD or seat == self._reader
                return known | {card} if sees else known
            case Melded(cards=cards) | LaidOff(cards=cards):
                return known | set(cards)
            case Discarded(card=card):
                return known | {card}
            case RoundEnded(hands=hands):
                return known.union(*hands)
            case _:
                return known

    def at(self, version: int) -> frozenset[int]:
        """Return the cards that the reader may know at a record."""
        return self._at[version]

    def check(self, text: str, sent: Iterable[str] = ()) -> None:
        """Fail if a frame names a card that the reader may not know; `sent` they named first."""
        message: dict[str, Any] = json.loads(text)
        if message["type"] != "update":
            foreign = (set(CARD.findall(text)) | set(HEX.findall(text))) - set(sent)
            assert not foreign, f"{text} names {foreign}"
            return
        for event in message["events"]:
            self._check(json.dumps(event), event["seq"])
        view = message["view"]
        ended = view.pop("last_round")  # all hands of an ended round are open
        assert not self._closed[view["seq"]] & set(HEX.findall(json.dumps(ended)))
        self._check(json.dumps(view), view["seq"])

    def _check(self, text: str, version: int) -> None:
        early = self._closed[version] & set(HEX.findall(text))
        assert not early, f"at record {version} seat {self._reader} must not see {early}: {text}"
        named = {parse_card(name) for name in CARD.findall(text)}
        foreign = named - self._at[version]
        assert not foreign, (
            f"at record {version} seat {self._reader} must not see {foreign}: {text}"
        )
