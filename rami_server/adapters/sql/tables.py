"""The database schema, as SQLAlchemy Core tables on one metadata object.

Migrations are compared with this metadata; constraint names follow one convention everywhere.
Times are seconds since the epoch as double floats, exactly as the records have them.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Without names SQLite cannot alter a constraint later, and PostgreSQL invents its own.
NAMING_CONVENTION = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING_CONVENTION)

# What a partial index covers; a query that says the same in the same words is served by it.
IS_OPEN = text("status <> 'closed'")
IS_LOBBY = text("status = 'lobby'")
_HAS_WAKE_UP = text("wake_at IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("humans", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("wake_at", Double),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    # No two open tables share a code; a closed one's may be used again.
    Index(
        "uq_tables_code_open", "code", unique=True, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN
    ),
    Index("ix_tables_wake_at", "wake_at", sqlite_where=_HAS_WAKE_UP, postgresql_where=_HAS_WAKE_UP),
    Index(
        "ix_tables_lobby",
        "visibility",
        "created_at",
        sqlite_where=IS_LOBBY,
        postgresql_where=IS_LOBBY,
    ),
)
"""What can be known of a table without reading its log; written with each record of it."""

records = Table(
    "records",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    # The only lock there is. No foreign key: it would lock the table's row a second time for each
    # record, and both rows are written in one transaction anyway.
    PrimaryKeyConstraint("table_id", "version"),
)
"""The log of all tables. It holds hidden cards. Nothing in it is ever changed, but for the names of
those who have deleted their account."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("last_seen", Double, nullable=False),
    Column("parted", Boolean, nullable=False),
)
"""The server processes and their last heartbeats."""

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)
"""When no heart beat."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("login", Text, unique=True),
    Column("password_hash", Text),
)
"""People; guests have no login. Personal data is here, in `sessions`, and in names in `records` and
`match_players`."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column(
        "player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("created_at", Double, nullable=False),
)
"""What people prove with who they are; of each token only its SHA-256."""

sittings = Table(
    "sittings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
)
"""Which records hold whose name."""

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("first_version", Integer, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("last_version", Integer),
    Column("ended_at", Double),
    Column("scores", Text),
    Column("winner", Integer),
    UniqueConstraint("table_id", "number"),
)
"""Which records are a match, and its result; options and scores as JSON. Written with the records
that begin and end it."""

match_players = Table(
    "match_players",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text),
    Column("name", Text),
    Column("level", Text),
    # The match's own, once more: it puts a person's matches in order.
    Column("started_at", Double, nullable=False),
    Index("ix_match_players_player", "player", "started_at", "match_id"),
)
"""Who played which seat: people have an id and a name, AI players a level."""
