"""Tables put aside: a migration that goes back renames them, and the next way up finds them.

Whoever rolls a server back for a day must not lose a year of histories by it.
"""

from __future__ import annotations

from typing import Final

from alembic import op
from sqlalchemy import inspect

PREFIX: Final = "aside_"


def put_aside(*tables: str) -> None:
    """Rename tables, with all that is in them, so that an older server does not see them."""
    for table in tables:
        op.rename_table(table, PREFIX + table)


def taken_back(*tables: str) -> bool:
    """Rename tables that were put aside back again; False, and nothing done, if there are none."""
    if op.get_context().as_sql:  # no database is asked while SQL is only printed
        return False
    present = inspect(op.get_bind()).get_table_names()
    if not all(PREFIX + table in present for table in tables):
        return False
    for table in tables:
        op.rename_table(PREFIX + table, table)
    return True
