"""Expansions combine freely; alone there are none."""

import itertools

import pytest

from damrak.core.mistake import Mistake
from damrak.games import GAMES
from rules.amsterdam.positions import opened, unopened

GAME = GAMES["amsterdam"]


def test_what_is_not_chosen_is_the_base_game_of_twelve_rounds() -> None:
    assert GAME.agree(3, {}).chosen == {
        "rounds": "12",
        "workers": "no",
        "tasks": "no",
        "figure": "no",
        "market": "base",
    }


def test_an_expansion_may_be_named_alone() -> None:
    chosen = GAME.agree(3, {"workers": "", "figure": ""}).chosen
    assert chosen["workers"] == chosen["figure"] == "yes"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expansions_combine_freely(seats: int) -> None:
    for values in itertools.product(*(option.values for option in GAME.options)):
        chosen = dict(zip([option.name for option in GAME.options], values, strict=True))
        g = unopened(seats, **chosen)
        assert g.rules.workers == (chosen["workers"] == "yes")
        assert g.rules.short == (chosen["rounds"] == "10")


@pytest.mark.parametrize(
    "chosen",
    [
        {"workers": "yes"},
        {"tasks": "3"},
        {"tasks": "open-1"},
        {"figure": "yes"},
        {"market": "mixed"},
        {"market": "replaced"},
    ],
    ids=str,
)
def test_ruling_14_8_alone_there_are_no_expansions(chosen: dict[str, str]) -> None:
    with pytest.raises(Mistake, match="alone against TOM there are no expansions"):
        GAME.agree(1, chosen)


def test_alone_a_short_game_may_be_played() -> None:
    assert opened(1, rounds="10").round == 3


@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(Mistake, match="1 to 4"):
        GAME.agree(seats, {})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(Mistake, match="expected one of no, 3, 5, open-1, open-2"):
        GAME.agree(3, {"tasks": "4"})


def test_all_together_are_set_out_in_the_order_of_the_rulebook() -> None:
    g = opened(3, workers="yes", tasks="3", figure="yes", market="mixed")
    asked = []
    while g.agenda[-1].name.startswith("place"):
        asked.append(g.agenda[-1].name)
        g.apply(g.legal()[0])
    assert asked == ["place-foreman 2", "place-bailiff 1", "place-figure 0"]
    assert [len(player.tasks) for player in g.boards] == [3, 3, 3]
