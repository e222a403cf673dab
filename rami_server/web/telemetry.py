"""What the framework may tell of itself: traces of requests where they are wanted, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fastapi.telemetry import TelemetryConfig
    from opentelemetry.trace import TracerProvider


def telemetry_for(provider: TracerProvider | None) -> TelemetryConfig:
    """Trace requests and nothing else: the framework's logs would hold exceptions' texts."""
    off: TelemetryConfig = {"metrics": False, "logs": False, "auto_configure": False}
    if provider is None:
        return {**off, "tracing": False}
    return {**off, "tracer_provider": provider, "operation_spans": False}
