"""Traces reach a collector, in its own language."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import TYPE_CHECKING

import pytest
from typing_extensions import override

from rami_server.adapters.tracing import TracingNotInstalled, close_tracing, open_tracing

if TYPE_CHECKING:
    from collections.abc import Iterator


class Collector(HTTPServer):
    """Keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.received: list[tuple[str, bytes]] = []


class Receiver(BaseHTTPRequestHandler):
    """Takes one request."""

    server: Collector

    def do_POST(self) -> None:
        """Keep path and body."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((self.path, body))
        self.send_response(200)
        self.end_headers()

    @override
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def collector() -> Iterator[tuple[Collector, str]]:
    """Run a collector; yield it and its address."""
    server = Collector()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server, f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize("path", ["", "/", "/v1/traces"])
def test_spans_are_sent_with_who_sent_them(path: str) -> None:
    """Before the server has stopped, with its name and version, whatever form the address has."""
    with collector() as (server, address):
        provider = open_tracing(address + path, "1.2.3", "node-7")
        provider.get_tracer("test").start_span("rami discard").end()
        close_tracing(provider)
    ((to, body),) = server.received
    assert to == "/v1/traces"
    for word in (b"rami discard", b"rami-server", b"1.2.3", b"node-7"):
        assert word in body


def test_the_standard_variables_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator names a service as all others."""
    monkeypatch.setenv("OTEL_SERVICE_NAME", "rami-lyon")
    provider = open_tracing("http://127.0.0.1:1", "1", "n")
    assert provider.resource.attributes["service.name"] == "rami-lyon"
    assert provider.resource.attributes["service.instance.id"] == "n"
    provider.shutdown()


def test_without_the_extra_it_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was told to trace and cannot must not look as if it did."""
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(TracingNotInstalled):
        open_tracing("http://127.0.0.1:1", "1", "n")
