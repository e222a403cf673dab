"""`/metrics`, for Prometheus; a proxy in front should keep it to the inside."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from rami_server.web.metrics import Metrics


def router(metrics: Metrics) -> APIRouter:
    """Serve `/metrics`."""
    routes = APIRouter(tags=["health"])

    @routes.get(
        "/metrics",
        response_class=Response,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def read_metrics() -> Response:
        """Show what the server has counted."""
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)

    return routes
