"""The house itself: that the repository keeps the promises its documents make."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "rami_server"
MAX_LINES = 300

# Modules without a test file of their own name, and why.
TESTED_ELSEWHERE = {
    "__main__": "two lines that only run as a process: tests/e2e/test_server_process.py",
    "listeners": "declarations without code; tests/runtime/test_audience.py uses them",
    "outcomes": "declarations without code; tests/runtime/test_host.py compares them",
    "ports": "declarations without code; tests/contracts holds every adapter to them",
}


@cache
def repository_files() -> tuple[Path, ...]:
    """Return the files that are, or would be, committed and can be read as text."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - git from the path, as a developer runs it
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in listing.split("\0") if name)
    return tuple(path for path in paths if path.is_file() and b"\0" not in path.read_bytes())


def modules() -> list[Path]:
    """Return every Python file of the package, relative to it."""
    return sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


def files_of_tests() -> list[Path]:
    """Return every test file, relative to tests/."""
    return sorted((ROOT / "tests").rglob("test_*.py"))


def syntax(path: Path) -> ast.Module:
    """Parse a source file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def make_targets() -> set[str]:
    """Return the targets of the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+):", text, re.MULTILINE))


def test_documented_make_targets_exist() -> None:
    """Every `make …` that a document tells people to type is there to be typed."""
    documents = [path for path in repository_files() if path.suffix == ".md"]
    mentioned = {
        target
        for path in documents
        for line in re.findall(r"`make ([a-z][a-z0-9 -]*)", path.read_text(encoding="utf-8"))
        for target in line.split()
    }
    assert {"run", "test"} <= mentioned
    assert mentioned <= make_targets()


def test_documented_links_lead_somewhere() -> None:
    """Every relative link of a document leads to a file or folder of the repository."""
    broken = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in repository_files()
        if path.suffix == ".md"
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
        if "://" not in link and not (path.parent / link).exists()
    ]
    assert broken == []


def test_no_file_names_a_machine() -> None:
    """Nothing depends on the folders of whoever wrote it."""
    home = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in repository_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if home.search(line) and path != Path(__file__)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locks_name_no_registry_and_hash_everything(name: str) -> None:
    """A lock installs from whichever registry the operator trusts, and only what was locked."""
    text = (ROOT / name).read_text(encoding="utf-8")
    without_hashes = re.sub(r"^ +--hash=\S+", "", text, flags=re.MULTILINE)
    assert not re.search(r"://|^\s*-", without_hashes, re.MULTILINE)
    packages = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(packages) > 30
    assert [package.split()[0] for package in packages if "--hash=sha256:" not in package] == []


def test_locks_of_what_runs_on_node_name_no_address() -> None:
    """Neither a registry nor anybody's page; the integrity of each package is in them."""
    locks = [path for path in repository_files() if path.name == "package-lock.json"]
    assert len(locks) >= 5
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in locks}
    assert [name for name, text in texts.items() if "://" in text] == []
    assert all('"integrity": "sha' in text for text in texts.values())


def test_development_lock_contains_the_runtime_lock() -> None:
    """What is tested is what is installed: the same versions in both locks."""
    pins = [
        set(re.findall(r"^[a-z0-9][^ ]*==[^ ]*", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    ]
    assert pins[0] <= pins[1]


@pytest.mark.parametrize("module", modules(), ids=str)
def test_module_is_described_and_short(module: Path) -> None:
    """Each module says what it is, and is small enough to be read in one go."""
    path = PACKAGE / module
    assert ast.get_docstring(syntax(path))
    assert len(path.read_text(encoding="utf-8").splitlines()) < MAX_LINES


@pytest.mark.parametrize("module", [m for m in modules() if m.name != "__init__.py"], ids=str)
def test_module_has_its_test_file(module: Path) -> None:
    """Whoever changes a module knows at once where its tests are."""
    if module.stem not in TESTED_ELSEWHERE:
        assert (ROOT / "tests" / module.parent / f"test_{module.name}").is_file()


@pytest.mark.parametrize("path", files_of_tests(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_test_says_what_it_protects(path: Path) -> None:
    """A test without a docstring cannot be judged when it fails."""
    silent = [
        node.name
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and not ast.get_docstring(node)
    ]
    assert silent == []


@pytest.mark.parametrize("path", files_of_tests(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_test_sleeps_or_mocks(path: Path) -> None:
    """A test waits for conditions, not for time, and uses the real thing or the memory adapter."""
    tree = syntax(path)
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in [getattr(node, "module", None) or "", *(alias.name for alias in node.names)]
    }
    assert not {name for name in imported if "mock" in name}
    assert "sleep" not in imported
    assert not [call for call in ast.walk(tree) if takes_time(call)]


def takes_time(node: ast.AST) -> bool:
    """Whether it is a call of some `sleep`; of 0 it only lets others run."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr == "sleep" and ast.unparse(node.args[0]) != "0"


def test_alembic_folder_is_no_package() -> None:
    """An __init__.py in alembic/ would shadow the library of that name."""
    assert not (ROOT / "alembic" / "__init__.py").exists()
    assert (ROOT / "alembic" / "env.py").is_file()


def test_engine_package_hands_out_nothing() -> None:
    """The contracts go by module names, so engine/__init__.py must not re-export the state."""
    tree = syntax(PACKAGE / "engine" / "__init__.py")
    assert not [n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom)]


def test_only_config_reads_the_environment() -> None:
    """A setting that is read in one place can be documented, checked and tested in one place."""
    readers = {
        str(module)
        for module in modules()
        for node in ast.walk(syntax(PACKAGE / module))
        if isinstance(node, ast.Attribute) and node.attr in {"environ", "getenv"}
    }
    assert readers <= {"config.py"}


def test_changelog_knows_this_version() -> None:
    """A release without an entry in the changelog cannot be made by accident."""
    namespace = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.+)"', namespace)
    assert version is not None
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{version[1]}]" in changelog


def test_every_lint_exception_has_its_reason() -> None:
    """A rule is switched off with a reason beside it, or not at all."""
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    start = lines.index("ignore = [")
    end = lines.index("[tool.ruff.lint.flake8-type-checking]")
    codes = [line for line in lines[start:end] if re.match(r'\s+"[A-Z]+[0-9]*",', line)]
    assert len(codes) > 5
    assert [line for line in codes if "#" not in line] == []


def test_contracts_are_the_documented_ones() -> None:
    """The contracts that the architecture page explains are all in force."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert {"layers", "protected", "forbidden"} == {contract["type"] for contract in contracts}
    for contract in contracts:
        assert contract["name"].split(":")[0] in page
