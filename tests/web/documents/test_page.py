"""A page with parts between marks."""

from __future__ import annotations

from rami_server.web.documents.page import filled, parts_of

PAGE = "Before.\n\n<!-- made: one two -->\nold\n<!-- end -->\n\nAfter.\n"


def test_only_what_is_between_marks_is_replaced() -> None:
    """What people wrote stays, and the marks stay too."""
    page = filled(PAGE, lambda name: f"new {name}")
    assert page == PAGE.replace("old", "new one two")
    assert filled(page, lambda name: f"new {name}") == page


def test_backslashes_are_no_commands() -> None:
    """Made text is put in as it is."""
    assert "a\\1b" in filled(PAGE, lambda _: "a\\1b")


def test_parts_are_listed() -> None:
    """The page can be asked what it wants made."""
    assert parts_of(PAGE) == ["one two"]
