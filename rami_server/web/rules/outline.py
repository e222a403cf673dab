"""The outline: which sections and items every rule sheet has, whatever its language."""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, StringConstraints

from rami_server.web.rules.toml import read

PATH: Final = Path(__file__).parent / "outline.toml"

Clause: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[RQ][1-9][0-9]?$")]
"""A clause of the rules or a reading of them, as numbered in `docs/rules.md`."""
Name: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
"""What sections, items and examples are called, the same in every language."""


class Entry(BaseModel):
    """What an item is about."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    clauses: list[Clause] = []
    """None for what is no rule, such as the clock."""
    examples: list[Name] = []
    depends_on: list[str] = []
    """The settings of a table that change what the item says."""
    option: str | None = None
    """The setting of a table that the item explains."""


class Outline(BaseModel):
    """All sections with their items, in the order in which they are read."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: str
    """The version of the rules."""
    sections: dict[Name, dict[Name, Entry]]


def load_outline(path: Path = PATH) -> Outline:
    """Return the outline in a file."""
    return Outline.model_validate(read(path))
