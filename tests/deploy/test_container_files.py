"""Dockerfile and compose file: read as an engine would, and held to what the documents promise."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from rami_server.config import SECRETS, Settings, variable_of

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
DOCKERFILE = ROOT / "Dockerfile"
COMPOSE = ROOT / "docker-compose.yml"
OURS = ("rami", "migrate", "node")
FROM_OTHER_STAGES = ("--from=",)


@cache
def compose() -> dict[str, Any]:
    """Return the compose file, its merges resolved."""
    content: dict[str, Any] = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    return content


def services() -> dict[str, Any]:
    """Return the services."""
    found: dict[str, Any] = compose()["services"]
    return found


def passes(program: str, *arguments: str) -> None:
    """Fail with what a checker says, unless it is content."""
    checked = subprocess.run(
        [str(BIN / program), *arguments], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def instructions(word: str) -> list[str]:
    """Return what follows each instruction of a kind."""
    text = DOCKERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(rf"^{word} (.+)$", text, re.MULTILINE)


def test_the_linters_are_content() -> None:
    """Hadolint for the image, the Compose specification's own schema for the services."""
    passes("hadolint", "Dockerfile")
    passes("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "docker-compose.yml")


def test_caddy_understands_its_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a plain address and with a name that gets a certificate."""
    for site in ("http://localhost", "rami.example"):
        monkeypatch.setenv("RAMI_SITE", site)
        passes("caddy", "validate", "--config", "deploy/Caddyfile", "--adapter", "caddyfile")


def test_what_the_image_is_built_from_is_there() -> None:
    """Every file that is copied exists and is let into the build."""
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    opened = tuple(line.removeprefix("!") for line in let_in if line.startswith("!"))
    copied = [line.split()[:-1] for line in instructions("COPY") if "--from=" not in line]
    for name in (name for names in copied for name in names):
        clean = name.removeprefix("./")
        assert (ROOT / clean).exists(), clean
        assert clean.split("/")[0] in opened or clean.startswith(opened), clean


def test_the_image_is_modest() -> None:
    """No root, no shell between the engine's signal and the server, and told how to stop."""
    assert instructions("USER")[-1] == "10001:10001"
    assert instructions("STOPSIGNAL") == ["SIGTERM"]
    assert instructions("ENTRYPOINT") == ['["rami-server"]']
    assert instructions("CMD")[-1] == '["serve"]'
    assert "/healthz" in instructions("HEALTHCHECK")[0]
    assert instructions("VOLUME") == ["/data"]


def test_everything_that_is_installed_is_pinned_by_its_hash() -> None:
    """The tools of the build too: nothing newer than what was tested gets in."""
    text = DOCKERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    installing = [
        line for line in re.split(r"&&|\n", text) if " install " in f"{line} " and "pip" in line
    ]
    assert len(installing) == 3
    for line in installing:
        assert "--require-hashes" in line or "--no-deps /wheels/" in line
    assert "--no-build-isolation" in text


def test_services_depend_on_services_of_their_profile() -> None:
    """Whoever starts one profile starts everything that it needs."""
    for name, service in services().items():
        for other in service.get("depends_on", {}):
            assert other in services(), f"{name} depends on {other}"
            assert set(service.get("profiles", [])) <= set(services()[other].get("profiles", []))
    alone = [name for name, service in services().items() if "profiles" not in service]
    assert alone == ["rami"]


def test_what_is_waited_for_can_be_told() -> None:
    """A service is healthy only if it says how that is seen; a job is started once."""
    for service in services().values():
        for other, how in service.get("depends_on", {}).items():
            if how["condition"] == "service_healthy":
                assert "healthcheck" in services()[other] or other in OURS
            if how["condition"] == "service_completed_successfully":
                assert services()[other]["restart"] == "on-failure"


def test_every_variable_is_a_setting() -> None:
    """A mistyped one would end the start of every container."""
    known = {variable_of(field) for field in Settings.model_fields}
    known |= {f"{variable_of(field)}_FILE" for field in SECRETS}
    for name in OURS:
        assert set(services()[name]["environment"]) <= known


def test_every_variable_has_a_default() -> None:
    """`docker compose up` works with nothing set, and each is explained."""
    text = COMPOSE.read_text(encoding="utf-8")
    used = re.findall(r"\$\{(\w+)([^}]?)", text)
    assert {colon for _, colon in used} == {":"}
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    for name in {name for name, _ in used}:
        assert f"`{name}`" in page, name


def test_containers_are_given_time_to_stop() -> None:
    """More than the server takes; else it is killed while it finishes."""
    for name in ("rami", "node"):
        service = services()[name]
        grace = int(service["stop_grace_period"].removesuffix("s"))
        assert grace > int(service["environment"]["RAMI_SHUTDOWN_SECONDS"])


@pytest.mark.parametrize("name", sorted(yaml.safe_load(COMPOSE.read_text("utf-8"))["services"]))
def test_each_service_is_limited(name: str) -> None:
    """None can take the whole machine or fill the disk with its log; none keeps root's powers."""
    service = services()[name]
    limits = service["deploy"]["resources"]["limits"]
    assert {"cpus", "memory"} <= set(limits)
    assert service["logging"]["options"]["max-size"]
    if name != "postgres":  # it changes its user itself, and writes where it likes
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]


def test_secrets_are_files_and_never_committed() -> None:
    """Each that is used is declared; what is declared is ignored by git and made by the script."""
    declared = compose()["secrets"]
    script = (ROOT / "deploy/make-secrets").read_text(encoding="utf-8")
    for service in services().values():
        assert set(service.get("secrets", [])) <= set(declared)
    for name, secret in declared.items():
        assert secret["file"] == f"./deploy/secrets/{name}"
        assert name in script
        ignored = subprocess.run(
            ["git", "check-ignore", "--quiet", f"deploy/secrets/{name}"],  # noqa: S607 - git from the path
            cwd=ROOT,
            check=False,
        )
        assert ignored.returncode == 0
    assert "password" not in " ".join(map(str, services()["node"]["environment"].values()))


def test_secrets_are_made_once(tmp_path: Path) -> None:
    """A second run changes nothing: the database would not let anybody in afterwards."""
    (tmp_path / "secrets").mkdir()
    script = tmp_path / "make-secrets"
    script.write_text((ROOT / "deploy/make-secrets").read_text(encoding="utf-8"))
    made = []
    for _ in range(2):
        subprocess.run(["sh", str(script)], check=True)  # noqa: S607 - sh from the path
        made.append([path.read_text() for path in sorted((tmp_path / "secrets").iterdir())])
    assert made[0] == made[1]
    url, password = made[0]
    assert Settings(database_url=url.strip()).database_url.startswith("postgresql+psycopg://rami:")
    assert f":{password.strip()}@postgres/" in url


def test_what_is_mounted_is_there() -> None:
    """A path that does not exist would become an empty folder."""
    for service in services().values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose()["volumes"] or (ROOT / source).exists(), source
