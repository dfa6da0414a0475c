"""Seats for which a bot has decided while their owner was away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for that; of older matches it is not known."""
    op.add_column(
        "chairs", sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false())
    )
