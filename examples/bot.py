"""A bot that anyone can write: `python examples/bot.py http://127.0.0.1:8000 [TABLE]`.

It joins the table with this code, or makes one with an AI opponent, and plays a match.
"""

import asyncio
import sys
from contextlib import suppress

from rami_server import client as rami

RANKS = "23456789TJQKA"
NEAR = 2
ENDED = ("finished", "closed")


def ties(card: str, hand: list[str]) -> int:
    """Count the cards of the hand that could become a meld with this one."""
    rank = RANKS.index(card[0])
    suit = {c for c in hand if c[1] == card[1] and abs(RANKS.index(c[0]) - rank) <= NEAR}
    return len((suit | {c for c in hand if c[0] == card[0]}) - {card})


def move(view):  # noqa: ANN001, ANN201 - a view in, one of the client's moves out
    """Choose among what is legal: take what fits twice, lay what can be laid, keep what fits."""
    legal, hand = view["legal"], view["you"]["hand"]
    if legal["draws"]:
        fits = "discard" in legal["draws"] and ties(view["discard"]["top"], hand) > 1
        return rami.draw("discard" if fits else legal["draws"][0])
    if legal["melds"]:
        return rami.meld(max(legal["melds"], key=len))
    for lay in legal["lay_offs"]:
        return rami.lay_off(lay["meld"], lay["cards"])
    return rami.discard(min(legal["discards"], key=lambda card: ties(card, hand)))


async def play(url: str, code: str | None = None) -> None:
    """Play one match."""
    me = await rami.guest(url, "Example bot")
    code = code or await rami.open_table(url, me.token, bots=["easy"])
    async with rami.connect(url, me.token, table=code) as client:
        if client.view["you"] is None:
            rami.accepted(await client.join(code))
        seat = client.view["you"]["seat"]
        async for _ in client.updates():
            view = client.view
            if view["table"]["status"] in ENDED:
                break
            if view["legal"]:
                rami.accepted(await client.act(move(view)))
                continue
            # These are not sent again when a link breaks, as actions are: the next view decides.
            with suppress(rami.Unanswered):
                if view["table"]["status"] == "lobby" and view["table"]["host"] == seat:
                    await client.start()  # refused until everybody else is here and ready
                elif view["turn"] is None and not view["seats"][seat]["ready"]:
                    await client.ready()  # to start, or for the next round
        print(f"scores {client.view['match']['scores']}, this bot is seat {seat}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
