"""Refusals and notices in words, in the language of whoever reads them."""

from collections.abc import Mapping
from typing import Final

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


def _text(texts: Catalogue, message: str, params: Mapping[str, int | str], otherwise: str) -> str:
    try:
        return texts.format(message, {**_UNTOLD, **params})
    except TextFault:  # an answer in other words is better than none
        return otherwise
