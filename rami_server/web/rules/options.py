"""The settings of a table as the sheet shows them: what each may be, and what it is at a table."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, Field

from rami_server.table.settings import TableSettings
from rami_server.web.codec import settings_of
from rami_server.web.protocol.incoming import Settings

Value: TypeAlias = bool | int | str

_SCHEMA: Final = Settings.model_json_schema()


class RuleOption(BaseModel):
    """A setting of a table."""

    field: str = Field(examples=["options.score_limit"])
    """Where it is in the settings, with dots."""
    default: Value = Field(examples=[100])
    least: int | None = Field(examples=[1])
    """The least and the most of a number."""
    most: int | None = Field(examples=[10_000])
    choices: list[str] | None
    """All there is to choose from, if it is a choice of words."""
    value: Value | None = Field(examples=[200])
    """What the table has that was asked for; null if none was."""


def values_of(settings: TableSettings) -> dict[str, Value]:
    """Return every setting of a table by its field."""
    return dict(_flat(settings_of(settings), ""))


def _flat(values: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Value]]:
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", value


DEFAULTS: Final = values_of(TableSettings())


def option_of(field: str, values: Mapping[str, Value] | None) -> RuleOption:
    """Return a setting, with its value at a table if there are `values` of one."""
    schema = _schema_of(field)
    return RuleOption(
        field=field,
        default=DEFAULTS[field],
        least=schema.get("minimum"),
        most=schema.get("maximum"),
        choices=schema.get("enum"),
        value=None if values is None else values[field],
    )


def _schema_of(field: str) -> dict[str, Any]:
    schema: dict[str, Any] = _SCHEMA
    for name in field.split("."):
        schema = schema["properties"][name]
        if "$ref" in schema:
            schema = _SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
    return schema
