"""The start page."""

from __future__ import annotations

import re

from fastapi import FastAPI
from starlette.testclient import TestClient

from rami_server.web import home


def client_for(version: str = "1.2.3") -> TestClient:
    """Return a client of a server that has only the start page."""
    app = FastAPI()
    app.include_router(home.router(version, also_at="/"))
    app.mount("/static", home.static_files())
    return TestClient(app)


def test_says_what_it_is() -> None:
    """A visitor reads the name and the version."""
    response = client_for().get("/")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "<h1>Rami Server</h1>" in response.text
    assert "Version 1.2.3" in response.text


def test_stands_at_about_as_well() -> None:
    """Where a browser client has the start page, operators still find this one."""
    client = client_for()
    assert client.get("/about").text == client.get("/").text


def test_version_is_escaped() -> None:
    """Whatever the version's text is, it cannot become markup."""
    assert "<b>" not in client_for("<b>").get("/").text.split("Version")[1].split("</p>")[0]


def test_everything_it_refers_to_is_there() -> None:
    """Each style sheet and picture is served by this server itself."""
    client = client_for()
    references = re.findall(r'<link [^>]*href="([^"]+)"', client.get("/").text)
    assert len(references) == 2
    for reference in references:
        assert client.get(reference).status_code == 200, reference


def test_needs_no_exception_from_the_policy() -> None:
    """The page has no script, no inline style and no address of another host."""
    text = client_for().get("/").text
    assert not re.search(r"<script|<style|style=|\son\w+=|https?:|//", text)
