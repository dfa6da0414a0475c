"""Bots choose legal actions from a view, the same ones again from the same seed."""

from random import Random

import pytest

from damrak.bots import BOTS, make_bot
from damrak.bots.nets.library import OURS
from damrak.cli.experiments.simulate import play_one
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.games import GAMES


def played(game: str, bots: list[str], number: int) -> Replay:
    title = GAMES[game]
    replay = Replay(title, title.agree(len(bots), {}))
    play_one(title, replay.options, bots, number, replay)
    return replay


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_plays_the_same_game_again_from_the_same_seed(game: str, bot: str) -> None:
    seats = max(2, GAMES[game].seats[0])
    assert played(game, [bot] * seats, 3).words == played(game, [bot] * seats, 3).words


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_bot_but_for_one_that_needs_a_net(game: str) -> None:
    for bot in BOTS:
        if bot == "instinct" and not (OURS / f"{game}.net").exists():
            with pytest.raises(Mistake, match=f"there is no net for {game}"):
                make_bot(bot, game, Random(1))
        else:
            assert make_bot(bot, game, Random(1)) is not None


def test_an_unknown_bot_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="expected one of random, easy"):
        make_bot("genius", "ticket-to-ride", Random(1))


def wins(game: str, bots: list[str], games: int) -> float:
    won = 0.0
    for number in range(games):
        scores = played(game, bots, number).at().scores()
        first = [score.seat for score in scores if score.place == 1]
        won += (0 in first) / len(first)
    return won / games


@pytest.mark.full
def test_greedy_beats_random_at_ticket_to_ride() -> None:
    assert wins("ticket-to-ride", ["greedy", "random"], 40) >= 0.95
    assert wins("ticket-to-ride", ["greedy", "random", "random", "random"], 40) >= 0.85
