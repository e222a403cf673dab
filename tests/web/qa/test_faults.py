from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.lab import player
from tests.support.site import is_problem

if TYPE_CHECKING:
    from tests.support.lab import Bench

POSITION = "hands: 7S 8S 9S KD / 2C 3D 4H; discard: 6C; phase: play"


async def broken(bench: Bench, path: str, **body: object) -> None:
    """Break something."""
    answer = await bench.call("POST", path, body)
    assert answer.status_code == 204, answer.text


async def test_a_failed_append_leaves_nothing(bench: Bench) -> None:
    """The player is told to try again, and the same action is then done once."""
    code = (await bench.rig(position=POSITION))["code"]
    seq = (await bench.read(code))["seq"]
    await broken(bench, f"/tables/{code}/appends", fault="fail")
    answer = await bench.act(code, 0, "discard KD", action_id="a1")
    assert (answer["type"], answer["code"]) == ("refused", "try_again")
    assert (await bench.read(code))["seq"] == seq
    assert (await bench.act(code, 0, "discard KD", action_id="a1"))["seq"] == seq + 1


async def test_a_lost_answer_is_found_again(bench: Bench) -> None:
    """The action is stored; sent again under its id it is acknowledged and not done twice."""
    code = (await bench.rig(position=POSITION))["code"]
    seq = (await bench.read(code))["seq"]
    await broken(bench, f"/tables/{code}/appends", fault="lose_answer")
    assert (await bench.act(code, 0, "discard KD", action_id="a1"))["code"] == "try_again"
    assert (await bench.act(code, 0, "discard KD", action_id="a1"))["seq"] == seq + 1
    log = (await bench.call("GET", f"/tables/{code}/log?after={seq}")).json()
    assert len(log["records"]) == 1


async def test_a_delayed_append_holds_up_its_own_table_only(bench: Bench) -> None:
    """While it waits another table goes on."""
    slow, quick = [(await bench.rig(position=POSITION))["code"] for _ in range(2)]
    await broken(bench, f"/tables/{slow}/appends", fault="delay", delay_ms=300)
    waiting = asyncio.create_task(bench.act(slow, 0, "discard KD"))
    assert (await bench.act(quick, 0, "discard KD"))["type"] == "ack"
    assert not waiting.done()
    assert (await waiting)["type"] == "ack"


async def test_faults_come_as_often_as_wanted(bench: Bench) -> None:
    """Three tries fail, the fourth is stored."""
    code = (await bench.rig(position=POSITION))["code"]
    await broken(bench, f"/tables/{code}/appends", fault="fail", times=3)
    kinds = [(await bench.act(code, 0, "discard KD"))["type"] for _ in range(4)]
    assert kinds == ["refused"] * 3 + ["ack"]


async def test_a_dropped_socket_is_gone_and_its_person_away(bench: Bench) -> None:
    """The client sees the end of the link; the others see it, too."""
    rigged = await bench.rig(position=POSITION)
    code, tokens = rigged["code"], [seat["token"] for seat in rigged["seats"]]
    async with player(bench, tokens[0], code) as ana, player(bench, tokens[1], code) as ben:
        await broken(bench, f"/tables/{code}/sockets", seat=1, fault="drop")
        assert (await bench.read(code))["spectator"]["seats"][1]["link"] == "away"
        with pytest.raises(ConnectionClosed):
            await ben.until(type="never")
        update = await ana.until(type="update")
        assert update["view"]["seats"][1]["link"] == "away"


async def test_a_stalled_socket_gets_everything_once_it_flows(bench: Bench) -> None:
    """Nothing reaches it meanwhile, the table goes on, and then nothing is missing."""
    rigged = await bench.rig(position=POSITION)
    code = rigged["code"]
    async with player(bench, rigged["seats"][1]["token"], code) as ben:
        await broken(bench, f"/tables/{code}/sockets", seat=1, fault="stall")
        seen = len(ben.frames)
        seq = (await bench.act(code, 0, "discard KD"))["seq"]
        assert len(ben.frames) == seen
        await broken(bench, f"/tables/{code}/sockets", seat=1, fault="flow")
        assert (await ben.until(type="update"))["seq"] == seq


@pytest.mark.parametrize(("seat", "code"), [(0, "not_at_a_table"), (1, "not_seated")])
async def test_there_is_no_socket_to_break(bench: Bench, seat: int, code: str) -> None:
    """Of a person without one, and of an AI."""
    table = (await bench.rig(seats=[{"name": "Ana"}, {"bot": "easy"}]))["code"]
    body = {"seat": seat, "fault": "drop"}
    assert is_problem(await bench.call("POST", f"/tables/{table}/sockets", body), 409, code)


async def test_a_crashed_table_comes_back_whole(bench: Bench) -> None:
    """Who was there has to connect again; what was answered is still true."""
    rigged = await bench.rig(position=POSITION)
    code = rigged["code"]
    first = await bench.act(code, 0, "discard KD", action_id="a1")
    before = await bench.read(code)
    async with player(bench, rigged["seats"][1]["token"], code) as ben:
        await broken(bench, f"/tables/{code}/crash")
        notice = await ben.until(type="notice")
        assert notice["code"] == "reconnect"
    assert len(bench.lab.node.rooms) == 0
    after = await bench.read(code)
    assert after["cards"] == before["cards"]
    assert await bench.act(code, 0, "discard KD", action_id="a1") == first


async def test_a_reset_leaves_nothing(bench: Bench) -> None:
    """No table, no token, no socket, no fault, and the clock runs."""
    rigged = await bench.rig(position=POSITION)
    token, code = rigged["seats"][0]["token"], rigged["code"]
    await bench.call("PUT", "/clock", {"running": False})
    async with player(bench, token, code) as ana:
        await broken(bench, "/reset")
        with pytest.raises(ConnectionClosed):
            await ana.until(type="never")
    assert is_problem(await bench.call("GET", f"/tables/{code}"), 404, "unknown_table")
    assert (await bench.call("GET", "/clock")).json()["running"] is True
    assert len(bench.lab.connections) == 0
    assert await bench.lab.auth.player_of(token) is None
    assert json.loads((await bench.call("POST", "/tables", {})).text)["seq"] > 0
