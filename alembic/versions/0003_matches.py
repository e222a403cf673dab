"""Which matches were played, by whom, and how they ended.

Revision: 0003, after 0002.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rami_server.adapters.sql.aside import put_aside, taken_back

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = ("match_players", "matches")


def upgrade() -> None:
    """Bring the schema up to this revision."""
    if taken_back(*TABLES):
        return
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("first_version", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("last_version", sa.Integer()),
        sa.Column("ended_at", sa.Double()),
        sa.Column("scores", sa.Text()),
        sa.Column("winner", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("table_id", "number", name=op.f("uq_matches_table_id_number")),
    )
    _create_match_players()


def _create_match_players() -> None:
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.Text()),
        sa.Column("name", sa.Text()),
        sa.Column("level", sa.Text()),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_match_players")),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_match_players_match_id_matches"),
            ondelete="CASCADE",
        ),
    )
    columns = ["player", "started_at", "match_id"]
    op.create_index("ix_match_players_player", "match_players", columns)


def downgrade() -> None:
    """Take the schema back to the revision before; what was stored is put aside."""
    put_aside(*TABLES)
