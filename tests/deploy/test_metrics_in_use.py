"""The dashboard and the alerts: whatever they ask for, a real server has."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.support.promises import series_in, series_of

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "deploy/prometheus/alerts.yml"
DASHBOARD = ROOT / "deploy/grafana/dashboards/rami.json"
OPERATIONS = ROOT / "docs/operations.md"


def rules() -> list[dict[str, Any]]:
    """Return the alert rules."""
    content = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))
    return [rule for group in content["groups"] for rule in group["rules"]]


def panels() -> list[dict[str, Any]]:
    """Return the dashboard's panels that show anything."""
    content = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    return [panel for panel in content["panels"] if panel["type"] != "row"]


def expressions() -> list[str]:
    """Return what the panels ask, with Grafana's variables filled in."""
    asked = [target["expr"] for panel in panels() for target in panel["targets"]]
    return [each.replace("$__rate_interval", "5m").replace("$instance", ".*") for each in asked]


def promtool() -> str:
    """Return the program that reads rules as Prometheus does, or skip."""
    found = shutil.which("promtool")
    if found is None:
        pytest.skip("promtool is not installed (Debian: apt install prometheus)")
    return found


def test_every_series_that_is_asked_for_is_there(tmp_path: Path) -> None:
    """A renamed counter would leave an empty panel, and an alert that never fires."""
    asked = [rule["expr"] for rule in rules()] + expressions()
    wanted = set().union(*map(series_in, asked))
    assert len(wanted) > 15
    assert wanted - series_of(tmp_path) == set()


def test_everything_that_is_counted_is_shown() -> None:
    """A counter of ours that nobody looks at is either a missing panel or not needed."""
    modules = ("metrics", "bot_metrics", "gauges")
    source = "".join((ROOT / f"rami_server/web/{name}.py").read_text("utf-8") for name in modules)
    counted = set(re.findall(r'"(rami_\w+)"', source))
    shown = " ".join(expressions() + [rule["expr"] for rule in rules()])
    unseen = {name for name in counted if not re.search(rf"\b{name}(_\w+)?\b", shown)}
    assert unseen == {"rami_draining"}


def test_every_alert_is_explained() -> None:
    """The operations page has a section for each, with what to do, and for nothing else."""
    page = OPERATIONS.read_text(encoding="utf-8")
    explained = re.findall(r"^### (Rami\w+)$", page, re.MULTILINE)
    assert explained == [rule["alert"] for rule in rules()]
    for rule in rules():
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"]["summary"].endswith(".")


def test_prometheus_accepts_the_alerts() -> None:
    """As its own checker reads them."""
    command = [promtool(), "check", "rules", str(ALERTS)]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    config = [promtool(), "check", "config", str(ALERTS.with_name("prometheus.yml"))]
    checked = subprocess.run(config, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_prometheus_understands_the_dashboard(tmp_path: Path) -> None:
    """Each question of a panel, as a rule of its own."""
    asked = [{"record": f"panel:{i}", "expr": expr} for i, expr in enumerate(expressions())]
    file = tmp_path / "rules.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "panels", "rules": asked}]}))
    command = [promtool(), "check", "rules", str(file)]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_alerts_fire_when_they_should(tmp_path: Path) -> None:
    """The worst ones, on series as a server in trouble has them, and on those of a sound one."""
    cases = [
        ("RamiDown", 'up{job="rami",instance="a"}', "0x20", "1x20"),
        ("RamiGone", 'up{job="rami",instance="a"}', "1 stale _x20", "1x20"),
        ("RamiDatabaseAway", 'rami_heartbeat_age_seconds{instance="a"}', "0+15x20", "1x20"),
        ("RamiTableParked", 'rami_tables_parked{instance="a"}', "1x20", "0x20"),
        (
            "RamiNotStoring",
            'rami_appends_total{instance="a",outcome="unavailable"}',
            "0+15x40",
            "3x40",
        ),
    ]
    tests = []
    for alert, series, bad, good in cases:
        for values, fires in ((bad, True), (good, False)):
            labels = {"severity": "critical"}
            labels |= {"job": "rami"} if alert in {"RamiDown", "RamiGone"} else {}
            labels |= {"instance": "a"} if alert != "RamiGone" else {}
            expected = [{"exp_labels": labels, "exp_annotations": {}}] if fires else []
            tests.append(
                {
                    "interval": "15s",
                    "input_series": [{"series": series, "values": values}],
                    "alert_rule_test": [
                        {"eval_time": "5m", "alertname": alert, "exp_alerts": expected}
                    ],
                }
            )
    bare = yaml.safe_load(ALERTS.read_text(encoding="utf-8"))
    for rule in bare["groups"][0]["rules"]:
        rule["annotations"] = {}
    (tmp_path / "alerts.yml").write_text(yaml.safe_dump(bare))
    (tmp_path / "cases.yml").write_text(
        yaml.safe_dump({"rule_files": ["alerts.yml"], "tests": tests})
    )
    command = [promtool(), "test", "rules", str(tmp_path / "cases.yml")]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_dashboard_can_be_loaded() -> None:
    """Every panel has its own number, a title of its own, and its data source by name."""
    shown = panels()
    assert len({panel["id"] for panel in shown}) == len(shown)
    assert len({panel["title"] for panel in shown}) == len(shown)
    source = yaml.safe_load(
        (ROOT / "deploy/grafana/provisioning/datasources/prometheus.yml").read_text("utf-8")
    )["datasources"][0]["uid"]
    assert {target["datasource"]["uid"] for p in shown for target in p["targets"]} == {source}
    firing = {word for panel in shown for word in re.findall(r"Rami\w+", panel["description"])}
    assert firing <= {rule["alert"] for rule in rules()}
