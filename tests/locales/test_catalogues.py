from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from rami_server.ai import reasons
from rami_server.ai.reasons import params_of
from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import FALLBACK, Catalogues, catalogues, sources
from rami_server.table.records import Emote
from rami_server.web.protocol.codes import CODES, NOTICES
from tests.golden import make_texts
from tests.support.texts import fillings, functions_of, variables_of, words_of

SOURCES = sources()
ENGLISH = variables_of(SOURCES[FALLBACK])
TRANSLATIONS = sorted(set(SOURCES) - {FALLBACK})
OF_CARDS = ("card", "cards-", "list-")
"""What the functions ask for: each language has helpers of its own, and other forms."""


ALIKE = {
    "fr": {
        "points-gained",
        "points-held",
        "points-scored",
        "ui-actions",
        "ui-home-resume-hint",
        "ui-lobby-code",
        "ui-lobby-title",
        "ui-match-total",
        "ui-menu",
        "ui-points",
        "ui-points-short",
        "ui-replay-pause",
        "ui-rules-version",
        "ui-score",
        "ui-settings-haptics",
        "ui-table",
        "ui-title",
    },
    "nl": {"ui-menu", "ui-settings-account", "ui-title"},
    "pt": {"ui-menu", "ui-points-short", "ui-title"},
}
"""What really is the same word in another language."""


PLACES = {
    (
        "ui-action-meld",
        "ui-action-lay-off",
        "ui-action-discard",
        "ui-action-sort",
        "ui-action-hint",
        "ui-action-end-turn",
    ): 11,
    ("ui-seat-away", "ui-seat-slow", "ui-seat-stand-in", "ui-seat-to-move"): 14,
    ("ui-you-mark",): 1,
    ("ui-stock-left", "ui-stock-last"): 17,
}
"""Where there is little room, and how many letters it takes."""


def shared(source: str) -> dict[str, set[str]]:
    """Return the messages that are the same in every language, with their variables."""
    wanted = ("card-name", "cards-name")
    variables = variables_of(source)
    return {m: v for m, v in variables.items() if m in wanted or not m.startswith(OF_CARDS)}


def test_six_languages() -> None:
    """The languages of the product."""
    assert set(SOURCES) == {"en", "fr", "pt", "el", "nl", "hi"}


@pytest.mark.parametrize("language", SOURCES)
def test_catalogue_has_no_slips(language: str) -> None:
    """Nothing in a file is skipped as unreadable, and no message is there twice."""
    body = parse(SOURCES[language]).body
    assert [each.content for each in body if isinstance(each, ast.Junk)] == []
    names = [each.id.name for each in body if isinstance(each, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_every_message(language: str) -> None:
    """No message is missing and none is left over."""
    assert set(shared(SOURCES[language])) == set(shared(SOURCES[FALLBACK]))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    """A sentence that forgets the player, or the card, is found here."""
    differing = {m: v for m, v in shared(SOURCES[language]).items() if v != ENGLISH[m]}
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text that is the same as in English is on a list, because it really is."""
    english, ours = words_of(SOURCES[FALLBACK]), words_of(SOURCES[language])
    alike = {message for message, words in ours.items() if words and words == english.get(message)}
    assert alike == ALIKE.get(language, set())


def test_every_letter_of_english_is_seen() -> None:
    """The comparison looks at text and at nothing else, in every variant of a message."""
    source = "a = { $x ->\n    [b] Bee { $c }\n   *[d] Dee\n }\nn = { $n }: { CARD($card) }\n"
    assert words_of(source) == {"a": ["Bee", "Dee"], "n": []}


@pytest.mark.parametrize("language", SOURCES)
def test_every_message_can_be_said(language: str) -> None:
    """Each message is filled with every kind of value that it may get."""
    catalogue = Catalogue(language, SOURCES[language])
    for message, variables in shared(SOURCES[language]).items():
        for values in fillings(variables):
            text = catalogue.format(message, values)
            assert text == text.strip() != ""
            assert not any(slip in text for slip in ("{", "}", "  ", "$"))


@pytest.mark.parametrize("language", SOURCES)
def test_functions_are_those_there_are(language: str) -> None:
    """A misspelt function would be shown as it stands."""
    called = set().union(*functions_of(SOURCES[language]).values())
    assert called == {"CARD", "CARDS", "MELDS", "SECONDS", "SEAT"}


@pytest.mark.parametrize("language", SOURCES)
def test_labels_fit_their_places(language: str) -> None:
    """Short words where there is no room: 81 px at 13 px bold in the action bar, and the seats."""
    catalogue = Catalogue(language, SOURCES[language])
    for place, most in PLACES.items():
        texts = [catalogue.format(message, {"seconds": 59, "count": 1}) for message in place]
        assert [text for text in texts if width(text) > most] == []


def width(text: str) -> int:
    """Return how many columns a text takes; marks stand above and below their letters."""
    return sum(unicodedata.category(char) not in {"Mn", "Mc"} for char in text)


def test_every_code_has_its_message() -> None:
    """Whatever the server refuses or tells, there are words for it; no words are for nothing."""
    wanted = {f"refusal-{code}" for code in CODES} | {f"notice-{code}" for code in NOTICES}
    assert wanted == {message for message in ENGLISH if message.startswith(("refusal-", "notice-"))}


def test_every_reason_of_an_ai_has_its_message() -> None:
    """With the parameters that it has, and no others."""
    told = {m.removeprefix("reason-"): v for m, v in ENGLISH.items() if m.startswith("reason-")}
    assert told == {code: params_of(code) for code in reasons.CODES}


def test_every_emote_has_its_message() -> None:
    """Whatever people may say to each other can be read."""
    said = {message for message in ENGLISH if message.startswith("emote-")}
    assert said == {f"emote-{emote.value}" for emote in Emote}


def test_texts_are_those_that_the_browser_makes() -> None:
    """The vectors, which the browser's functions are tested with too, are what the server says."""
    assert Path(make_texts.PATH).read_text(encoding="utf-8") == make_texts.text_of(
        make_texts.vectors()
    )
    assert len(json.loads(make_texts.PATH.read_text(encoding="utf-8"))) > 1000


@pytest.mark.parametrize(
    ("tag", "language"), [("pt-BR", "pt"), ("EL", "el"), ("tlh", "en"), ("", "en"), (None, "en")]
)
def test_tag_finds_a_catalogue(tag: str | None, language: str) -> None:
    """A client's locale gets the nearest language, and English if there is none."""
    assert catalogues().by_tag(tag).language == language


def test_header_finds_a_catalogue() -> None:
    """A browser's preferences get the language it likes best of those there are."""
    assert catalogues().by_header("de, nl;q=0.5, fr;q=0.8").language == "fr"
    assert catalogues().by_header("").language == "en"


def test_missing_message_is_said_in_english() -> None:
    """Half a translation is of use."""
    some = Catalogues({"en": "a = A\nb = B", "fr": "a = À"})
    assert [some.by_tag("fr").format(message, {}) for message in "ab"] == ["À", "B"]


def test_catalogues_can_be_read_in_advance() -> None:
    """The first player of a language does not wait for its file; a slip in it is found then."""
    some = Catalogues({"en": "a = A", "fr": "a = À"})
    some.prepare()
    assert all("_bundle" in vars(some.by_tag(tag)) for tag in ("en", "fr"))


def test_files_are_read_once() -> None:
    """Asking again costs nothing."""
    assert catalogues() is catalogues()
