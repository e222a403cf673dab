"""Table options as text: `players=3 score_limit=200 ace_high`, defaults left out."""

from dataclasses import fields
from typing import Any

from rami_server.engine.notation.errors import NotationError
from rami_server.engine.options import BadOptions, TableOptions

_FLAGS = frozenset(f.name for f in fields(TableOptions) if isinstance(f.default, bool))
_NUMBERS = frozenset(f.name for f in fields(TableOptions)) - _FLAGS
MAX_DIGITS = 6


def format_options(options: TableOptions) -> str:
    """Return what differs from the defaults; `parse_options` gives the options back."""
    return " ".join(
        f.name if f.name in _FLAGS else f"{f.name}={getattr(options, f.name)}"
        for f in fields(options)
        if getattr(options, f.name) != f.default
    )


def parse_options(text: str) -> TableOptions:
    """Return the options that `text` names; raises `NotationError`."""
    chosen: dict[str, Any] = {}
    for word in text.split():
        name, value = _parse_choice(word)
        if name in chosen:
            raise NotationError(f"the option {name} stands twice")
        chosen[name] = value
    try:
        return TableOptions(**chosen)
    except BadOptions as bad:
        raise NotationError(str(bad)) from bad


def _parse_choice(word: str) -> tuple[str, int | bool]:
    name, equals, value = word.partition("=")
    if name in _FLAGS and not equals:
        return name, True
    if name in _NUMBERS and equals:
        return name, number_in(value)
    known = " ".join([*(f"{name}=N" for name in sorted(_NUMBERS)), *sorted(_FLAGS)])
    raise NotationError(f"{word!r} is no option; options are {known}")


def number_in(text: str) -> int:
    """Return the whole number, 0 or more, that `text` is; raises `NotationError`."""
    if not (text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS):
        raise NotationError(f"{text!r} is no whole number of at most {MAX_DIGITS} digits")
    return int(text)
