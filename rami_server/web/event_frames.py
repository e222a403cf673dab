"""What happened at a table: from what a reader may see to what the wire says."""

from collections.abc import Iterable

from rami_server.engine import views as seen
from rami_server.engine.cards import card_names, format_card
from rami_server.table import records as facts
from rami_server.table.seen import LinkSeen, NonceSeen, SeatTaken, SeenEvent, SeenRecord
from rami_server.table.settings import ClockRule
from rami_server.web.codec import milliseconds, nonces_on_wire
from rami_server.web.protocol import events as wire


def events_of(records: Iterable[SeenRecord]) -> list[wire.EventView]:
    """Return every event of the records, in order, each with its record's number."""
    return [event_of(event, record.version) for record in records for event in record.events]


def event_of(event: SeenEvent, seq: int) -> wire.EventView:  # noqa: C901, PLR0911, PLR0912 - one case for each event there is
    """Return one event of the record with this number."""
    match event:
        case seen.SeatDealt():
            return _dealt(event, seq)
        case seen.SeatDrew(seat, source, card):
            name = None if card is None else format_card(card)
            return {"seq": seq, "kind": "drew", "seat": seat, "source": source.value, "card": name}
        case seen.SeatMelded():
            return _melded(event, seq)
        case seen.SeatLaidOff(seat, meld, cards):
            names = card_names(cards)
            return {"seq": seq, "kind": "laid_off", "seat": seat, "meld": meld, "cards": names}
        case seen.SeatDiscarded(seat, card):
            return {"seq": seq, "kind": "discarded", "seat": seat, "card": format_card(card)}
        case seen.SeatRoundEnded():
            return _round_ended(event, seq)
        case SeatTaken(seat, name):
            return {"seq": seq, "kind": "sat", "seat": seat, "name": name}
        case LinkSeen(seat, link):
            return {"seq": seq, "kind": "presence", "seat": seat, "link": link.value}
        case facts.TableOpened(code):
            return {"seq": seq, "kind": "opened", "code": code}
        case facts.BotSat(seat, level):
            return {"seq": seq, "kind": "bot_sat", "seat": seat, "level": level.value}
        case facts.SeatEmptied(seat):
            return {"seq": seq, "kind": "seat_emptied", "seat": seat}
        case facts.HostNamed(seat):
            return {"seq": seq, "kind": "host", "seat": seat}
        case facts.SettingsChanged():
            return {"seq": seq, "kind": "settings"}
        case facts.ReadySet(seat, ready):
            return {"seq": seq, "kind": "ready", "seat": seat, "ready": ready}
        case facts.Emoted(seat, emote):
            return {"seq": seq, "kind": "emoted", "seat": seat, "emote": emote.value}
        case facts.MatchStarted(clock):
            return _match_started(clock, seq)
        case NonceSeen(seat):
            return {"seq": seq, "kind": "nonce", "seat": seat}
        case facts.DealSealed():
            return _sealed(event, seq)
        case facts.SecretRevealed(secret):
            return {"seq": seq, "kind": "revealed", "secret": secret.hex()}
        case facts.TurnTimedOut(seat, turn):
            return {"seq": seq, "kind": "timed_out", "seat": seat, "turn": turn}
        case facts.TimeCredited(seconds):
            return {"seq": seq, "kind": "credited", "ms": milliseconds(seconds)}
        case facts.TableClosed(reason):
            return {"seq": seq, "kind": "closed", "reason": reason.value}


def _dealt(event: seen.SeatDealt, seq: int) -> wire.Dealt:
    return {
        "seq": seq,
        "kind": "dealt",
        "round": event.number,
        "starter": event.starter,
        "hand": None if event.hand is None else card_names(event.hand),
        "cards": list(event.hand_sizes),
        "upcard": format_card(event.upcard),
        "stock": event.stock_count,
    }


def _sealed(event: facts.DealSealed, seq: int) -> wire.Sealed:
    return {
        "seq": seq,
        "kind": "sealed",
        "match": event.match,
        "round": event.round,
        "commit": event.commit,
        "nonces": nonces_on_wire(event.nonces),
    }


def _melded(event: seen.SeatMelded, seq: int) -> wire.Melded:
    return {
        "seq": seq,
        "kind": "melded",
        "seat": event.seat,
        "meld": event.meld,
        "meld_kind": event.kind.value,
        "cards": card_names(event.cards),
    }


def _round_ended(event: seen.SeatRoundEnded, seq: int) -> wire.RoundEnded:
    return {
        "seq": seq,
        "kind": "round_ended",
        "reason": event.reason.value,
        "winner": event.winner,
        "hands": [card_names(hand) for hand in event.hands],
        "points": list(event.points),
        "gain": event.gain,
    }


def _match_started(clock: ClockRule | None, seq: int) -> wire.MatchStarted:
    return {
        "seq": seq,
        "kind": "match_started",
        "turn_ms": None if clock is None else milliseconds(clock.turn_s),
        "reserve_ms": None if clock is None else milliseconds(clock.reserve_s),
    }
