"""The composition root: the parts answer through the assembled server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.testclient import TestClient
from typing_extensions import override

from rami_server import __version__
from rami_server.adapters.bot_pool import BotPool
from rami_server.adapters.bot_process import BotProcess
from rami_server.adapters.sql.migrations import upgrade
from rami_server.app import create_app
from rami_server.config import Settings
from rami_server.web.headers import CONTENT_SECURITY_POLICY

if TYPE_CHECKING:
    from pathlib import Path


def settings_for(path: Path) -> Settings:
    """Return settings with a database of the test's own."""
    return Settings(database_url=f"sqlite+aiosqlite:///{path}/data/rami.db")


def test_serves_on_a_fresh_machine(tmp_path: Path) -> None:
    """The database's folder is made at start, so the first run is ready at once."""
    with TestClient(create_app(settings_for(tmp_path))) as client:
        assert client.get("/readyz").json() == {"status": "ready", "database": "ok", "bus": "none"}
        assert client.get("/healthz").status_code == 200
        assert __version__ in client.get("/about").text
    assert (tmp_path / "data" / "rami.db").exists()


def test_building_opens_nothing(tmp_path: Path) -> None:
    """Making the app touches no file: only its lifespan does."""
    create_app(settings_for(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_every_answer_carries_the_policy(tmp_path: Path) -> None:
    """Errors and files are covered by the security headers as well as pages."""
    with TestClient(create_app(settings_for(tmp_path))) as client:
        for path in ("/", "/healthz", "/static/home.css", "/no-such-page"):
            headers = client.get(path).headers
            assert headers["content-security-policy"] == CONTENT_SECURITY_POLICY, path


def test_interface_is_described(tmp_path: Path) -> None:
    """The OpenAPI document names the endpoints and the version, and no page loads foreign code."""
    with TestClient(create_app(settings_for(tmp_path))) as client:
        document = client.get("/openapi.json").json()
        assert document["info"]["version"] == __version__
        assert {"/healthz", "/readyz"} <= document["paths"].keys()
        assert client.get("/docs").status_code == 404


class Late(BotProcess):
    """A process that takes as long to start as the test wants."""

    @override
    async def start(self) -> None:
        await asyncio.Event().wait()


async def test_late_ai_players_keep_nobody_from_playing(tmp_path: Path) -> None:
    """On a machine with too much to do a node serves people before its AI players are there."""
    settings = settings_for(tmp_path)
    await asyncio.to_thread(upgrade, settings.database_url)
    with ThreadPoolExecutor(1) as threads:
        bots = BotPool(make=lambda: Late(threads))
        house = replace(create_app(settings).state.house, bots=bots)
        await house.start()
        await house.stop()


async def test_qa_has_its_ai_players_from_the_start(tmp_path: Path) -> None:
    """Whoever lets time pass in a test wants what is due to have happened: nothing comes late."""
    settings = settings_for(tmp_path).model_copy(update={"test_api": True})
    await asyncio.to_thread(upgrade, settings.database_url)
    house = create_app(settings).state.house
    await house.start()
    assert house.bots._is_ready.is_set()
    await house.stop()
