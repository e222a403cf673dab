"""One table of the load: four seats that play matches by the simplest legal choices."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bench.load.seat import Seat
    from bench.load.tally import Tally


class Room:
    """A table; one move is under way at a time, as the rules have it."""

    def __init__(self, tally: Tally, interval: float) -> None:
        self._tally = tally
        self._interval = interval
        self.code = ""
        self.tokens: list[str] = []
        self.seats: list[Seat] = []
        self.moves = 0
        self._due = 0.0
        self._sent = 0.0
        self._unanswered = ""
        self._mover: Seat | None = None
        self._legal: dict[str, Any] = {}
        self._turn = 0
        self._wants_start = False
        self._waiting: set[int] = set()

    def welcomed(self, seat: Seat) -> None:
        """Sit down as soon as the server knows the client."""
        seat.send({"type": "table", "request_id": "join", "op": "join", "table": self.code})

    def acknowledged(self, message: dict[str, Any]) -> None:
        """Note the one answer to a move."""
        if "action_id" not in message:
            return
        if message["action_id"] != self._unanswered:
            self.broken(f"not asked: {message}")
        self._unanswered = ""
        self._tally.acks.append(perf_counter() - self._sent)
        self._go_on()

    def updated(self, seat: Seat, message: dict[str, Any]) -> None:
        """Note that a seat has seen the move, and go on when it is somebody's turn."""
        self._seen_by(seat)
        view = message["view"]
        if self._wants_start and all(each["ready"] for each in view["seats"][1:]):
            self._wants_start = False
            self._begin()
        if view["table"]["status"] == "finished":
            if not view["seats"][seat.number]["ready"]:
                self._again(seat)
        elif view["legal"] is not None:
            self._mover, self._legal, self._turn = seat, view["legal"], view["turn"]["number"]
        self._go_on()

    def _go_on(self) -> None:
        """Make the next move when the last is acknowledged and everybody has seen it."""
        if not self._waiting and not self._unanswered and self._mover is not None:
            self._tally.schedule(self, self._due)

    def _seen_by(self, seat: Seat) -> None:
        if id(seat) not in self._waiting:
            return
        self._waiting.discard(id(seat))
        if not self._waiting:
            self._tally.deliveries.append(perf_counter() - self._sent)

    def _again(self, seat: Seat) -> None:
        """Want another match."""
        seat.send({"type": "table", "request_id": "again", "op": "rematch"})

    def start(self, delay: float = 0.0) -> None:
        """Begin the first match, as its host; paced moves begin after so many seconds."""
        self._due = perf_counter() + delay
        self._wants_start = len(self.seats) > 1
        if not self._wants_start:
            self._begin()
        for seat in self.seats[1:]:
            seat.send({"type": "table", "request_id": "ready", "op": "ready"})

    def _begin(self) -> None:
        self.seats[0].send({"type": "table", "request_id": "start", "op": "start"})

    def move(self, now: float) -> None:
        """Play the first legal thing: draw, lay down, lay off, discard."""
        mover = self._mover
        if mover is None or self._waiting or self._unanswered:
            return
        self._mover = None
        self.moves += 1
        if self._interval:
            self._tally.late.append(now - self._due)
        self._due += self._interval
        self._sent, self._waiting = now, {id(seat) for seat in self.seats}
        action = choice(self._legal)
        self._unanswered = identity = f"m{self.moves}"
        mover.send({"type": "act", "action_id": identity, "turn": self._turn, "action": action})

    def broken(self, why: str) -> None:
        """Remember that something went wrong."""
        self._tally.faults.append(f"{self.code}: {why}")


def choice(legal: dict[str, Any]) -> dict[str, Any]:
    """Return the first of what may be done."""
    if legal["draws"]:
        return {"kind": f"draw_{legal['draws'][0]}"}
    if legal["melds"]:
        return {"kind": "meld", "cards": legal["melds"][0]}
    if legal["lay_offs"]:
        return {"kind": "lay_off", **legal["lay_offs"][0]}
    return {"kind": "discard", "card": legal["discards"][-1]}
