"""What happened and what was refused, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rami_server.terminal.words import name_of, told
from tests.terminal.views import FOLDER, example, view

if TYPE_CHECKING:
    from rami_server.web.protocol.events import EventView

SILENT = {
    *("event-opened", "event-ready", "event-settings", "event-host", "event-seat_emptied"),
    *("event-nonce", "event-sealed", "event-revealed"),  # clients do and check this by themselves
}


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("event-*.json")))
def test_every_event_has_words_or_needs_none(name: str) -> None:
    """A new kind of event does not go unnoticed."""
    event: EventView = example(name)
    if event["kind"] == "presence":
        event["seat"] = 1  # of oneself one knows it
    words = told(event, view())
    assert (words is None) == (name in SILENT)


def test_what_cards_did_is_in_the_notation() -> None:
    """Whoever reads what others do learns how to say it."""
    seen = view()
    laid: EventView = {"seq": 1, "kind": "laid_off", "seat": 2, "meld": 0, "cards": ["5H"]}
    assert told(laid, seen) == "Easy AI 2: lay off 5H on 0"
    drawn: EventView = {"seq": 1, "kind": "drew", "seat": 1, "source": "stock", "card": None}
    assert told(drawn, seen) == "Ben: draw stock"
    own: EventView = {"seq": 1, "kind": "drew", "seat": 0, "source": "stock", "card": "2S"}
    assert told(own, seen) == "You: draw stock, 2S"


def test_what_others_say_is_told() -> None:
    """What one says oneself one knows."""
    said: EventView = {"seq": 1, "kind": "emoted", "seat": 1, "emote": "well_played"}
    assert told(said, view()) == "Ben says: well played"
    own: EventView = {"seq": 1, "kind": "emoted", "seat": 0, "emote": "bye"}
    assert told(own, view()) is None


def test_names() -> None:
    """Oneself, people and AI seats are told apart, for spectators too."""
    assert [name_of(seat, view()) for seat in range(3)] == ["You", "Ben", "Easy AI 2"]
    assert name_of(0, view("update-spectator")) == "Ana"
