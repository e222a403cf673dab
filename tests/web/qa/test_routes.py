from __future__ import annotations

from fastapi import FastAPI
from structlog.testing import capture_logs

from rami_server.web.qa import routes
from tests.support.lab import built

ROUTES = {
    "POST /test/v1/tables",
    "PUT /test/v1/tables/{code}/position",
    "GET /test/v1/tables/{code}",
    "GET /test/v1/tables/{code}/log",
    "POST /test/v1/tables/{code}/act",
    "POST /test/v1/tables/{code}/think",
    "POST /test/v1/tables/{code}/appends",
    "POST /test/v1/tables/{code}/sockets",
    "POST /test/v1/tables/{code}/crash",
    "GET /test/v1/clock",
    "PUT /test/v1/clock",
    "POST /test/v1/clock/advance",
    "POST /test/v1/reset",
}


def test_every_endpoint_is_in_the_schema() -> None:
    """Where the test endpoints are on, they are documented, each with a sentence."""
    app = FastAPI()
    app.include_router(routes.router(built().lab))
    operations = {
        f"{method.upper()} {path}": operation
        for path, operations in app.openapi()["paths"].items()
        for method, operation in operations.items()
    }
    assert operations.keys() == ROUTES
    assert all(operation["description"] for operation in operations.values())


def test_switching_them_on_is_loud() -> None:
    """Nobody runs such a server without having been told."""
    with capture_logs() as logs:
        routes.router(built().lab)
    warnings = [line for line in logs if line["event"] == routes.WARNING]
    assert [(line["log_level"], line["path"]) for line in warnings] == [
        ("warning", "/test/v1"),
        ("warning", "/test/v1"),
    ]
