"""How each kind of fact is written: its name, and the form of each field that JSON cannot hold.

A field without a form of its own is a number, a text, a truth value or nothing.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from rami_server.engine.actions import Source
from rami_server.engine.cards import format_card, format_cards, parse_card, parse_cards
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
    from collections.abc import Callable
    from enum import StrEnum

    from rami_server.table.records import Fact

Json: TypeAlias = dict[str, Any]


class UnknownKind(ValueError):
    """No fact is written under this name; `kind` is the name."""

    def __init__(self, kind: object) -> None:
        """Keep the name: it is no secret."""
        super().__init__(f"no fact is called {kind!r}")
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Field:
    """How one kind of value is turned into JSON and back."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Form:
    """How the objects of one dataclass are turned into JSON objects and back."""

    def __init__(self, cls: type, **special: Field) -> None:
        self.cls = cls
        self.special = special
        self.names = tuple(field.name for field in fields(cls))
        self._required = {f.name for f in fields(cls) if _has_no_default(f)}
        self._values = _getter(self.names)
        self._writers = tuple((name, field.write) for name, field in special.items())
        self._readers = tuple((name, field.read) for name, field in special.items())

    def write(self, value: object) -> Json:
        """Return the object's fields as JSON."""
        written = dict(zip(self.names, self._values(value), strict=True))
        for name, write in self._writers:
            written[name] = write(written[name])
        return written

    def read(self, written: Json) -> Any:  # noqa: ANN401 - an object of `self.cls`
        """Return the object; raises a built-in error for what is none."""
        values = dict(written)
        for name, read in self._readers:
            if name in values or name in self._required:
                values[name] = read(values[name])
        return self.cls(**values)


def _has_no_default(field: Any) -> bool:  # noqa: ANN401 - dataclasses.Field of any type
    return field.default is MISSING and field.default_factory is MISSING


def _getter(names: tuple[str, ...]) -> Callable[[object], tuple[Any, ...]]:
    """Return what reads all these fields at once; `attrgetter` of one name gives no tuple."""
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda value: (get(value),)


def _one_of(cls: type[StrEnum]) -> Field:
    members = {str(member): member for member in cls}
    return Field(str, members.__getitem__)


def _nested(form: Form) -> Field:
    return Field(form.write, form.read)


def _maybe(field: Field) -> Field:
    return Field(partial(_unless_none, field.write), partial(_unless_none, field.read))


def _unless_none(change: Callable[[Any], Any], value: Any) -> Any:  # noqa: ANN401 - JSON or what it stands for
    return None if value is None else change(value)


def _hands_written(hands: tuple[tuple[int, ...], ...]) -> list[str]:
    return [format_cards(hand) for hand in hands]


def _hands_read(written: list[str]) -> tuple[tuple[int, ...], ...]:
    return tuple(parse_cards(hand) for hand in written)


def _each_written(nonces: tuple[bytes | None, ...]) -> list[str | None]:
    return [None if nonce is None else nonce.hex() for nonce in nonces]


def _each_read(written: list[str | None]) -> tuple[bytes | None, ...]:
    return tuple(None if nonce is None else bytes.fromhex(nonce) for nonce in written)


_CARD = Field(format_card, parse_card)
_CARDS = Field(format_cards, parse_cards)
_HANDS = Field(_hands_written, _hands_read)
_NUMBERS = Field(list, tuple)
_BYTES = Field(bytes.hex, bytes.fromhex)
_NONCES = Field(_each_written, _each_read)
_LEVEL = _one_of(Level)
_CLOCK = _nested(Form(ClockRule))
_SETTINGS = _nested(
    Form(
        TableSettings,
        options=_nested(Form(TableOptions)),
        clock=_one_of(ClockChoice),
        rule=_CLOCK,
        stand_in=_LEVEL,
    )
)

FORMS: dict[str, Form] = {
    "table_opened": Form(TableOpened, visibility=_one_of(Visibility), settings=_SETTINGS),
    "player_sat": Form(PlayerSat),
    "bot_sat": Form(BotSat, level=_LEVEL),
    "seat_emptied": Form(SeatEmptied),
    "host_named": Form(HostNamed),
    "settings_changed": Form(SettingsChanged, settings=_SETTINGS),
    "ready_set": Form(ReadySet),
    "emoted": Form(Emoted, emote=_one_of(Emote)),
    "match_started": Form(MatchStarted, clock=_maybe(_CLOCK)),
    "secret_drawn": Form(SecretDrawn, secret=_BYTES),
    "nonce_given": Form(NonceGiven, nonce=_BYTES),
    "deal_sealed": Form(DealSealed, nonces=_NONCES),
    "secret_revealed": Form(SecretRevealed, secret=_BYTES),
    "shuffled": Form(Shuffled, seed=_BYTES),
    "position_set": Form(PositionSet),
    "link_set": Form(LinkSet, link=_one_of(Link)),
    "turn_timed_out": Form(TurnTimedOut),
    "time_credited": Form(TimeCredited),
    "table_closed": Form(TableClosed, reason=_one_of(CloseReason)),
    "round_dealt": Form(RoundDealt, hands=_HANDS, upcard=_CARD, stock=_CARDS),
    "drew": Form(Drew, source=_one_of(Source), card=_CARD),
    "melded": Form(Melded, cards=_CARDS),
    "laid_off": Form(LaidOff, cards=_CARDS),
    "discarded": Form(Discarded, card=_CARD),
    "round_ended": Form(RoundEnded, reason=_one_of(EndReason), hands=_HANDS, points=_NUMBERS),
}
"""Every kind of fact by the name it is stored under; a name is never used for another kind."""

_KINDS = {form.cls: (kind, form) for kind, form in FORMS.items()}


def written_fact(fact: Fact) -> Json:
    """Return the fact as a JSON object."""
    kind, form = _KINDS[type(fact)]
    return {"fact": kind, **form.write(fact)}


def read_fact(written: Json) -> Fact:
    """Return the fact; raises `UnknownKind`, or a built-in error for what is no fact."""
    values = dict(written)
    kind = values.pop("fact")
    form = FORMS.get(kind)
    if form is None:
        raise UnknownKind(kind)
    return cast("Fact", form.read(values))
