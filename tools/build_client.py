"""Hatchling's build hook: the browser client is built from `web/` and goes into the wheel.

An editable install is left alone: there `make client` builds it where the server looks for it.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from typing_extensions import override

BUILT = "rami_server/web/browser"


class ClientBuildHook(BuildHookInterface[Any]):
    """Build the client, or take the one that is there on a machine without npm."""

    @override
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client's files to a wheel; raises `SystemExit` if there is none to add."""
        if version == "editable":
            return
        self._build(Path(self.root))
        build_data["artifacts"].append(f"/{BUILT}/**")

    def _build(self, root: Path) -> None:
        npm = shutil.which("npm")
        if npm is None or not (root / "web" / "package.json").is_file():
            if not (root / BUILT / "index.html").is_file():
                raise SystemExit("Building the browser client needs Node 20 or newer with npm.")
            return
        self.app.display_info("building the browser client")
        in_web = [npm, "--silent", "--prefix", "web"]
        if not _is_installed(root / "web"):
            subprocess.run([*in_web, "ci"], cwd=root, check=True)
        subprocess.run([*in_web, "run", "build"], cwd=root, check=True)


def _is_installed(web: Path) -> bool:
    installed = web / "node_modules" / ".package-lock.json"
    wanted = web / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime
