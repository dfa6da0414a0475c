"""The deal of the day: one table against bots, dealt the same to everyone who sets it."""

from msgspec.structs import replace

from damrak.core.game import Game
from damrak.games import GAMES, REGISTRY
from damrak.server.bots.check import default_bot
from damrak.server.match.fairness import daily_seed
from damrak.server.store.records import Stored
from damrak.server.tables.setup import agree, new_chair, new_table
from damrak.server.timing import DAY
from damrak.server.wire import DailyDeal, Match, NewChair, NewMatch, Person


def _game(day: int) -> Game:
    """The titles take turns; the puzzle of the same day is of another one."""
    titles = [GAMES[name] for name in REGISTRY.own]
    return titles[(day + 1) % len(titles)]


def _seats(game: Game) -> int:
    """As few as make a match."""
    return min(count for count in game.seats if count > 1)


def daily_deal(now: int, match: Match | None) -> DailyDeal:
    """What is dealt today, and someone's own match of it."""
    game = _game(now // DAY)
    return DailyDeal(game=game.name, seats=_seats(game), bot=default_bot(game.name), match=match)


def daily_table(who: Person, now: int) -> Stored:
    """Today's table, for one person alone.

    Everyone can know its seed from the date, so that nothing may depend on it: it is not rated, and
    nobody else sits down at it.
    """
    game = _game(now // DAY)
    bots = [NewChair(kind="bot")] * (_seats(game) - 1)
    wish = NewMatch(
        game=game.name, chairs=[NewChair(kind="me"), *bots], public=False, watch=False, chat=False
    )
    title, options = agree(wish)
    chairs = [new_chair(who, seat, each, options, wish) for seat, each in enumerate(wish.chairs)]
    table = new_table(who, title, options, wish, chairs, now)
    table.agreed = replace(table.agreed, seed=daily_seed(now // DAY))
    return table
