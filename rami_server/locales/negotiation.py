"""Which language somebody gets: by a tag such as `pt-BR`, or by what their browser prefers.

A tag finds the longest language that it begins with (RFC 4647, lookup).
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

_RANGE: Final = re.compile(
    r"(?P<tag>[a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=(?P<q>0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?",
    re.IGNORECASE | re.ASCII,
)


def lookup(tag: str, languages: Iterable[str]) -> str | None:
    """Return the language that `tag` asks for, however it is written; None if it is not there."""
    known = {language.lower(): language for language in languages}
    wanted = tag.lower()
    while wanted and wanted not in known:
        wanted = wanted.rpartition("-")[0]
    return known.get(wanted)


def preferred(header: str, languages: Iterable[str], fallback: str) -> str:
    """Return the language that an `Accept-Language` header likes best of those there are."""
    known = tuple(languages)
    found = (lookup(tag, known) for tag in _wanted(header))
    return next((language for language in found if language is not None), fallback)


def _wanted(header: str) -> list[str]:
    """Return the tags of a header, the best first; what is no tag is passed over."""
    ranked = [(quality, tag) for quality, tag in _ranges(header) if quality > 0]
    return [tag for _, tag in sorted(ranked, key=lambda each: -each[0])]


def _ranges(header: str) -> Iterator[tuple[float, str]]:
    for part in header.split(","):
        found = _RANGE.fullmatch(part.strip())
        if found:
            yield float(found["q"] or 1), found["tag"]
