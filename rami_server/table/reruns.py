"""A bundled match played again, and checked: every deal by its proof, every action by the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rami_server.engine.actions import Phase
from rami_server.engine.cards import format_card
from rami_server.engine.events import Drew, Event, RoundDealt
from rami_server.engine.fairness import commit_to, seed_from
from rami_server.engine.match import MatchState, begin, decide, evolve, first_deal, next_deal
from rami_server.engine.notation.actions import format_action
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.shuffle import deck_from, first_starter
from rami_server.engine.violations import IllegalAction
from rami_server.table.bundles import RULES, Bundle, BundledRound, Played


class Mismatch(Exception):
    """The bundle says what the rules, or its own proofs, do not; the text says where and what."""


@dataclass(frozen=True, slots=True)
class Rerun:
    """A match played again."""

    events: tuple[tuple[Event, ...], ...]
    """What each deal and each action brought about, in order."""
    match: MatchState | None

    @property
    def actions(self) -> int:
        """Return how many actions there were."""
        return sum(not isinstance(group[0], RoundDealt) for group in self.events)


def rerun(bundle: Bundle) -> Rerun:
    """Play the match again from its deals and actions; raises `Mismatch` where that differs."""
    runner = _Runner(bundle)
    for number, played in enumerate(bundle.rounds, start=1):
        runner.play(number, played)
    return runner.done()


def verify(bundle: Bundle) -> Rerun:
    """Do the same, and check that nobody can have chosen any of the deals; raises `Mismatch`."""
    if bundle.rules != RULES:
        raise Mismatch(f"the rules are of edition {bundle.rules}, and this is edition {RULES}")
    for number, played in enumerate(bundle.rounds, start=1):
        _check_deal(bundle, number, played)
    return rerun(bundle)


def _check_deal(bundle: Bundle, number: int, played: BundledRound) -> None:
    where, head, seal = f"round {number}", bundle.head, played.seal
    if seal is None:
        raise Mismatch(f"{where}: nobody was bound to this deal, so it cannot be proved")
    if seal.secret is None:
        raise Mismatch(f"{where}: it never ended, so its secret was never told")
    if seal.commit != commit_to(seal.secret, head.table, head.match, number):
        raise Mismatch(
            f"{where}: the commitment is not that of this secret, table, match and round"
        )
    if len(seal.nonces) != head.options.players:
        raise Mismatch(f"{where}: {len(seal.nonces)} nonces at a table of {head.options.players}")
    seed = seed_from(seal.secret, seal.nonces)
    if played.deck != deck_from(seed):
        raise Mismatch(f"{where}: the deck is not the one that the secret and the nonces make")
    if number == 1 and played.starter != first_starter(seed, head.options.players):
        raise Mismatch(f"{where}: seat {played.starter} begins, but the seed draws another")


class _Runner:
    def __init__(self, bundle: Bundle) -> None:
        self._bundle = bundle
        self._groups: list[tuple[Event, ...]] = []
        self._match: MatchState | None = None

    def play(self, number: int, played: BundledRound) -> None:
        """Play one round."""
        match = _ruled(f"round {number}", lambda: self._dealt(number, played))
        for place, action in enumerate(played.actions, start=1):
            where = f"round {number}, action {place} ({_in_words(action)})"
            match = self._after(where, match, action)
        ended = match.ended[-1] if match.round.phase is Phase.OVER else None
        if played.end != ended:
            raise Mismatch(f"round {number}: its end is not what the actions lead to")
        self._match = match

    def done(self) -> Rerun:
        """Return all of it, if the match ends as the bundle says."""
        match = self._match
        scores = (0,) * self._bundle.head.options.players if match is None else match.scores
        if scores != self._bundle.scores:
            raise Mismatch(f"the scores are {_row(scores)}, not {_row(self._bundle.scores)}")
        over = match is not None and match.round.phase is Phase.OVER
        winner = match.winner if match is not None and over else None
        if winner != self._bundle.winner:
            raise Mismatch(f"the winner is {winner}, not {self._bundle.winner}")
        return Rerun(tuple(self._groups), match)

    def _dealt(self, number: int, played: BundledRound) -> MatchState:
        if played.position is not None:
            return self._standing(number, played.position)
        if self._match is None:
            options, turn = self._bundle.head.options, self._bundle.turn
            dealt = first_deal(options, played.deck, starter=played.starter, turn=turn)
            match = begin(options, dealt)
        else:
            dealt = next_deal(self._match, played.deck)
            match = evolve(self._match, dealt)
        if dealt.starter != played.starter:
            raise Mismatch(
                f"round {number}: seat {dealt.starter} begins, not seat {played.starter}"
            )
        self._groups.append((dealt,))
        return match

    def _standing(self, number: int, position: str) -> MatchState:
        if number != 1:
            raise ValueError("only a match begins at a position")
        match = parse_position(position)
        if match.options != self._bundle.head.options:
            raise ValueError("the position is played by other rules than the match")
        return match

    def _after(self, where: str, match: MatchState, played: Played) -> MatchState:
        events = _ruled(where, lambda: decide(match, played.seat, played.action))
        drawn = next((event.card for event in events if isinstance(event, Drew)), None)
        if drawn != played.card:
            raise Mismatch(f"{where}: the card is {_name(drawn)}, not {_name(played.card)}")
        self._groups.append(events)
        for event in events:
            match = evolve(match, event)
        return match


_T = TypeVar("_T")


def _ruled(where: str, do: Callable[[], _T]) -> _T:
    """Return what `do` does; what the rules say against it becomes a `Mismatch`."""
    try:
        return do()
    except IllegalAction as illegal:
        reason = illegal.violation.reason.value
        raise Mismatch(f"{where}: the rules refuse it, {reason}") from None
    except ValueError as wrong:
        raise Mismatch(f"{where}: {wrong}") from None


def _in_words(played: Played) -> str:
    return f"seat {played.seat}: {format_action(played.action)}"


def _name(card: int | None) -> str:
    return "none" if card is None else format_card(card)


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
