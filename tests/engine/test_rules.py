"""The clauses themselves: each one has a test that names it."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CLAUSES = [f"r{number}" for number in range(1, 13)]  # R13 is the AI's
READINGS = [f"q{number}" for number in range(1, 15) if number != 12]  # Q12 is the table's


def named_tests() -> set[str]:
    """Return the names of the tests of the rules."""
    files = sorted(HERE.glob("test_rules_*.py"))
    nodes = [node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body]
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("clause", [*CLAUSES, *READINGS])
def test_the_clause_has_a_test_that_names_it(clause: str) -> None:
    """No clause and no reading of docs/rules.md is left without a test of its own."""
    parts = (f"test_{clause}_", *(f"test_{clause}{part}_" for part in "abc"))
    assert any(name.startswith(parts) for name in named_tests())
