from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.web.problems import Problem

if TYPE_CHECKING:
    from tests.support.lab import Bench


async def test_a_table_is_found_by_its_code(bench: Bench) -> None:
    """However it is written, as everywhere."""
    rigged = await bench.rig()
    host = await bench.lab.table(rigged["code"].lower())
    assert host.table_id == rigged["table_id"]


async def test_an_unknown_code_ends_the_request(bench: Bench) -> None:
    """With the problem that its sender reads."""
    with pytest.raises(Problem) as raised:
        await bench.lab.table("NOPE99")
    assert (raised.value.document.status, raised.value.document.code) == (404, "unknown_table")
