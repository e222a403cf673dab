"""Settings: defaults, the environment, and readable refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rami_server.config import (
    SECRETS,
    Environment,
    Settings,
    SettingsError,
    Unknown,
    load_settings,
    unknown_variables,
)


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin each test with an environment that sets nothing."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"RAMI_{name.upper()}", raising=False)


def test_defaults_suit_one_machine() -> None:
    """A fresh clone runs without any setting, on SQLite, and is not open to the network."""
    settings = load_settings()
    assert settings.host == "127.0.0.1"
    assert settings.port == 8000
    assert settings.env is Environment.DEVELOPMENT
    assert settings.database_url == "sqlite+aiosqlite:///./data/rami.db"


def test_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator's variables are what the server uses."""
    monkeypatch.setenv("RAMI_PORT", "9001")
    monkeypatch.setenv("RAMI_ENV", "production")
    monkeypatch.setenv("RAMI_DATABASE_URL", "postgresql+psycopg://db/rami")
    settings = load_settings()
    assert settings.port == 9001
    assert settings.env is Environment.PRODUCTION
    assert settings.database_url == "postgresql+psycopg://db/rami"


def test_empty_variable_means_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compose file may pass on variables that nobody has set."""
    monkeypatch.setenv("RAMI_PORT", "")
    assert load_settings().port == 8000


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("RAMI_PORT", "eighty", "RAMI_PORT: Input should be a valid integer"),
        ("RAMI_PORT", "70000", "RAMI_PORT: Input should be less than or equal to 65535"),
        ("RAMI_ENV", "staging", "RAMI_ENV: Input should be 'development' or 'production'"),
        ("RAMI_LOG_LEVEL", "loud", "RAMI_LOG_LEVEL: Input should be 'debug'"),
        ("RAMI_SHUTDOWN_SECONDS", "0", "RAMI_SHUTDOWN_SECONDS: Input should be greater"),
        ("RAMI_DATABASE_URL", "mysql://db/rami", "RAMI_DATABASE_URL: Value error, must begin"),
        ("RAMI_TRUSTED_PROXIES", '["proxy"]', "RAMI_TRUSTED_PROXIES: Value error, 'proxy' is no"),
        ("RAMI_OTEL_ENDPOINT", "collector:4318", "RAMI_OTEL_ENDPOINT: Value error, must begin"),
        ("RAMI_DATABASE_URL", "rami.db", "RAMI_DATABASE_URL: Value error, is not a database URL"),
    ],
)
def test_bad_value_is_named(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, says: str
) -> None:
    """The operator reads which variable is wrong and what it may be."""
    monkeypatch.setenv(variable, value)
    with pytest.raises(SettingsError) as raised:
        load_settings()
    assert says in str(raised.value)


def test_every_bad_value_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two mistakes are told together, one a line."""
    monkeypatch.setenv("RAMI_PORT", "x")
    monkeypatch.setenv("RAMI_ENV", "x")
    with pytest.raises(SettingsError) as raised:
        load_settings()
    assert [line.split(":")[0] for line in str(raised.value).splitlines()] == [
        "RAMI_PORT",
        "RAMI_ENV",
    ]


def test_password_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a refusal nor the settings' own text may carry the database's password."""
    monkeypatch.setenv("RAMI_DATABASE_URL", "mysql://rami:hunter2@db/rami")
    with pytest.raises(SettingsError) as raised:
        load_settings()
    assert "hunter2" not in str(raised.value)
    monkeypatch.setenv("RAMI_DATABASE_URL", "postgresql+psycopg://rami:hunter2@db/rami")
    assert "hunter2" not in repr(load_settings())


def test_origins_that_are_no_list_are_one_readable_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mistake that everybody makes first with a list."""
    monkeypatch.setenv("RAMI_ALLOWED_ORIGINS", "https://rami.example")
    with pytest.raises(SettingsError, match="RAMI_ALLOWED_ORIGINS: is not the JSON"):
        load_settings()
    monkeypatch.setenv("RAMI_ALLOWED_ORIGINS", '["https://rami.example"]')
    assert load_settings().allowed_origins == ("https://rami.example",)


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
def test_a_database_in_memory_is_refused(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """Nothing is lost is a promise that it could not keep."""
    monkeypatch.setenv("RAMI_DATABASE_URL", url)
    with pytest.raises(SettingsError, match=r"RAMI_DATABASE_URL: .*must name a file"):
        load_settings()


@pytest.mark.parametrize(
    ("variable", "meant"),
    [
        ("RAMI_PROT", "RAMI_PORT"),
        ("RAMI_DATABASE_URI", "RAMI_DATABASE_URL"),
        ("RAMI_DATABASEURL_FILE", "RAMI_DATABASE_URL_FILE"),
        ("RAMI_MAX_CONNECTION", "RAMI_MAX_CONNECTIONS"),
        ("RAMI_TEST_APIS", "RAMI_TEST_API"),
    ],
)
def test_a_mistyped_variable_is_refused_with_its_nearest(
    monkeypatch: pytest.MonkeyPatch, variable: str, meant: str
) -> None:
    """A server must not run with a default where the operator believes to have set something."""
    monkeypatch.setenv(variable, "1")
    with pytest.raises(SettingsError) as raised:
        load_settings()
    assert str(raised.value) == f"{variable}: is no setting; did you mean {meant}?"


def test_a_variable_like_no_setting_is_told_and_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kubernetes sets such names for a service called `rami`: the server must start with them."""
    monkeypatch.setenv("RAMI_PORT_8000_TCP_ADDR", "10.0.0.1")
    monkeypatch.setenv("RAMI_SERVICE_HOST", "10.0.0.1")
    load_settings()
    assert unknown_variables() == [
        Unknown("RAMI_PORT_8000_TCP_ADDR", None),
        Unknown("RAMI_SERVICE_HOST", None),
    ]


def names_of_the_suites() -> set[str]:
    """Return every variable that tests, make and the build machine name for themselves."""
    root = Path(__file__).parents[1]
    places = [root / "Makefile", root / ".ci" / "run", *sorted((root / "tests").rglob("*.py"))]
    texts = (place.read_text(encoding="utf-8") for place in places)
    found = {
        name
        for text in texts
        for name in re.findall(r"RAMI_(?:TEST|CRASH|CHAOS)_[A-Z_]+[A-Z]", text)
    }
    return {name for name in found if not name.startswith("RAMI_TEST_API")}


def test_what_the_test_suites_read_is_nobodys_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Developers run the server in the shell in which they run the tests."""
    names = names_of_the_suites()
    assert {"RAMI_TEST_NATS_URL", "RAMI_CRASH_KILLS", "RAMI_CHAOS_TABLES"} <= names
    for name in names:
        monkeypatch.setenv(name, "nats://127.0.0.1:4222")
    load_settings()
    assert unknown_variables() == []


def test_a_secret_can_be_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As orchestrators hand secrets over: not in the environment, which many can read."""
    assert SECRETS[0] == "database_url"
    (tmp_path / "url").write_text("postgresql+psycopg://rami:hunter2@db/rami\n", encoding="utf-8")
    monkeypatch.setenv("RAMI_DATABASE_URL_FILE", str(tmp_path / "url"))
    assert load_settings().database_url == "postgresql+psycopg://rami:hunter2@db/rami"


def test_a_secret_twice_or_not_at_all_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Which of two counts is no guess of ours, and a file that is not there is no default."""
    monkeypatch.setenv("RAMI_DATABASE_URL_FILE", str(tmp_path / "none"))
    with pytest.raises(SettingsError, match=r"_URL_FILE: cannot be read \(FileNotFoundError\)"):
        load_settings()
    monkeypatch.setenv("RAMI_DATABASE_URL", "postgresql+psycopg://db/rami")
    with pytest.raises(SettingsError, match="is set as well as RAMI_DATABASE_URL_FILE"):
        load_settings()


def test_a_bad_value_from_a_file_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is refused like one from a variable, and its text stays where it was."""
    (tmp_path / "url").write_text("mysql://rami:hunter2@db/rami", encoding="utf-8")
    monkeypatch.setenv("RAMI_DATABASE_URL_FILE", str(tmp_path / "url"))
    with pytest.raises(SettingsError, match="RAMI_DATABASE_URL: ") as raised:
        load_settings()
    assert "hunter2" not in str(raised.value)


POSTGRES = "postgresql+psycopg://db/rami"


def test_a_bus_comes_with_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several servers share a database server and a bus of one machine or of several."""
    monkeypatch.setenv("RAMI_DATABASE_URL", POSTGRES)
    assert load_settings().nats_servers == ()
    monkeypatch.setenv("RAMI_NATS_URL", "nats://a:4222, tls://me:secret@b")
    settings = load_settings()
    assert settings.nats_servers == ("nats://a:4222", "tls://me:secret@b")
    assert settings.is_shared
    assert "secret" not in repr(settings)


def test_a_bus_on_sqlite_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sets up a bus wants several servers, which one file cannot serve."""
    assert not load_settings().is_shared
    monkeypatch.setenv("RAMI_NATS_URL", "nats://a:4222")
    with pytest.raises(SettingsError, match=r"RAMI_NATS_URL: .* one PostgreSQL"):
        load_settings()


@pytest.mark.parametrize(
    "url", ["a:4222", "http://a:4222", "nats://", "nats://a:x", "nats://a:99999", "nats://a,", ","]
)
def test_what_is_no_bus_is_refused(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """A mistyped address ends the start; it must not become a server without its bus."""
    monkeypatch.setenv("RAMI_DATABASE_URL", POSTGRES)
    monkeypatch.setenv("RAMI_NATS_URL", url)
    with pytest.raises(SettingsError, match="RAMI_NATS_URL: "):
        load_settings()


@pytest.mark.parametrize("subject", ["a b", "rami.*", "rami.>", ".rami", "rami."])
def test_a_subject_is_one_place(monkeypatch: pytest.MonkeyPatch, subject: str) -> None:
    """A wildcard would listen to what others say; a space would break what is sent."""
    monkeypatch.setenv("RAMI_NATS_SUBJECT", subject)
    with pytest.raises(SettingsError, match="RAMI_NATS_SUBJECT: "):
        load_settings()
