from __future__ import annotations

from typing import TYPE_CHECKING

from rami_server.locales.catalogues import FALLBACK
from rami_server.web.rules.library import Library
from rami_server.web.rules.texts import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

    from rami_server.web.rules.sheet import RuleSheet


def ids_of(sheet: RuleSheet) -> list[tuple[str, str, list[str]]]:
    """Return what a sheet has, without its words."""
    return [
        (section.id, item.id, [example.id for example in item.examples])
        for section in sheet.sections
        for item in section.items
    ]


def test_fallback_is_there() -> None:
    """Whoever wants another language gets this one."""
    assert FALLBACK in Library().languages


def test_every_sheet_has_the_same_in_the_same_order() -> None:
    """Only the words differ from language to language."""
    library = Library()
    sheets = [library.sheet(language) for language in library.languages]
    assert [sheet.language for sheet in sheets] == list(library.languages)
    for sheet in sheets:
        assert ids_of(sheet) == ids_of(sheets[0])
        assert [each.tag for each in sheet.languages] == list(library.languages)


def test_new_file_is_a_new_language(tmp_path: Path) -> None:
    """Nothing else has to be changed for one more language."""
    english = (FOLDER / "en.toml").read_text(encoding="utf-8")
    french = english.replace('name = "English"', 'name = "Français"')
    (tmp_path / "en.toml").write_text(english, encoding="utf-8")
    (tmp_path / "fr.toml").write_text(french, encoding="utf-8")
    library = Library(tmp_path)
    assert library.languages == ("en", "fr")
    languages = library.sheet("fr").languages
    assert [(each.tag, each.name) for each in languages] == [("en", "English"), ("fr", "Français")]
