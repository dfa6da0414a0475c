"""Sessions that were ended alone, while others of the same person go on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "ended_sessions",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("session", name="pk_ended_sessions"),
    )
