"""What of a view stays as it is while a round is played."""

from typing import NamedTuple

from rami_server.engine.actions import Seat
from rami_server.engine.cards import card_names
from rami_server.engine.options import TableOptions
from rami_server.engine.views import SeatRoundEnded
from rami_server.table.records import DealSealed, Visibility
from rami_server.table.seen import TableView
from rami_server.table.settings import TableSettings
from rami_server.table.state import Proof, Status
from rami_server.web.codec import milliseconds, nonces_on_wire, settings_of
from rami_server.web.protocol import outgoing as wire
from rami_server.web.protocol.fairness import Reveal, RoundView


class StillGame(NamedTuple):
    """What of a match stays as it is while a round is played."""

    options: TableOptions
    number: int
    starter: Seat
    scores: tuple[int, ...]
    winner: Seat | None
    rounds: tuple[SeatRoundEnded, ...]


class Stillness(NamedTuple):
    """All that the still part of a view is made of: what is equal looks the same."""

    code: str
    visibility: Visibility
    status: Status
    paused: bool
    host: Seat | None
    settings: TableSettings
    sealed: DealSealed | None
    revealed: Proof | None
    pause_s: float | None
    game: StillGame | None


def stillness_of(view: TableView) -> Stillness:
    """Return what the still part of a view is made of."""
    game = view.game
    return Stillness(
        view.code,
        view.visibility,
        view.status,
        view.paused,
        view.host,
        view.settings,
        view.sealed,
        view.revealed,
        view.pause_s,
        None
        if game is None
        else StillGame(
            game.options, game.number, game.starter, game.scores, game.winner, game.rounds
        ),
    )


def still_of(still: Stillness) -> wire.StillView:
    """Return the still part as the wire says it; all see it alike."""
    game = still.game
    return {
        "table": _table(still),
        "round": None if game is None else _round(game, still.sealed),
        "last_round": None if game is None else _last_round(game, still),
        "match": None if game is None else _match(game),
    }


def _table(still: Stillness) -> wire.TableInfo:
    return {
        "code": still.code,
        "visibility": still.visibility.value,
        "status": still.status.value,
        "paused": still.paused,
        "host": still.host,
        "settings": settings_of(still.settings),
    }


def _round(game: StillGame, sealed: DealSealed | None) -> RoundView:
    players = game.options.players
    return {
        "number": game.number,
        "starter": game.starter,
        "dealer": (game.starter - 1) % players,
        "commit": None if sealed is None else sealed.commit,
        "nonces": None if sealed is None else nonces_on_wire(sealed.nonces),
    }


def _last_round(game: StillGame, still: Stillness) -> wire.LastRound | None:
    if not game.rounds:
        return None
    end, proof = game.rounds[-1], still.revealed
    return {
        "reason": end.reason.value,
        "winner": end.winner,
        "hands": [card_names(hand) for hand in end.hands],
        "points": list(end.points),
        "gain": end.gain,
        "scores": list(game.scores),
        "next_ms": None if still.pause_s is None else milliseconds(still.pause_s),
        "reveal": None if proof is None else _reveal(proof),
    }


def _reveal(proof: Proof) -> Reveal:
    return {
        "match": proof.deal.match,
        "round": proof.deal.round,
        "commit": proof.deal.commit,
        "nonces": nonces_on_wire(proof.deal.nonces),
        "secret": proof.secret.hex(),
    }


def _match(game: StillGame) -> wire.MatchView:
    players = range(game.options.players)
    return {
        "scores": list(game.scores),
        "limit": game.options.score_limit,
        "winner": game.winner,
        "gains": [[end.gain * (seat == end.winner) for seat in players] for end in game.rounds],
    }
