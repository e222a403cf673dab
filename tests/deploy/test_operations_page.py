"""The operations page: what it says of settings, series, statuses and commands is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

from typer.testing import CliRunner

from rami_server import cli, cli_backup, cli_db, cli_settings
from rami_server.config import Settings, variable_of
from tests.support.promises import series_of

PAGE = (Path(__file__).parents[2] / "docs/operations.md").read_text(encoding="utf-8")


def rows_after(heading: str) -> list[list[str]]:
    """Return the cells of the first table after a heading, without its head."""
    lines = PAGE.split(f"\n## {heading}\n")[1].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("|---"))
    cells = []
    for line in lines[start + 1 :]:
        if not line.startswith("|"):
            break
        cells.append([cell.strip() for cell in line.strip("|").split("|")])
    return cells


def test_every_setting_is_in_the_table_with_its_default() -> None:
    """In the order of the code, nothing more and nothing less."""
    shown = [(name, default) for name, default, _ in rows_after("Settings")]
    true = []
    for field, info in Settings.model_fields.items():
        value = info.default
        text = value if isinstance(value, str) else json.dumps(value)
        is_empty = value is None or value == ""
        true.append((f"`{variable_of(field)}`", "" if is_empty else f"`{text}`"))
    assert shown == true


def test_every_series_is_in_the_table(tmp_path: Path) -> None:
    """Whoever writes an alert of their own finds what there is."""
    named = {name for row in rows_after("Observe") for name in re.findall(r"`(rami_\w+)`", row[0])}
    page = PAGE.split("\n## Observe\n")[1]
    named |= set(re.findall(r"^\| `(rami_\w+)`", page, re.MULTILINE))
    named |= {n for line in page.splitlines() for n in re.findall(r"`(rami_\w+)`", line)}
    ours = {name for name in series_of(tmp_path) if name.startswith("rami_")}
    bare = {re.sub(r"_(bucket|sum|count)$", "", name) for name in ours}
    assert bare == named


def test_every_status_is_in_the_table() -> None:
    """A script can tell what went wrong."""
    listed = {int(status) for status, _ in rows_after("Exit statuses")}
    ours = {
        cli_settings.BAD_SETTINGS,
        cli_db.NOT_AT_HEAD,
        cli_db.UNREACHABLE,
        cli.ALREADY_SERVED,
        cli_backup.BACKUP_FAILED,
    }
    assert ours | {0, 3} == listed


def test_every_command_exists() -> None:
    """What the page tells people to type is there to be typed."""
    said = {tuple(words.split()) for words in re.findall(r"rami-server ((?:db )?[a-z]+)", PAGE)}
    said |= {("db", word) for word in re.findall(r"\bdb ([a-z]+)", PAGE)}
    assert {("serve",), ("config",), ("db", "backup"), ("db", "restore")} <= said
    for words in said:
        result = CliRunner().invoke(cli.app, [*words, "--help"])
        assert result.exit_code == 0, words
