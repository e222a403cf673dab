"""One table on this node: an inbox, one command at a time; store, then tell.

Nothing is answered and nobody is told before the record is stored. If another node wrote first,
its records are read and the command is decided again.
"""

from collections.abc import Iterator, Sequence

from rami_server.runtime.audience import Audience, beginning
from rami_server.runtime.bot_turn import BotTurn
from rami_server.runtime.inbox import Inbox
from rami_server.runtime.listeners import Listener, Update
from rami_server.runtime.match_notes import match_note
from rami_server.runtime.outcomes import Done, Failed, Failure, Outcome
from rami_server.runtime.ports import (
    AnotherWaits,
    Append,
    CodeTaken,
    StorageUnavailable,
    TableId,
    VersionConflict,
)
from rami_server.runtime.services import Services
from rami_server.runtime.summaries import summary_of
from rami_server.table.answers import Refused, Repeated
from rami_server.table.commands import (
    UNASKED,
    Command,
    Connected,
    Disconnected,
    LinkMeasured,
    Open,
    Tick,
)
from rami_server.table.core import Table
from rami_server.table.records import LinkSet, Record, Version
from rami_server.table.seats import Human, Link, PlayerId
from rami_server.table.seen import SeenRecord

MAX_CONFLICTS = 50
RETRY_AFTER = 0.5
"""Seconds until what failed is tried again unasked."""
FOLLOWER_LAG = 1.0
"""Seconds a node waits with what another node, which wrote last, is expected to do."""


class Host:
    """Runs one table; every method is called from the event loop's thread."""

    def __init__(self, table_id: TableId, services: Services) -> None:
        self.table_id = table_id
        self.table = Table(services.patience)
        self.audience = Audience()
        self._services = services
        self._inbox = Inbox(services.inbox_size, after=self._set_alarm, park=self._park)
        self._bot_turn = BotTurn(services, table_id, self.submit, self._set_alarm)
        self._is_unsure = False
        """Whether the log may hold records that this copy has not seen."""
        self._wrote_last = False
        self._is_draining = False
        self._retry_at: float | None = None
        self.used_at = services.clock.now()
        """When somebody last asked for the table; seconds since the epoch."""

    @property
    def is_parked(self) -> bool:
        """Tell whether a fault has stopped this copy of the table."""
        return self._inbox.is_parked

    def is_idle(self, now: float) -> bool:
        """Tell whether the table can leave memory: nobody listens and nothing is due soon."""
        if self.audience or self._inbox.is_working or self._bot_turn.is_thinking:
            return False
        due = None if self.is_parked else self.table.due_at()
        used = now < self.used_at + self._services.idle
        return not used and (due is None or due > now + self._services.idle)

    async def make(self, command: Open) -> Outcome | None:
        """Carry out the first command of a new table; None if its code is taken."""
        return await self._inbox.run(lambda: self._make(command))

    async def load(self) -> Outcome:
        """Read the table from its log and do what is due, before it is asked anything."""
        return await self._inbox.run(self._load)

    async def submit(self, command: Command) -> Outcome:
        """Carry out `command` after those before it; the answer is true once it is given.

        A caller that is cancelled does not take its command back.
        """
        return await self._inbox.run(lambda: self._carry_out(command))

    async def attach(self, listener: Listener, after: Version) -> Update | Failed:
        """Let `listener` hear everything from here on; return what it missed since `after`."""
        return await self._inbox.run(lambda: self._attach(listener, after))

    def detach(self, listener: Listener) -> None:
        """Forget `listener`; its seat, if it has one, is away from now on."""
        if self.audience.remove(listener):
            gone = Disconnected(listener.player, self._services.node, self._is_draining)
            self._inbox.put(lambda: self._carry_out(gone))

    def measure(self, listener: Listener, *, slow: bool) -> None:
        """Note that the link to `listener` carries badly, or well again."""
        if self.audience.listener_of(listener.player) is listener:
            measured = LinkMeasured(listener.player, self._services.node, slow)
            self._inbox.put(lambda: self._carry_out(measured))

    async def catch_up(self) -> Outcome:
        """Read what other nodes wrote."""
        return await self._inbox.run(self._catch_up)

    def heard(self, version: Version) -> None:
        """Learn from another node that this record exists."""
        if version > self.table.version:
            self._inbox.put(self._catch_up)

    def ring(self) -> None:
        """Do whatever is due."""
        self._inbox.put(self._do_due)

    async def close(self) -> None:
        """Finish what waits, and stop."""
        await self._bot_turn.close()
        await self._inbox.close()
        self._services.alarms.set(self.table_id, None)

    async def drain(self) -> None:
        """Finish what waits; from now on do nothing unasked. Other nodes do what is due."""
        self._is_draining = True
        await self.close()

    async def settle(self) -> None:
        """Return when no command waits and no AI thinks."""
        while self._inbox.is_working or self._bot_turn.is_thinking:
            await self._inbox.close()
            await self._bot_turn.wait()

    async def crash(self) -> None:
        """QA only: go as in a crash: nobody is told, nothing more is stored that was not asked."""
        await self._bot_turn.close()
        self._services.alarms.set(self.table_id, None)
        self.audience.lose()

    async def _carry_out(self, command: Command) -> Outcome:
        for _ in range(MAX_CONFLICTS):
            if self._is_unsure:
                await self._catch_up()
            answer = self.table.decide(command, self._services.clock.now())
            if isinstance(answer, Refused):
                if not await self._was_behind(command):
                    return answer
            elif isinstance(answer, Repeated):
                return Done(answer.version)
            elif await self._store(answer.record):
                return Done(answer.record.version)
        return self._failed()

    async def _was_behind(self, command: Command) -> bool:
        """Tell whether a refusal may have been wrong, because another node had written already."""
        if not self._services.shared or isinstance(command, UNASKED):
            return False
        before = self.table.version
        await self._catch_up()
        return self.table.version > before

    async def _make(self, command: Open) -> Outcome | None:
        try:
            return await self._carry_out(command)
        except CodeTaken:
            return None
        except AnotherWaits:
            return Failed(Failure.TRY_AGAIN)

    async def _load(self) -> Outcome:
        read = await self._catch_up()
        if self.table.version > 0:
            await self._do_due()
        return read

    async def _store(self, record: Record) -> bool:
        """Store `record`, then tell; False if another node was first."""
        try:
            await self._services.log.append(self._append_of(record))
        except VersionConflict:
            self._is_unsure = True
            return False
        except StorageUnavailable:
            self._is_unsure = True
            raise
        self._fold((record,), own=True)
        await self._services.bus.publish(self.table_id, record.version)
        return True

    def _append_of(self, record: Record) -> Append:
        state, wake_at = self.table.foresee(record)
        note = match_note(state, record)
        return Append(self.table_id, record, wake_at, summary_of(state), note)

    def _fold(self, records: Sequence[Record], *, own: bool) -> None:
        for record in records:
            self.table.fold(record)
            self._give_way(record)
        self._wrote_last = own
        if not own and any(self._is_missed_elsewhere()):
            self.ring()
        self.audience.tell(self.table, records, self._services.clock.now())

    def _give_way(self, record: Record) -> None:
        """Send a person's client away if the record says that they are connected elsewhere."""
        for fact in record.facts:
            if isinstance(fact, LinkSet) and fact.node not in (None, self._services.node):
                occupant = self.table.state.seats[fact.seat].occupant
                if isinstance(occupant, Human):
                    self.audience.supersede(occupant.player)

    def _is_missed_elsewhere(self) -> Iterator[PlayerId]:
        """Yield who listens here and is away in the log: another node took this one for dead."""
        for _, held in self.table.state.humans:
            who = held.occupant
            if held.link is Link.AWAY and isinstance(who, Human) and who.player in self.audience:
                yield who.player

    async def _catch_up(self) -> Done:
        records = await self._services.log.read(self.table_id, self.table.version)
        self._is_unsure = False
        if records:
            self._fold(records, own=False)
        return Done(self.table.version)

    async def _attach(self, listener: Listener, after: Version) -> Update | Failed:
        outcome = await self._carry_out(Connected(listener.player, self._services.node))
        if isinstance(outcome, Failed):
            return outcome
        missed = await self._missed(listener, after)
        self.audience.add(listener)
        update = beginning(self.table, listener.player, missed, self._services.clock.now())
        listener.begin(update)
        return update

    async def _missed(self, listener: Listener, after: Version) -> Sequence[SeenRecord]:
        seat = self.table.state.seat_of(listener.player)
        kept = self.table.seen_since(after, seat)
        if kept is not None:
            return kept
        records = await self._services.log.read(self.table_id, after)
        told = (record for record in records if record.version <= self.table.version)
        return [self.table.seen_by(seat, record) for record in told]

    async def _do_due(self) -> Outcome:
        """Do what the time asks for; never without knowing of outages, which it must not charge."""
        if self._is_draining:
            return Done(self.table.version)
        pulse = self._services.heart.pulse
        if pulse is None or not self._services.heart.is_fresh(self._services.clock.now()):
            return self._failed()
        outcome: Outcome = Done(self.table.version)
        while isinstance(outcome, Done):
            secret = self._services.entropy.seed()
            outcome = await self._carry_out(Tick(pulse.nodes, pulse.outages, secret, pulse.at))
        await self._miss_the_gone()
        for player in tuple(self._is_missed_elsewhere()):
            await self._carry_out(Connected(player, self._services.node))
        self._bot_turn.begin(self.table)
        return outcome

    async def _miss_the_gone(self) -> None:
        """Note who was last seen on this node and has no client here: a parting that got lost."""
        node = self._services.node
        for _, held in tuple(self.table.state.present):
            occupant = held.occupant
            if not isinstance(occupant, Human) or held.node != node:
                continue
            if occupant.player not in self.audience:
                await self._carry_out(Disconnected(occupant.player, node))

    def _failed(self) -> Failed:
        self._retry_at = self._services.clock.now() + RETRY_AFTER
        return Failed(Failure.TRY_AGAIN)

    def _set_alarm(self) -> None:
        """Wake this table when something is due; later if somebody else should do it first."""
        if self.is_parked or self._is_draining or self.table.version == 0:
            return
        due = self.table.duty_at() if self._bot_turn.is_thinking else self.table.due_at()
        if due is not None and not self._wrote_last:
            due += FOLLOWER_LAG
        if self._retry_at is not None:
            at_once = due is None or any(self._is_missed_elsewhere())
            due = self._retry_at if at_once else max(due or 0.0, self._retry_at)
            self._retry_at = None
        self._services.alarms.set(self.table_id, due)

    def _park(self, fault: BaseException) -> None:
        """Stop this copy of the table after a fault of ours; its log is whole."""
        self._services.report("a table is parked", fault, table=self.table_id)
        self._services.alarms.set(self.table_id, None)
        self.audience.lose()
