"""The start page: what this server is and what it can do today.

Plain HTML with its own style sheet; it works without any script.
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


def router(version: str) -> APIRouter:
    """Serve the start page at `/`."""
    routes = APIRouter()
    page = PAGE.substitute(version=escape(version))

    @routes.get("/", response_class=HTMLResponse, include_in_schema=False)
    async def home() -> HTMLResponse:
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})

    return routes


def static_files() -> StaticFiles:
    """Serve the style sheet and the pictures of the page."""
    return StaticFiles(directory=STATIC)
