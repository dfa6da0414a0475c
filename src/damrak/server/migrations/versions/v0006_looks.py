"""What the names of members and bots look like."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for it; it is found out at the next start."""
    op.add_column("people", sa.Column("look", sa.Text(), nullable=True))
    op.create_index("ix_people_look", "people", ["look"])
