"""What tests send when they rig a table."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from rami_server.engine.options import MAX_PLAYERS, MIN_PLAYERS, Level
from rami_server.table.settings import ClockChoice
from rami_server.web.names import PlayerName
from rami_server.web.protocol.incoming import CardName, Clock, Message, Options, SeatNumber

MAX_POSITION = 2_000


class PersonSeat(Message):
    """A person; they count as present until their own socket has come and gone."""

    name: PlayerName = Field(examples=["Ana"])
    here: bool = True
    """False: they have not come yet, and a stand-in will play when the grace has passed."""


class BotSeat(Message):
    """An AI."""

    bot: Annotated[Level, Field(strict=False, examples=["hard"])]


SeatWish: TypeAlias = PersonSeat | BotSeat
PositionText: TypeAlias = Annotated[
    str,
    StringConstraints(max_length=MAX_POSITION),
    Field(examples=["hands: 7S KD / 2C 3D; discard: 6C; phase: play"]),
]
_NAMES = ("Ana", "Ben", "Cleo", "Dora")


class PositionBody(Message):
    """Where a match is to go on from."""

    position: PositionText


class RigBody(Message):
    """A table as a test wants it. With no seed, deck or position it waits in its lobby."""

    seats: (
        Annotated[list[SeatWish], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)] | None
    ) = None
    """In the order of the seats; by default people, as many as the position has hands, or two."""
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")] | None = None
    """Deals by this seed, which draws the starter, too."""
    deck: Annotated[list[CardName], Field(min_length=52, max_length=52)] | None = None
    """All 52 cards; the first is dealt first, to the starter."""
    starter: SeatNumber = 0
    """Who begins, with `deck`."""
    position: PositionText | None = None
    """Begins in the middle; rules are named in its own clause `options`."""
    options: Options | None = None
    """The rules, for all but a position; the number of players is that of the seats."""
    clock: Clock = Clock(choice=ClockChoice.NONE)
    stand_in: Annotated[Level, Field(strict=False)] = Level.NORMAL

    @model_validator(mode="after")
    def _one_beginning(self) -> Self:
        begins = [name for name in ("seed", "deck", "position") if getattr(self, name) is not None]
        if len(begins) > 1:
            raise ValueError(f"name one of seed, deck and position, not {' and '.join(begins)}")
        if self.position is not None and self.options is not None:
            raise ValueError("a position names its rules in its own clause `options`")
        if self.seats is not None and not any(isinstance(s, PersonSeat) for s in self.seats):
            raise ValueError("a table needs one person at least")
        return self

    def seats_for(self, players: int) -> list[SeatWish]:
        """Return who sits where; people by default."""
        people: list[SeatWish] = [PersonSeat(name=name) for name in _NAMES[:players]]
        return people if self.seats is None else self.seats


AppendFault: TypeAlias = Literal["fail", "lose_answer", "delay"]
SocketFault: TypeAlias = Literal["drop", "stall", "flow"]


class AppendBody(Message):
    """What becomes of the table's next appends."""

    fault: AppendFault
    times: Annotated[int, Field(ge=1, le=100)] = 1
    delay_ms: Annotated[int, Field(ge=0, le=5_000)] = 50


class SocketBody(Message):
    """What becomes of a person's socket."""

    seat: SeatNumber
    fault: SocketFault


class ClockBody(Message):
    """Whether time passes by itself."""

    running: bool


class AdvanceBody(Message):
    """How much time passes at once."""

    seconds: Annotated[float, Field(ge=0, le=7 * 24 * 3600)]
