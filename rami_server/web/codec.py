"""Between the wire and the table: messages to commands, views and events to frames."""

from collections.abc import Iterable
from typing import assert_never

from pydantic_core import to_json

from rami_server.engine import actions as engine
from rami_server.engine.cards import card_names, format_card, parse_card
from rami_server.engine.options import TableOptions
from rami_server.table.settings import ClockRule, TableSettings
from rami_server.web.protocol import incoming as wire
from rami_server.web.protocol.outgoing import Outgoing
from rami_server.web.protocol.settings import OptionsView, SettingsView


def frame(message: Outgoing) -> bytes:
    """Return the text frame of a message: JSON in UTF-8."""
    return to_json(message)


def action_from(action: wire.Action) -> engine.Action:
    """Return the action that a client asks for; raises `UnknownCard`."""
    match action:
        case wire.DrawStock():
            return engine.DrawStock()
        case wire.DrawDiscard():
            return engine.DrawDiscard()
        case wire.Turn(steps=steps):
            return engine.Turn(tuple(map(_step_from, steps)))
        case _:
            return _step_from(action)


def _step_from(step: wire.Step) -> engine.Step:
    match step:
        case wire.Meld(cards=cards):
            return engine.Meld(_cards_from(cards))
        case wire.LayOff(meld=meld, cards=cards):
            return engine.LayOff(meld, _cards_from(cards))
        case wire.Discard(card=card):
            return engine.Discard(parse_card(card))
        case _:
            assert_never(step)


def _cards_from(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(parse_card, names))


def action_on_wire(action: engine.Action) -> wire.Action:
    """Return an action as a client would send it."""
    match action:
        case engine.DrawStock():
            return wire.DrawStock(kind="draw_stock")
        case engine.DrawDiscard():
            return wire.DrawDiscard(kind="draw_discard")
        case engine.Turn(steps):
            return wire.Turn(kind="turn", steps=[_step_on_wire(step) for step in steps])
        case _:
            return _step_on_wire(action)


def _step_on_wire(step: engine.Step) -> wire.Step:
    match step:
        case engine.Meld(cards):
            return wire.Meld(kind="meld", cards=card_names(cards))
        case engine.LayOff(meld, cards):
            return wire.LayOff(kind="lay_off", meld=meld, cards=card_names(cards))
        case engine.Discard(card):
            return wire.Discard(kind="discard", card=format_card(card))
        case _:
            assert_never(step)


def settings_from(settings: wire.Settings) -> TableSettings:
    """Return what a host chose."""
    rule = ClockRule(settings.clock.turn_ms / 1000, settings.clock.reserve_ms / 1000)
    return TableSettings(
        options=TableOptions(**settings.options.model_dump()),
        clock=settings.clock.choice,
        rule=rule,
        stand_in=settings.stand_in,
        hints=settings.hints,
    )


def settings_of(settings: TableSettings) -> SettingsView:
    """Return what a host chose as the wire says it."""
    return {
        "options": options_of(settings.options),
        "clock": {
            "choice": settings.clock.value,
            "turn_ms": milliseconds(settings.rule.turn_s),
            "reserve_ms": milliseconds(settings.rule.reserve_s),
        },
        "stand_in": settings.stand_in.value,
        "hints": settings.hints,
    }


def options_of(options: TableOptions) -> OptionsView:
    """Return the rules of a table as the wire says them."""
    return {
        "players": options.players,
        "score_limit": options.score_limit,
        "ace_high": options.ace_high,
        "discard_to_win": options.discard_to_win,
        "no_return": options.no_return,
        "discard_draw_cap": options.discard_draw_cap,
    }


def nonces_on_wire(nonces: Iterable[bytes | None]) -> list[str | None]:
    """Return what each seat added as hex; None where it is nothing."""
    return [None if nonce is None else nonce.hex() for nonce in nonces]


def milliseconds(seconds: float) -> int:
    """Return whole milliseconds."""
    return round(seconds * 1000)
