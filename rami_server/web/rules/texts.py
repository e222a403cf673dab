"""The texts of a rule sheet in one language.

A number that the server knows stands in the texts as its name in braces; see `facts`.
"""

from pathlib import Path
from typing import Annotated, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, StringConstraints

from rami_server.web.rules.outline import Name, Outline
from rami_server.web.rules.toml import read

FOLDER: Final = Path(__file__).parent / "languages"

Text: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class ItemText(BaseModel):
    """An item in words."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    title: Text
    text: Text


class Texts(BaseModel):
    """Everything that a sheet says."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Text
    """The language's name in itself."""
    title: Text
    sections: dict[Name, Text]
    items: dict[Name, dict[Name, ItemText]]
    examples: dict[Name, Text]


def load_texts(folder: Path = FOLDER) -> dict[str, Texts]:
    """Return the texts of every language by its tag, which is the name of its file."""
    return {path.stem: Texts.model_validate(read(path)) for path in sorted(folder.glob("*.toml"))}


def names_in(texts: Texts) -> set[str]:
    """Return the names of all that the texts say."""
    items = {f"{section}.{item}" for section, each in texts.items.items() for item in each}
    return items | texts.sections.keys() | {f"example {name}" for name in texts.examples}


def names_wanted(outline: Outline) -> set[str]:
    """Return the names of all that texts have to say, no more and no less."""
    entries = {
        f"{s}.{i}": entry for s, each in outline.sections.items() for i, entry in each.items()
    }
    examples = {f"example {name}" for entry in entries.values() for name in entry.examples}
    return entries.keys() | outline.sections.keys() | examples
