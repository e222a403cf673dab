"""What happened, and why something was refused, in words for a person at this table."""

from typing import Final

from rami_server.web.protocol.events import EventView
from rami_server.web.protocol.outgoing import View

LINKS: Final = {
    "here": "is here",
    "slow": "has a slow link",
    "away": "is away",
    "bot": "is away; an AI plays meanwhile",
}


def name_of(seat: int, view: View) -> str:
    """Return who sits there: `You`, a name, or the AI's level."""
    you = view["you"]
    if you is not None and you["seat"] == seat:
        return "You"
    held = view["seats"][seat]
    return held["name"] or f"{held.get('level', 'empty').title()} AI {seat}"


def told(event: EventView, view: View) -> str | None:
    """Return an event in words; None for what nobody needs to be told."""
    return _of_table(event, view) or _of_play(event, view) or _of_people(event, view)


def _of_table(event: EventView, view: View) -> str | None:
    if event["kind"] == "match_started":
        return "The match begins."
    if event["kind"] == "dealt":
        starter = name_of(event["starter"], view)
        return f"Round {event['round']}: {event['upcard']} is turned up. {starter} to begin."
    if event["kind"] == "round_ended":
        how = "out of cards" if event["reason"] == "went_out" else "the stock is empty"
        return f"The round is over, {how}: {name_of(event['winner'], view)} +{event['gain']}."
    if event["kind"] == "credited":
        return f"The server was away for {event['ms'] / 1000:.0f} s; nobody is charged for it."
    return "The table is closed." if event["kind"] == "closed" else None


def _of_play(event: EventView, view: View) -> str | None:
    if event["kind"] == "drew":
        card = "" if event["card"] is None else f", {event['card']}"
        return f"{name_of(event['seat'], view)}: draw {event['source']}{card}"
    if event["kind"] == "melded":
        cards = " ".join(event["cards"])
        return f"{name_of(event['seat'], view)}: meld {cards} (meld {event['meld']})"
    if event["kind"] == "laid_off":
        cards = " ".join(event["cards"])
        return f"{name_of(event['seat'], view)}: lay off {cards} on {event['meld']}"
    if event["kind"] == "discarded":
        return f"{name_of(event['seat'], view)}: discard {event['card']}"
    return None


def _of_people(event: EventView, view: View) -> str | None:
    if event["kind"] == "timed_out":
        return f"{name_of(event['seat'], view)}: out of time; the server draws and discards"
    if event["kind"] == "sat" or event["kind"] == "bot_sat":
        return f"{name_of(event['seat'], view)}: sits down"
    if event["kind"] == "emoted" and name_of(event["seat"], view) != "You":
        return f"{name_of(event['seat'], view)} says: {event['emote'].replace('_', ' ')}"
    if event["kind"] == "presence" and name_of(event["seat"], view) != "You":
        return f"{name_of(event['seat'], view)}: {LINKS[event['link']]}"
    return None
