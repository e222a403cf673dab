"""How Alembic reaches the database: the server's own settings, metadata and engine.

Runs for `alembic upgrade head` in a checkout, and from the copy inside the installed package.
"""

from alembic import context
from sqlalchemy import Connection

from rami_server.adapters.sql.database import open_blocking_engine, prepare_folder
from rami_server.adapters.sql.tables import metadata
from rami_server.config import load_settings

MIGRATION_LOCK = 0x52414D4900
"""PostgreSQL's advisory lock of whoever migrates."""


def migrate(connection: Connection) -> None:
    """Run the migrations on an open connection, all in one transaction.

    Of several processes that migrate at once the first does it; the others wait, and find it done.
    """
    with connection.begin():
        lock(connection)
        context.configure(
            connection=connection,
            target_metadata=metadata,
            render_as_batch=connection.dialect.name == "sqlite",  # SQLite cannot alter in place
        )
        context.run_migrations()


def lock(connection: Connection) -> None:
    """Keep other processes from migrating until the transaction ends."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")


def migrate_online(url: str) -> None:
    """Open the database, migrate, close it."""
    prepare_folder(url)
    engine = open_blocking_engine(url)
    try:
        with engine.connect() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def migrate_offline(url: str) -> None:
    """Print the SQL instead of running it (`alembic upgrade head --sql`)."""
    context.configure(url=url, target_metadata=metadata, literal_binds=True)
    with context.begin_transaction():
        context.run_migrations()


# A caller that has the address already hands it over; on the command line the settings say it.
database_url = context.config.attributes.get("database_url") or load_settings().database_url
if context.is_offline_mode():
    migrate_offline(database_url)
else:
    migrate_online(database_url)
