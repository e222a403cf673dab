"""How fast the log stores records, on SQLite and on PostgreSQL."""
