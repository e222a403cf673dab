"""People, their sessions, and which records hold their names.

Revision: 0002, after 0001.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rami_server.adapters.sql.aside import put_aside, taken_back

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = ("sittings", "sessions", "players")


def upgrade() -> None:
    """Bring the schema up to this revision."""
    if taken_back(*TABLES):
        return
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("login", sa.Text()),
        sa.Column("password_hash", sa.Text()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
    )
    _create_sessions()
    op.create_table(
        "sittings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", "version", name=op.f("pk_sittings")),
    )


def _create_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
            name=op.f("fk_sessions_player_players"),
            ondelete="CASCADE",
        ),
    )
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"])


def downgrade() -> None:
    """Take the schema back to the revision before; what was stored is put aside."""
    put_aside(*TABLES)
