"""The records whose stored texts stand in golden/records.json, in the same order.

A changed fact is added at the end, with the text that the new server writes; nothing that has
ever been released is taken away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.engine.actions import Source
from rami_server.engine.cards import parse_card, parse_cards
from rami_server.engine.events import (
    Discarded,
    Drew,
    EndReason,
    LaidOff,
    Melded,
    RoundDealt,
    RoundEnded,
)
from rami_server.engine.options import Level, TableOptions
from rami_server.table.records import (
    ActionKey,
    BotSat,
    CloseReason,
    DealSealed,
    Emote,
    Emoted,
    HostNamed,
    LinkSet,
    MatchStarted,
    NonceGiven,
    PlayerSat,
    PositionSet,
    ReadySet,
    Record,
    SeatEmptied,
    SecretDrawn,
    SecretRevealed,
    SettingsChanged,
    Shuffled,
    TableClosed,
    TableOpened,
    TimeCredited,
    TurnTimedOut,
    Visibility,
)
from rami_server.table.seats import Link
from rami_server.table.settings import ClockChoice, ClockRule, TableSettings

if TYPE_CHECKING:
    from rami_server.table.records import Fact

_OPTIONS = TableOptions(
    players=3,
    score_limit=250,
    ace_high=True,
    discard_to_win=True,
    no_return=True,
    discard_draw_cap=12,
)
_SETTINGS = TableSettings(
    _OPTIONS, ClockChoice.CUSTOM, ClockRule(30.5, 90.0), Level.HARD, hints=False
)
_HANDS = (parse_cards("2C 3D 4H 5S 6C TD JC"), parse_cards("QH KS AC 2D 3H 4S 5C"))
_STOCK = parse_cards("7H 8S AS")
_LEFT = parse_cards("AH KD")

_FACTS: tuple[tuple[Fact, ...], ...] = (
    (
        TableOpened("K7WXQD", Visibility.QUICK, _SETTINGS),
        PlayerSat(0, "6f1d0c", 'Zoë "🂡" \x01'),
        HostNamed(0),
    ),
    (BotSat(1, Level.EASY),),
    (SeatEmptied(2),),
    (SettingsChanged(TableSettings()),),
    (ReadySet(0, ready=True),),
    (MatchStarted(ClockRule(60.0, 60.0)),),
    (MatchStarted(None),),
    (Shuffled(bytes(range(32))), RoundDealt(1, 1, 0, _HANDS, parse_card("6D"), _STOCK)),
    (LinkSet(0, Link.HERE, "node-1"),),
    (LinkSet(0, Link.SLOW, "node-1"),),
    (LinkSet(0, Link.AWAY, None, 1_750_000_030.125),),
    (LinkSet(0, Link.BOT),),
    (Drew(0, Source.STOCK, parse_card("AS")),),
    (Drew(1, Source.DISCARD, parse_card("6D")),),
    (Melded(0, 0, parse_cards("7S 8S 9S")),),
    (LaidOff(1, 0, parse_cards("TS JS")), Discarded(1, parse_card("KC"))),
    (TurnTimedOut(0, 14), TimeCredited(12.0625)),
    (RoundEnded(EndReason.WENT_OUT, 0, ((), _LEFT), (0, 11), 11),),
    (RoundEnded(EndReason.EMPTY_STOCK, 1, (_LEFT, ()), (11, 0), 11),),
    (TableClosed(CloseReason.ABANDONED),),
    (TableClosed(CloseReason.DISMISSED),),
    (PositionSet("hands: 7S 8S 9S KD / 2C; discard: 3C; phase: play"),),
    *((Emoted(1, emote),) for emote in Emote),
    (SecretDrawn(bytes(range(32))),),
    (NonceGiven(1, bytes(range(32, 64))),),
    (DealSealed(1, 2, "ab" * 32, (None, bytes(range(32, 64)))),),
    (SecretRevealed(bytes(range(32))),),
)

RECORDS = [
    Record(
        number,
        1_750_000_000.0 + number / 8,
        facts,
        ActionKey("6f1d0c", f"action {number}") if number % 2 else None,
    )
    for number, facts in enumerate(_FACTS, 1)
]
"""Every kind of fact, and every value that an enumeration had when it was stored."""
