from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.site import is_problem

if TYPE_CHECKING:
    from tests.support.lab import Bench

POSITION = "hands: 7S 8S 9S KD / 2C 3D; discard: 6C; phase: play"


async def test_everything_is_told(bench: Bench) -> None:
    """All cards, each seat's view, and what the mover may do."""
    code = (await bench.rig(position=POSITION))["code"]
    state = await bench.read(code)
    cards = state["cards"]
    assert cards["discard_pile"] == ["6C"]
    assert len(cards["stock"]) == 52 - 7
    assert [view["you"]["hand"] for view in state["views"]] == cards["hands"]
    assert state["views"][0]["legal"]["melds"] == [["7S", "8S", "9S"]]
    assert (state["views"][1]["legal"], state["spectator"]["you"]) == (None, None)
    assert (state["seq"], state["due_at"]) == (state["spectator"]["seq"], None)


async def test_the_text_rigs_the_same_position_again(bench: Bench) -> None:
    """What was found in one test is the beginning of the next."""
    first = await bench.read((await bench.rig(position=POSITION))["code"])
    again = await bench.read((await bench.rig(position=first["cards"]["position"]))["code"])
    assert again["cards"] == first["cards"]


async def test_a_lobby_has_no_cards(bench: Bench) -> None:
    """Before a match there is nothing to hide."""
    code = (await bench.rig())["code"]
    assert (await bench.read(code))["cards"] is None


async def test_the_log_is_told_as_it_is_stored(bench: Bench) -> None:
    """Every record with its facts, the rigged position among them; also only the newest."""
    rigged = await bench.rig(position=POSITION)
    await bench.act(rigged["code"], 0, "discard KD", action_id="a1")
    log = (await bench.call("GET", f"/tables/{rigged['code']}/log")).json()
    assert log["table_id"] == rigged["table_id"]
    assert [record["version"] for record in log["records"]] == list(range(1, rigged["seq"] + 2))
    kinds = [[fact["fact"] for fact in record["facts"]] for record in log["records"]]
    assert kinds[-2:] == [["match_started", "position_set"], ["discarded"]]
    assert log["records"][-1]["by"]["action"] == "a1"
    path = f"/tables/{rigged['code']}/log?after={rigged['seq']}"
    assert (await bench.call("GET", path)).json()["records"] == log["records"][-1:]


async def test_an_unknown_table_tells_nothing(bench: Bench) -> None:
    """Neither its state nor its log."""
    assert is_problem(await bench.call("GET", "/tables/NOPE99"), 404, "unknown_table")
    assert is_problem(await bench.call("GET", "/tables/NOPE99/log"), 404, "unknown_table")
