"""Tables, their records, and the nodes that run them.

Revision: 0001, after nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rami_server.adapters.sql.aside import put_aside, taken_back

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = ("outages", "nodes", "records", "tables")


def upgrade() -> None:
    """Bring the schema up to this revision."""
    if taken_back(*TABLES):
        return
    _create_tables()
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_records")),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("last_seen", sa.Double(), nullable=False),
        sa.Column("parted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_outages")),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("humans", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Integer(), nullable=False),
        sa.Column("wake_at", sa.Double()),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    _create_index("uq_tables_code_open", ["code"], "status <> 'closed'", unique=True)
    _create_index("ix_tables_wake_at", ["wake_at"], "wake_at IS NOT NULL")
    _create_index("ix_tables_lobby", ["visibility", "created_at"], "status = 'lobby'")


def _create_index(name: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    """Create an index of the rows that `where` admits, on either database."""
    condition = sa.text(where)
    op.create_index(
        name,
        "tables",
        columns,
        unique=unique,
        sqlite_where=condition,
        postgresql_where=condition,
    )


def downgrade() -> None:
    """Take the schema back to the revision before; what was stored is put aside."""
    put_aside(*TABLES)
