"""Settings on the command line."""

from __future__ import annotations

import pytest
import typer

from rami_server.cli_settings import BAD_SETTINGS, settings_or_exit


def test_what_is_typed_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option wins; one that is not typed leaves the variable."""
    monkeypatch.setenv("RAMI_PORT", "1234")
    monkeypatch.setenv("RAMI_HOST", "0.0.0.0")  # noqa: S104 - only read, nothing listens
    settings = settings_or_exit(host=None, port=4321)
    assert (settings.host, settings.port) == ("0.0.0.0", 4321)  # noqa: S104 - as above


def test_a_mistake_ends_in_its_own_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line for each wrong variable, and no traceback."""
    monkeypatch.setenv("RAMI_PORT", "eighty")
    with pytest.raises(typer.Exit) as ended:
        settings_or_exit()
    assert ended.value.exit_code == BAD_SETTINGS
    assert "RAMI_PORT" in capsys.readouterr().err


def test_a_variable_that_sets_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The start goes on, and its log says what was ignored."""
    monkeypatch.setenv("RAMI_COLOUR", "blue")
    settings_or_exit()
    assert "RAMI_COLOUR is no setting; it is ignored" in capsys.readouterr().err
