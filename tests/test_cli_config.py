"""`rami-server config`: what an operator reads before they ask why."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from rami_server.cli import app
from rami_server.cli_config import without_secrets
from rami_server.cli_settings import BAD_SETTINGS
from rami_server.config import Settings, variable_of

runner = CliRunner()


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin each test with an environment that sets nothing."""
    for name in Settings.model_fields:
        monkeypatch.delenv(variable_of(name), raising=False)


def test_every_setting_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is set stands as it would be set, and what is not as a comment with the default."""
    monkeypatch.setenv("RAMI_PORT", "9001")
    monkeypatch.setenv("RAMI_ALLOWED_ORIGINS", '["https://rami.example"]')
    result = runner.invoke(app, ["config"])
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert "RAMI_PORT=9001" in lines
    assert 'RAMI_ALLOWED_ORIGINS=["https://rami.example"]' in lines
    assert "# RAMI_LOG_LEVEL=info" in lines
    assert "# RAMI_OTEL_ENDPOINT=" in lines
    named = [line.removeprefix("# ").split("=")[0] for line in lines]
    assert named == [variable_of(field) for field in Settings.model_fields]


def test_what_it_prints_sets_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines are a file of variables: read back, they are the same settings."""
    monkeypatch.setenv("RAMI_BOT_PACE", "0.25")
    monkeypatch.setenv("RAMI_TRUSTED_PROXIES", '["10.0.0.0/8"]')
    printed = runner.invoke(app, ["config"]).stdout
    before = Settings()
    for line in printed.splitlines():
        name, _, value = line.removeprefix("# ").partition("=")
        monkeypatch.setenv(name, value)
    assert Settings() == before


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+psycopg://rami:hunter2@db/rami",
        "postgresql+psycopg://rami:hunter2/x?y@db/rami",
        "postgresql+psycopg://db/rami?user=rami&password=hunter2&sslmode=require",
        "postgresql+psycopg://rami:hunter2@db/rami?options=-csearch_path%3Dx",
    ],
)
def test_no_password_is_printed(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """The output is made to be pasted into a question; the host stays, what logs in does not."""
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    printed = runner.invoke(app, ["config"]).output
    assert "hunter2" not in printed
    assert "db/rami" in printed


def test_an_address_without_secrets_stays_as_it_is() -> None:
    """The file of a SQLite database is what an operator looks for."""
    assert without_secrets("sqlite+aiosqlite:////data/rami.db") == (
        "sqlite+aiosqlite:////data/rami.db"
    )


def test_bad_settings_end_it_as_they_end_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator can check a file of variables without starting anything."""
    monkeypatch.setenv("RAMI_PORT", "eighty")
    assert runner.invoke(app, ["config"]).exit_code == BAD_SETTINGS
