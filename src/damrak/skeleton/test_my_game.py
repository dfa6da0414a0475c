"""The game keeps every promise that games make, and its own rules."""

import pytest

from damrak.core.contract.check import check_game, check_lockstep
from damrak.games import find_game
from damrak.missing_texts import missing_texts
from damrak.skeleton.package.game import GAME


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_keeps_the_contract(seats: int, seed: int) -> None:
    """Legal is never empty, copies are independent, games end, views keep secrets, and so on."""
    options = GAME.agree(seats, {})
    check_game(GAME, options, seed, looks=0.3)
    check_lockstep(GAME, options, seed)


def test_everything_can_be_said_in_every_language() -> None:
    assert missing_texts(GAME) == []


def test_it_is_installed() -> None:
    assert find_game("my-game") is GAME


def test_a_one_loses_what_is_at_stake() -> None:
    g = GAME.start(GAME.agree(2, {}))
    for words in ["roll 6", "go on", "roll 1"]:
        g.apply(g.find(words))
    assert (g.points, g.stake, g.turn) == ([0, 0], 0, 1)


def test_who_stops_keeps_it() -> None:
    g = GAME.start(GAME.agree(2, {}))
    for words in ["roll 6", "go on", "roll 5", "stop"]:
        g.apply(g.find(words))
    assert (g.points, g.turn) == ([11, 0], 1)
