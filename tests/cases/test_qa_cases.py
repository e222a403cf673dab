"""D45: the test endpoints are closed by default, and opened by one exact word only."""

from __future__ import annotations

import pytest
from fastapi import FastAPI
from structlog.testing import capture_logs

from rami_server.config import Settings, SettingsError, load_settings
from rami_server.web.qa import routes
from tests.support.lab import built, running

ODD = ["False", "0", "no", "", " true ", "True", "TRUE", "1", "yes", "on", "t", "true\n", '"true"']


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin each test with an environment that sets nothing."""
    for name in Settings.model_fields:
        monkeypatch.delenv(f"RAMI_{name.upper()}", raising=False)


def test_d45_without_settings_it_is_off() -> None:
    """A container that nobody has configured shows no card."""
    assert load_settings().test_api is False


@pytest.mark.parametrize("spelling", [*ODD, "false"])
def test_d45_odd_spellings_never_switch_it_on(
    monkeypatch: pytest.MonkeyPatch, spelling: str
) -> None:
    """Neither what people write for no, nor what they might mean by yes."""
    monkeypatch.setenv("RAMI_TEST_API", spelling)
    assert load_settings().test_api is False


def test_d45_one_word_switches_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly as it is documented."""
    monkeypatch.setenv("RAMI_TEST_API", "true")
    assert load_settings().test_api is True


def test_d45_production_refuses_to_start_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator reads which two settings do not go together."""
    monkeypatch.setenv("RAMI_ENV", "production")
    monkeypatch.setenv("RAMI_TEST_API", "true")
    with pytest.raises(SettingsError) as raised:
        load_settings()
    assert "RAMI_TEST_API: Value error, must not be true where RAMI_ENV is production" in str(
        raised.value
    )
    monkeypatch.setenv("RAMI_TEST_API", "True")
    assert load_settings().test_api is False


async def test_d45_switched_on_it_is_usable_and_loud() -> None:
    """Deck, state and reading work, and a warning says so at the start."""
    with capture_logs() as logs:
        async with running() as bench:
            rigged = await bench.rig(position="hands: KD / 2C; phase: play")
            assert (await bench.read(rigged["code"]))["cards"]["hands"] == [["KD"], ["2C"]]
    warnings = [line["event"] for line in logs if line["log_level"] == "warning"]
    assert routes.WARNING in warnings


def test_d45_what_is_not_included_is_not_in_the_schema() -> None:
    """The endpoints hang on the router alone: without it nothing of them is left."""
    app = FastAPI()
    assert not any(path.startswith(routes.PREFIX) for path in app.openapi()["paths"])
    app.include_router(routes.router(built().lab))
    assert any(path.startswith(routes.PREFIX) for path in app.openapi()["paths"])
