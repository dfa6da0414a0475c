"""People and bot accounts, and how they did."""

from damrak.server.wire.kinds import Name, Password, Received, Sent
from damrak.server.wire.matches import Result
from damrak.server.wire.person import Person


class Me(Sent, frozen=True, kw_only=True):
    """Who is asking."""

    person: Person | None
    """None before a name was chosen."""
    mutes: list[Person]
    """Those whose chat is not sent to me."""
    time: int
    version: str


class NewGuest(Received, frozen=True, kw_only=True):
    """Choose a name and play."""

    name: Name


class Login(Received, frozen=True, kw_only=True):
    """Come back with name and password."""

    name: Name
    password: Password


class Logout(Received, frozen=True, kw_only=True):
    """Forget me in this browser, or in all of them."""

    everywhere: bool = False


class ChangeMe(Received, frozen=True, kw_only=True):
    """Be called something else."""

    name: Name


class SetPassword(Received, frozen=True, kw_only=True):
    """Choose a password, to come back from elsewhere; it signs out all other browsers."""

    password: Password
    old: Password | None = None
    """The password so far, if there is one."""


class DeleteMe(Received, frozen=True, kw_only=True):
    """Delete my account; games with others stay, without my name."""

    password: Password | None = None
    """Needed from a member."""


class Rating(Sent, frozen=True, kw_only=True):
    """How strong someone is at a game with so many seats (OpenSkill)."""

    game: str
    seats: int
    mu: float
    sigma: float
    shown: int
    """One number for people: it begins near 1000 and rises with skill and certainty."""
    matches: int


class RatingPoint(Sent, frozen=True, kw_only=True):
    """A rating after one match."""

    match: str | None
    """None where the table was not public and it is not one's own rating."""
    when: int
    place: int
    mu: float
    sigma: float
    shown: int


class RatingHistory(Sent, frozen=True, kw_only=True):
    """How a rating came about, oldest first."""

    who: str
    """The id of a person, or `bot:` and the name of a built-in bot."""
    game: str
    seats: int
    points: list[RatingPoint]


class Leader(Sent, frozen=True, kw_only=True):
    """A line of a ranking: a person, or a built-in bot."""

    person: Person | None
    bot: str | None
    rating: Rating


class Leaders(Sent, frozen=True, kw_only=True):
    """The strongest at a game with so many seats, the first on top."""

    game: str
    seats: int
    leaders: list[Leader]


class Profile(Sent, frozen=True, kw_only=True):
    """What everyone may know about someone; of a built-in bot too."""

    person: Person | None
    bot: str | None
    since: int
    ratings: list[Rating]
    results: list[Result]
    """The latest first."""


class GameStatistics(Sent, frozen=True, kw_only=True):
    """How I did at one game with so many seats."""

    game: str
    seats: int
    played: int
    won: int
    """Shared victories count."""
    mean_place: float
    mean_score: float
    best_score: int


class Statistics(Sent, frozen=True, kw_only=True):
    """How I did."""

    played: int
    won: int
    playing: int
    games: list[GameStatistics]
    ratings: list[Rating]


class NewBot(Received, frozen=True, kw_only=True):
    """Make an account for a program of mine."""

    name: Name
    open: bool = False
    """Whether anyone may give it a seat, or only I."""


class BotAccount(Sent, frozen=True, kw_only=True):
    """A program's account."""

    bot: Person
    owner: Person
    open: bool
    created: int


class BotToken(Sent, frozen=True, kw_only=True):
    """The key of a bot account, shown once: `Authorization: Bearer …`."""

    bot: BotAccount
    token: str


class BotAccounts(Sent, frozen=True, kw_only=True):
    """My programs' accounts."""

    bots: list[BotAccount]
