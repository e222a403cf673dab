"""Text and back without loss, whatever was played."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from rami_server.engine.actions import Action, Discard, LayOff, Meld, Turn
from rami_server.engine.cards import DECK
from rami_server.engine.notation.actions import format_action, parse_action
from rami_server.engine.notation.games import (
    Move,
    Standing,
    format_game,
    parse_game,
)
from rami_server.engine.notation.options import format_options, parse_options
from rami_server.engine.notation.positions import format_position, parse_position
from rami_server.engine.playthrough import play_through
from tests.support.play import ANY_TABLE, Game, Step, cards, examples, games, random_match
from tests.support.record import entries_of

if TYPE_CHECKING:
    from rami_server.engine.match import MatchState
    from rami_server.engine.options import TableOptions

single_steps = st.one_of(
    st.builds(Meld, cards(most=13)),
    st.builds(LayOff, st.integers(0, 999), cards(most=13)),
    st.builds(Discard, st.sampled_from(DECK)),
)
turns = st.builds(Turn, st.lists(single_steps, max_size=6).map(tuple))


@examples(300)
@given(single_steps | turns)
def test_any_action_round_trips(action: Action) -> None:
    """An action is the same after a journey through text, legal or not."""
    assert parse_action(format_action(action)) == action


@examples(60)
@given(games())
def test_played_actions_round_trip(game: Game) -> None:
    """Every action of a game, draws included, is the same after a journey through text."""
    for step in game.steps:
        assert parse_action(format_action(step.action)) == step.action


@given(ANY_TABLE)
def test_options_round_trip(options: TableOptions) -> None:
    """A table's options are the same after a journey through text."""
    assert parse_options(format_options(options)) == options


def as_position(match: MatchState) -> MatchState:
    """Return what a position keeps of `match`: not how earlier rounds ended."""
    return replace(match, ended=() if match.round.result is None else (match.round.result,))


@examples(100)
@given(games())
def test_positions_round_trip(game: Game) -> None:
    """Every position of a round, the last one too, is the same after a journey through text."""
    for match in game.states[-40:]:
        text = format_position(match)
        assert parse_position(text) == as_position(match)
        assert format_position(parse_position(text)) == text


@examples(30, shrink=False)
@given(ANY_TABLE, st.integers(0, 2**32))
def test_whole_matches_round_trip_and_play_through(options: TableOptions, seed: int) -> None:
    """A recorded match is the same after a journey through text, and played again ends the same."""
    played_once = tuple(random_match(options, seed))
    entries = tuple(entries_of(options, played_once))
    steps = [each for each in played_once if isinstance(each, Step)]
    text = format_game(entries)
    lines = parse_game(text)
    assert [line.entry for line in lines] == list(entries)
    assert format_game(tuple(line.entry for line in lines)) == text
    played = play_through(lines)
    assert (played.match, played.actions) == (steps[-1].after, len(steps))


@examples(40)
@given(games(), st.data())
def test_a_game_can_begin_anywhere(game: Game, data: st.DataObject) -> None:
    """The rest of a round, recorded from any position of it, plays through to where it stood."""
    first = data.draw(st.integers(0, len(game.steps)))
    moves = [Move(step.before.round.seat, step.action) for step in game.steps[first:]]
    text = format_game((Standing(game.states[first]), *moves))
    played = play_through(parse_game(text))
    assert played.match is not None
    assert as_position(played.match) == as_position(game.now)
