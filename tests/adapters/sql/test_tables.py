"""The schema's conventions."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Integer, MetaData, Table, UniqueConstraint
from sqlalchemy.schema import CreateTable

from rami_server.adapters.sql.tables import NAMING_CONVENTION, metadata


def test_constraints_are_named() -> None:
    """A migration can alter any constraint, because each has a name that follows from its table."""
    scratch = MetaData(naming_convention=NAMING_CONVENTION)
    Table("parent", scratch, Column("id", Integer, primary_key=True))
    child = Table(
        "child",
        scratch,
        Column("id", Integer, primary_key=True),
        Column("parent_id", ForeignKey("parent.id")),
        UniqueConstraint("id", "parent_id"),
    )
    ddl = str(CreateTable(child))
    for name in ("pk_child", "fk_child_parent_id_parent", "uq_child_id_parent_id"):
        assert f"CONSTRAINT {name} " in ddl


def test_our_metadata_uses_the_convention() -> None:
    """Every table of the server is made on the metadata that has the convention."""
    assert metadata.naming_convention == NAMING_CONVENTION
