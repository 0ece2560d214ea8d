"""What names of accounts look like. Of those that already look alike the oldest has the look, and all are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from oyez.server.people.looks import looks
from oyez.server.storage.stored import hash_of

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    shapes = op.create_table(
        "looks",
        sa.Column("look", sa.LargeBinary(32), primary_key=True),
        sa.Column("account", sa.String(22), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    )
    named = sa.text("SELECT id, name FROM accounts ORDER BY created, id")
    owners: dict[bytes, str] = {}
    for line in op.get_bind().execute(named):
        for look in looks(line.name):
            owners.setdefault(hash_of(look), line.id)
    if owners:
        op.bulk_insert(shapes, [{"look": look, "account": owner} for look, owner in owners.items()])
