"""The page about the server: what it is, and where operators look.

Plain HTML with its own style sheet; it works without any script. It stands at `/about`, and at `/`
in place of a browser client that was not built.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from string import Template

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"
PAGE = Template((Path(__file__).parent / "home.html").read_text(encoding="utf-8"))


def router(version: str, also_at: str | None = None) -> APIRouter:
    """Serve the page at `/about`, and at the given path if there is one."""
    routes = APIRouter()
    page = PAGE.substitute(version=escape(version))

    async def home() -> HTMLResponse:
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})

    for path in filter(None, ("/about", also_at)):
        routes.add_api_route(path, home, response_class=HTMLResponse, include_in_schema=False)

    return routes


def static_files() -> StaticFiles:
    """Serve the style sheet and the pictures of the page."""
    return StaticFiles(directory=STATIC)
