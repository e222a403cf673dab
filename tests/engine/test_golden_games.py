"""Golden games: recorded once, and the same ever since."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rami_server.engine.notation.games import (
    Dealing,
    Ending,
    Entry,
    Move,
    Opening,
    format_game,
    parse_game,
)
from rami_server.engine.notation.options import parse_options
from rami_server.engine.options import TableOptions
from rami_server.engine.playthrough import RefusedLine, play_through
from rami_server.engine.shuffle import deck_from, first_starter

GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.txt"))
each_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def entries_in(path: Path) -> list[Entry]:
    """Return the entries of a golden game."""
    return [line.entry for line in parse_game(path.read_text(encoding="utf-8"))]


def seeds_in(path: Path) -> list[bytes]:
    """Return the seeds that the comments above the deals publish."""
    text = path.read_text(encoding="utf-8")
    seeds = re.findall(r"^# seed: (\w{64})\ndeal ", text, re.MULTILINE)
    return [bytes.fromhex(seed) for seed in seeds]


@each_game
def test_a_golden_game_plays_through(path: Path) -> None:
    """The rules accept every action of a recorded game and say the same of every end."""
    lines = parse_game(path.read_text(encoding="utf-8"))
    played = play_through(lines)
    assert played.match is not None
    assert played.actions == sum(isinstance(line.entry, Move) for line in lines)
    ends = [line.entry for line in lines if isinstance(line.entry, Ending)]
    assert played.match.scores == ends[-1].scores
    assert played.match.winner == ends[-1].winner
    assert len(played.match.ended) == len(ends)


@each_game
def test_a_golden_game_is_printed_as_it_stands(path: Path) -> None:
    """What is parsed from a recorded game prints as the very same text, comments apart."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("#"))
    assert format_game(tuple(entries_in(path))) == text


@each_game
def test_a_golden_deal_is_its_seed(path: Path) -> None:
    """Anyone can deal a recorded game again from its published seeds, the first seat too (Q1)."""
    deals = [entry for entry in entries_in(path) if isinstance(entry, Dealing)]
    seeds = seeds_in(path)
    assert [deal.deck for deal in deals] == [deck_from(seed) for seed in seeds]
    (options,) = [entry.options for entry in entries_in(path) if isinstance(entry, Opening)]
    first = first_starter(seeds[0], options.players)
    starters = [(first + index) % options.players for index in range(len(deals))]
    assert [deal.starter for deal in deals] == starters


@each_game
def test_a_changed_golden_game_is_refused(path: Path) -> None:
    """The games say something: another score or a missing move is found at its line."""
    lines = parse_game(path.read_text(encoding="utf-8"))
    *before, last = lines
    assert isinstance(last.entry, Ending)
    wrong = replace(last, entry=replace(last.entry, gain=last.entry.gain + 1))
    with pytest.raises(RefusedLine) as refused:
        play_through((*before, wrong))
    assert refused.value.line == last.number
    with pytest.raises(RefusedLine):
        play_through((*before[:-3], *before[-2:], last))


def test_the_golden_games_cover_the_table() -> None:
    """Tables of every size, every option, both ways to end, and whole turns are all recorded."""
    entries = [entry for path in GAMES for entry in entries_in(path)]
    options = [entry.options for entry in entries if isinstance(entry, Opening)]
    assert {each.players for each in options} == {2, 3, 4}
    assert parse_options("players=2") == TableOptions() in options
    for flag in ("ace_high", "discard_to_win", "no_return"):
        assert any(getattr(each, flag) for each in options)
    assert {entry.reason for entry in entries if isinstance(entry, Ending)} == {
        "went_out",
        "empty_stock",
    }
    kinds = {type(entry.action).__name__ for entry in entries if isinstance(entry, Move)}
    assert kinds == {"DrawStock", "DrawDiscard", "Meld", "LayOff", "Discard", "Turn"}
