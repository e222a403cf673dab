"""The table after each record: the only way a table changes."""

from collections.abc import Iterable

from rami_server.engine.actions import Phase, Seat
from rami_server.engine.changing import changed
from rami_server.engine.events import Discarded, Drew, LaidOff, Melded, RoundDealt, RoundEnded
from rami_server.engine.match import MatchState, begin, evolve
from rami_server.engine.notation.positions import parse_position
from rami_server.table.clocks import wound
from rami_server.table.records import (
    BotSat,
    DealSealed,
    Emoted,
    Fact,
    HostNamed,
    LinkSet,
    MatchStarted,
    NonceGiven,
    PlayerSat,
    PositionSet,
    ReadySet,
    Record,
    SeatEmptied,
    SecretDrawn,
    SecretRevealed,
    SettingsChanged,
    Shuffled,
    TableClosed,
    TableOpened,
    TimeCredited,
    TurnTimedOut,
)
from rami_server.table.seats import Bot, Human, Link, SeatState
from rami_server.table.settings import TableSettings
from rami_server.table.state import Proof, Status, TableState


def folded(state: TableState | None, record: Record) -> TableState:
    """Return the table after `record`; a table's first record begins with `TableOpened`."""
    facts = iter(record.facts)
    if state is None:
        state = _opened(next(facts), record.at)
    after = changed(_after_all(state, facts, record.at), updated_at=record.at)
    after = _sat_down(after, record)
    if record.by is not None and (after.turn, after.mover) != (state.turn, state.mover):
        after = _played_a_turn(after, record.by.player)
    after = _watched(after, record.at)
    return wound(state, after, record.at)


def _sat_down(state: TableState, record: Record) -> TableState:
    """Return the table knowing since which record the newcomers of this one sit there."""
    for fact in record.facts:
        if isinstance(fact, PlayerSat):
            held = changed(state.seats[fact.seat], since=record.version)
            state = state.with_seat(fact.seat, held)
    return state


def after_facts(state: TableState, facts: tuple[Fact, ...]) -> TableState:
    """Return how the table would stand after `facts`, for whoever decides the ones to follow."""
    return _after_all(state, facts, state.updated_at)


def _opened(fact: Fact, at: float) -> TableState:
    if not isinstance(fact, TableOpened):
        raise TypeError(f"a table's first fact is TableOpened, not {type(fact).__name__}")
    return TableState(
        code=fact.code,
        visibility=fact.visibility,
        settings=fact.settings,
        seats=(SeatState(),) * fact.settings.options.players,
        opened_at=at,
        updated_at=at,
        deserted_since=at,
    )


def _after_all(state: TableState, facts: Iterable[Fact], at: float) -> TableState:
    for fact in facts:
        state = _after(state, fact, at)
    return state


def _after(  # noqa: C901, PLR0911, PLR0912 - one case for each fact there is
    state: TableState, fact: Fact, at: float
) -> TableState:
    match fact:
        case Drew() | Melded() | LaidOff() | Discarded():  # the most frequent first
            return _moved(changed(state, match=evolve(_match_of(state), fact)), at)
        case TableOpened():
            raise ValueError("a table is opened once")
        case PlayerSat(seat, player, name):
            return state.with_seat(seat, SeatState(Human(player, name), Link.AWAY))
        case BotSat(seat, level):
            return state.with_seat(seat, SeatState(Bot(level)))
        case SeatEmptied(seat):
            return _emptied(state, seat)
        case HostNamed(seat):
            return changed(state, host=seat)
        case SettingsChanged(settings):
            return _reset(state, settings)
        case ReadySet(seat, ready):
            return state.with_seat(seat, changed(state.seats[seat], ready=ready))
        case MatchStarted():
            return _match_started(state, fact)
        case Emoted(seat):
            return state.with_seat(seat, changed(state.seats[seat], said_at=at))
        case SecretDrawn(secret):
            return changed(state, secret=secret)
        case NonceGiven(seat, nonce):
            return state.with_seat(seat, changed(state.seats[seat], nonce=nonce))
        case DealSealed():
            return _sealed(state, fact)
        case SecretRevealed():
            return changed(state, revealed=state.sealed)
        case Shuffled():
            return state  # the deal itself follows
        case PositionSet(position):
            return _moved(changed(state, match=parse_position(position), sealed=None), at)
        case LinkSet():
            return state.with_seat(fact.seat, _linked(state.seats[fact.seat], fact, at))
        case TurnTimedOut(seat):
            return _timed_out(state, seat)
        case TimeCredited():
            return _credited(state, fact)
        case TableClosed():
            return changed(state, status=Status.CLOSED)
        case RoundDealt():
            return _moved(_dealt(state, fact), at)
        case RoundEnded():
            ended = changed(state, match=evolve(_match_of(state), fact), revealed=None)
            return _moved(ended, at)


def _emptied(state: TableState, seat: Seat) -> TableState:
    host = None if state.host == seat else state.host
    return changed(state.with_seat(seat, SeatState()), host=host)


def _reset(state: TableState, settings: TableSettings) -> TableState:
    """Return the table with other settings, for which nobody is ready yet.

    Only empty seats are ever taken away.
    """
    players = settings.options.players
    seats = (state.seats + (SeatState(),) * players)[:players]
    return changed(
        state, settings=settings, seats=tuple(changed(held, ready=False) for held in seats)
    )


def _match_started(state: TableState, fact: MatchStarted) -> TableState:
    reserve = 0.0 if fact.clock is None else fact.clock.reserve_s
    seats = tuple(
        changed(held, ready=False, reserve=reserve, absences=0, expiries=0) for held in state.seats
    )
    return changed(
        state,
        status=Status.PLAYING,
        clock=fact.clock,
        seats=seats,
        matches=state.matches + 1,
        revealed=None,
    )


def _sealed(state: TableState, fact: DealSealed) -> TableState:
    """Return the table with its secret and nonces used up; a sealed deal always has a secret."""
    if state.secret is None:
        raise ValueError("no secret was drawn for this deal")
    return changed(state, secret=None, sealed=Proof(fact, state.secret))


def _dealt(state: TableState, fact: RoundDealt) -> TableState:
    seats = tuple(changed(held, ready=False, nonce=None) for held in state.seats)
    match = (
        begin(state.settings.options, fact) if fact.number == 1 else evolve(_match_of(state), fact)
    )
    return changed(state, seats=seats, match=match, sealed=_seal_of(state, fact))


def _seal_of(state: TableState, fact: RoundDealt) -> Proof | None:
    """Return the seal of this very deal; a deck of a test's own has none."""
    if state.sealed is None:
        return None
    of = state.sealed.deal
    return state.sealed if (of.match, of.round) == (state.matches, fact.number) else None


def _match_of(state: TableState) -> MatchState:
    if state.match is None:
        raise ValueError("no match has begun")
    return state.match


def _moved(state: TableState, at: float) -> TableState:
    """Return the table after an event of play; the match's last one finishes it."""
    won = _match_of(state).winner is not None and _match_of(state).round.phase is Phase.OVER
    status = Status.FINISHED if won else state.status
    return changed(state, ply=state.ply + 1, moved_at=at, status=status)


def _linked(held: SeatState, fact: LinkSet, at: float) -> SeatState:
    back = fact.link is Link.HERE and held.link is not Link.SLOW
    return changed(
        held,
        link=fact.link,
        node=fact.node,
        linked_at=at,
        grace_until=fact.grace_until,
        absences=held.absences + (fact.link is Link.AWAY),
        expiries=0 if back else held.expiries,
    )


def _timed_out(state: TableState, seat: Seat) -> TableState:
    held = state.seats[seat]
    after = state.with_seat(seat, changed(held, reserve=0.0, expiries=held.expiries + 1))
    return changed(after, turn_clock=changed(state.turn_clock, expired=True))


def _credited(state: TableState, fact: TimeCredited) -> TableState:
    """Return the table with every running time lengthened by the server's absence."""
    seats = tuple(
        changed(held, grace_until=_later(held.grace_until, fact.seconds)) for held in state.seats
    )
    return changed(
        state,
        seats=seats,
        turn_clock=state.turn_clock.credited(fact.seconds),
        deserted_since=_later(state.deserted_since, fact.seconds),
    )


def _later(at: float | None, seconds: float) -> float | None:
    return None if at is None else at + seconds


def _played_a_turn(state: TableState, player: str) -> TableState:
    """Return the table knowing that this person ends turns in time, and does not just draw."""
    seat = state.seat_of(player)
    if seat is None:
        return state
    return state.with_seat(seat, changed(state.seats[seat], expiries=0))


def _watched(state: TableState, at: float) -> TableState:
    """Return the table with the time since which nobody has been there."""
    if any(held.is_present for held in state.seats):
        return state if state.deserted_since is None else changed(state, deserted_since=None)
    return state if state.deserted_since is not None else changed(state, deserted_since=at)
