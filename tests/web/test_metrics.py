from __future__ import annotations

from prometheus_client import generate_latest

from rami_server.web.metrics import Metrics


def lines_of(metrics: Metrics) -> list[str]:
    """Return what Prometheus reads."""
    return generate_latest(metrics.registry).decode().splitlines()


def test_everything_is_counted() -> None:
    """Tables, sockets, answers by code, and how long storing takes."""
    tables = [3]
    metrics = Metrics(tables=lambda: tables[0])
    metrics.connections.inc()
    metrics.accepted()
    metrics.refused("not_your_turn")
    metrics.refused("not_your_turn")
    metrics.appended(0.003)
    lines = lines_of(metrics)
    assert "rami_tables 3.0" in lines
    assert "rami_connections 1.0" in lines
    assert 'rami_actions_total{answer="accepted"} 1.0' in lines
    assert 'rami_actions_total{answer="not_your_turn"} 2.0' in lines
    assert 'rami_append_seconds_bucket{le="0.005"} 1.0' in lines
    tables[0] = 4
    assert "rami_tables 4.0" in lines_of(metrics)


def test_labels_are_a_closed_list() -> None:
    """Nothing that a client chose can become a label, and none can make more of them."""
    metrics = Metrics(tables=lambda: 0)
    metrics.refused("rami_secret")
    assert 'rami_actions_total{answer="other"} 1.0' in lines_of(metrics)
    assert "rami_secret" not in "".join(lines_of(metrics))
