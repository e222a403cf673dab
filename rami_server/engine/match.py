"""A match: rounds until a score reaches the limit (R11). Protected: see the contracts."""

from dataclasses import dataclass

from rami_server.engine.actions import Action, Phase, Seat
from rami_server.engine.cards import Card
from rami_server.engine.changing import changed
from rami_server.engine.events import Event, RoundDealt, RoundEnded
from rami_server.engine.options import TableOptions
from rami_server.engine.play import deal, opened
from rami_server.engine.play import decide as decide_round
from rami_server.engine.play import evolve as evolve_round
from rami_server.engine.state import RoundState


@dataclass(frozen=True)
class MatchState:
    """The scores and the present round; between rounds that is the one just ended."""

    scores: tuple[int, ...]
    round: RoundState
    ended: tuple[RoundEnded, ...] = ()
    """How each round before ended, and the present one if it has."""

    @property
    def options(self) -> TableOptions:
        """Return the rules of the table."""
        return self.round.options

    @property
    def winner(self) -> Seat | None:
        """Return the seat whose score has reached the limit; only one can have (Q10)."""
        best = max(self.scores)
        return self.scores.index(best) if best >= self.options.score_limit else None


def first_deal(
    options: TableOptions, deck: tuple[Card, ...], *, starter: Seat, turn: int = 1
) -> RoundDealt:
    """Deal the first round of a match; `shuffle.first_starter` draws the starter (Q1)."""
    return deal(options, deck, starter=starter, turn=turn)


def next_deal(match: MatchState, deck: tuple[Card, ...]) -> RoundDealt:
    """Deal the round after the one just ended: one seat further begins (Q1).

    Raises `ValueError` while a round is running, after the match, and for a bad deck.
    """
    ended = match.round
    if ended.phase is not Phase.OVER or match.winner is not None:
        raise ValueError("the next round is dealt when one has ended and nobody has won the match")
    return deal(
        match.options,
        deck,
        starter=(ended.starter + 1) % match.options.players,
        number=ended.number + 1,
        turn=ended.turn + 1,
    )


def begin(options: TableOptions, dealt: RoundDealt) -> MatchState:
    """Return a match at its first deal, all scores 0."""
    return MatchState((0,) * options.players, opened(options, dealt))


def decide(match: MatchState, seat: Seat, action: Action) -> tuple[Event, ...]:
    """Return what `action` makes happen in the present round, or raise `IllegalAction`."""
    return decide_round(match.round, seat, action)


def evolve(match: MatchState, event: Event) -> MatchState:
    """Return the match after `event`; the end of a round adds its gain to the winner's score."""
    after = changed(match, round=evolve_round(match.round, event))
    return _scored(after, event) if isinstance(event, RoundEnded) else after


def _scored(match: MatchState, end: RoundEnded) -> MatchState:
    scores = list(match.scores)
    scores[end.winner] += end.gain
    return changed(match, scores=tuple(scores), ended=(*match.ended, end))
