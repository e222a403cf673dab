"""Refusals, notices and reasons in words, in the language of whoever reads them."""

from collections.abc import Mapping
from typing import Final

from rami_server.ai.reasons import Because, Value, in_english
from rami_server.locales.catalogue import Catalogue, TextFault
from rami_server.web.protocol.codes import CODES, NOTICES

_UNTOLD: Final[Mapping[str, str]] = {"near": "none", "field": "none", "problem": ""}
"""What a message asks for though not every refusal with its code has it."""


def refusal_text(texts: Catalogue, code: str, params: Mapping[str, int | str]) -> str:
    """Return why something was refused; the code's cause if `params` are not the usual ones."""
    return _text(texts, f"refusal-{code}", params, CODES[code])


def notice_text(texts: Catalogue, code: str, params: Mapping[str, int | str]) -> str:
    """Return what a notice means."""
    return _text(texts, f"notice-{code}", params, NOTICES[code])


def reason_text(texts: Catalogue, because: Because) -> str:
    """Return why an AI would play so; in English if a list is empty that should not be."""
    values = {name: _joined(name, value) for name, value in because.params.items()}
    try:
        return texts.format(f"reason-{because.code}", values)
    except TextFault:
        return in_english(because)


def _joined(name: str, value: Value) -> int | str:
    """Return a value as messages take it: cards have spaces between them, melds strokes."""
    if not isinstance(value, tuple):
        return value
    return ("/" if name == "melds" else " ").join(value)


def _text(texts: Catalogue, message: str, params: Mapping[str, int | str], otherwise: str) -> str:
    try:
        return texts.format(message, {**_UNTOLD, **params})
    except TextFault:  # an answer in other words is better than none
        return otherwise
