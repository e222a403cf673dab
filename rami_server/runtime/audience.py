"""The listeners of one table on this node: each is told what its own seat may see."""

from collections.abc import Sequence

from rami_server.engine.actions import Seat
from rami_server.runtime.listeners import Lasting, Listener, Shared, Update
from rami_server.table.core import Table
from rami_server.table.records import Record
from rami_server.table.seats import PlayerId
from rami_server.table.seen import SeenRecord, is_open, seen_record


class Audience:
    """Who listens; of one person only the newest client."""

    def __init__(self) -> None:
        self._listeners: dict[PlayerId, Listener] = {}
        self._lasting = Lasting()

    def __len__(self) -> int:
        """Return how many listen."""
        return len(self._listeners)

    def __contains__(self, player: PlayerId) -> bool:
        """Tell whether a client of this person listens."""
        return player in self._listeners

    def listener_of(self, player: PlayerId) -> Listener | None:
        """Return the client of this person."""
        return self._listeners.get(player)

    def add(self, listener: Listener) -> None:
        """Let `listener` take the place of an older client of the same person."""
        older = self._listeners.get(listener.player)
        self._listeners[listener.player] = listener
        if older is not None and older is not listener:
            older.superseded()

    def remove(self, listener: Listener) -> bool:
        """Forget `listener`; return whether it was the one that listened."""
        if self._listeners.get(listener.player) is not listener:
            return False
        del self._listeners[listener.player]
        return True

    def supersede(self, player: PlayerId) -> None:
        """Send a person's client away: a newer one is connected elsewhere."""
        listener = self._listeners.pop(player, None)
        if listener is not None:
            listener.superseded()

    def dismiss(self, player: PlayerId) -> None:
        """Send a person's client away: there is no such person any more."""
        listener = self._listeners.pop(player, None)
        if listener is not None:
            listener.lost()

    def lose(self) -> None:
        """Send everybody away: they have to connect again."""
        listeners = list(self._listeners.values())
        self._listeners.clear()
        for listener in listeners:
            listener.lost()

    def tell(self, table: Table, records: Sequence[Record], now: float) -> None:
        """Tell everybody what `records` brought; what all may see is looked up once for all."""
        if not self._listeners:
            return
        shared = Shared(_seen(records, None), table.view(None, now), self._lasting)
        is_alike = all(map(is_open, records))
        updates: dict[Seat | None, Update] = {}
        for listener in list(self._listeners.values()):
            seat = table.state.seat_of(listener.player)
            if seat not in updates:
                seen = shared.records if is_alike else _told(records, seat, shared)
                updates[seat] = Update(shared, seen, table.own(seat))
            listener.deliver(updates[seat])


def beginning(table: Table, player: PlayerId, missed: Sequence[SeenRecord], now: float) -> Update:
    """Return what somebody who comes is told: what they missed, as they see it, and the truth."""
    own = table.own(table.state.seat_of(player))
    return Update(Shared((), table.view(None, now)), missed, own)


def _told(records: Sequence[Record], seat: Seat | None, shared: Shared) -> Sequence[SeenRecord]:
    """Return what `seat` sees of `records`: the shared ones themselves if it sees no more."""
    seen = _seen(records, seat)
    return shared.records if seen == shared.records else seen


def _seen(records: Sequence[Record], seat: Seat | None) -> tuple[SeenRecord, ...]:
    return tuple(seen_record(record, seat) for record in records)
