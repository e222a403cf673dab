"""The SQL adapter: the log and the directory on SQLite or PostgreSQL.

One SQLAlchemy Core code base serves both; the schema is migrated by Alembic.
"""
