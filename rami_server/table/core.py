"""One table, without sockets, clocks or storage: commands in, answers out, records folded.

`decide` changes nothing and never raises for what a client sends; `fold` is the only change.
Between the two, whoever runs the table stores the record.
"""

from dataclasses import replace
from typing import get_args

from rami_server.engine.actions import Seat
from rami_server.engine.events import Event, RoundDealt
from rami_server.engine.options import Level
from rami_server.engine.views import SeatEvent, redact
from rami_server.table import lobby, playing, presence, rigging
from rami_server.table.answers import Accepted, Answer, Decided, Refusal, Refused, Repeated
from rami_server.table.commands import (
    Act,
    AddBot,
    BotAct,
    Command,
    Connected,
    Disconnected,
    Forget,
    GiveNonce,
    Kick,
    Leave,
    LinkMeasured,
    Open,
    Ready,
    RemoveBot,
    RigDeck,
    RigPosition,
    SendEmote,
    SetSettings,
    Sit,
    Start,
    Tick,
)
from rami_server.table.duties import due_at, next_duty
from rami_server.table.emotes import send_emote
from rami_server.table.fold import folded
from rami_server.table.forgetting import forget
from rami_server.table.own import OwnView, is_still, own_view
from rami_server.table.playing import asked_seat
from rami_server.table.questions import Question, question_for, question_of
from rami_server.table.records import ActionKey, MatchStarted, PositionSet, Record, Version
from rami_server.table.sealing import give_nonce
from rami_server.table.seen import SeenRecord, TableView, seen_record, table_view
from rami_server.table.settings import Patience
from rami_server.table.state import Status, TableState
from rami_server.table.ticking import tick

KEPT = 200
"""Records that a table without a running match keeps for late readers; the log has them all."""


class Table:
    """A table in memory: the fold of the records it was given."""

    def __init__(self, patience: Patience | None = None) -> None:
        self._patience = patience or Patience()
        self._state: TableState | None = None
        self._answered: dict[ActionKey, Version] = {}
        self._round: list[Record] = []
        self._match_began: Version = 0
        self._ahead: tuple[Record, TableState] | None = None
        self._due: tuple[TableState, float | None] | None = None
        self._own: dict[Seat, OwnView] = {}
        """What each seat saw last, for as long as it stays true."""
        self.version: Version = 0

    @property
    def state(self) -> TableState:
        """Return the present state; raises `LookupError` before the first record."""
        if self._state is None:
            raise LookupError("the table has no record yet")
        return self._state

    def decide(self, command: Command, now: float) -> Answer:
        """Return what the table says to `command` at `now`, in seconds since the epoch.

        Time does not run backwards at a table, whichever node's clock is behind.
        """
        key = ActionKey(command.player, command.action_id) if isinstance(command, Act) else None
        if key in self._answered:
            return Repeated(self._answered[key])
        at = now if self._state is None else max(now, self._state.updated_at)
        facts = self._facts(command, at)
        if isinstance(facts, Refused):
            return facts
        return Accepted(Record(self.version + 1, at, facts, key))

    def _facts(self, command: Command, now: float) -> Decided:
        if self._state is None:
            return lobby.open_table(command) if isinstance(command, Open) else _NO_TABLE
        if self._state.status is Status.CLOSED:
            return _NO_TABLE
        return _decided(self._state, command, now, self._patience)

    def fold(self, record: Record) -> None:
        """Take `record`, the next in number; raises `ValueError` for any other."""
        if record.version != self.version + 1:
            raise ValueError(f"record {record.version} cannot follow record {self.version}")
        self._state = self._after(record)
        self._ahead = None
        self.version = record.version
        if record.by is not None:
            self._answered[record.by] = record.version
        self._keep(record)

    def _keep(self, record: Record) -> None:
        """Keep the records of the present round: what an AI may remember, and late readers miss."""
        if any(isinstance(fact, RoundDealt | PositionSet) for fact in record.facts):
            self._round.clear()
        self._round.append(record)
        if self.state.status is not Status.PLAYING:
            del self._round[:-KEPT]
        if any(isinstance(fact, MatchStarted) for fact in record.facts):
            self._forget(self._match_began)
            self._match_began = record.version

    def _forget(self, before: Version) -> None:
        """Forget the actions of the match before the last one; their turns are stale by now."""
        self._answered = {key: at for key, at in self._answered.items() if at >= before}

    def due_at(self) -> float | None:
        """Return when something has to be done unasked; None if nothing ever has."""
        return self._due_in(self.state)

    def _due_in(self, state: TableState) -> float | None:
        """Return when something is due in `state`, worked out once for each."""
        if self._due is None or self._due[0] is not state:
            self._due = (state, due_at(state, self._patience))
        return self._due[1]

    def _after(self, record: Record) -> TableState:
        if self._ahead is not None and self._ahead[0] is record:
            return self._ahead[1]
        return folded(self._state, record)

    def duty_at(self) -> float | None:
        """Return when the table itself owes something, AI turns apart; None if it never does."""
        duty = next_duty(self.state, self._patience)
        return None if duty is None else duty.at

    def foresee(self, record: Record) -> tuple[TableState, float | None]:
        """Return the state after `record` and when something is due then; nothing changes."""
        state = folded(self._state, record)
        self._ahead = (record, state)
        return state, self._due_in(state)

    def question(self) -> Question | None:
        """Return what an AI has to be asked now, if it is an AI's turn."""
        seat = asked_seat(self.state)
        if seat is None:
            return None
        return question_of(self.state, self._history(seat))

    def question_for_mover(self, level: Level) -> Question | None:
        """QA only: return what an AI of this level would be asked in the place of the mover."""
        seat = self.state.mover
        if seat is None:
            return None
        return replace(question_for(self.state, seat, self._history(seat)), level=level)

    def _history(self, seat: Seat) -> tuple[SeatEvent, ...]:
        facts = (fact for record in self._round for fact in record.facts)
        return tuple(redact(fact, seat) for fact in facts if isinstance(fact, _EVENTS))

    def view(self, reader: Seat | None, now: float) -> TableView:
        """Return the whole truth for one reader; None is a spectator."""
        return table_view(self.state, self.version, reader, now, self._patience)

    def own(self, reader: Seat | None) -> OwnView | None:
        """Return what only this reader sees; None for a spectator, who sees nothing of the kind."""
        if reader is None:
            return None
        own = self._own.get(reader)
        if own is None or not is_still(own, self.state):
            own = self._own[reader] = own_view(self.state, reader)
        return own

    def seen_since(self, after: Version, reader: Seat | None) -> tuple[SeenRecord, ...] | None:
        """Return what `reader` missed since record `after`; None if it began before this round.

        A number that no record has, negative or too high, is not missing anything.
        """
        if not 0 <= after <= self.version:
            return ()
        if not self._round or after + 1 < self._round[0].version:
            return None
        kept = (record for record in self._round if record.version > after)
        return tuple(self.seen_by(reader, record) for record in kept)

    def seen_by(self, reader: Seat | None, record: Record) -> SeenRecord:
        """Return what `reader` sees of a record; of those before it sat down, what all may see."""
        if reader is not None and record.version < self.state.seats[reader].since:
            reader = None
        return seen_record(record, reader)


_EVENTS = get_args(Event)
_NO_TABLE = Refused(Refusal.TABLE_CLOSED)


def _decided(  # noqa: C901, PLR0911, PLR0912 - one line for each command there is
    state: TableState, command: Command, now: float, patience: Patience
) -> Decided:
    match command:
        case Act():  # the most frequent first: each case before it would be tried each time
            return playing.act(state, command)
        case BotAct():
            return playing.bot_act(state, command)
        case Open():
            return Refused(Refusal.ALREADY_STARTED)
        case Sit():
            return lobby.sit(state, command, now, patience)
        case Leave():
            return lobby.leave(state, command)
        case Kick():
            return lobby.kick(state, command)
        case AddBot():
            return lobby.add_bot(state, command)
        case RemoveBot():
            return lobby.remove_bot(state, command)
        case SetSettings():
            return lobby.set_settings(state, command)
        case Ready():
            return lobby.ready(state, command)
        case Start():
            return lobby.start(state, command)
        case GiveNonce():
            return give_nonce(state, command)
        case SendEmote():
            return send_emote(state, command, now)
        case Connected():
            return presence.connected(state, command)
        case LinkMeasured():
            return presence.measured(state, command)
        case Disconnected():
            return presence.disconnected(state, command, now, patience)
        case Forget():
            return forget(state, command)
        case Tick():
            return tick(state, command, now, patience)
        case RigPosition():
            return rigging.rig_position(state, command)
        case RigDeck():
            return rigging.rig_deck(state, command)
