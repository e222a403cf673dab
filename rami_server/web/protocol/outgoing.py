"""What the server sends over the socket. Cards are two characters, times remaining milliseconds.

These are shapes: `codec` fills them field by field, and tests check every frame against them.
"""

from typing import Annotated, Final, Literal, NotRequired, TypeAlias

from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from rami_server.web.protocol.events import EventView
from rami_server.web.protocol.fairness import NextDeal, Reveal, RoundView
from rami_server.web.protocol.settings import SettingsView


class Limits(TypedDict):
    """What a client must keep to."""

    message_bytes: int
    """The longest message."""
    messages_per_second: int
    silence_ms: int
    """A link without any frame for so long counts as dead."""


class PlayerInfo(TypedDict):
    """Who the token belongs to."""

    id: str
    name: str


class Welcome(TypedDict):
    """The answer to `hello`."""

    type: Literal["welcome"]
    protocol: Literal["rami.v1"]
    player: PlayerInfo
    server_time: float
    """Seconds since the epoch, for display only."""
    limits: Limits
    features: list[str]
    """Optional parts of the protocol that this server offers."""


class Ack(TypedDict):
    """It is stored: in record `seq`, now or when it came the first time."""

    type: Literal["ack"]
    action_id: NotRequired[str]
    """Of an action."""
    request_id: NotRequired[str]
    """Of a table operation."""
    seq: int


class Refused(TypedDict):
    """Nothing has changed. The id is the refused message's, if it could be read."""

    type: Literal["refused"]
    action_id: NotRequired[str]
    request_id: NotRequired[str]
    code: str
    """Why, for programs: see the list of codes."""
    params: dict[str, int | str]
    """What offended: a card, a number, a field."""
    message: str
    """Why, for people, in the language of `hello`."""
    seq: int | None
    """The table's present record; None if the client is at no table."""


class Notice(TypedDict):
    """Something to know, unasked."""

    type: Literal["notice"]
    code: str
    """What, for programs: see the list of notices."""
    params: dict[str, int | str]
    message: str
    """What, for people, in the language of `hello`."""


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: NotRequired[str]
    """The ping's, if it had one."""


class SeatView(TypedDict):
    """A seat as all see it."""

    seat: int
    name: str | None
    """None for AI and empty seats."""
    kind: Literal["human", "bot", "empty"]
    level: NotRequired[str]
    """An AI's: `easy`, `normal` or `hard`."""
    cards: int
    """How many it holds."""
    score: int
    link: Literal["here", "slow", "away", "bot"] | None
    """`bot`: an AI plays, as owner or stand-in; None for an empty seat."""
    away_ms: NotRequired[int]
    """Until a stand-in takes over."""
    ready: bool
    """To start, for the next round, or for a rematch."""


class You(TypedDict):
    """The reader's own seat and cards, in the order they came."""

    seat: int
    hand: list[str]
    points: int
    """What the hand counts."""


class MeldView(TypedDict):
    """A meld on the table, its cards ascending."""

    id: int
    """To lay off on it; counted from 0 in each round."""
    kind: Literal["run", "set"]
    owner: int
    cards: list[str]


class TurnView(TypedDict):
    """Whose turn it is; times only where a clock runs."""

    number: int
    """What `act` repeats; counted through all matches of the table."""
    seat: int
    phase: Literal["draw", "play"]
    taken: str | None
    """The card taken from the discard pile in this turn."""
    remaining_ms: int | None
    """Of this turn, when the update was made; None without a clock."""
    reserve_ms: int | None
    """Of the reserve for the match; it runs when the turn is used up."""


class LayOffView(TypedDict):
    """Cards that a meld would take."""

    meld: int
    cards: list[str]


class Legal(TypedDict):
    """Exactly what will be accepted; the page says how each entry is sent."""

    draws: list[Literal["stock", "discard"]]
    """Empty in the play phase; the other three are empty in the draw phase."""
    melds: list[list[str]]
    lay_offs: list[LayOffView]
    discards: list[str]


class RoundResult(TypedDict):
    """How a round ended; all hands are open then."""

    reason: Literal["went_out", "empty_stock"]
    winner: int
    hands: list[list[str]]
    """What each seat still held."""
    points: list[int]
    """What each hand counts."""
    gain: int
    """What the winner's score grows by."""


class LastRound(RoundResult):
    """How the last round ended, and the scores after it."""

    scores: list[int]
    next_ms: int | None
    """Until the next round is dealt, if not everybody is ready before; None if nothing waits."""
    reveal: Reveal | None
    """None for a deal that cannot be proved."""


class MatchView(TypedDict):
    """The match so far."""

    scores: list[int]
    limit: int
    winner: int | None
    gains: list[list[int]]
    """For each round that has ended, what each seat gained."""


class TableInfo(TypedDict):
    """The table itself."""

    code: str
    visibility: Literal["public", "private", "quick"]
    status: Literal["lobby", "playing", "finished", "closed"]
    paused: bool
    """Nobody who sits here can be reached; everything waits."""
    host: int | None
    """The seat that may set the table and start; None while nobody sits."""
    settings: SettingsView


class StockView(TypedDict):
    """The stock: only how many cards."""

    count: int


class DiscardView(TypedDict):
    """The discard pile: its top and how many cards."""

    top: str | None
    """None for an empty pile."""
    count: int


class MovingView(TypedDict):
    """What everybody sees alike, and what a move changes."""

    seq: int
    """The table's last record that it shows."""
    seats: list[SeatView]
    stock: StockView | None
    """Like `discard`, `round` and `match`, None before the first match."""
    discard: DiscardView | None
    melds: list[MeldView]
    """In the order they were laid."""
    turn: TurnView | None
    """None between rounds."""


class StillView(TypedDict):
    """What everybody sees alike, and what stays as it is while a round is played."""

    table: TableInfo
    round: RoundView | None
    last_round: LastRound | None
    """None before a round of the match has ended."""
    match: MatchView | None


class PublicView(MovingView, StillView):
    """What everybody sees alike."""


class OwnView(TypedDict):
    """What only the reader sees."""

    you: You | None
    """None for spectators."""
    legal: Legal | None
    """Only for the seat whose turn it is."""
    next_deal: NextDeal | None
    """None while a round is played."""


class View(PublicView, OwnView):
    """The whole truth for one reader."""


class Update(TypedDict):
    """What happened, and the whole truth after it."""

    type: Literal["update"]
    seq: int
    """The table's last record; resume after it."""
    events: list[EventView]
    """What happened since the last update, in order."""
    view: View


Outgoing: TypeAlias = Annotated[
    Welcome | Ack | Refused | Notice | Pong | Update, Field(discriminator="type")
]
OUTGOING: Final[TypeAdapter[Outgoing]] = TypeAdapter(Outgoing)  # for tests and documents
