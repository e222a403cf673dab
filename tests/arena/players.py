"""A client that plays one match at an arena's table, over the ordinary protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rami_server.client import accepted, connect, discard, draw, guest, lay_off, meld

if TYPE_CHECKING:
    from rami_server.client import Client


def move(view: Any) -> Any:  # noqa: ANN401 - a view in, a move out
    """Choose a simple legal action."""
    legal = view["legal"]
    if legal["draws"]:
        return draw(legal["draws"][0])
    if legal["melds"]:
        return meld(legal["melds"][0])
    for lay in legal["lay_offs"]:
        return lay_off(lay["meld"], lay["cards"])
    return discard(legal["discards"][-1])


async def step(client: Client, seat: int) -> bool:
    """Do what is to be done; return whether the match is over."""
    view = client.view
    if view["table"]["status"] in {"finished", "closed"}:
        return True
    if view["legal"]:
        accepted(await client.act(move(view)))
    elif view["table"]["status"] == "lobby" and view["table"]["host"] == seat:
        await client.start()
    elif view["turn"] is None and not view["seats"][seat]["ready"]:
        await client.ready()
    return False


async def play(address: str, code: str, *, moves: int | None = None, leave: bool = False) -> int:
    """Play a match, or so many updates of it; return the seat."""
    me = await guest(address, "Player")
    async with connect(address, me.token, table=code) as client:
        accepted(await client.join(code))
        you = client.view["you"]
        assert you is not None
        seen = 0
        async for _ in client.updates():
            seen += 1
            if (moves is not None and seen > moves) or await step(client, you["seat"]):
                break
        if leave:
            await client.leave()
    return you["seat"]
