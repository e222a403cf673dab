"""Which cards a reader may know at each record, and whether a frame names any other."""

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

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rami_server.engine.actions import Seat
    from rami_server.table.records import Fact, Record

CARD = re.compile(r'"([2-9TJQKA][CDHS])"')
"""How a card stands in the text of a frame."""


class Knowledge:
    """What one reader may know of the running round, record by record; None is a spectator."""

    def __init__(self, records: Sequence[Record], reader: Seat | None) -> None:
        self._reader = reader
        self._at: dict[int, frozenset[int]] = {0: frozenset()}
        known: frozenset[int] = frozenset()
        for record in records:
            for fact in record.facts:
                known = self._after(known, fact)
            self._at[record.version] = known

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
            foreign = set(CARD.findall(text)) - set(sent)
            assert not foreign, f"{text} names {foreign}"
            return
        for event in message["events"]:
            self._check(json.dumps(event), event["seq"])
        view = message["view"]
        view.pop("last_round")  # all hands of an ended round are open
        self._check(json.dumps(view), view["seq"])

    def _check(self, text: str, version: int) -> None:
        named = {parse_card(name) for name in CARD.findall(text)}
        foreign = named - self._at[version]
        assert not foreign, (
            f"at record {version} seat {self._reader} must not see {foreign}: {text}"
        )
