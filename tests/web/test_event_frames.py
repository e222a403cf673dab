"""What happened, as the wire says it."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from rami_server.engine import views as seen
from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_cards
from rami_server.engine.events import EndReason
from rami_server.engine.melds import MeldKind
from rami_server.engine.options import Level
from rami_server.table import records as facts
from rami_server.table.seats import Link
from rami_server.table.seen import LinkSeen, SeatTaken, SeenEvent, SeenRecord
from rami_server.table.settings import ClockRule, TableSettings
from rami_server.web.event_frames import event_of, events_of
from rami_server.web.protocol.events import EventView

RUN = parse_cards("7S 8S 9S")
EVENTS: list[tuple[SeenEvent, dict[str, Any]]] = [
    (
        seen.SeatDealt(2, 9, 1, RUN, (3, 3), RUN[0], 40),
        {
            "kind": "dealt",
            "round": 2,
            "starter": 1,
            "hand": ["7S", "8S", "9S"],
            "cards": [3, 3],
            "upcard": "7S",
            "stock": 40,
        },
    ),
    (
        seen.SeatDrew(1, Source.STOCK, None),
        {"kind": "drew", "seat": 1, "source": "stock", "card": None},
    ),
    (
        seen.SeatDrew(1, Source.DISCARD, RUN[0]),
        {"kind": "drew", "seat": 1, "source": "discard", "card": "7S"},
    ),
    (
        seen.SeatMelded(0, 1, MeldKind.RUN, RUN),
        {
            "kind": "melded",
            "seat": 0,
            "meld": 1,
            "meld_kind": "run",
            "cards": ["7S", "8S", "9S"],
        },
    ),
    (
        seen.SeatLaidOff(0, 1, RUN[:1]),
        {"kind": "laid_off", "seat": 0, "meld": 1, "cards": ["7S"]},
    ),
    (seen.SeatDiscarded(0, RUN[0]), {"kind": "discarded", "seat": 0, "card": "7S"}),
    (
        seen.SeatRoundEnded(EndReason.WENT_OUT, 0, ((), RUN), (0, 24), 24),
        {
            "kind": "round_ended",
            "reason": "went_out",
            "winner": 0,
            "hands": [[], ["7S", "8S", "9S"]],
            "points": [0, 24],
            "gain": 24,
        },
    ),
    (SeatTaken(0, "Ana"), {"kind": "sat", "seat": 0, "name": "Ana"}),
    (LinkSeen(0, Link.AWAY), {"kind": "presence", "seat": 0, "link": "away"}),
    (
        facts.TableOpened("CDFGHJ", facts.Visibility.PUBLIC, TableSettings()),
        {"kind": "opened", "code": "CDFGHJ"},
    ),
    (facts.BotSat(1, Level.EASY), {"kind": "bot_sat", "seat": 1, "level": "easy"}),
    (facts.SeatEmptied(1), {"kind": "seat_emptied", "seat": 1}),
    (facts.HostNamed(1), {"kind": "host", "seat": 1}),
    (facts.SettingsChanged(TableSettings()), {"kind": "settings"}),
    (facts.ReadySet(1, ready=True), {"kind": "ready", "seat": 1, "ready": True}),
    (
        facts.Emoted(1, facts.Emote.GOOD_LUCK),
        {"kind": "emoted", "seat": 1, "emote": "good_luck"},
    ),
    (
        facts.MatchStarted(ClockRule(60, 30)),
        {"kind": "match_started", "turn_ms": 60_000, "reserve_ms": 30_000},
    ),
    (facts.MatchStarted(None), {"kind": "match_started", "turn_ms": None, "reserve_ms": None}),
    (facts.TurnTimedOut(1, 7), {"kind": "timed_out", "seat": 1, "turn": 7}),
    (facts.TimeCredited(1.5), {"kind": "credited", "ms": 1500}),
    (facts.TableClosed(facts.CloseReason.ABANDONED), {"kind": "closed", "reason": "abandoned"}),
]


@pytest.mark.parametrize(("event", "told"), EVENTS, ids=map(str, range(len(EVENTS))))
def test_every_event_is_told(event: SeenEvent, told: dict[str, Any]) -> None:
    """Each with the number of its record, in the shape that the protocol names."""
    found = events_of([SeenRecord(5, 0.0, (event,))])
    assert found == [{"seq": 5, **told}]
    read: object = TypeAdapter(EventView).validate_python(found[0])
    assert read == found[0]


@pytest.mark.parametrize("emote", facts.Emote)
def test_every_emote_is_in_the_protocol(emote: facts.Emote) -> None:
    """What can be said can be told."""
    found = event_of(facts.Emoted(0, emote), 5)
    TypeAdapter(EventView).validate_python(found)


def test_events_keep_their_order_and_record() -> None:
    """Two records with three events."""
    records = [
        SeenRecord(5, 0.0, (SeatTaken(0, "Ana"), LinkSeen(0, Link.HERE))),
        SeenRecord(6, 0.0, (facts.HostNamed(0),)),
    ]
    assert [(e["seq"], e["kind"]) for e in events_of(records)] == [
        (5, "sat"),
        (5, "presence"),
        (6, "host"),
    ]
