"""All rule sheets: read from their files once, handed out by language."""

from pathlib import Path

from rami_server.web.rules.examples import load_examples
from rami_server.web.rules.outline import load_outline
from rami_server.web.rules.sheet import Marked, RuleLanguage, RuleSheet, Writer, values_at
from rami_server.web.rules.texts import FOLDER, load_texts


class Library:
    """The rule sheets in every language; `languages` are their tags in order."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read all files, the texts from `folder`."""
        self._outline = load_outline()
        self._examples = load_examples()
        self._texts = load_texts(folder)
        self.languages = tuple(self._texts)

    def sheet(self, language: str, table: Marked | None = None) -> RuleSheet:
        """Return the sheet in one of the languages, with the settings of a table if wanted."""
        texts = self._texts[language]
        return RuleSheet(
            version=self._outline.version,
            language=language,
            languages=[RuleLanguage(tag=tag, name=each.name) for tag, each in self._texts.items()],
            table=None if table is None else table.code,
            title=texts.title,
            sections=Writer(self._outline, self._examples, texts, values_at(table)).sections(),
        )
