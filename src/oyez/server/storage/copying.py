"""A copy of a PostgreSQL database before it is upgraded: files that psql can put back."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, text


def copy_out(connection: Connection, folder: Path) -> None:
    """Every table as CSV, and a script for psql that puts it all into empty tables of the same version."""
    listed = connection.execute(
        text(
            "SELECT c.relname FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace"
            " AND c.relname <> 'alembic_version' ORDER BY c.oid"
        )  # in the order in which they were made: what others refer to comes first
    )
    tables = [str(line.relname) for line in listed]
    lock = ", ".join(f'"{table}"' for table in tables)
    connection.execute(text(f"LOCK TABLE {lock} IN ACCESS EXCLUSIVE MODE"))
    raw = connection.connection.driver_connection
    assert raw is not None
    lines = ["BEGIN;"]
    for table in tables:
        with (
            raw.cursor().copy(f'COPY "{table}" TO STDOUT (FORMAT csv, HEADER)') as copied,
            open(folder / f"{table}.csv", "xb", opener=_for_me_alone) as out,
        ):
            for block in copied:
                out.write(block)
        with open(folder / f"{table}.csv", encoding="utf-8") as copy:
            columns = copy.readline().strip()
        lines.append(f"\\copy \"{table}\" ({columns}) FROM '{table}.csv' (FORMAT csv, HEADER)")
    with open(folder / "restore.sql", "x", encoding="utf-8", opener=_for_me_alone) as script:
        script.write("\n".join([*lines, "COMMIT;", ""]))


def _for_me_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
