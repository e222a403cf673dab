from __future__ import annotations

from fastapi import FastAPI
from starlette.testclient import TestClient

from rami_server.web.metrics import Metrics
from rami_server.web.rest import metrics


def test_prometheus_reads_it() -> None:
    """The endpoint shows the counters of this server in the form Prometheus reads."""
    app = FastAPI()
    counted = Metrics()
    counted.let_go()
    app.include_router(metrics.router(counted))
    answer = TestClient(app).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    assert "rami_slow_clients_total 1.0" in answer.text
