from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from rami_server.web.rules.toml import read

if TYPE_CHECKING:
    from pathlib import Path


def test_text_of_any_language_is_read(tmp_path: Path) -> None:
    """A file is UTF-8, whatever the machine's own encoding is."""
    path = tmp_path / "el.toml"
    path.write_text('ace = "άσος"\n', encoding="utf-8")
    assert read(path) == {"ace": "άσος"}


def test_bad_file_is_refused(tmp_path: Path) -> None:
    """A file with an error is not read by half."""
    path = tmp_path / "en.toml"
    path.write_text('ace = "ace"\nace = "again"\n', encoding="utf-8")
    with pytest.raises(tomllib.TOMLDecodeError):
        read(path)
