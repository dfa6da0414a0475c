"""Lists of matches whose cost does not grow with the matches that are not on them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Index the finished matches that all may see, and whose tables they were."""
    matches = sa.table("matches", sa.column("status", sa.Text), sa.column("public", sa.Boolean))
    shown = sa.and_(matches.c.status == sa.literal_column("'over'"), matches.c.public)
    op.create_index("ix_matches_host", "matches", ["host"])
    for name, columns in (
        ("ix_matches_shown", ["status", "public", "moved"]),
        ("ix_matches_shown_game", ["status", "public", "game", "moved"]),
    ):
        op.create_index(name, "matches", columns, sqlite_where=shown, postgresql_where=shown)
