"""Nobody learns what is hidden from them: another truth that looks the same, reads the same."""

from __future__ import annotations

from dataclasses import fields
from itertools import accumulate
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rami_server.engine.actions import Discard, DrawDiscard, LayOff, Meld, Phase, Turn
from rami_server.engine.cards import DECK
from rami_server.engine.events import Drew, RoundDealt, RoundEnded
from rami_server.engine.legality import violation
from rami_server.engine.match import begin, evolve
from rami_server.engine.melds import MELDS
from rami_server.engine.options import TableOptions
from rami_server.engine.state import RoundState
from rami_server.engine.views import SeatDealt, SeatDrew, redact, view_for
from tests.support.play import Game, examples, games, playing, random_round, readers, rng
from tests.support.record import dealt_from
from tests.support.relabel import exchanged, folded, hidden_from, mixed, relabelled, seen_by

if TYPE_CHECKING:
    from random import Random

    from rami_server.engine.actions import Action
    from rami_server.engine.events import Event
    from rami_server.engine.match import MatchState

MIXING = st.integers(0, 2**32).map(rng)


def record(game: Game) -> tuple[Event, ...]:
    """Return everything that happened, from the deal on."""
    return (dealt_from(game.start), *game.events)


def every_state(game: Game, events: tuple[Event, ...]) -> list[MatchState]:
    """Return the match after each event."""
    deal, *rest = events
    assert isinstance(deal, RoundDealt)
    return list(accumulate(rest, evolve, initial=begin(game.start.options, deal)))


@examples(120)
@given(games(), MIXING)
def test_a_view_does_not_depend_on_hidden_cards(game: Game, chance: Random) -> None:
    """At every step of a round, for every seat and the spectator, legal actions included (Q9)."""
    events = record(game)
    for reader in readers(game.start):
        swap = mixed(hidden_from(reader, events), chance)
        others = tuple(relabelled(event, swap) for event in events)
        pairs = zip(every_state(game, events), every_state(game, others), strict=True)
        for real, other in pairs:
            assert view_for(real, reader) == view_for(other, reader)


@examples(120)
@given(games(), MIXING)
def test_a_redacted_event_does_not_depend_on_hidden_cards(game: Game, chance: Random) -> None:
    """At the moment it is sent, no event tells a reader what the reader may not know (Q9)."""
    events = record(game)
    for reader in readers(game.start):
        hidden = frozenset(DECK)
        for event in events:
            hidden -= seen_by(reader, (event,))
            swap = mixed(hidden, chance)
            assert redact(relabelled(event, swap), reader) == redact(event, reader)


@examples(60)
@given(games(), MIXING)
def test_a_refusal_does_not_depend_on_hidden_cards(game: Game, chance: Random) -> None:
    """Nobody can sound out hands or stock by trying actions and reading the answers."""
    events = record(game)
    tries: list[Action] = [DrawDiscard(), *map(Discard, DECK), *map(Meld, MELDS.values())]
    tries += [LayOff(meld, (card,)) for meld in range(3) for card in DECK[::5]]
    tries += [Turn((Discard(card), Discard(card))) for card in DECK[::7]]
    for reader in range(game.start.options.players):
        swap = mixed(hidden_from(reader, events), chance)
        real = game.now.round
        other = folded(game.start, tuple(relabelled(event, swap) for event in events)).round
        for action in tries:
            assert violation(real, reader, action) == violation(other, reader, action)


@examples(120)
@given(games(), MIXING)
def test_nothing_printed_shows_a_hidden_card(game: Game, chance: Random) -> None:
    """State, event and view, printed in a log or traceback, say what a spectator may know."""
    events = record(game)
    swap = mixed(hidden_from(None, events), chance)
    others = tuple(relabelled(event, swap) for event in events)
    for real, other in zip(events, others, strict=True):
        assert repr(real) == repr(other)
    for one, two in zip(every_state(game, events), every_state(game, others), strict=True):
        assert repr(one) == repr(two)
        assert repr(view_for(one, None)) == repr(view_for(two, None))


@pytest.mark.parametrize("kind", [RoundDealt, Drew, RoundState])
def test_hidden_fields_are_never_printed(kind: type[RoundDealt | Drew | RoundState]) -> None:
    """The fields that can hold hidden cards stay out of repr, by name."""
    hiding = {"hands", "stock"} if kind is not Drew else {"card"}
    assert {field.name for field in fields(kind) if not field.repr} == hiding


@examples(100)
@given(games(), MIXING)
def test_a_view_does_depend_on_visible_cards(game: Game, chance: Random) -> None:
    """The comparison can fail: change one card that the reader sees now, and the view changes."""
    assume(game.now.round.phase is not Phase.OVER)
    events = record(game)
    state = game.now.round
    for reader in readers(game.start):
        hidden = sorted(hidden_from(reader, events))
        visible = [*state.discard_pile[-1:]]
        visible += () if reader is None else state.hands[reader]
        if reader != state.seat:  # whose legal actions need melds that are melds
            visible += [card for meld in state.melds for card in meld.cards]
        if not hidden or not visible:
            continue
        swap = exchanged(chance.choice(visible), chance.choice(hidden))
        other = folded(game.start, tuple(relabelled(event, swap) for event in events))
        assert view_for(other, reader) != view_for(game.now, reader)


@examples(100)
@given(games(), MIXING)
def test_a_redacted_event_does_depend_on_visible_cards(game: Game, chance: Random) -> None:
    """The comparison can fail: a card that an event shows its reader is in what the reader gets."""
    for event in record(game):
        for reader in readers(game.start):
            shown = sorted(seen_by(reader, (event,)))
            if not shown:
                continue
            card = chance.choice(shown)
            swap = exchanged(card, (card + 1) % len(DECK))
            if swap[card] not in shown:
                assert redact(relabelled(event, swap), reader) != redact(event, reader)


@examples(60)
@given(games())
def test_everyone_sees_that_something_happened(game: Game) -> None:
    """No event is left out for anybody, so that nobody's numbering has a gap."""
    for event in record(game):
        for reader in readers(game.start):
            seen = redact(event, reader)
            if isinstance(event, Drew):
                assert isinstance(seen, SeatDrew)
                assert (seen.seat, seen.source) == (event.seat, event.source)
            if isinstance(event, RoundDealt):
                assert isinstance(seen, SeatDealt)
                assert seen.hand_sizes == tuple(map(len, event.hands))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_end_every_hand_is_open(players: int) -> None:
    """Once a round is over everyone sees all hands, and the stock stays closed (Q9)."""
    options = TableOptions(players=players)
    for seed in range(20):
        start = random_round(options, seed)
        *_, last = playing(start, rng(seed))
        end = last.after.round.result
        assert isinstance(end, RoundEnded)
        for reader in readers(start):
            assert view_for(last.after, reader).rounds[-1].hands == last.after.round.hands
