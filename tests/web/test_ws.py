"""The socket endpoint over a real server: who is let in, what is answered, how it is closed."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rami_server import __version__
from rami_server.engine.options import Level
from rami_server.table.commands import Ready, Sit
from rami_server.table.seats import Link
from rami_server.web.pace import PaceRule
from tests.support.nodes import done, link_of, opened
from tests.support.patience import PATIENCE
from tests.support.scripted import catch_up, move_in, seat_all
from tests.support.server import Server

if TYPE_CHECKING:
    from tests.support.nodes import Cluster
    from tests.support.server import Client


async def closing_of(client: Client) -> tuple[int, str]:
    """Return the code and the reason with which the server closes, after whatever it still says."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                client.frames.append(str(await client.socket.recv()))
            except ConnectionClosed:
                return client.socket.close_code or 1006, client.socket.close_reason or ""


async def test_welcome_tells_what_a_client_must_know(server: Server) -> None:
    """Who one is, and the limits to keep to."""
    async with server.client() as client:
        welcome = await client.hello("token-ana", locale="fr-FR")
        assert welcome["type"] == "welcome"
        assert welcome["protocol"] == "rami.v1"
        assert welcome["player"] == {"id": "id-ana", "name": "Ana"}
        assert welcome["limits"]["silence_ms"] == 10_000


@pytest.mark.parametrize("token", ["", "nonsense", "token-", "x" * 200])
async def test_an_unknown_token_is_refused_and_closed(server: Server, token: str) -> None:
    """Nothing at all can be done without a token."""
    async with server.client() as client:
        refused = await client.hello(token)
        assert refused["type"] == "refused"
        if 0 < len(token) <= 128:
            assert refused["code"] == "unauthenticated"
            assert await closing_of(client) == (1008, "unauthenticated")


async def test_the_first_message_is_hello(server: Server) -> None:
    """Anything else first is refused and closed."""
    async with server.client() as client:
        await client.send(type="ping")
        assert (await client.receive())["code"] == "unauthenticated"
        assert await closing_of(client) == (1008, "no hello")


async def test_hello_is_said_once(server: Server) -> None:
    """A second one is refused, and the session goes on."""
    async with server.client("ana") as client:
        assert (await client.hello("token-bo"))["code"] == "bad_message"
        await catch_up(client)


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("https://rami.example", True),
        ("https://evil.example", False),
        ("https://rami.example.evil.example", False),
        ("null", False),
    ],
)
async def test_d44_foreign_pages_cannot_open_a_socket(
    server: Server, origin: str | None, *, let_in: bool
) -> None:
    """CORS does not cover WebSockets; native clients send no origin and are let in."""
    headers = {} if origin is None else {"Origin": origin}
    if let_in:
        async with server.client("ana", additional_headers=headers):
            return
    with pytest.raises(InvalidStatus) as refused:
        async with server.client(additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


async def test_the_servers_own_page_is_let_in(server: Server) -> None:
    """The browser client that this server serves has its host and port as origin."""
    host = server.url.removeprefix("ws://").removesuffix("/ws")
    async with server.client("ana", additional_headers={"Origin": f"http://{host}"}) as client:
        await catch_up(client)


async def test_a_client_of_another_protocol_is_refused(server: Server) -> None:
    """Without the subprotocol `rami.v1` there is no socket."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.url):
            pass
    assert refused.value.response.status_code == 403


BAD: dict[str, tuple[str, str]] = {
    "empty": ("", ""),
    "no JSON": ("{", ""),
    "a list": ("[1]", ""),
    "a number": ("7", ""),
    "deep": ("[" * 10_000, ""),
    "deep object": ('{"a":' * 3000, ""),
    "huge number": ('{"type":"act","action_id":"a","turn":' + "9" * 5000 + "}", ""),
    "no type": ('{"a":1}', ""),
    "unknown type": ('{"type":"shout"}', ""),
    "unknown field": ('{"type":"ping","x":1}', "ping.x"),
    "true for a number": (
        '{"type":"act","action_id":"a","turn":true,"action":{"kind":"draw_stock"}}',
        "act.turn",
    ),
    "text for a number": (
        '{"type":"act","action_id":"a","turn":"1","action":{"kind":"draw_stock"}}',
        "act.turn",
    ),
    "fraction": (
        '{"type":"act","action_id":"a","turn":1.0,"action":{"kind":"draw_stock"}}',
        "act.turn",
    ),
    "negative": (
        '{"type":"act","action_id":"a","turn":-1,"action":{"kind":"draw_stock"}}',
        "act.turn",
    ),
    "too great": (
        '{"type":"act","action_id":"a","turn":9007199254740992,"action":{"kind":"draw_stock"}}',
        "act.turn",
    ),
    "text for a list": (
        '{"type":"act","action_id":"a","turn":1,"action":{"kind":"meld","cards":"7S"}}',
        "act.action.meld.cards",
    ),
    "somebody else's seat": (
        '{"type":"act","action_id":"a","turn":1,"seat":1,"action":{"kind":"draw_stock"}}',
        "act.seat",
    ),
    "text for a flag": ('{"type":"table","request_id":"r","op":"ready","ready":"yes"}', ""),
    "number for a flag": ('{"type":"table","request_id":"r","op":"ready","ready":1}', ""),
    "unknown operation": ('{"type":"table","request_id":"r","op":"cheat"}', ""),
}


@pytest.mark.parametrize("name", BAD)
async def test_d17_bad_messages_are_answered_and_change_nothing(
    server: Server, cluster: Cluster, name: str
) -> None:
    """Each is refused with the field and what is wrong, under its id; the session goes on."""
    text, field = BAD[name]
    host = await opened(server.node, 2, Level.EASY)
    async with server.client("ana") as client:
        await client.table("join", table=host.table.state.code)
        version = host.table.version
        await client.socket.send(text)
        refused = await client.until(type="refused")
        assert refused["code"] == "bad_message"
        assert field in refused["params"]["field"]
        assert refused["seq"] == version
        if '"action_id":"a"' in text and name != "huge number":
            assert refused["action_id"] == "a"
        await catch_up(client)
        assert host.table.version == version
    assert cluster.faults == []


async def test_d16_binary_frames_close_with_their_code(server: Server, cluster: Cluster) -> None:
    """1003, never a drop without a close frame or an error of ours; others do not notice."""
    host = await opened(server.node, 2)
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(host.table.state.code, ana, bo)
        await ana.socket.send(b'{"type":"ping"}')
        assert await closing_of(ana) == (1003, "text frames only")
        await catch_up(bo)
        assert bo.view()["seats"][0]["link"] == "away"
    assert cluster.faults == []


async def test_d20_oversized_messages_close_with_1009(server: Server, cluster: Cluster) -> None:
    """One huge frame, and one in a thousand fragments; another table is not disturbed."""
    async with server.client("bo") as bo:
        async with server.client("ana") as ana:
            await ana.socket.send("x" * (1 << 20))
            assert (await closing_of(ana))[0] == 1009
        async with server.client("ana") as ana:
            with contextlib.suppress(ConnectionClosed):
                await ana.socket.send(["x" * 64] * 1000)
            assert (await closing_of(ana))[0] == 1009
        await catch_up(bo)
    assert cluster.faults == []


async def test_d21_a_double_click_acts_once(server: Server) -> None:
    """Two frames in one write: one draw, one refusal; the same id twice: one draw, one answer."""
    host = await opened(server.node, 2)
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(host.table.state.code, ana, bo)
        mover = ana if host.table.state.mover == 0 else bo
        await catch_up(mover)
        turn = mover.view()["turn"]["number"]
        stock = mover.view()["stock"]["count"]
        draw = {"type": "act", "turn": turn, "action": {"kind": "draw_stock"}}
        for action_id in ("one", "two", "one"):
            await mover.send(**draw, action_id=action_id)
        first = await mover.until(action_id="one")
        second = await mover.until(action_id="two")
        again = await mover.until(action_id="one")
        assert first["type"] == "ack"
        assert second["code"] == "wrong_phase"
        assert again == first
        assert mover.view()["stock"]["count"] == stock - 1


async def test_d22_twenty_joins_for_four_seats(server: Server) -> None:
    """Four sit, in different seats; the others are told that the table is full."""
    host = await opened(server.node, 4)
    code = host.table.state.code

    async def join(index: int) -> dict[str, Any]:
        async with server.client(f"p{index}") as client:
            return await client.table("join", table=code)

    answers = await asyncio.gather(*(join(index) for index in range(20)))
    kinds = [answer.get("code", "ack") for answer in answers]
    assert kinds.count("ack") == 4
    assert kinds.count("table_full") == 16
    assert sum(1 for _ in host.table.state.humans) == 4


async def test_the_newest_socket_takes_the_seat(server: Server, cluster: Cluster) -> None:
    """The older one is told and closed with 4001; its close changes nothing."""
    host = await opened(server.node, 2, Level.EASY)
    code = host.table.state.code
    async with server.client("ana") as older, server.client("ana") as newer:
        await older.table("join", table=code)
        await newer.table("watch", table=code)
        assert (await older.until(type="notice"))["code"] == "superseded"
        assert await closing_of(older) == (4001, "superseded")
        await cluster.settle()
        assert link_of(host, 0) is Link.HERE
        await catch_up(newer)
        assert newer.view()["you"]["seat"] == 0


async def test_fifty_reconnects_leave_one_client(server: Server, cluster: Cluster) -> None:
    """A client with a bad link comes and goes; the seat, the hand and the memory are as before."""
    host = await opened(server.node, 2, Level.EASY)
    code = host.table.state.code
    async with server.client("ana") as client:
        await seat_all(code, client)
        await catch_up(client)
        hand = client.view()["you"]["hand"]
    for _ in range(50):
        async with server.client() as client:
            await client.hello("token-ana", table=code, after_seq=host.table.version)
            update = await client.until(type="update")
            assert update["view"]["you"]["hand"] == hand
    await cluster.settle()
    assert len(host.audience) == 0
    assert len(server.connections) <= 1


async def test_a_client_that_stops_reading_is_let_go(server: Server, cluster: Cluster) -> None:
    """Its outbox fills and its socket is closed; the table never waits for it."""
    host = await opened(server.node, 2)
    await done(host.submit(Sit("ana", "Ana", "n1")))
    async with server.client("deaf") as deaf:
        await deaf.table("watch", table=host.table.state.code)
        deaf.socket.transport.pause_reading()
        for number in range(30_000):
            await done(host.submit(Ready("ana", number % 2 == 0)))
            if "id-deaf" not in host.audience:
                break
        assert "id-deaf" not in host.audience
        await server.until(lambda: len(server.connections) == 0)
        deaf.socket.transport.abort()
    assert cluster.faults == []


async def test_resume_from_any_number(server: Server) -> None:
    """Old, new, negative or absurd: the present view, and exactly what was missed if anything."""
    host = await opened(server.node, 2)
    code = host.table.state.code
    async with server.client("ana") as ana, server.client("bo") as bo:
        await seat_all(code, ana, bo)
        for after, count in ((0, host.table.version), (host.table.version, 0), (-5, 0), (999, 0)):
            async with server.client() as eve:
                await eve.hello("token-eve", table=code, after_seq=after)
                update = await eve.until(type="update")
                assert len({event["seq"] for event in update["events"]}) == count
                assert update["view"]["you"] is None
                assert update["seq"] == host.table.version


async def test_an_unknown_table_is_no_end(server: Server) -> None:
    """`hello` with a code that is no more is welcomed, with a notice."""
    async with server.client() as client:
        assert (await client.hello("token-ana", table="NOPE"))["type"] == "welcome"
        assert await client.receive() == {
            "type": "notice",
            "code": "unknown_table",
            "params": {"table": "NOPE"},
            "message": "There is no open table NOPE.",
        }
        answer = await client.table("join", table="NOPE")
        assert answer["code"] == "unknown_table"


@pytest.mark.parametrize(
    ("locale", "header", "said"),
    [
        ("hi", None, "पहले किसी टेबल पर बैठें या उसे देखें।"),
        ("pt-BR", "fr", "Primeiro entre numa mesa, para jogar ou assistir."),
        (None, "nl-BE,en;q=0.5", "Ga eerst aan een tafel zitten of kijken."),
        ("tlh", "nl", "Join or watch a table first."),
        (None, None, "Join or watch a table first."),
    ],
)
async def test_refusals_are_told_in_the_players_language(
    server: Server, locale: str | None, header: str | None, said: str
) -> None:
    """`hello` says which; without it the browser's header does, and English is left."""
    headers = {} if header is None else {"Accept-Language": header}
    async with server.client(additional_headers=headers) as client:
        more = {} if locale is None else {"locale": locale}
        await client.hello("token-ana", **more)
        assert (await client.table("leave"))["message"] == said


@pytest.mark.parametrize(("name", "version", "told"), [
    ("rami-web", "0.0.0", True), ("rami-web", __version__, False), ("other", "0.0.0", False),
])  # fmt: skip
async def test_an_old_page_is_told_to_load_anew(
    server: Server, name: str, version: str, *, told: bool
) -> None:
    """After an update of the server an open page learns of it, and can finish its round."""
    async with server.client() as client:
        about = {"name": name, "version": version}
        await client.send(type="hello", token="token-ana", client=about)  # noqa: S106 - a name
        assert (await client.receive())["type"] == "welcome"
        await client.send(type="ping")
        answer = await client.receive()
        expected = (
            ("notice", "outdated", {"version": __version__}) if told else ("pong", None, None)
        )
        assert (answer["type"], answer.get("code"), answer.get("params")) == expected


async def test_acting_without_a_table_is_refused(server: Server) -> None:
    """Actions and operations need a table that one is at."""
    async with server.client("ana") as client:
        answer = await client.act(1, "a", kind="draw_stock")
        assert answer["code"] == "not_at_a_table"
        assert (await client.table("ready"))["code"] == "not_at_a_table"


async def test_d43_nobody_acts_for_another_seat(server: Server) -> None:
    """The seat comes from the token alone; a spectator has none."""
    host = await opened(server.node, 2)
    code = host.table.state.code
    async with server.client("ana") as ana, server.client("bo") as bo, server.client("eve") as eve:
        await seat_all(code, ana, bo)
        await eve.table("watch", table=code)
        waiting = bo if host.table.state.mover == 0 else ana
        await catch_up(waiting)
        turn = waiting.view()["turn"]["number"]
        assert (await waiting.act(turn, "a", kind="draw_stock"))["code"] == "not_your_turn"
        assert (await eve.act(turn, "a", kind="draw_stock"))["code"] == "not_seated"


async def test_a_card_that_is_none_is_named(server: Server) -> None:
    """`unknown_card` with the text that was sent."""
    host = await opened(server.node, 2, Level.EASY)
    async with server.client("ana") as ana:
        await seat_all(host.table.state.code, ana)
        answer = await ana.act(1, "a", kind="discard", card="1X")
        assert (answer["code"], answer["params"]) == ("unknown_card", {"card": "1X"})


async def test_a_flood_is_limited_and_then_closed(cluster: Cluster) -> None:
    """Over the limit each message is answered with when to send again; who goes on is closed."""
    server = Server(await cluster.start(), pace=PaceRule(per_second=1))
    async with server.running(), server.client("ana") as ana:
        for _ in range(400):
            await ana.socket.send('{"type":"ping"}')
        assert (await closing_of(ana))[0] == 1008
        codes = [json.loads(text).get("code") for text in ana.frames]
        assert codes.count("rate_limited") >= 100
    assert cluster.faults == []


async def test_too_many_sockets_of_one_address_are_refused(cluster: Cluster) -> None:
    """One machine cannot take all the places."""
    server = Server(await cluster.start(), most=10, most_of_one=2)
    async with server.running(), server.client("a"), server.client("b"):
        with pytest.raises(InvalidStatus):
            async with server.client("c"):
                pass


async def test_every_entry_of_legal_is_accepted(server: Server, cluster: Cluster) -> None:
    """Whatever `legal` lists, sent as it stands, is accepted, at every step of a match."""
    host = await opened(server.node, 2, Level.EASY, limit=200)
    kinds = set()
    async with server.client("ana") as ana:
        await seat_all(host.table.state.code, ana)
        for number in range(400):
            await cluster.settle()
            await catch_up(ana)
            view = ana.view()
            if view["table"]["status"] == "finished":
                break
            if view["legal"] is None:
                continue
            choices = [{"kind": f"draw_{source}"} for source in view["legal"]["draws"]]
            choices += [{"kind": "meld", "cards": cards} for cards in view["legal"]["melds"]]
            choices += [{"kind": "lay_off", **lay_off} for lay_off in view["legal"]["lay_offs"]]
            choices += [{"kind": "discard", "card": card} for card in view["legal"]["discards"]]
            choice = choices[number % len(choices)]
            kinds.add(choice["kind"])
            answer = await ana.act(view["turn"]["number"], f"a{number}", **choice)
            assert answer["type"] == "ack", (choice, answer)
    assert {"draw_stock", "draw_discard", "discard"} <= kinds


async def test_what_is_not_in_legal_is_refused(server: Server, cluster: Cluster) -> None:
    """A sample of everything else: other cards, other melds, the wrong phase; nothing changes."""
    host = await opened(server.node, 2, Level.EASY)
    async with server.client("ana") as ana:
        await seat_all(host.table.state.code, ana)
        while ana.view()["legal"] is None:
            await cluster.settle()
            await catch_up(ana)
        turn = ana.view()["turn"]["number"]
        hand = ana.view()["you"]["hand"]
        foreign = next(f"{r}{s}" for r in "23456789TJQKA" for s in "CDHS" if f"{r}{s}" not in hand)
        version = host.table.version
        early = await ana.act(turn, "e", kind="discard", card=hand[0])
        assert early["code"] == "wrong_phase"
        await ana.act(turn, "d", kind="draw_stock")
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"kind": "draw_stock"}, "wrong_phase"),
            ({"kind": "meld", "cards": hand[:2]}, "too_few_cards"),
            ({"kind": "meld", "cards": [hand[0]] * 3}, "duplicate_card"),
            ({"kind": "lay_off", "meld": 7, "cards": [hand[0]]}, "unknown_meld"),
            ({"kind": "turn", "steps": []}, "no_steps"),
        ]
        if foreign != ana.view()["you"]["hand"][-1]:
            wrong.append(({"kind": "discard", "card": foreign}, "card_not_held"))
        for index, (action, code) in enumerate(wrong):
            assert (await ana.act(turn, f"w{index}", **action))["code"] == code
        assert (await ana.act(turn - 1, "s", kind="draw_stock"))["code"] == "stale_turn"
        assert host.table.version == version + 1
        assert move_in(ana.view())


async def test_a_table_out_of_reach_is_not_an_unknown_one(server: Server, cluster: Cluster) -> None:
    """While the storage is away a client that resumes is told to connect again, nothing final."""
    host = await opened(server.node, 2, Level.EASY)
    async with server.client("ana") as ana:
        await ana.table("join", table=host.table.state.code)
    await cluster.settle()
    cluster.gate.is_away = True
    async with server.client() as again:
        await again.hello("token-ana", table=host.table.state.code)
        assert (await again.until(type="notice"))["code"] == "reconnect"
        assert (await closing_of(again))[0] == 1012
    cluster.gate.is_away = False
    async with server.client() as again:
        await again.hello("token-ana", table=host.table.state.code)
        assert (await again.until(type="update"))["view"]["you"]["seat"] == 0
