"""The catalogues of all languages, read once; which one somebody gets is negotiated here."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rami_server.locales.catalogue import Catalogue
from rami_server.locales.negotiation import lookup, preferred

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
"""For whoever wants none of the languages that there are."""


class Catalogues:
    """A catalogue for each language."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Make a catalogue of each Fluent source, by its language; English has to be there."""
        english = Catalogue(FALLBACK, sources[FALLBACK])
        self._catalogues = {
            tag: english if tag == FALLBACK else Catalogue(tag, source, fallback=english)
            for tag, source in sources.items()
        }
        self.languages: Final = tuple(self._catalogues)

    def prepare(self) -> None:
        """Read every source now, so that the first player in a language does not wait for it."""
        for catalogue in self._catalogues.values():
            catalogue.prepare()

    def by_tag(self, tag: str | None) -> Catalogue:
        """Return what serves for a tag such as `pt-BR`; English if nothing does."""
        found = None if tag is None else lookup(tag, self.languages)
        return self._catalogues[found or FALLBACK]

    def by_header(self, accepted: str) -> Catalogue:
        """Return what an `Accept-Language` header likes best; English if it likes none."""
        return self._catalogues[preferred(accepted, self.languages, FALLBACK)]


def sources() -> dict[str, str]:
    """Return the Fluent source of each language by its tag, which is the name of its file."""
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.ftl"))}


@cache
def catalogues() -> Catalogues:
    """Return those of this package."""
    return Catalogues(sources())
