"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "editions",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "name", name=op.f("pk_editions")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_people_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("key", name=op.f("uq_people_key")),
        sa.UniqueConstraint("token", name=op.f("uq_people_token")),
    )
    op.create_index(op.f("ix_people_owner"), "people", ["owner"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("auction", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("fork_of", sa.Text(), nullable=True),
        sa.Column("fork_at", sa.Integer(), nullable=False),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("waits", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("moved", sa.BigInteger(), nullable=False),
        sa.Column("clocks", sa.Text(), nullable=True),
        sa.Column("undo", sa.Text(), nullable=True),
        sa.Column("live", sa.Text(), nullable=True),
        sa.Column("scores", sa.Text(), nullable=True),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("bots_due", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["fork_of"], ["matches.id"], name=op.f("fk_matches_fork_of")),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_matches_host")),
        sa.ForeignKeyConstraint(["rematch_of"], ["matches.id"], name=op.f("fk_matches_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_matches_rematch_of")),
    )
    op.create_index(op.f("ix_matches_due"), "matches", ["due"], unique=False)
    op.create_index(op.f("ix_matches_fork_of"), "matches", ["fork_of"], unique=False)
    op.create_index(op.f("ix_matches_status_moved"), "matches", ["status", "moved"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "chairs",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("stand_in", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seen_by", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chairs_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chairs_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_chairs")),
    )
    op.create_index(op.f("ix_chairs_person"), "chairs", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chat_match")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person")),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "held",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_held_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_held")),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("remain", sa.Integer(), nullable=True),
        sa.Column("agreed", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_log_match")),
        sa.PrimaryKeyConstraint("match", "n", name=op.f("pk_log")),
    )
    op.create_table(
        "rating_history",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_rating_history_match")),
        sa.PrimaryKeyConstraint("who", "match", name=op.f("pk_rating_history")),
        sa.UniqueConstraint(
            "who", "game", "seats", "match", name=op.f("uq_rating_history_who_game_seats_match")
        ),
    )
    op.create_table(
        "results",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("change", sa.Integer(), nullable=True),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_results_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_who_moment"), "results", ["who", "moment"], unique=False)
