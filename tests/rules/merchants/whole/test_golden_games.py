"""The golden games show what they are named for."""

from golden.golden import read
from golden.merchants_games import HERE, LEFT, LOANS, LOST, told


def happens(name: str) -> set[str]:
    return told(read(HERE / f"{name}.game"))


def test_a_game_ends_with_hourglasses_left_and_another_without() -> None:
    assert LEFT in happens("leftover-hourglasses")
    assert LEFT not in happens("no-hourglass-left")


def test_a_game_has_a_free_loan_and_a_forced_one() -> None:
    assert happens("a-loan") >= LOANS


def test_a_game_has_bonuses_lost_in_money_and_in_houses() -> None:
    assert happens("a-lost-bonus") >= LOST
