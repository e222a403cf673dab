"""A page with parts between marks: what stands there is made, all else is written by hand."""

import re
from collections.abc import Callable
from typing import Final

_PART: Final = re.compile(r"<!-- made: (.+?) -->\n.*?<!-- end -->", re.DOTALL)


def filled(page: str, made: Callable[[str], str]) -> str:
    """Return the page with each part made anew."""
    return _PART.sub(lambda part: _marked(part[1], made(part[1])), page)


def parts_of(page: str) -> list[str]:
    """Return the names of the parts in the page."""
    return [part[1] for part in _PART.finditer(page)]


def _marked(name: str, text: str) -> str:
    return f"<!-- made: {name} -->\n{text}\n<!-- end -->"
