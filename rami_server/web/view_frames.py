"""The whole truth for one reader: from the table's view to what the wire says."""

from typing import Literal

from rami_server.engine import views as seen
from rami_server.engine.actions import DrawStock, Phase, Seat
from rami_server.engine.cards import card_names, format_card
from rami_server.engine.legality import LegalActions
from rami_server.table.own import OwnView
from rami_server.table.seen import NextDeal, SeatInfo, TableView
from rami_server.web.codec import milliseconds
from rami_server.web.protocol import outgoing as wire
from rami_server.web.protocol.fairness import NextDeal as NextDealView
from rami_server.web.stillness import still_of, stillness_of


def view_of(view: TableView, own: OwnView | None) -> wire.View:
    """Return the view of one reader as the wire says it, built field by field."""
    return {**public_of(view), **own_of(view, own)}


def public_of(view: TableView) -> wire.PublicView:
    """Return what everybody sees alike."""
    return {**moving_of(view), **still_of(stillness_of(view))}


def moving_of(view: TableView) -> wire.MovingView:
    """Return what everybody sees alike, and what a move changes."""
    game = view.game
    return {
        "seq": view.version,
        "seats": [_seat(index, info, game) for index, info in enumerate(view.seats)],
        "stock": None if game is None else {"count": game.stock_count},
        "discard": None if game is None else _discard(game),
        "melds": [] if game is None else [_meld(i, meld) for i, meld in enumerate(game.melds)],
        "turn": None if game is None else _turn(view, game),
    }


def own_of(view: TableView, own: OwnView | None) -> wire.OwnView:
    """Return what only the reader sees; `own` is None for a spectator."""
    legal = None if own is None or own.cards is None else own.cards.legal
    return {
        "you": None if own is None else _you(own),
        "legal": None if legal is None else _legal(legal),
        "next_deal": None if view.next_deal is None else _next_deal(view.next_deal, own),
    }


def _you(own: OwnView) -> wire.You:
    if own.cards is None:
        return {"seat": own.seat, "hand": [], "points": 0}
    return {"seat": own.seat, "hand": card_names(own.cards.hand), "points": own.cards.points}


def _seat(index: int, info: SeatInfo, game: seen.SeatView | None) -> wire.SeatView:
    seat: wire.SeatView = {
        "seat": index,
        "name": info.name,
        "kind": _kind(info),
        "cards": 0 if game is None else _at(game.hand_sizes, index),
        "score": 0 if game is None else _at(game.scores, index),
        "link": None if info.link is None else info.link.value,
        "ready": info.ready,
    }
    if info.level is not None:
        seat["level"] = info.level.value
    if info.away_s is not None:
        seat["away_ms"] = milliseconds(info.away_s)
    return seat


def _kind(info: SeatInfo) -> Literal["human", "bot", "empty"]:
    if info.level is not None:
        return "bot"
    return "empty" if info.name is None else "human"


def _at(numbers: tuple[int, ...], seat: Seat) -> int:
    """Return a seat's number; 0 for a seat that was added after the match."""
    return numbers[seat] if seat < len(numbers) else 0


def _discard(game: seen.SeatView) -> wire.DiscardView:
    top = None if game.discard_top is None else format_card(game.discard_top)
    return {"top": top, "count": game.discard_count}


def _meld(index: int, meld: seen.MeldView) -> wire.MeldView:
    cards = card_names(meld.cards)
    return {"id": index, "kind": meld.kind.value, "owner": meld.owner, "cards": cards}


def _turn(view: TableView, game: seen.SeatView) -> wire.TurnView | None:
    if game.phase is Phase.OVER:
        return None
    return {
        "number": game.turn,
        "seat": game.to_move,
        "phase": "draw" if game.phase is Phase.DRAW else "play",
        "taken": None if game.taken is None else format_card(game.taken),
        "remaining_ms": None if view.remaining_s is None else milliseconds(view.remaining_s),
        "reserve_ms": None if view.reserve_s is None else milliseconds(view.reserve_s),
    }


def _legal(legal: LegalActions) -> wire.Legal:
    return {
        "draws": ["stock" if isinstance(draw, DrawStock) else "discard" for draw in legal.draws],
        "melds": [card_names(meld.cards) for meld in legal.melds],
        "lay_offs": [{"meld": lay.meld, "cards": card_names(lay.cards)} for lay in legal.lay_offs],
        "discards": [format_card(discard.card) for discard in legal.discards],
    }


def _next_deal(coming: NextDeal, own: OwnView | None) -> NextDealView:
    return {
        "match": coming.deal.match,
        "round": coming.deal.number,
        "commit": coming.deal.commit,
        "nonces": list(coming.given),
        "nonce": None if own is None or own.nonce is None else own.nonce.hex(),
    }
