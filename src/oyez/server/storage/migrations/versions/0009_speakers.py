"""Who said a line: before the start somebody else may sit down on the seat it came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("said", sa.Column("name", sa.String(100)))
