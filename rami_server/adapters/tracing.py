"""Traces for OpenTelemetry, sent to a collector; nothing of it is loaded unless it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

PATH: Final = "/v1/traces"
SERVICE: Final = "rami-server"
PATIENCE: Final = 2000
"""Milliseconds for what is still to be sent when the server stops."""


class TracingNotInstalled(Exception):
    """The packages of the extra `otel` are missing."""


def open_tracing(endpoint: str, version: str, node: str) -> TracerProvider:
    """Return what sends spans to the collector at `endpoint`, by OTLP over HTTP.

    Raises `TracingNotInstalled`. The standard variables OTEL_SERVICE_NAME,
    OTEL_RESOURCE_ATTRIBUTES, OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER count too.
    """
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (  # noqa: PLC0415 - an extra
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import (  # noqa: PLC0415 - likewise
            OTELResourceDetector,
            Resource,
        )
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415 - likewise
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415 - likewise
    except ImportError:
        raise TracingNotInstalled from None
    ours = {"service.name": SERVICE, "service.version": version, "service.instance.id": node}
    resource = Resource.create(ours).merge(OTELResourceDetector().detect())
    provider = TracerProvider(resource=resource)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(_address(endpoint))))
    return provider


def close_tracing(provider: TracerProvider) -> None:
    """Send what waits, for a moment at the most, and stop; blocks."""
    provider.force_flush(PATIENCE)
    provider.shutdown()


def _address(endpoint: str) -> str:
    base = endpoint.rstrip("/")
    return base if base.endswith(PATH) else base + PATH
