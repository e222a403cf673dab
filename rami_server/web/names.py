"""The names that people give themselves: one visible line of text, whatever its script.

What a name means to HTML is the business of whoever writes HTML; here it is text.
"""

import unicodedata
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, Field

MAX_VISIBLE = 24
"""Characters that can be seen, as people count them, near enough."""
MAX_STORED = 96
"""Code points with all accents and joiners; one emoji of a family has up to eleven."""
MAX_MARKS = 4
"""Accents on one letter; more of them only hide the neighbours."""

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_HIDDEN_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (also what changes the direction), surrogate, private, unassigned, line ends."""
_MARKS = {"Mn", "Me", "Mc"}
# They are letters, symbols or marks to Unicode, and nothing to the eye.
_BLANKS = {0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4, 0x17B5}
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_VARIATIONS = (range(0xFE00, 0xFE0F), range(0xE0100, 0xE01F0), range(0x180B, 0x1810))


def clean_name(text: str) -> str:
    """Return the name as it is stored and shown; raises `ValueError` for what cannot be one."""
    words = _spaced(unicodedata.normalize("NFC", text)).strip().split(" ")
    name = " ".join(word for word in words if word)
    _refuse_hidden(name)
    if not 1 <= _visible(name) <= MAX_VISIBLE or len(name) > MAX_STORED:
        raise ValueError(f"must have 1 to {MAX_VISIBLE} visible characters")
    return name


def _spaced(text: str) -> str:
    return "".join(" " if unicodedata.category(char) == "Zs" else char for char in text)


def _refuse_hidden(name: str) -> None:
    for before, char in zip(" " + name, name, strict=False):
        if _is_hidden(char) and not (char == _JOINER and _may_join(before)):
            raise ValueError("must not have control, direction or invisible characters")
    if _has_pile(name):
        raise ValueError(f"must not have more than {MAX_MARKS} accents in a row, or begin with one")


def _is_hidden(char: str) -> bool:
    code = ord(char)
    is_variation = any(code in codes for codes in _VARIATIONS)
    return unicodedata.category(char) in _HIDDEN_CATEGORIES or code in _BLANKS or is_variation


def _may_join(before: str) -> bool:
    """Tell whether a joiner may follow: it makes one picture of several, and letters no other."""
    is_picture = unicodedata.category(before) == "So" or ord(before) in _SKIN_TONES
    return is_picture or before == _EMOJI_STYLE


def _has_pile(name: str) -> bool:
    marks = MAX_MARKS  # nothing stands before the first character that could carry one
    for char in name:
        marks = marks + 1 if unicodedata.category(char) in _MARKS else 0
        if marks > MAX_MARKS:
            return True
    return False


def _visible(name: str) -> int:
    """Count what the eye counts: accents and skin tones belong to what they stand on."""
    count = 0
    for before, char in zip(" " + name, name, strict=False):
        is_part = unicodedata.category(char) in _MARKS or ord(char) in _SKIN_TONES
        count += not (is_part or _JOINER in {char, before})
    return count


PlayerName: TypeAlias = Annotated[
    str, Field(max_length=4 * MAX_STORED, examples=["Zoé"]), AfterValidator(clean_name)
]
"""A name as a client sends it."""
