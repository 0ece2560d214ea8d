"""How the schema came to be what it is: one file per step in versions/, run by Alembic on both databases.

A new step: NNNN_name.py with the next number as its revision and the one before as down_revision, and the same change
in schema.py. A new database is made from schema.py as a whole, so tests/server/test_migrations.py holds the two against
each other. SQLite can add a column in place; for any other change of a table use op.batch_alter_table(), which makes it
anew there: give it table_kwargs={"sqlite_with_rowid": False} for tables that have none. A column that must not be empty
needs a server_default for the rows that are there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
VERSION: Final = max(step.name[:4] for step in (FOLDER / "versions").glob("[0-9]*.py"))  # of schema.py
