"""The browser client as the server serves it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from rami_server.web import pages

ROUTER = Path(__file__).parents[2] / "web" / "src" / "app" / "router.ts"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    """Return a client of a server that has only a built browser client."""
    (tmp_path / "index.html").write_text("<!doctype html><title>Rami</title>")
    (tmp_path / "sw.js").write_text("self.x = 1;")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("export const x = 1;" * 100)
    app = FastAPI()
    pages.install(app, tmp_path)
    return TestClient(app)


@pytest.mark.parametrize("path", ["/", "/t/K7PQ4M", "/rules", "/settings", "/learn/1", "/match/m1"])
def test_every_screen_has_an_address(client: TestClient, path: str) -> None:
    """A link, a reload and the back button bring the page, and it is asked for anew each time."""
    response = client.get(path)
    assert response.status_code == 200
    assert "<title>Rami</title>" in response.text
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["Content-Type"].startswith("text/html")


def test_screens_are_those_of_the_client() -> None:
    """A path that the client knows and the server does not would fail on reload only."""
    heads = set(re.findall(r'^    case "(\w*)":', ROUTER.read_text("utf-8"), re.MULTILINE))
    assert heads
    assert {path.split("/")[1] for path in pages.SCREENS} == heads


def test_hashed_files_are_kept_and_compressed(client: TestClient) -> None:
    """A second visit loads nothing; a first one loads little."""
    response = client.get("/assets/index-abc.js")
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.headers["Content-Encoding"] == "gzip"


def test_other_files_are_asked_for_anew(client: TestClient) -> None:
    """A new worker is seen at once."""
    assert client.get("/sw.js").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nothing", "/assets/none.js", "/t", "/../pyproject.toml"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    """No page pretends to be what somebody asked for."""
    assert client.get(path).status_code == 404


def test_nothing_can_be_done_where_nothing_is(client: TestClient) -> None:
    """With a build as without one: 404 for any method, 405 only for a file that is there."""
    for method in ("POST", "PUT", "DELETE"):
        assert client.request(method, "/tables").status_code == 404
        assert client.request(method, "/sw.js").status_code == 405


def test_people_who_go_astray_are_told_by_the_page(client: TestClient) -> None:
    """In a browser an unknown address is a page of ours, with its status; programs get theirs."""
    page = client.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert page.status_code == 404
    assert "<title>Rami</title>" in page.text
    assert "<title>" not in client.get("/nowhere", headers={"Accept": "*/*"}).text


def test_a_checkout_without_a_build_says_so(tmp_path: Path) -> None:
    """The server starts without the client as well."""
    assert not pages.is_built(tmp_path)
