"""Networks that are shut out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
