"""A match at one moment as one line of text. The last card of a pile is its top.

    hands: 7S 8S 9S KD / 2C; discard: 3C; melds: 1=4H 5H 6H; phase: play; scores: 10 0

Clauses stand in any order; what is missing has its default. `*` in the stock or the discard
pile stands for every card named nowhere else; without a stock clause it is the stock.
"""

from dataclasses import replace
from typing import Final, TypeVar

from rami_server.engine.actions import Phase, Seat
from rami_server.engine.cards import DECK, Card, format_card, format_cards
from rami_server.engine.events import EndReason
from rami_server.engine.evolution import ended
from rami_server.engine.match import MatchState
from rami_server.engine.notation.actions import cards_in
from rami_server.engine.notation.consistency import check_position
from rami_server.engine.notation.errors import NotationError
from rami_server.engine.notation.options import format_options, number_in, parse_options
from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, TableOptions
from rami_server.engine.state import RoundState, TableMeld

_Named = TypeVar("_Named", Phase, EndReason)
_REST: Final = "*"
_CLAUSES: Final = (
    *("hands", "stock", "discard", "melds", "round", "starter", "turn", "seat"),
    *("phase", "taken", "discard_draws", "ended", "scores", "options"),
)


def format_position(match: MatchState) -> str:
    """Return `match` as one line; `parse_position` gives it back.

    How earlier rounds ended is no part of a position.
    """
    clauses = _clauses_of(match)
    return "; ".join(f"{name}: {clauses[name]}".rstrip() for name in _CLAUSES if name in clauses)


def _clauses_of(match: MatchState) -> dict[str, str]:
    state = match.round
    clauses = {
        "hands": " / ".join(map(format_cards, state.hands)),
        "stock": format_cards(state.stock),
        "discard": format_cards(state.discard_pile),
        "melds": ", ".join(f"{m.owner}={format_cards(m.cards)}" for m in state.melds),
        "round": str(state.number),
        "starter": str(state.starter),
        "turn": str(state.turn),
        "seat": str(state.seat),
        "phase": state.phase.value,
        "discard_draws": str(state.discard_draws),
        "scores": " ".join(map(str, match.scores)),
        "options": format_options(replace(match.options, players=MIN_PLAYERS)),
    }
    if state.taken is not None:
        clauses["taken"] = format_card(state.taken)
    if state.result is not None:
        clauses["ended"] = f"{state.result.reason.value} {state.result.winner}"
    return clauses


def parse_position(text: str) -> MatchState:
    """Return the match that `text` describes; raises `NotationError` if no game can stand so."""
    clauses = _split(text)
    hands = tuple(map(cards_in, _required(clauses, "hands").split("/")))
    if not MIN_PLAYERS <= len(hands) <= MAX_PLAYERS:
        raise NotationError(f"{len(hands)} hands; a game has {MIN_PLAYERS} to {MAX_PLAYERS}")
    options = parse_options(f"players={len(hands)} {clauses.get('options', '')}")
    melds = _melds_in(clauses.get("melds", ""))
    stock, discard_pile = _piles_in(clauses, _named_cards(hands, melds))
    state = RoundState(
        options=options,
        number=_number(clauses, "round", 1),
        starter=_number(clauses, "starter", 0),
        hands=hands,
        stock=stock,
        discard_pile=discard_pile,
        melds=melds,
        turn=_number(clauses, "turn", 1),
        seat=_number(clauses, "seat", 0),
        phase=_one_of(Phase, clauses.get("phase", Phase.DRAW.value)),
        taken=_taken_in(clauses),
        discard_draws=_number(clauses, "discard_draws", 0),
        result=None,
    )
    scores = tuple(map(number_in, clauses.get("scores", "0 " * len(hands)).split()))
    return _finished(check_position(MatchState(scores, state)), clauses.get("ended"))


def _split(text: str) -> dict[str, str]:
    clauses: dict[str, str] = {}
    for clause in filter(str.strip, text.split(";")):
        name, colon, value = clause.partition(":")
        name = name.strip()
        if not colon or name not in _CLAUSES:
            known = ", ".join(_CLAUSES)
            raise NotationError(f"{clause.strip()!r} is no clause; clauses are {known}")
        if name in clauses:
            raise NotationError(f"the clause {name} stands twice")
        clauses[name] = value.strip()
    return clauses


def _required(clauses: dict[str, str], name: str) -> str:
    if name not in clauses:
        raise NotationError(f"the clause {name} is missing")
    return clauses[name]


def _number(clauses: dict[str, str], name: str, default: int) -> int:
    return number_in(clauses[name]) if name in clauses else default


def _one_of(kind: type[_Named], text: str) -> _Named:
    try:
        return kind(text)
    except ValueError:
        known = ", ".join(kind)
        raise NotationError(f"{text!r} is none of {known}") from None


def _taken_in(clauses: dict[str, str]) -> Card | None:
    if "taken" not in clauses:
        return None
    cards = cards_in(clauses["taken"])
    if len(cards) != 1:
        raise NotationError(f"taken is one card, not {len(cards)}")
    return cards[0]


def _melds_in(text: str) -> tuple[TableMeld, ...]:
    return tuple(map(_meld_in, text.split(","))) if text else ()


def _meld_in(text: str) -> TableMeld:
    owner, equals, cards = text.partition("=")
    if not equals:
        raise NotationError(f"{text.strip()!r} is no meld; a meld is OWNER=CARDS")
    return TableMeld(number_in(owner.strip()), tuple(sorted(cards_in(cards))))


def _named_cards(
    hands: tuple[tuple[Card, ...], ...], melds: tuple[TableMeld, ...]
) -> frozenset[Card]:
    melded = (card for meld in melds for card in meld.cards)
    return frozenset([*melded, *(card for hand in hands for card in hand)])


def _piles_in(
    clauses: dict[str, str], placed: frozenset[Card]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return stock and discard pile, `*` replaced by the cards named nowhere else."""
    discard = clauses.get("discard", "").split()
    default = [] if _REST in discard else [_REST]
    stock = clauses["stock"].split() if "stock" in clauses else default
    if (stock + discard).count(_REST) > 1:
        raise NotationError("* can stand once only")
    named = placed.union(cards_in(" ".join(word for word in stock + discard if word != _REST)))
    rest = format_cards(card for card in DECK if card not in named)
    return _pile_in(stock, rest), _pile_in(discard, rest)


def _pile_in(words: list[str], rest: str) -> tuple[Card, ...]:
    return cards_in(" ".join(rest if word == _REST else word for word in words))


def _finished(match: MatchState, text: str | None) -> MatchState:
    """Return `match` with the end that the clause `ended` names: a reason and the winner."""
    if (text is None) is (match.round.phase is Phase.OVER):
        raise NotationError("a round has the clause ended if and only if its phase is over")
    if text is None:
        return match
    reason, _, winner = text.partition(" ")
    end = ended(match.round, _one_of(EndReason, reason), _seat(match.options, winner))
    return replace(match, round=replace(match.round, result=end), ended=(end,))


def _seat(options: TableOptions, text: str) -> Seat:
    seat = number_in(text)
    if seat >= options.players:
        raise NotationError(f"no seat {seat} at a table of {options.players}")
    return seat
