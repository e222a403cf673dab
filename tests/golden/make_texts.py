"""Write `texts.json` anew: what filled catalogues say, for the server and the browser alike."""

from __future__ import annotations

import json
from pathlib import Path

from rami_server.locales.catalogue import Catalogue
from rami_server.locales.catalogues import FALLBACK, sources
from rami_server.locales.pseudo import PSEUDO, pseudo
from tests.support.texts import Value, fillings, variables_of

PATH = Path(__file__).parent / "texts.json"
SHOWN = (
    "card-name",
    "cards-name",
    "meld-name",
    "bot-name",
    "refusal-",
    "say-",
    "round-",
    "match-",
    "reason-",
)
"""What is held together: all that the functions, numbers and plurals have a part in."""


def vectors() -> list[tuple[str, str, dict[str, Value], str]]:
    """Return language, message, variables and text of everything that is held together."""
    texts = sources()
    wanted = variables_of(texts[FALLBACK])
    catalogues = [Catalogue(tag, source) for tag, source in texts.items()]
    pseudos = [Catalogue(tag, pseudo(tag, texts[FALLBACK]), FALLBACK) for tag in PSEUDO]
    return [
        (catalogue.language, message, values, catalogue.format(message, values))
        for catalogue in catalogues + pseudos
        for message, variables in wanted.items()
        if variables and message.startswith(SHOWN)
        for values in fillings(variables)
    ]


def text_of(made: list[tuple[str, str, dict[str, Value], str]]) -> str:
    """Return the vectors as JSON, one a line."""
    lines = (json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in made)
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(text_of(vectors()), encoding="utf-8")
