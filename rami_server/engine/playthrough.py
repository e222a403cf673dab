"""A recorded game played again: where it led, or the first line that the rules refuse."""

from dataclasses import dataclass, replace

from rami_server.engine.actions import Phase
from rami_server.engine.cards import format_card
from rami_server.engine.match import MatchState, begin, decide, evolve, first_deal, next_deal
from rami_server.engine.notation.games import Dealing, Ending, Entry, Line, Move, Opening, Standing
from rami_server.engine.options import TableOptions
from rami_server.engine.violations import IllegalAction, Violation


class RefusedLine(Exception):
    """The rules refuse what this line of a game says; `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        """Name the line and the reason."""
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True)
class Playthrough:
    """How far a game has been played again."""

    options: TableOptions | None = None
    match: MatchState | None = None
    actions: int = 0


def play_through(lines: tuple[Line, ...]) -> Playthrough:
    """Play the game again from its first line; raises `RefusedLine` at the first refused one."""
    played = Playthrough()
    for line in lines:
        try:
            played = _after(played, line.entry)
        except IllegalAction as illegal:
            raise RefusedLine(line.number, _in_words(illegal.violation)) from illegal
        except ValueError as wrong:
            raise RefusedLine(line.number, str(wrong)) from wrong
    return played


def _after(played: Playthrough, entry: Entry) -> Playthrough:
    match entry:
        case Opening() | Standing():
            return _opened(played, entry)
        case Dealing():
            return _dealt(played, entry)
        case Move():
            return _moved(played, entry)
        case Ending():
            return _checked(played, entry)


def _opened(played: Playthrough, entry: Opening | Standing) -> Playthrough:
    if played != Playthrough():
        raise ValueError("a game begins once, at its first entry")
    if isinstance(entry, Opening):
        return Playthrough(options=entry.options)
    return Playthrough(entry.match.options, entry.match)


def _dealt(played: Playthrough, entry: Dealing) -> Playthrough:
    if played.options is None:
        raise ValueError("the options come before the first deal")
    if played.match is None:
        dealt = first_deal(played.options, entry.deck, starter=entry.starter)
        return replace(played, match=begin(played.options, dealt))
    dealt = next_deal(played.match, entry.deck)
    if dealt.starter != entry.starter:
        raise ValueError(f"seat {dealt.starter} begins this round, not seat {entry.starter} (Q1)")
    return replace(played, match=evolve(played.match, dealt))


def _moved(played: Playthrough, entry: Move) -> Playthrough:
    match = _running(played)
    for event in decide(match, entry.seat, entry.action):
        match = evolve(match, event)
    return replace(played, match=match, actions=played.actions + 1)


def _checked(played: Playthrough, entry: Ending) -> Playthrough:
    match = _running(played)
    if match.round.phase is not Phase.OVER:
        raise ValueError("the round has not ended")
    end = match.ended[-1]
    real = Ending(end.reason, end.winner, end.gain, match.scores)
    if entry != real:
        raise ValueError(f"the rules say {real}")
    return played


def _running(played: Playthrough) -> MatchState:
    if played.match is None:
        raise ValueError("no round has been dealt")
    return played.match


def summary_of(played: Playthrough) -> str:
    """Return in one line what was played and how it stands."""
    match = played.match
    if match is None:
        return "nothing was dealt"
    scores = " ".join(map(str, match.scores))
    winner = "no winner yet" if match.winner is None else f"seat {match.winner} wins the match"
    return (
        f"{played.actions} actions, all legal; {len(match.ended)} rounds ended; "
        f"scores {scores}; {winner}"
    )


def _in_words(violation: Violation) -> str:
    parts = [violation.reason.value]
    if violation.card is not None:
        parts.append(format_card(violation.card))
    if violation.meld is not None:
        parts.append(f"meld {violation.meld}")
    if violation.step is not None:
        parts.append(f"step {violation.step + 1}")
    return ", ".join(parts)
