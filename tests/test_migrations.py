"""The migrations: they run, and they say the same as the tables in the code."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

ROOT = Path(__file__).parents[1]


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Return the project's own Alembic configuration, for a database of the test's own."""
    config = Config(toml_file=ROOT / "pyproject.toml")
    config.attributes["database_url"] = f"sqlite+aiosqlite:///{tmp_path}/data/rami.db"
    return config


def test_fresh_database_comes_up_to_date(config: Config, tmp_path: Path) -> None:
    """An operator's new database is made by the migrations alone, with nothing left to do."""
    command.upgrade(config, "head")
    assert (tmp_path / "data" / "rami.db").exists()
    command.check(config)


def test_printing_the_sql_touches_nothing(config: Config, tmp_path: Path) -> None:
    """A database administrator may ask for the SQL first: no database is made or changed by it."""
    config.output_buffer = StringIO()
    command.upgrade(config, "head", sql=True)
    assert list(tmp_path.iterdir()) == []
