"""The framework's own telemetry: traces by template, and no content."""

from __future__ import annotations

from fastapi import FastAPI
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from starlette.testclient import TestClient

from rami_server.web.telemetry import telemetry_for


def test_nothing_is_told_unless_it_is_wanted() -> None:
    """Neither by itself nor because a variable of the framework says so."""
    config = telemetry_for(None)
    assert config["tracing"] is False
    assert (config["metrics"], config["logs"], config["auto_configure"]) == (False, False, False)


def test_a_request_is_a_span_without_what_went_wrong() -> None:
    """Its template and its status; the text of an exception stays here: it may hold a card."""
    spans = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(spans))
    app = FastAPI(telemetry=telemetry_for(provider))

    @app.get("/tables/{code}")
    async def table(code: str) -> None:
        raise RuntimeError(f"7S is hidden at {code}")

    TestClient(app, raise_server_exceptions=False).get("/tables/TKDT")
    (span,) = spans.get_finished_spans()
    assert span.name == "GET /tables/{code}"
    assert "7S" not in f"{span.attributes} {span.events} {span.status.description}"
