"""Positions, actions and their answers as text, so that no test builds a state by hand."""

from rami_server.engine.actions import Action, Seat
from rami_server.engine.cards import DECK, format_card, parse_card, parse_cards
from rami_server.engine.events import Event
from rami_server.engine.legality import legal_actions, violation
from rami_server.engine.match import MatchState
from rami_server.engine.match import decide as decide_match
from rami_server.engine.match import evolve as evolve_match
from rami_server.engine.notation.actions import format_action, parse_action
from rami_server.engine.notation.positions import parse_position
from rami_server.engine.play import decide, evolve
from rami_server.engine.state import RoundState
from rami_server.engine.violations import IllegalAction, Reason, Violation

cards = parse_cards
card = parse_card
action = parse_action


def match_at(*hands: str, **clauses: str | int) -> MatchState:
    """Return a match with these hands, seat 0's first, and the clauses of `parse_position`.

    Seat 0 of two `players` is to play after its draw unless told otherwise. Each seat that is
    given no hand holds one card that stands nowhere else; what is left is the stock.
    """
    clauses = {"phase": "play", "players": max(2, len(hands)), **clauses}
    players = int(clauses.pop("players"))
    named = {name[-2:] for text in (*hands, *map(str, clauses.values())) for name in text.split()}
    free = iter([name for name in map(format_card, DECK) if name not in named])
    others = [next(free) for _ in range(players - len(hands))]
    text = {"hands": " / ".join([*hands, *others]), **clauses}
    return parse_position("; ".join(f"{name}: {value}" for name, value in text.items()))


def position(*hands: str, **clauses: str | int) -> RoundState:
    """Return the round of `match_at`."""
    return match_at(*hands, **clauses).round


def judged(state: RoundState, text: str | Action, seat: Seat | None = None) -> Violation | None:
    """Return what the judge says of an action of `seat`, by default the one to move."""
    wanted = action(text) if isinstance(text, str) else text
    return violation(state, state.seat if seat is None else seat, wanted)


def reason(state: RoundState, text: str | Action, seat: Seat | None = None) -> Reason | None:
    """Return the reason for which an action is refused, None if it is not."""
    refused = judged(state, text, seat)
    return None if refused is None else refused.reason


def events(state: RoundState, text: str) -> tuple[Event, ...]:
    """Return what an action of the seat to move makes happen."""
    return decide(state, state.seat, action(text))


def after(state: RoundState, *texts: str) -> RoundState:
    """Return the round after these actions, each of the seat then to move."""
    for text in texts:
        for event in events(state, text):
            state = evolve(state, event)
    return state


def match_after(match: MatchState, *texts: str) -> MatchState:
    """Return the match after these actions, each of the seat then to move."""
    for text in texts:
        for event in decide_match(match, match.round.seat, action(text)):
            match = evolve_match(match, event)
    return match


def refusal(state: RoundState, text: str, seat: Seat | None = None) -> Reason:
    """Return the reason with which `decide` raises; fails if it does not."""
    try:
        decide(state, state.seat if seat is None else seat, action(text))
    except IllegalAction as illegal:
        return illegal.violation.reason
    raise AssertionError(f"{text!r} was accepted")


def legal(state: RoundState) -> list[str]:
    """Return every legal action as text, in the order in which the engine lists them."""
    return [format_action(each) for each in legal_actions(state).all()]
