from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pydantic import ValidationError

from rami_server.locales.catalogues import catalogues
from rami_server.web.rules.facts import with_facts
from rami_server.web.rules.outline import load_outline
from rami_server.web.rules.texts import FOLDER, Texts, load_texts, names_in, names_wanted

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = load_texts()
LANGUAGES = sorted(TEXTS)
ENGLISH = (FOLDER / "en.toml").read_text(encoding="utf-8")


def sentences(texts: Texts) -> list[str]:
    """Return every text that is more than a title."""
    items = [item.text for each in texts.items.values() for item in each.values()]
    return [*items, *texts.examples.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it_and_no_more(language: str) -> None:
    """A sheet has every section, item and example, whatever its language."""
    assert names_in(TEXTS[language]) == names_wanted(load_outline())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_texts_is_known(language: str) -> None:
    """No text asks for a number that the server does not have, and none shows braces."""
    for text in sentences(TEXTS[language]):
        assert not set("{}") & set(with_facts(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_numbers_in_every_language(language: str) -> None:
    """What one language leaves to the server, no other language writes by hand."""
    for section, items in TEXTS["en"].items.items():
        for name, item in items.items():
            assert braces(TEXTS[language].items[section][name].text) == braces(item.text), name


def braces(text: str) -> set[str]:
    """Return the names of the numbers in a text."""
    return {part.partition("}")[0] for part in text.split("{")[1:]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_sentences_without_codes(language: str) -> None:
    """Players read whole sentences, and none of our own numbers and names."""
    for text in sentences(TEXTS[language]):
        assert text[-1] in ".।", text
        assert "_" not in with_facts(text), text


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_nothing_is_left_in_english(language: str) -> None:
    """A text that is the same as in English is on a list, because it really is."""
    alike = {
        text
        for ours, english in zip(all_texts(TEXTS[language]), all_texts(TEXTS["en"]), strict=True)
        for text in {ours} & {english}
    }
    assert alike == ALIKE.get(language, set())


ALIKE = {"nl": {"Reserve"}, "pt": {"Normal"}}
"""What really is the same word in another language."""


def all_texts(texts: Texts) -> list[str]:
    """Return every text, titles too, in the order of the English file."""
    model = TEXTS["en"]
    items = [
        text
        for section, each in model.items.items()
        for item in each
        for text in (texts.items[section][item].title, texts.items[section][item].text)
    ]
    sections = [texts.sections[name] for name in model.sections]
    return [
        texts.name,
        texts.title,
        *sections,
        *items,
        *(texts.examples[name] for name in model.examples),
    ]


def test_sheets_are_in_the_languages_of_the_catalogues() -> None:
    """Whoever reads the game in a language reads the rules in it."""
    assert tuple(LANGUAGES) == catalogues().languages


def test_another_language_is_one_more_file(tmp_path: Path) -> None:
    """The name of the file is the tag of its language."""
    for tag in ("en", "pt-BR"):
        (tmp_path / f"{tag}.toml").write_text(ENGLISH, encoding="utf-8")
    assert list(load_texts(tmp_path)) == ["en", "pt-BR"]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('name = "English"', 'name = " "'),
        ('name = "English"', 'name = "English"\nauthor = "Ana"'),
        ('title = "Run"', 'tilte = "Run"'),
        ('aim = "The aim of the game"', "aim = 7"),
    ],
)
def test_mistakes_in_a_file_are_named(tmp_path: Path, right: str, wrong: str) -> None:
    """A key too many or misspelt, or an empty text, does not pass."""
    (tmp_path / "en.toml").write_text(ENGLISH.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ValidationError):
        load_texts(tmp_path)


def test_missing_text_is_noticed() -> None:
    """The comparison of names finds a single item, section or example that is gone."""
    texts = TEXTS["en"]
    gone = texts.model_copy(update={"examples": {}, "sections": {}, "items": {}})
    assert names_in(gone) == set()
    assert {"melds", "melds.run", "example queen_king_ace"} <= names_in(texts)
