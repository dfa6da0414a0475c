"""First attempts at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("person", "puzzle", name="uq_puzzle_attempts_person_puzzle"),
    )
