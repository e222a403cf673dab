from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_server.adapters.fact_forms import FORMS, UnknownKind, read_fact, written_fact
from rami_server.engine.events import LaidOff, Melded
from rami_server.table.records import LinkSet
from rami_server.table.seats import Link
from tests.support.facts import KINDS, facts_of

if TYPE_CHECKING:
    from rami_server.table.records import Fact

PLAIN = {int, str, bool, float, str | None, float | None}


def test_every_kind_of_fact_has_its_form() -> None:
    """Whoever adds a kind of fact is told here that it cannot be stored yet."""
    assert {form.cls for form in FORMS.values()} == set(KINDS)


@pytest.mark.parametrize("kind", FORMS)
def test_field_that_json_cannot_hold_has_a_form(kind: str) -> None:
    """Whoever adds a field to a fact is told here that it needs a form of its own."""
    form = FORMS[kind]
    hints = get_type_hints(form.cls)
    assert {name for name in form.names if hints[name] not in PLAIN} <= set(form.special)
    assert set(form.names) == {field.name for field in fields(form.cls)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@given(data=st.data())
@settings(max_examples=30)
def test_fact_comes_back_equal(kind: type[Fact], data: st.DataObject) -> None:
    """Each kind of fact is read as what was written, of the same class."""
    fact = data.draw(facts_of(kind))
    again = read_fact(written_fact(fact))
    assert again == fact
    assert type(again) is kind


def test_facts_of_equal_fields_are_told_apart() -> None:
    """A meld and a lay-off look alike but for their kind."""
    melded, laid_off = Melded(0, 1, (3, 4, 5)), LaidOff(0, 1, (3, 4, 5))
    assert read_fact(written_fact(melded)) == melded
    assert read_fact(written_fact(laid_off)) == laid_off


def test_field_that_is_not_there_has_its_default() -> None:
    """A field that a fact gained later does not make older logs unreadable."""
    assert read_fact({"fact": "link_set", "seat": 0, "link": "here"}) == LinkSet(0, Link.HERE)


def test_unknown_kind_is_named() -> None:
    """The error names the kind, which is no secret."""
    with pytest.raises(UnknownKind, match="cheated"):
        read_fact({"fact": "cheated", "seat": 0})
