"""What the catalogues are filled with in tests: for each variable, values that may stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.syntax import ast, parse, visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

Value = str | int

SAMPLES: Final[dict[str, tuple[Value, ...]]] = {
    "after": (0, 21),
    "allowed": ("en, fr",),
    "attempt": (1, 12),
    "before": (1, 1200),
    "better": ("hard", "own"),
    "card": ("QS", "7H", "AC"),
    "cards": ("7H 8H 9H", "QS KS AS", "9C 9D 9S", "4H", "QD", "5C 6C 7C 8C", "2D KS"),
    "code": ("K7PQ4M",),
    "count": (0, 1, 3, 4),
    "emote": ("hello",),
    "error": ("0.8",),
    "field": ("none", "action.card"),
    "form": ("plain",),
    "gain": (1, 21, 1200),
    "groups": ("A",),
    "index": (3,),
    "item": ("B",),
    "first": ("A",),
    "judged": (0, 12),
    "last": ("B",),
    "join": ("and",),
    "kind": ("run", "set"),
    "level": ("easy", "normal", "hard"),
    "login": ("ana",),
    "limit": (100, 10_000),
    "list": ("A",),
    "meld": ("M",),
    "melds": ("7S 8S 9S", "QC QD QH/4D 5D 6D 7D"),
    "minutes": (1, 5),
    "move": ("M",),
    "ms": (900, 5000),
    "name": ("match.json",),
    "near": ("none", "4H 8H", "9H 9S", "QH KH AH"),
    "number": (1, 4711),
    "onto": ("9C 9D 9S", "5H 6H 7H"),
    "order": ("O",),
    "parts": ("P",),
    "percent": (0, 63),
    "player": ("Μαρία", "Zoé"),
    "players": (1, 2),
    "points": (1, 21, 1200),
    "problem": ("what is wrong",),
    "rank": ("two", "jack", "queen", "king", "ace"),
    "ranks": ("R",),
    "reason": ("dismissed", "abandoned"),
    "retry_ms": (200, 2000),
    "round": (1, 12),
    "same": (0, 1, 12),
    "score": (1, 1200),
    "scores": ("1, 2",),
    "seat": (0, 3),
    "seconds": (0, 1, 10),
    "seen": ("2D", "KS"),
    "step": (1, 6),
    "suit": ("clubs", "diamonds", "hearts", "spades"),
    "suits": ("S",),
    "table": ("K7PQ4M",),
    "taken": (1, 3),
    "text": ("T",),
    "total": (1, 5, 17, 120),
    "turn": (1, 30),
    "url": ("https://example.org/t/K7PQ4M",),
    "value": ("V",),
    "version": ("1.1.0",),
    "who": ("you", "other"),
    "worlds": (100,),
}


def variables_of(source: str) -> dict[str, set[str]]:
    """Return the variables that each message of a catalogue wants, by itself or by others."""
    messages = {each.id.name: each for each in parse(source).body if isinstance(each, ast.Message)}
    found = {name: _Finder(each) for name, each in messages.items()}

    def closed(name: str) -> set[str]:
        own = found[name]
        return own.variables.union(*(closed(each) for each in own.messages))

    return {name: closed(name) for name in messages}


def functions_of(source: str) -> dict[str, set[str]]:
    """Return the functions that each message of a catalogue calls by itself."""
    body = parse(source).body
    return {each.id.name: _Finder(each).functions for each in body if isinstance(each, ast.Message)}


def words_of(source: str) -> dict[str, list[str]]:
    """Return the pieces of text in each message of a catalogue that have letters."""
    body = parse(source).body
    return {each.id.name: _Finder(each).words for each in body if isinstance(each, ast.Message)}


def fillings(variables: set[str]) -> Iterator[dict[str, Value]]:
    """Return sets of values for a message: each value of each variable at least once."""
    samples = {name: SAMPLES[name] for name in sorted(variables)}
    for number in range(max((len(values) for values in samples.values()), default=1)):
        yield {name: values[number % len(values)] for name, values in samples.items()}


class _Finder(visitor.Visitor):
    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.words: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - its caller's spelling
        if any(char.isalpha() for char in node.value):
            self.words.append(node.value.strip())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its caller's spelling
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - its caller's spelling
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - its caller's spelling
        self.functions.add(node.id.name)
        self.generic_visit(node)
