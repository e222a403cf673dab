"""What a host chose is told whole."""

from __future__ import annotations

from dataclasses import fields

from pydantic import TypeAdapter

from rami_server.engine.options import TableOptions
from rami_server.table.settings import TableSettings
from rami_server.web.codec import settings_of
from rami_server.web.protocol.incoming import Settings
from rami_server.web.protocol.settings import OptionsView, SettingsView


def test_every_rule_of_a_table_is_told() -> None:
    """A rule that the engine knows is one that players can see."""
    assert OptionsView.__annotations__.keys() == {field.name for field in fields(TableOptions)}


def test_what_is_told_can_be_chosen_again() -> None:
    """A client sends back what it was told, as it is."""
    told = settings_of(TableSettings(TableOptions()))
    assert TypeAdapter(SettingsView).validate_python(told) == told
    assert Settings.model_validate(told).model_dump(mode="json") == told
