"""The command line, as far as it can be seen without a server; tests/e2e starts a real one."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from rami_server import __version__
from rami_server.cli import app
from rami_server.cli_settings import BAD_SETTINGS

runner = CliRunner()


def test_version() -> None:
    """`--version` prints the program and its version, for bug reports."""
    result = runner.invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.stdout == f"rami-server {__version__}\n"


def test_without_a_command_it_helps() -> None:
    """Somebody who types only the name sees which commands there are."""
    result = runner.invoke(app, [])
    assert "serve" in result.output
    assert "Usage" in result.output


def test_bad_settings_end_in_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong variable is named on standard error, with a status of its own and no traceback."""
    monkeypatch.setenv("RAMI_PORT", "eighty")
    result = runner.invoke(app, ["serve"])
    assert result.exit_code == BAD_SETTINGS
    assert result.stdout == ""
    first, second = result.stderr.splitlines()
    assert first == "rami-server: bad settings"
    assert second.startswith("RAMI_PORT: ")


@pytest.mark.parametrize("port", ["-1", "65536", "eighty"])
def test_bad_port_option_is_refused(port: str) -> None:
    """An option is checked as strictly as the variable it overrides."""
    result = runner.invoke(app, ["serve", "--port", port])
    assert result.exit_code == 2
    assert "--port" in result.stderr
