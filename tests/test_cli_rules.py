"""The commands about rules alone, as somebody types them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rami_server.cli import app

runner = CliRunner()
VECTORS = Path(__file__).parent / "engine" / "vectors" / "positions.jsonl"
POSITION = "hands: 7S 8S 9S KD / 2C; discard: 3C; phase: play"


def test_a_position_as_text_is_answered_in_one_line() -> None:
    """What may be done, the points and the deadwood of each hand."""
    result = runner.invoke(app, ["position"], input=POSITION + "\n")
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert answer["legal"]["melds"] == [["7S", "8S", "9S"]]
    assert answer["legal"]["discards"] == ["7S", "8S", "9S", "KD"]
    assert answer["hand_points"] == [34, 2]
    assert answer["deadwood"] == [10, 2]


def test_vectors_are_answered_line_by_line(tmp_path: Path) -> None:
    """A file of JSON lines gives as many lines, each equal to what the vector expects."""
    lines = VECTORS.read_text().splitlines()[:20]
    source = tmp_path / "positions.jsonl"
    source.write_text("\n".join(["# a comment", "", *lines]))
    result = runner.invoke(app, ["position", str(source)])
    assert result.exit_code == 0
    for line, answer in zip(lines, result.stdout.splitlines(), strict=True):
        expected = json.loads(line)["expect"]
        found = json.loads(answer)
        assert found["hand_points"] == expected["hand_points"]
        assert found["deadwood"] == expected["deadwood"]
        assert found["legal"]["discards"] == expected["legal"]["discards"]


@pytest.mark.parametrize(
    "bad",
    ["nonsense", "{", '{"hands": 3}', "[1]", "{" * 10_000, '{"a":' + "9" * 5000 + "}", "\ud83d"],
)
def test_bad_lines_are_named_and_the_others_answered(bad: str) -> None:
    """One bad position does not hide the good ones, and the exit status tells of it."""
    text = f"{POSITION}\n{bad}\n{POSITION}\n".encode("utf-8", "surrogatepass")
    result = runner.invoke(app, ["position", "-"], input=text)
    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr.startswith("line 2: ")
    assert len(result.stderr.splitlines()) == 1
    assert len(result.stderr) < 400


def test_a_missing_file_is_an_error_of_usage() -> None:
    """The file's name is in the message."""
    result = runner.invoke(app, ["position", "no-such-file"])
    assert result.exit_code == 2
    assert "no-such-file" in result.stderr


def game(tmp_path: Path, *lines: str) -> str:
    """Return the path of a file with a game that begins in a position."""
    path = tmp_path / "game.txt"
    path.write_text("\n".join([f"position: {POSITION}", *lines, ""]))
    return str(path)


def test_a_legal_game_is_summed_up(tmp_path: Path) -> None:
    """How many actions and rounds, and how it stands."""
    path = game(
        tmp_path,
        "0: meld 7S 8S 9S",
        "0: discard KD",
        "end: went_out, seat 0 gains 2, scores 2 0",
    )
    result = runner.invoke(app, ["play-through", path])
    assert result.exit_code == 0
    assert result.stdout == ("2 actions, all legal; 1 rounds ended; scores 2 0; no winner yet\n")


def test_the_first_refused_line_is_named(tmp_path: Path) -> None:
    """File, line, reason, offending card, and the line itself."""
    path = game(tmp_path, "# first", "0: discard 2C", "0: discard 3C")
    result = runner.invoke(app, ["play-through", path])
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"{path}: line 3: card_not_held, 2C\n  0: discard 2C\n"


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    """Text that is no entry at all."""
    path = game(tmp_path, "0: jump")
    result = runner.invoke(app, ["play-through", path])
    assert result.exit_code == 1
    assert "line 2: 'jump' is no action" in result.stderr


def test_an_empty_game_is_no_error(tmp_path: Path) -> None:
    """Nothing was dealt, and nothing refused."""
    path = tmp_path / "game.txt"
    path.write_text("")
    result = runner.invoke(app, ["play-through", str(path)])
    assert (result.exit_code, result.stdout) == (0, "nothing was dealt\n")
