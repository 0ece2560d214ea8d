"""When somebody last came to a table, whether it is archived, and where its host sits.

Nobody has noted until now who came when, so every table counts as visited on the day of this step.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_seat", sa.Integer))
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("archived", sa.Float))
    op.add_column("tables", sa.Column("archive_spans", sa.JSON, nullable=False, server_default="[]"))
    op.execute(sa.text("UPDATE tables SET touched = :now").bindparams(now=time.time()))
    op.create_index("by_touched", "tables", ["archived", "touched"])
