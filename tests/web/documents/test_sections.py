"""The made parts of the page for client authors."""

from __future__ import annotations

import pytest

from rami_server.web.documents.schemas import socket_schemas
from rami_server.web.documents.sections import Sections, UnknownPart, reachable


def test_a_model_comes_with_all_it_is_made_of() -> None:
    """Whoever reads about the view finds each part of it, once."""
    models = reachable("View", socket_schemas())
    assert models[0] == "View"
    assert {"SeatView", "TurnView", "Legal", "LayOffView", "OptionsView"} <= set(models)
    assert len(models) == len(set(models))


def test_events_each_with_an_example() -> None:
    """An event without an example cannot be documented."""
    sections = Sections(socket_schemas(), {})
    with pytest.raises(KeyError, match="event-"):
        sections.made("events")


def test_enumerations_list_their_values() -> None:
    """A closed list is shown as such."""
    assert "`easy` · `normal` · `hard`" in Sections(socket_schemas(), {}).made("models Level")


def test_unknown_parts_are_mistakes() -> None:
    """A part that is misspelt in the page is noticed."""
    with pytest.raises(UnknownPart, match="nonsense"):
        Sections(socket_schemas(), {}).made("nonsense")
