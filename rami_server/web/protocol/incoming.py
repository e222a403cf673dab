"""What clients send over the socket, each message checked strictly before anything sees it."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from rami_server.engine.options import (
    MAX_DISCARD_DRAW_CAP,
    MAX_PLAYERS,
    MAX_SCORE_LIMIT,
    MIN_PLAYERS,
    Level,
)
from rami_server.table.records import Emote
from rami_server.table.settings import ClockChoice

MAX_SAFE_INTEGER: Final = 2**53 - 1
"""The greatest whole number that every JSON reader keeps exact."""


class Message(BaseModel):
    """Nothing is converted, and nothing unknown is passed over."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Id: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""A client's own name for something it sent: printable ASCII without spaces."""
CardName: TypeAlias = Annotated[str, StringConstraints(max_length=8)]
"""Rank, then suit: `7S`, `TD`. What names no card is refused as `unknown_card`."""
Number: TypeAlias = Annotated[int, Field(ge=0, le=MAX_SAFE_INTEGER)]
Cards: TypeAlias = Annotated[list[CardName], Field(max_length=13)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]
HexOf32: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes as 64 lower-case hex digits."""
TableCode: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=16)]


class DrawStock(Message):
    """Draw the top card of the stock."""

    kind: Literal["draw_stock"]


class DrawDiscard(Message):
    """Take the visible card of the discard pile."""

    kind: Literal["draw_discard"]


class Meld(Message):
    """Lay down a new meld."""

    kind: Literal["meld"]
    cards: Cards


class LayOff(Message):
    """Add cards to a meld on the table."""

    kind: Literal["lay_off"]
    meld: Number
    cards: Cards


class Discard(Message):
    """End the turn by discarding a card."""

    kind: Literal["discard"]
    card: CardName


Step: TypeAlias = Annotated[Meld | LayOff | Discard, Field(discriminator="kind")]


class Turn(Message):
    """Melds, lay-offs and the discard of one turn: all of them or none."""

    kind: Literal["turn"]
    steps: Annotated[list[Step], Field(max_length=13)]


Action: TypeAlias = Annotated[
    DrawStock | DrawDiscard | Meld | LayOff | Discard | Turn, Field(discriminator="kind")
]


class ClientInfo(Message):
    """Which program connects; for the server's statistics only."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    version: Annotated[str, StringConstraints(min_length=1, max_length=32)]


class Hello(Message):
    """The first message, within 5 seconds; with `table` it resumes there."""

    type: Literal["hello"]
    token: Annotated[str, StringConstraints(min_length=1, max_length=128)] = Field(repr=False)
    client: ClientInfo
    locale: Annotated[str, StringConstraints(max_length=35)] | None = None
    """The language wanted for texts, such as `fr`."""
    table: TableCode | None = None
    """The code of the table to go on at."""
    after_seq: int | None = Field(None, ge=-MAX_SAFE_INTEGER, le=MAX_SAFE_INTEGER)
    """The last record known; without it only the present view comes."""


class Act(Message):
    """A seat's action in the turn with this number."""

    type: Literal["act"]
    action_id: Id
    """New for each action, the same when it is sent again."""
    turn: Number
    """`view.turn.number`, as the client saw it."""
    action: Action


class Ping(Message):
    """Ask whether the link is alive."""

    type: Literal["ping"]
    id: Id | None = None


class _Operation(Message):
    type: Literal["table"]
    request_id: Id


class Join(_Operation):
    """Go to a table and take a seat there, that one or the first that is free."""

    op: Literal["join"]
    table: TableCode
    seat: SeatNumber | None = None


class Watch(_Operation):
    """Go to a table and look on, or follow it again as who sits there."""

    op: Literal["watch"]
    table: TableCode


class Sit(_Operation):
    """Take a seat at the table one is at."""

    op: Literal["sit"]
    seat: SeatNumber | None = None


class Leave(_Operation):
    """Get up; in a match a stand-in plays on and the seat stays one's own."""

    op: Literal["leave"]


class Ready(_Operation):
    """Be ready to start, or for the next round; or no longer."""

    op: Literal["ready"]
    ready: bool = True


class Rematch(_Operation):
    """Want another match; it begins when everybody present does."""

    op: Literal["rematch"]


class Start(_Operation):
    """Start the match, as its host."""

    op: Literal["start"]


class GiveNonce(_Operation):
    """Add to the next deal, so that nobody can have chosen its cards.

    Clients do so by themselves, once for each `commit` of `view.next_deal`. The last one counts.
    """

    op: Literal["nonce"]
    commit: HexOf32
    """The commitment that the client has seen."""
    nonce: HexOf32 = Field(repr=False)
    """32 bytes of the client's own chance."""


class SendEmote(_Operation):
    """Say something to the others, at any time, as who sits there."""

    op: Literal["emote"]
    emote: Annotated[Emote, Field(strict=False)]


class AddBot(_Operation):
    """Give an AI a seat, as the host."""

    op: Literal["add_bot"]
    level: Annotated[Level, Field(strict=False)]
    seat: SeatNumber | None = None


class RemoveBot(_Operation):
    """Take an AI away, as the host."""

    op: Literal["remove_bot"]
    seat: SeatNumber


class Kick(_Operation):
    """Ask somebody to leave, as the host."""

    op: Literal["kick"]
    seat: SeatNumber


class Options(Message):
    """The rules of a table."""

    players: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)] = MIN_PLAYERS
    score_limit: Annotated[int, Field(ge=1, le=MAX_SCORE_LIMIT)] = 100
    """The match ends when a score reaches it."""
    ace_high: bool = False
    """An ace left in a hand counts 11 instead of 1."""
    discard_to_win: bool = False
    """The last card must be a discard."""
    no_return: bool = False
    """A card taken from the pile may not go back in the same turn."""
    discard_draw_cap: Annotated[int, Field(ge=0, le=MAX_DISCARD_DRAW_CAP)] = 20
    """Draws from the pile in a row before the stock must be used; 0: any."""


class Clock(Message):
    """The clock of a table: `auto` is none for one person and 60 s + 60 s for several."""

    choice: Annotated[ClockChoice, Field(strict=False)] = ClockChoice.AUTO
    turn_ms: Annotated[int, Field(ge=5_000, le=3_600_000)] = 60_000
    """For `custom`: the time for each turn."""
    reserve_ms: Annotated[int, Field(ge=0, le=3_600_000)] = 60_000
    """For `custom`: the reserve of each seat for the match."""


class Settings(Message):
    """Everything that a table's host chooses."""

    options: Options = Options()
    clock: Clock = Clock()
    stand_in: Annotated[Level, Field(strict=False)] = Level.NORMAL
    """Which AI plays for people who stay away."""
    hints: bool = True
    """Whether the server gives hints."""


class SetOptions(_Operation):
    """Choose other settings, as the host, before a match."""

    op: Literal["set_options"]
    settings: Settings


Operation: TypeAlias = Annotated[
    Join
    | Watch
    | Sit
    | Leave
    | Ready
    | Rematch
    | Start
    | GiveNonce
    | SendEmote
    | AddBot
    | RemoveBot
    | Kick
    | SetOptions,
    Field(discriminator="op"),
]
Incoming: TypeAlias = Annotated[Hello | Act | Ping | Operation, Field(discriminator="type")]

INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Incoming)
"""Checks one message of a client."""
