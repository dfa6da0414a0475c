"""The golden games show what they are named for."""

from damrak.games.merchants.state import Merchants
from golden.golden import FOLDER, read


def told(name: str) -> set[str]:
    """What happens in a golden game, in a few words."""
    replay = read(FOLDER / "merchants" / f"{name}.game")
    g = replay.game.start(replay.options)
    assert isinstance(g, Merchants)
    found: set[str] = set()
    for n, words in enumerate(replay.words):
        asked = g.agenda[-1].name.split()[0]
        if asked == "leftover":
            found.add("an hourglass was left")
        elif asked == "give-back":
            found.add("a house was given back")
        loans = sum(g.loans)
        held = [money_bonuses(g, seat) for seat in range(g.seats)]
        replay.step(g, n)
        if any(money_bonuses(g, seat) < held[seat] for seat in range(g.seats)):
            found.add("money was given back")
        if sum(g.loans) > loans:
            found.add("a loan was taken" if words == "borrow" else "a loan was forced")
    assert g.over()
    return found


def money_bonuses(g: Merchants, seat: int) -> int:
    return g.continents_paid[seat] + g.districts_paid[seat] + g.bridges_paid[seat]


def test_a_game_ends_with_hourglasses_left_and_another_without() -> None:
    assert "an hourglass was left" in told("leftover-hourglasses")
    assert "an hourglass was left" not in told("no-hourglass-left")


def test_a_game_has_a_free_loan_and_a_forced_one() -> None:
    assert told("a-loan") >= {"a loan was taken", "a loan was forced"}


def test_a_game_has_bonuses_lost_in_money_and_in_houses() -> None:
    assert told("a-lost-bonus") >= {"a house was given back", "money was given back"}
