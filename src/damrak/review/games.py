"""Games between bots, as replays: what calibrations, tests and puzzles are made from."""

from random import Random

from damrak.bots import make_bot, seated
from damrak.bots.budget import Budget
from damrak.core.fair import seed_from
from damrak.core.options import Options
from damrak.core.play import Fair, play
from damrak.core.replay import Replay
from damrak.games import find_game


def bot_game(
    game: str,
    bots: list[str],
    seed: int,
    simulations: int | None = None,
    table: Options | None = None,
) -> Replay:
    """A whole game; the same again for the same seed, where bots count simulations."""
    title = find_game(game)
    options = table or title.agree(len(bots), {})
    replay = Replay(title, options)
    state = title.start(options)
    budget = Budget(None, simulations)
    with seated(
        make_bot(bot, game, Random(f"{seed} {seat}"), budget) for seat, bot in enumerate(bots)
    ) as players:
        play(state, players, Fair(seed_from(seed)), replay.add)
    return replay
