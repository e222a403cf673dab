"""Examples for the rule sheet: situations and what the rules make of them, the same everywhere.

A test plays each of them on the engine. In the data file cards stand as text: `"QH KH AH"`.
"""

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, TypeAdapter

from rami_server.engine.events import EndReason
from rami_server.engine.melds import MeldKind
from rami_server.engine.violations import Reason
from rami_server.web.rules.outline import Name
from rami_server.web.rules.toml import read

PATH: Final = Path(__file__).parent / "examples.toml"


def _split(value: object) -> object:
    return value.split() if isinstance(value, str) else value


CardCode: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[2-9TJQKA][CDHS]$")]
CardCodes: TypeAlias = Annotated[list[CardCode], BeforeValidator(_split)]


class _Example(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Judged(_Example):
    refused: Reason | None = None
    """Why the rules refuse it; null if they do not."""
    card: CardCode | None = None
    """The card that offends, if one does."""


class MeldExample(_Judged):
    """Cards laid down together: which meld they are, or why they are none."""

    kind: Literal["meld"]
    cards: CardCodes
    meld: MeldKind | None = None


class LayOffExample(_Judged):
    """Cards added to a meld on the table, and the meld that it becomes."""

    kind: Literal["lay_off"]
    onto: CardCodes
    cards: CardCodes
    becomes: CardCodes | None = None


class PointsExample(_Example):
    """Cards left in a hand, and what they count."""

    kind: Literal["points"]
    cards: CardCodes
    ace_high: bool = False
    points: int


class ExampleStep(_Example):
    """What a seat does."""

    seat: int
    action: Literal["draw_stock", "draw_discard", "meld", "lay_off", "discard"]
    cards: CardCodes = []
    meld: int | None = None
    """The index of the meld on the table that cards are laid off on."""


class ExampleEnd(_Example):
    """How a round ends, and where the match then stands."""

    reason: EndReason
    winner: int
    points: list[int]
    """The points left in each hand."""
    gain: int
    scores: list[int]
    match_winner: int | None = None


class PlayExample(_Judged):
    """A situation and what is done in it, seat 0 first; the last step may be refused."""

    kind: Literal["play"]
    options: dict[str, bool | int] = {}
    """The rules of the table that are not the defaults."""
    hands: list[CardCodes]
    stock: int | None = None
    """How many cards the stock has; null if it does not matter."""
    discard: CardCode
    """The visible card of the discard pile."""
    melds: list[CardCodes] = []
    """The melds on the table; seat 1 has laid them."""
    phase: Literal["draw", "play"] = "draw"
    taken: CardCode | None = None
    """The card of the first hand that has just come from the discard pile."""
    discard_draws: int = 0
    """Draws from the discard pile in a row so far."""
    scores: list[int] | None = None
    """The scores before the round; null if nobody has any."""
    steps: list[ExampleStep]
    end: ExampleEnd | None = None
    """How the round ends by it; null if it goes on."""


Example: TypeAlias = Annotated[
    MeldExample | LayOffExample | PointsExample | PlayExample, Field(discriminator="kind")
]

_EXAMPLES: Final[TypeAdapter[dict[Name, Example]]] = TypeAdapter(dict[Name, Example])


def load_examples(path: Path = PATH) -> dict[str, Example]:
    """Return the examples in a file by their names."""
    return _EXAMPLES.validate_python(read(path))
