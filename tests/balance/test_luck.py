"""Two games that have parted still have the same luck."""

from collections import Counter
from random import Random
from typing import Any

from damrak.balance.deciders import Deciders, play_on
from damrak.balance.luck import Luck
from damrak.core.action import CHANCE, Action
from damrak.core.agenda import AgendaState, ByChance
from damrak.core.fair import seed_from
from damrak.games import find_game
from damrak.games.amsterdam.pieces.actions import Roll, Show
from damrak.games.amsterdam.state import Amsterdam


class Weighted(ByChance[Any]):
    def __init__(self, actions: list[Action], odds: list[int]) -> None:
        super().__init__("which", -2)
        self.actions = actions
        self.given = odds

    def legal(self, g: Any) -> list[Action]:
        return self.actions

    def weights(self, g: Any) -> list[int]:
        return self.given


def asking(actions: list[Action], odds: list[int]) -> AgendaState[Any]:
    title = find_game("amsterdam")
    state = title.start(title.agree(2, {}))
    assert isinstance(state, Amsterdam)
    state.agenda = [Weighted(actions, odds)]
    return state


def test_every_outcome_comes_as_often_as_its_odds_say() -> None:
    actions = [Action(word, "x", {}, []) for word in ("rain", "wind", "sun")]
    state = asking(actions, [1, 3, 4])
    luck = Luck(seed_from(5))
    seen = Counter(luck.draw(state).words for _ in range(4000))
    assert abs(seen["rain"] - 500) < 70
    assert abs(seen["wind"] - 1500) < 100
    assert abs(seen["sun"] - 2000) < 100


def test_an_outcome_that_is_gone_changes_nothing_but_its_own_turns() -> None:
    actions = [Action(f"card {n}", "x", {}, []) for n in range(12)]
    all_of_them, fewer = asking(actions, [1] * 12), asking(actions[1:], [1] * 11)
    one, two = Luck(seed_from(6)), Luck(seed_from(6))
    pairs = [(one.draw(all_of_them), two.draw(fewer)) for _ in range(300)]
    assert {a.words for a, b in pairs if a is not b} == {"card 0"}


def rolls_and_cards(decide: int) -> tuple[list[str], list[str], list[str]]:
    """A game of Amsterdam in which everyone decides at random: the dice, the cards, all else."""
    title = find_game("amsterdam")
    state = title.start(title.agree(3, {}))
    assert isinstance(state, Amsterdam)
    luck = Luck(seed_from(7))
    rng = Random(decide)
    dice: list[str] = []
    cards: list[str] = []
    decided: list[str] = []
    while not state.over():
        if state.to_move() == CHANCE:
            action = luck.draw(state)
            if isinstance(action, Roll):
                dice.append(action.words)
            elif isinstance(action, Show):
                cards.append(action.words)
        else:
            action = rng.choice(state.legal())
            decided.append(action.words)
        state.apply(action)
    return dice, cards, decided


def test_games_that_are_decided_otherwise_see_the_same_dice_and_cards() -> None:
    dice, cards, decided = rolls_and_cards(1)
    other_dice, other_cards, otherwise = rolls_and_cards(2)
    assert decided != otherwise
    assert len(dice) == 72
    assert dice == other_dice
    assert cards == other_cards


def test_the_same_deal_is_the_same_game() -> None:
    def totals() -> list[int]:
        title = find_game("merchants")
        state = title.start(title.agree(3, {}))
        assert isinstance(state, AgendaState)
        play_on(state, Deciders("merchants", "random", 0, 3, 11), Luck(seed_from(11)))
        return [score.total for score in state.scores()]

    assert totals() == totals()
