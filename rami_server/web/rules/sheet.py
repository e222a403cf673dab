"""The rule sheet in one language, put together from outline, texts and examples."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import BaseModel, Field

from rami_server.table.settings import TableSettings
from rami_server.web.rules.examples import Example
from rami_server.web.rules.facts import with_facts
from rami_server.web.rules.options import RuleOption, Value, option_of, values_of
from rami_server.web.rules.outline import Entry, Outline
from rami_server.web.rules.texts import Texts


class RuleLanguage(BaseModel):
    """A language that there is a rule sheet in."""

    tag: str = Field(examples=["en"])
    name: str = Field(examples=["English"])
    """Its name in itself."""


class RuleExample(BaseModel):
    """An example: `text` says in words what `data` shows."""

    id: str = Field(examples=["queen_king_ace"])
    text: str
    data: Example


class RuleItem(BaseModel):
    """One thing to know."""

    id: str = Field(examples=["melds.run"])
    """The same in every language."""
    title: str
    text: str
    clauses: list[str] = Field(examples=[["R3"]])
    """The numbers of the clauses and readings that it is about."""
    depends_on: list[str] = Field(examples=[["options.ace_high"]])
    """The settings of a table that change what is said here."""
    option: RuleOption | None
    """The setting that it explains."""
    examples: list[RuleExample]


class RuleSection(BaseModel):
    """A part of the sheet."""

    id: str = Field(examples=["melds"])
    title: str
    items: list[RuleItem]


class RuleSheet(BaseModel):
    """All rules in one language."""

    version: str = Field(examples=["1.1.0"])
    """The version of the rules."""
    language: str = Field(examples=["en"])
    languages: list[RuleLanguage]
    """Every language that there is a sheet in."""
    table: str | None = Field(examples=["K7PQ4M"])
    """The code of the table whose settings are shown; null if none was asked for."""
    title: str
    sections: list[RuleSection]


@dataclass(frozen=True, slots=True)
class Marked:
    """A table whose settings a sheet shows."""

    code: str
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes the sections of a sheet in one language."""

    outline: Outline
    examples: Mapping[str, Example]
    texts: Texts
    values: Mapping[str, Value] | None

    def sections(self) -> list[RuleSection]:
        """Return every section of the outline."""
        return [
            RuleSection(id=name, title=self.texts.sections[name], items=self._items(name, entries))
            for name, entries in self.outline.sections.items()
        ]

    def _items(self, section: str, entries: Mapping[str, Entry]) -> list[RuleItem]:
        return [self._item(section, name, entry) for name, entry in entries.items()]

    def _item(self, section: str, name: str, entry: Entry) -> RuleItem:
        words = self.texts.items[section][name]
        return RuleItem(
            id=f"{section}.{name}",
            title=with_facts(words.title),
            text=with_facts(words.text),
            clauses=entry.clauses,
            depends_on=entry.depends_on,
            option=None if entry.option is None else option_of(entry.option, self.values),
            examples=[self._example(each) for each in entry.examples],
        )

    def _example(self, name: str) -> RuleExample:
        text = with_facts(self.texts.examples[name])
        return RuleExample(id=name, text=text, data=self.examples[name])


def values_at(table: Marked | None) -> dict[str, Value] | None:
    """Return the settings of a table by field; None without a table."""
    return None if table is None else values_of(table.settings)
