from __future__ import annotations

from prometheus_client import CollectorRegistry, generate_latest

from rami_server.engine.options import Level
from rami_server.web.bot_metrics import BotMetrics


def test_everything_the_pool_tells_is_counted() -> None:
    """Depth by kind of table, waiting, decisions by level, thinking, replacements."""
    registry = CollectorRegistry()
    metrics = BotMetrics(registry)
    depths = {True: 3, False: 7}
    metrics.watch(depths.__getitem__)
    metrics.waited(0.2, people=True)
    metrics.waited(2.0, people=False)
    metrics.decided("move", Level.HARD, Level.NORMAL, 0.004)
    metrics.decided("hint", Level.HARD, Level.HARD, 0.03)
    metrics.replaced("hung")
    lines = generate_latest(registry).decode().splitlines()
    for line in (
        'rami_bot_queue{people="yes"} 3.0',
        'rami_bot_queue{people="no"} 7.0',
        'rami_bot_wait_seconds_bucket{le="0.25",people="yes"} 1.0',
        'rami_bot_wait_seconds_sum{people="no"} 2.0',
        'rami_bot_decisions_total{asked="hard",played="normal",use="move"} 1.0',
        'rami_bot_decisions_total{asked="hard",played="hard",use="hint"} 1.0',
        'rami_bot_thinking_seconds_bucket{le="0.005",level="normal"} 1.0',
        'rami_bot_thinking_seconds_count{level="hard"} 1.0',
        'rami_bot_processes_replaced_total{why="hung"} 1.0',
    ):
        assert line in lines
    depths[True] = 0
    assert 'rami_bot_queue{people="yes"} 0.0' in generate_latest(registry).decode()
