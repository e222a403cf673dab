from __future__ import annotations

from prometheus_client import generate_latest

from rami_server.web.metrics import Metrics


def lines_of(metrics: Metrics) -> list[str]:
    """Return what Prometheus reads."""
    return generate_latest(metrics.registry).decode().splitlines()


def test_everything_is_counted() -> None:
    """Answers by kind and code, and how long everything takes that a player waits for."""
    metrics = Metrics("1.2.3")
    metrics.answered("meld", "accepted")
    metrics.answered("meld", "not_your_turn")
    metrics.answered("meld", "not_your_turn")
    metrics.answered("join", "table_full")
    metrics.took("act", 0.003)
    metrics.appended("stored", 0.003)
    metrics.appended("conflict", 0.003)
    metrics.committed(0.2)
    metrics.requested("GET", "/api/v1/tables/{code}", 200, 0.003)
    metrics.lagged(0.06)
    metrics.let_go()
    assert {
        'rami_info{version="1.2.3"} 1.0',
        'rami_actions_total{answer="accepted",kind="meld"} 1.0',
        'rami_actions_total{answer="not_your_turn",kind="meld"} 2.0',
        'rami_actions_total{answer="table_full",kind="join"} 1.0',
        'rami_answer_seconds_bucket{le="0.005",type="act"} 1.0',
        'rami_append_seconds_bucket{le="0.005"} 2.0',
        'rami_appends_total{outcome="conflict"} 1.0',
        'rami_commit_seconds_bucket{le="0.25"} 1.0',
        'rami_http_requests_total{method="GET",route="/api/v1/tables/{code}",status="200"} 1.0',
        'rami_http_request_seconds_count{route="/api/v1/tables/{code}"} 1.0',
        'rami_loop_lag_seconds_bucket{le="0.1"} 1.0',
        "rami_slow_clients_total 1.0",
    } <= set(lines_of(metrics))


def test_the_process_is_measured_too() -> None:
    """Memory and open files: what an operator looks at first when a server is slow."""
    text = "\n".join(lines_of(Metrics()))
    assert "process_resident_memory_bytes " in text
    assert "process_open_fds " in text


def test_labels_are_a_closed_list() -> None:
    """Nothing that a client chose can become a label, and none can make more of them."""
    metrics = Metrics()
    metrics.answered("rami_secret", "rami_secret")
    assert 'rami_actions_total{answer="other",kind="other"} 1.0' in lines_of(metrics)
    assert "rami_secret" not in "".join(lines_of(metrics))
