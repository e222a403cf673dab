"""A match bundle as JSON: what the file says, and how damage to it is noticed.

The form is described in `docs/fair-deal.md`. Reading is strict: nothing is converted, nothing
unknown is passed over.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from rami_server import __version__
from rami_server.engine.cards import UnknownCard, format_card, format_cards, parse_card, parse_cards
from rami_server.engine.events import EndReason, RoundEnded
from rami_server.engine.notation.actions import format_action, parse_action
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.options import BadOptions, Level, TableOptions
from rami_server.table.bundles import Bundle, BundledRound, Head, Played, Seal
from rami_server.table.seats import Bot, Human
from rami_server.web.codec import options_of
from rami_server.web.protocol.incoming import HexOf32
from rami_server.web.protocol.settings import OptionsView


class BadBundle(ValueError):
    """The text is no bundle; says where it is wrong."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Card: TypeAlias = Annotated[str, StringConstraints(max_length=2)]
Cards: TypeAlias = Annotated[str, StringConstraints(max_length=200)]
"""Cards in their order with a blank between."""


class PersonFile(_Strict):
    """A seat that a person played, under the name they had at the start."""

    kind: Literal["human"]
    name: str


class AiFile(_Strict):
    """A seat that an AI played."""

    kind: Literal["bot"]
    level: Literal["easy", "normal", "hard"]


class ActionFile(_Strict):
    """One action."""

    at_ms: int
    """How long after the match began."""
    seat: int
    by: Literal["person", "server"]
    """`server`: an AI seat, a stand-in, or the end of somebody's time."""
    action: str = Field(examples=["draw stock", "meld 7S 8S 9S", "discard KD"])
    card: Card | None
    """What was drawn."""


class EndFile(_Strict):
    """How a round ended."""

    reason: Literal["went_out", "empty_stock"]
    winner: int
    gain: int
    points: list[int]
    hands: list[Cards]


class RoundFile(_Strict):
    """One round: how it was dealt, what was done, how it ended."""

    starter: int
    commit: HexOf32 | None
    """None, like `secret` and `nonces`, for a deal that cannot be proved."""
    secret: HexOf32 | None
    nonces: list[HexOf32 | None] | None
    deck: Cards
    """The first card dealt first; empty if the round began at `position`."""
    seed: HexOf32 | None
    """Of a deal that cannot be proved, if it is known."""
    position: str | None
    """Where a test let the round begin."""
    actions: list[ActionFile]
    end: EndFile | None


class BundleFile(_Strict):
    """A whole match: everything that is needed to play it again and to check its deals."""

    format: Literal["rami.bundle/1"]
    rules: int
    """The edition of the rules."""
    server: str
    """The version of the server that wrote it."""
    table: str = Field(examples=["K7PQ4M"])
    match: int
    turn: int
    """The number of its first turn."""
    started_at_ms: int
    """Since the epoch."""
    options: OptionsView
    seats: list[Annotated[PersonFile | AiFile, Field(discriminator="kind")]]
    rounds: list[RoundFile]
    scores: list[int]
    winner: int | None
    digest: HexOf32
    """The SHA-256 of all the rest as JSON, keys sorted, without blanks, only ASCII."""


def file_of(bundle: Bundle) -> BundleFile:
    """Return the bundle as its file says it."""
    head = bundle.head
    body: dict[str, Any] = {
        "format": "rami.bundle/1",
        "rules": bundle.rules,
        "server": __version__,
        "table": head.table,
        "match": head.match,
        "turn": bundle.turn,
        "started_at_ms": round(head.started_at * 1000),
        "options": options_of(head.options),
        "seats": [_seat(player) for player in head.players],
        "rounds": [_round(each) for each in bundle.rounds],
        "scores": list(bundle.scores),
        "winner": bundle.winner,
    }
    return BundleFile(**body, digest=_digest(body))


def open_file_of(bundle: Bundle) -> BundleFile:
    """Return the same for players; raises `ValueError` unless somebody has won in it."""
    if bundle.winner is None:
        raise ValueError("this match is not over: its cards stay hidden")
    return file_of(bundle)


def _digest(body: dict[str, Any]) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _seat(player: Human | Bot) -> dict[str, str]:
    if isinstance(player, Bot):
        return {"kind": "bot", "level": player.level.value}
    return {"kind": "human", "name": player.name}


def _round(each: BundledRound) -> dict[str, Any]:
    seal = each.seal
    return {
        "starter": each.starter,
        "commit": None if seal is None else seal.commit,
        "secret": None if seal is None else _hex(seal.secret),
        "nonces": None if seal is None else [_hex(nonce) for nonce in seal.nonces],
        "deck": format_cards(each.deck),
        "seed": _hex(each.seed),
        "position": each.position,
        "actions": [_action(played) for played in each.actions],
        "end": None if each.end is None else _end(each.end),
    }


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()


def _action(played: Played) -> dict[str, Any]:
    return {
        "at_ms": played.at_ms,
        "seat": played.seat,
        "by": "person" if played.by_person else "server",
        "action": format_action(played.action),
        "card": None if played.card is None else format_card(played.card),
    }


def _end(end: RoundEnded) -> dict[str, Any]:
    return {
        "reason": end.reason.value,
        "winner": end.winner,
        "gain": end.gain,
        "points": list(end.points),
        "hands": [format_cards(hand) for hand in end.hands],
    }


@dataclass(frozen=True, slots=True)
class ReadBundle:
    """A bundle that was read, and whether it is as it was written."""

    bundle: Bundle
    is_whole: bool
    """False if something in the file has been changed since, also what nothing else checks."""


def read_bundle(text: str) -> ReadBundle:
    """Return the bundle that `text` holds; raises `BadBundle`."""
    try:
        file = BundleFile.model_validate_json(text)
        body = json.loads(text)
        return ReadBundle(_bundle(file), _digest_of_rest(body) == file.digest)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the text"
        raise BadBundle(f"{where}: {first['msg']}") from None
    except (NotationError, UnknownCard, BadOptions) as error:
        raise BadBundle(str(error)) from None


def _digest_of_rest(body: dict[str, Any]) -> str:
    return _digest({key: value for key, value in body.items() if key != "digest"})


def _bundle(file: BundleFile) -> Bundle:
    head = Head(
        table=file.table,
        match=file.match,
        options=TableOptions(**file.options),
        players=tuple(map(_player, file.seats)),
        started_at=file.started_at_ms / 1000,
    )
    rounds = tuple(map(_bundled, file.rounds))
    return Bundle(head, file.turn, rounds, tuple(file.scores), file.winner, file.rules)


def _player(seat: PersonFile | AiFile) -> Human | Bot:
    return Human("", seat.name) if isinstance(seat, PersonFile) else Bot(Level(seat.level))


def _bundled(file: RoundFile) -> BundledRound:
    seal = None
    if file.commit is not None:
        nonces = tuple(map(_bytes, file.nonces or ()))
        seal = Seal(file.commit, nonces, _bytes(file.secret))
    return BundledRound(
        starter=file.starter,
        deck=parse_cards(file.deck),
        seal=seal,
        seed=_bytes(file.seed),
        position=file.position,
        actions=tuple(map(_played, file.actions)),
        end=None if file.end is None else _ended(file.end),
    )


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


def _played(file: ActionFile) -> Played:
    card = None if file.card is None else parse_card(file.card)
    return Played(file.at_ms, file.seat, file.by == "person", parse_action(file.action), card)


def _ended(file: EndFile) -> RoundEnded:
    return RoundEnded(
        EndReason(file.reason),
        file.winner,
        tuple(map(parse_cards, file.hands)),
        tuple(file.points),
        file.gain,
    )
