"""A real Chromium and a real server for the tests of the browser client."""

from __future__ import annotations

import os
import shutil
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from rami_server.web import pages
from tests.support.visitor import LIMIT, Visitor, visiting
from tests.support.website import Website

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")


class Visit(Protocol):
    """How a test gets a visitor."""

    def __call__(self, **options: object) -> AbstractContextManager[Visitor]:
        """Return a person at a browser of their own."""


def missing(what: str) -> None:
    """Skip where a newcomer lacks something, and fail where nothing may be missing."""
    if os.environ.get("RAMI_TEST_REQUIRE_SERVICES"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return the machine's own Chromium."""
    path = os.environ.get("RAMI_TEST_CHROMIUM") or next(
        filter(None, map(shutil.which, NAMES)), None
    )
    if path is None:
        missing("no Chromium here: install one, or name it in RAMI_TEST_CHROMIUM")
    if not pages.is_built():
        missing("the browser client is not built: make client")
    expect.set_options(timeout=LIMIT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Website]:
    """Return a server in test mode; its AI seats play at once, and rounds wait for people."""
    server = Website(
        tmp_path_factory.mktemp("site"), RAMI_BOT_PACE="0.05", RAMI_ROUND_PAUSE="600"
    ).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, site: Website) -> Visit:
    """Return what makes visitors of the shared server."""
    return partial(visiting, browser, site)


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Website]:
    """Return a server for one test alone, whose clock, faults and process it may play with."""
    server = Website(tmp_path, RAMI_BOT_PACE="0.05", RAMI_ROUND_PAUSE="600").start()
    yield server
    server.stop()


@pytest.fixture
def visit_own(browser: Browser, own_site: Website) -> Visit:
    """Return what makes visitors of the test's own server."""
    return partial(visiting, browser, own_site)
