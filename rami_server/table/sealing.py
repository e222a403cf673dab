"""Which deal comes next, what has been committed to it, and what a deal and its end make known.

The secret of a deal is in the log before its commitment is shown, the nonces come after that, and
both are closed by the deal: nobody can choose a deck after seeing what the others have chosen.
"""

from dataclasses import dataclass, field

from rami_server.engine.actions import Phase
from rami_server.engine.events import Event, RoundEnded
from rami_server.engine.fairness import Commit, commit_to, seed_from
from rami_server.table.answers import Decided, Refusal, Refused
from rami_server.table.commands import GiveNonce
from rami_server.table.records import DealSealed, Fact, NonceGiven, SecretDrawn, SecretRevealed
from rami_server.table.state import Status, TableState


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The deal that comes next: of which round, and what the server is bound to."""

    match: int
    number: int
    """The round's number within the match, from 1."""
    commit: Commit


def upcoming(state: TableState) -> Upcoming | None:
    """Return the deal that seats may add to; None in a round, and without a secret for it."""
    if state.secret is None or state.mover is not None or state.status is Status.CLOSED:
        return None
    match, number = _next_round(state)
    return Upcoming(match, number, commit_to(state.secret, state.code, match, number))


def _next_round(state: TableState) -> tuple[int, int]:
    if is_between_rounds(state) and state.match is not None:
        return state.matches, state.match.round.number + 1
    return state.matches + 1, 1


def is_between_rounds(state: TableState) -> bool:
    """Tell whether a match goes on with another deal."""
    if state.status is not Status.PLAYING or state.match is None:
        return False
    return state.match.round.phase is Phase.OVER


def give_nonce(state: TableState, command: GiveNonce) -> Decided:
    """Add to the next deal; only for the commitment that is shown, and the last one counts."""
    seat = state.seat_of(command.player)
    if seat is None:
        return Refused(Refusal.NOT_SEATED)
    coming = upcoming(state)
    if coming is None or command.commit != coming.commit:
        return Refused(Refusal.STALE_COMMIT)
    if state.seats[seat].nonce == command.nonce:
        return Refused(Refusal.NOTHING_TO_DO)
    return (NonceGiven(seat, command.nonce),)


@dataclass(frozen=True, slots=True)
class Seal:
    """How a deal is closed: its seed, the fact that says so, and the secret of the one after."""

    seed: bytes = field(repr=False)
    closing: tuple[Fact, ...]
    following: SecretDrawn = field(repr=False)


def seal(state: TableState, fresh: bytes) -> Seal:
    """Close the next deal; `fresh` is the secret of the deal after it.

    A table from before there were commitments has none yet: its deal is not sealed, and everybody
    can see that. The next one will be.
    """
    coming = upcoming(state)
    if coming is None or state.secret is None:
        return Seal(seed_from(fresh, ()), (), SecretDrawn(fresh))
    nonces = tuple(held.nonce for held in state.seats)
    closing = DealSealed(coming.match, coming.number, coming.commit, nonces)
    return Seal(seed_from(state.secret, nonces), (closing,), SecretDrawn(fresh))


def revealed(state: TableState, events: tuple[Event, ...]) -> tuple[Fact, ...]:
    """Return the events, with the secret of the deal if they end its round."""
    ends = any(isinstance(event, RoundEnded) for event in events)
    return (*events, SecretRevealed(state.sealed.secret)) if ends and state.sealed else events
