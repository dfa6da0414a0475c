"""Reviews of finished matches, kept with their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for them; a review is made when somebody asks for it."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("budget", sa.Float(), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
    )
