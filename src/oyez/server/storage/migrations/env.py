"""Run by Alembic, for upgrading.py and for tests: always on a connection that is given, in its transaction."""

from __future__ import annotations

from alembic import context

from oyez.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
