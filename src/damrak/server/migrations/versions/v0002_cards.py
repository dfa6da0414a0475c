"""Editions of one's own whose cards have a file of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for that file."""
    op.add_column("editions", sa.Column("cards_file", sa.Text(), nullable=True))
    op.add_column("editions", sa.Column("cards_source", sa.Text(), nullable=True))
