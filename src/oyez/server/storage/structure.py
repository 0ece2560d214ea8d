"""Whether the database's own pages and indexes are sound, as far as it can tell by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import Connection, inspect, text

from oyez.server.storage.schema import METADATA

MOST: Final = 20  # complaints about pages; the rest would say the same

# amcheck is an extension that comes with PostgreSQL and that only its administrator can install.
HAS_AMCHECK: Final = text("SELECT 1 FROM pg_extension WHERE extname = 'amcheck'")
INDEXES: Final = text(
    "SELECT c.oid, c.relname FROM pg_class c JOIN pg_am a ON a.oid = c.relam"
    " WHERE c.relkind = 'i' AND a.amname = 'btree' AND c.relnamespace = 'public'::regnamespace ORDER BY 2"
)
ROWS: Final = text("SELECT blkno, msg FROM verify_heapam(CAST(:name AS regclass))")


def unsound_pages(connection: Connection, *, wholly: bool) -> Iterator[str]:
    """What SQLite says of its file. `wholly`: it compares indexes with rows, too, which takes a few times as long."""
    how = "integrity_check" if wholly else "quick_check"
    for line in connection.execute(text(f"PRAGMA {how}({MOST})")):
        for complaint in str(line[0]).splitlines():
            if complaint != "ok" and not complaint.startswith("*** in database"):
                yield complaint


def has_amcheck(connection: Connection) -> bool:
    return connection.execute(HAS_AMCHECK).first() is not None


def unsound_relations(connection: Connection) -> Iterator[str]:
    """What PostgreSQL's amcheck says of rows and indexes."""
    for table in METADATA.sorted_tables:
        for found in connection.execute(ROWS, {"name": f'public."{table.name}"'}):
            yield f"page {found.blkno} of {table.name}: {found.msg}"
    for index in connection.execute(INDEXES).all():
        try:
            with connection.begin_nested():
                connection.execute(
                    text("SELECT bt_index_check(CAST(:index AS regclass))"), {"index": index.relname}
                )
        except Exception as error:  # whatever it raises is its complaint
            yield f"index {index.relname}: {str(getattr(error, 'orig', error)).splitlines()[0]}"


def missing_parts(connection: Connection) -> Iterator[str]:
    """Tables and columns that a database of this version has."""
    found = inspect(connection)
    there = set(found.get_table_names())
    for table in METADATA.sorted_tables:
        if table.name not in there:
            yield f"there is no {table.name!r}"
            continue
        columns = {column["name"] for column in found.get_columns(table.name)}
        yield from (f"{table.name!r} has no {c.name!r}" for c in table.columns if c.name not in columns)
