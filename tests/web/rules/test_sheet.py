from __future__ import annotations

from rami_server.engine.options import TableOptions
from rami_server.table.settings import TableSettings
from rami_server.web.rules.library import Library
from rami_server.web.rules.sheet import Marked, RuleItem, RuleSheet, values_at

LIBRARY = Library()


def item(sheet: RuleSheet, name: str) -> RuleItem:
    """Return the item with this id."""
    return next(item for each in sheet.sections for item in each.items if item.id == name)


def test_item_has_words_clauses_and_examples() -> None:
    """An item can be shown, cited, and drawn."""
    ace = item(LIBRARY.sheet("en"), "melds.ace")
    assert "after the king and nowhere else" in ace.text
    assert ace.clauses == ["R3"]
    shown = {example.id: example.data.model_dump() for example in ace.examples}
    assert shown["queen_king_ace"]["meld"] == "run"
    assert shown["ace_two_three"]["refused"] == shown["king_ace_two"]["refused"] == "ace_is_high"
    assert ace.examples[0].text == "Queen, king and ace of one suit are a run."


def test_numbers_are_in_their_places() -> None:
    """Titles, texts and examples say numbers, not their names."""
    sheet = LIBRARY.sheet("en")
    assert item(sheet, "options.ace_high").title == "Aces count 11"
    assert "7 cards" in item(sheet, "setup.deal").text
    assert "{" not in "".join(
        each.title + each.text for section in sheet.sections for each in section.items
    )


def test_settings_of_a_table_are_marked() -> None:
    """Beside the default stands what this table has."""
    settings = TableSettings(TableOptions(players=3, score_limit=250))
    sheet = LIBRARY.sheet("en", Marked("K7PQ4M", settings))
    assert sheet.table == "K7PQ4M"
    limit = item(sheet, "options.score_limit").option
    assert limit is not None
    assert (limit.field, limit.default, limit.value) == ("options.score_limit", 100, 250)


def test_without_a_table_nothing_is_marked() -> None:
    """The general sheet shows no table's values."""
    sheet = LIBRARY.sheet("en")
    assert sheet.table is None
    assert values_at(None) is None
    options = [item.option for item in sheet.sections[-1].items]
    assert all(option is not None and option.value is None for option in options)


def test_sheet_is_read_back_as_it_was_written() -> None:
    """The JSON of a sheet has the shape that is documented."""
    sheet = LIBRARY.sheet("en", Marked("K7PQ4M", TableSettings()))
    assert RuleSheet.model_validate_json(sheet.model_dump_json()) == sheet
