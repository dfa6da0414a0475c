"""The tables. Changing one needs a migration beside it; a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", Text, unique=True),  # the name as it is compared; reserved for members and bots
    Column("look", Text),  # what a name with a key looks like: two names may look the same
    Column("kind", Text, nullable=False),
    Column("password", Text),
    Column("owner", Text, ForeignKey("people.id")),  # of a bot account
    Column("token", Text, unique=True),  # the SHA-256 of a bot account's token
    Column("open", Boolean, nullable=False),  # whether anyone may give the bot a seat
    Column("epoch", Integer, nullable=False),  # cookies of an earlier epoch are void
    Column("created", BigInteger, nullable=False),
    Index(None, "owner"),
    Index(None, "look"),
)

ENDED_SESSIONS: Final = Table(
    "ended_sessions",
    METADATA,
    Column("session", Text, primary_key=True),  # what a cookie says that is void
    Column("until", BigInteger, nullable=False),  # when it would have been void anyway
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("muted", Text, ForeignKey("people.id"), primary_key=True),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    # Agreed when the table was set
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("clock", Text, nullable=False),
    Column("auction", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id")),
    Column("invite", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("fork_of", Text, ForeignKey("matches.id")),
    Column("fork_at", Integer, nullable=False),
    Column("rematch_of", Text, ForeignKey("matches.id"), unique=True),
    Column("created", BigInteger, nullable=False),
    # As it stands
    Column("version", Integer, nullable=False),  # rises with every change of anything
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("waits", Text, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("moved", BigInteger, nullable=False),
    Column("clocks", Text),
    Column("undo", Text),
    Column("live", Text),  # a live auction
    Column("scores", Text),
    Column("settled", Boolean, nullable=False),  # whether results and ratings are written
    Column("due", BigInteger),  # when the server itself has something to do here
    Column("bots_due", Boolean, nullable=False),  # whether that is a bot's decision
    Index(None, "due"),
    Index(None, "status", "moved"),
    Index(None, "fork_of"),
    Index(None, "host"),
)
# Lists of finished matches that all may see; nothing is written there while a match is played.
_SHOWN: Final = and_(MATCHES.c.status == literal_column("'over'"), MATCHES.c.public)
for _name, _columns in (
    ("ix_matches_shown", ("status", "public", "moved")),
    ("ix_matches_shown_game", ("status", "public", "game", "moved")),
):
    Index(
        _name,
        *(MATCHES.c[each] for each in _columns),
        sqlite_where=_SHOWN,
        postgresql_where=_SHOWN,
    )

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("stand_in", Text),
    Column("name", Text, nullable=False),
    Column("seen_by", Text, nullable=False),  # who has seen this seat's secrets
    Column("helped", Boolean, nullable=False, server_default=false()),  # a bot stood in, and acted
    Index(None, "person"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("words", Text),  # NULL: actions were taken back
    Column("remain", Integer),  # of those so far, how many remain
    Column("agreed", Boolean, nullable=False),  # taken back by consent
    Column("asked", Integer),  # an answer given early names the `at` it was given at
    Column("moment", BigInteger, nullable=False),
)

HELD: Final = Table(
    "held",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("words", Text, nullable=False),
    Column("asked", Integer, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("moment", BigInteger, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("who", Text, nullable=False),  # a person's id, or `bot:` and a name
    Column("game", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("total", Integer, nullable=False),
    Column("rating", Integer),
    Column("change", Integer),
    Column("moment", BigInteger, nullable=False),
    Index(None, "who", "moment"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", SmallInteger, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

RATING_HISTORY: Final = Table(
    "rating_history",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("moment", BigInteger, nullable=False),
    UniqueConstraint("who", "game", "seats", "match"),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("budget", Float, nullable=False),
    Column("report", Text, nullable=False),  # seats and no names: it stays when people leave
    Column("moment", BigInteger, nullable=False),
)

PUZZLE_ATTEMPTS: Final = Table(
    "puzzle_attempts",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("words", Text, nullable=False),  # what was chosen
    Column("solved", Boolean, nullable=False),
    Column("mu", Float, nullable=False),  # the rating after it
    Column("sigma", Float, nullable=False),
    Column("change", Integer, nullable=False),  # of what is shown of it
    Column("moment", BigInteger, nullable=False),
    UniqueConstraint("person", "puzzle"),  # the first attempt counts, and no other
)

EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("file", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("cards_file", Text),  # where the cards have a file of their own
    Column("cards_source", Text),
)
