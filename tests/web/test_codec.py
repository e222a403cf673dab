"""Between the wire and the table."""

from __future__ import annotations

import pytest

from rami_server.engine import actions as engine
from rami_server.engine.cards import UnknownCard, parse_card, parse_cards
from rami_server.engine.options import Level, TableOptions
from rami_server.table.settings import ClockChoice, ClockRule, TableSettings
from rami_server.web.codec import (
    action_from,
    action_on_wire,
    frame,
    milliseconds,
    settings_from,
    settings_of,
)
from rami_server.web.protocol import incoming as wire

MELD = wire.Meld(kind="meld", cards=["7S", "8S", "9S"])
SEVENS = parse_cards("7S 8S 9S")


@pytest.mark.parametrize(
    ("sent", "meant"),
    [
        (wire.DrawStock(kind="draw_stock"), engine.DrawStock()),
        (wire.DrawDiscard(kind="draw_discard"), engine.DrawDiscard()),
        (MELD, engine.Meld(SEVENS)),
        (
            wire.LayOff(kind="lay_off", meld=2, cards=["TD"]),
            engine.LayOff(2, (parse_card("TD"),)),
        ),
        (wire.Discard(kind="discard", card="AH"), engine.Discard(parse_card("AH"))),
        (
            wire.Turn(kind="turn", steps=[MELD, wire.Discard(kind="discard", card="2C")]),
            engine.Turn((engine.Meld(SEVENS), engine.Discard(parse_card("2C")))),
        ),
    ],
    ids=lambda action: type(action).__name__,
)
def test_actions_are_understood(sent: wire.Action, meant: engine.Action) -> None:
    """Each kind, and within a turn; what the server proposes is said in the same words."""
    assert action_from(sent) == meant
    assert action_on_wire(meant) == sent


@pytest.mark.parametrize("text", ["", "7", "S7", "7s", "10S", "1C", "XX", "7S "])
def test_text_that_is_no_card_is_refused(text: str) -> None:
    """Exactly two characters, exactly these."""
    with pytest.raises(UnknownCard):
        action_from(wire.Discard(kind="discard", card=text))


def test_settings_are_understood_and_told_without_loss() -> None:
    """What a host chooses is what everybody reads."""
    sent = wire.Settings(
        options=wire.Options(players=3, score_limit=200, no_return=True),
        clock=wire.Clock(choice=ClockChoice.CUSTOM, turn_ms=30_000, reserve_ms=0),
        stand_in=Level.HARD,
        hints=False,
    )
    meant = TableSettings(
        TableOptions(players=3, score_limit=200, no_return=True),
        ClockChoice.CUSTOM,
        ClockRule(30.0, 0.0),
        Level.HARD,
        hints=False,
    )
    assert settings_from(sent) == meant
    assert settings_of(meant) == sent.model_dump(mode="json")


def test_times_are_written() -> None:
    """Whole milliseconds."""
    assert milliseconds(1.2345) == 1234


def test_a_frame_is_compact_json() -> None:
    """No spaces, names as they are."""
    assert frame({"type": "pong", "id": "é"}) == '{"type":"pong","id":"é"}'.encode()
