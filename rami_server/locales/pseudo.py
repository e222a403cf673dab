"""Languages that nobody speaks, made from the English catalogue to try the layout of the client.

`en-XA` doubles every letter; `ar-XB` has letters that run from right to left. The browser
client makes the same: `web/src/texts/pseudo.ts`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from fluent.syntax import ast, parse, serialize, visitor

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_RIGHT_TO_LEFT: Final = "אבגדהוזחטיכלמנסעפצקרשתךםןף"
_MIRRORED: Final = str.maketrans(_LETTERS + _LETTERS.upper(), _RIGHT_TO_LEFT * 2)


def lengthened(text: str) -> str:
    """Return the text with every letter doubled: as long as a translation ever gets."""
    return "".join(char * 2 if char.lower() in _LETTERS else char for char in text)


def mirrored(text: str) -> str:
    """Return the text in letters that run from right to left."""
    return text.translate(_MIRRORED)


PSEUDO: Final[Mapping[str, Callable[[str], str]]] = MappingProxyType(
    {"en-XA": lengthened, "ar-XB": mirrored}
)
"""What each pseudo-language does to a text."""


def pseudo(language: str, source: str) -> str:
    """Return a catalogue in a pseudo-language, made from the `source` of the English one."""
    resource = parse(source)
    _Rewriter(PSEUDO[language]).visit(resource)
    return serialize(resource)


class _Rewriter(visitor.Transformer):
    """Changes what is text, and neither variables nor what selects."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - its caller's spelling
        """Change a piece of text."""
        node.value = self._change(node.value)
        return node
