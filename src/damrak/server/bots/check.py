"""Which built-in bots play which games, at which tables."""

from functools import cache, lru_cache

from damrak.bots import BOTS, check_bots
from damrak.core.mistake import Mistake
from damrak.core.options import Options


def can_play(bot: str, game: str) -> bool:
    """Whether a built-in bot plays this game."""
    return bot in BOTS and _can_play(bot, game)


@cache
def _can_play(bot: str, game: str) -> bool:
    try:
        check_bots([bot], game)
    except (ImportError, Mistake):
        return False
    return True


def default_bot(game: str) -> str:
    """The bot that stands in unless another is named: a fair one, if it plays this game."""
    return "fair" if can_play("fair", game) else next(bot for bot in BOTS if can_play(bot, game))


def check_bot(bot: str, game: str, options: Options) -> str:
    """The bot, if it plays this game at such a table."""
    if not can_play(bot, game):
        able = ", ".join(each for each in BOTS if can_play(each, game))
        raise Mistake(f"no bot '{bot}' plays {game}; expected one of {able}")
    refusal = _refusal(
        bot, game, options.seats, options.edition, tuple(sorted(options.chosen.items()))
    )
    if refusal:
        raise Mistake(refusal)
    return bot


@lru_cache(maxsize=512)
def _refusal(
    bot: str, game: str, seats: int, edition: str, chosen: tuple[tuple[str, str], ...]
) -> str:
    """Why a bot does not play at such a table; remembered, as making one may take long."""
    try:
        check_bots([bot], game, options=Options(seats, edition, dict(chosen)))
    except Mistake as mistake:
        return str(mistake)
    return ""
