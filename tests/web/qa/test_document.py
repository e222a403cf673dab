"""docs/qa.md is true: its calls are made, its answers come, its cases hold, its Python runs."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.qa.test_routes import ROUTES

if TYPE_CHECKING:
    import pytest

    from tests.support.lab import Bench

PAGE = Path(__file__).parents[3] / "docs" / "qa.md"
ANYTHING = "…"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks() -> list[tuple[str, str]]:
    """Return the fenced blocks of the page: their languages and texts."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def fits(shown: object, real: object) -> bool:
    """Tell whether a real answer is what is shown; `…` is anything, or more of the same."""
    if shown == ANYTHING:
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        named = shown.keys() - {ANYTHING}
        complete = ANYTHING in shown or named == real.keys()
        return complete and all(key in real and fits(shown[key], real[key]) for key in named)
    if isinstance(shown, list) and isinstance(real, list):
        is_open = shown[-1:] == [ANYTHING]
        named_items = shown[:-1] if is_open else shown
        complete = is_open or len(shown) == len(real)
        return complete and all(map(fits, named_items, real))
    return shown == real


class Caller:
    """Makes the calls that the page shows, and knows the code of the last table rigged."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._code = ""
        self.called: set[str] = set()

    async def curl(self, line: str) -> Any:  # noqa: ANN401 - JSON
        """Make one call; return the answer, None if there is none."""
        words = shlex.split(line)
        body = json.loads(words[words.index("--json") + 1]) if "--json" in words else None
        method = "GET" if body is None else "POST"
        if "-X" in words:
            method = words[words.index("-X") + 1]
        path = words[-1].removeprefix("$RAMI/test/v1")
        self.called.add(f"{method} /test/v1{path.replace('$CODE', '{code}').partition('?')[0]}")
        answer = await self._bench.call(method, path.replace("$CODE", self._code), body)
        told = answer.json() if answer.content else None
        if isinstance(told, dict) and "seats" in told:
            self._code = told["code"]
        return told


def calls_in(text: str) -> list[str]:
    """Return the calls of a shell block, lines that go on joined."""
    lines = text.replace("\\\n", " ")
    return [f"curl {call}" for call in re.split(r"^curl ", lines, flags=re.MULTILINE)[1:]]


async def test_every_call_is_answered_as_shown(bench: Bench) -> None:
    """From the first to the last, in the order of the page; every endpoint but one is called."""
    caller = Caller(bench)
    answer: Any = None
    for language, text in blocks():
        if language == "sh":
            for line in calls_in(text):
                answer = await caller.curl(line)
        if language == "json":
            assert fits(json.loads(text), answer), json.dumps(answer, ensure_ascii=False)
    assert ROUTES - caller.called == {"POST /test/v1/tables/{code}/sockets"}


async def test_the_python_runs(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it, as one program."""
    monkeypatch.setitem(os.environ, "RAMI_URL", bench.address)
    program = "\n".join(text for language, text in blocks() if language == "python")
    names: dict[str, Any] = {}
    await asyncio.to_thread(exec, compile(program, str(PAGE), "exec"), names)
    names["rami"].close()


def cases() -> list[list[str]]:
    """Return the rows of the table of rule cases."""
    page = PAGE.read_text(encoding="utf-8")
    section = page.partition("## Every kind of rule case")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip().strip("`") for cell in row] for row in rows[1:]]


def value_at(view: object, path: str) -> object:
    """Return what stands at a path such as `melds.0.kind`."""
    for step in path.split("."):
        view = view[int(step)] if isinstance(view, list) else view[step]  # type: ignore[index]
    return view


async def test_every_rule_case_holds(bench: Bench) -> None:
    """Each row of the table: rigged, acted, and read."""
    rows = cases()
    assert len(rows) > 30
    for rule, position, action, expected, then in rows:
        code = (await bench.rig(position=position))["code"]
        seat, _, text = action.partition(": ")
        answer = await bench.act(code, int(seat), text)
        assert answer.get("code", answer["type"]) == expected, rule
        if then:
            path, _, value = then.partition(" = ")
            view = (await bench.read(code))["spectator"]
            shown = value_at(view, path)
            assert (shown if isinstance(shown, str) else json.dumps(shown)) == value, rule
