"""The browser client: one page at every address of its screens, and the files that it loads.

The files come from `web/`, built into this package. Those under `/assets` carry a hash of what they
hold in their names, so browsers keep them for a year; all others are asked for anew each time.
"""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter
from fastapi.responses import FileResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from typing_extensions import override

if TYPE_CHECKING:
    import os

    from fastapi import FastAPI
    from starlette.responses import Response
    from starlette.types import Scope

BUILT: Final = Path(__file__).parent / "browser"
"""Where the build of `web/` goes; absent in a checkout that was never built."""

SCREENS: Final = (
    "/",
    "/t/{code}",
    "/rules",
    "/rules/{code}",
    "/settings",
    "/learn",
    "/learn/{lesson}",
    "/history",
    "/match/{match}",
    "/match/{match}/replay",
    "/match/{match}/proof",
    "/match/{match}/ai",
    "/match/{match}/review",
)
"""The paths of `web/src/app/router.ts`."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"


class ClientFiles(StaticFiles):
    """The files of the build, each kept by browsers for as long as its name says."""

    @override
    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        hashed = Path(full_path).parent.name == "assets"
        response.headers["Cache-Control"] = FOREVER if hashed else ASK_FIRST
        return response


class KnownPages(ClientFiles):
    """… and for people who go where nothing is, the page, which says so in their language."""

    @override
    async def get_response(self, path: str, scope: Scope) -> Response:
        if self.lookup_path(path)[1] is None and scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(HTTPStatus.NOT_FOUND)  # there is nothing, whatever one does with it
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            wants_page = "text/html" in Headers(scope=scope).get("accept", "")
            if error.status_code != HTTPStatus.NOT_FOUND or not wants_page:
                raise
            page = Path(self.directory or "") / "index.html"
            return FileResponse(page, HTTPStatus.NOT_FOUND, {"Cache-Control": ASK_FIRST})


def is_built(folder: Path = BUILT) -> bool:
    """Tell whether there is a client to serve."""
    return (folder / "index.html").is_file()


def install(app: FastAPI, folder: Path = BUILT) -> None:
    """Serve the client; the caller adds its own routes first, because all other paths end here."""
    app.include_router(_screens(folder / "index.html"))
    app.mount("/", GZipMiddleware(KnownPages(directory=folder), compresslevel=6))


def _screens(page: Path) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    async def screen() -> FileResponse:
        return FileResponse(page, media_type="text/html", headers={"Cache-Control": ASK_FIRST})

    for path in SCREENS:
        routes.add_api_route(path, screen, methods=["GET", "HEAD"])
    return routes
