"""Plans, 109 to 132."""

import pytest

from rules.amsterdam.positions import active, can, give, me, reserve, say, starting, turn

COLOUR_OF = ["pink", "grey", "orange", "brown", "purple", "black"]


@pytest.mark.parametrize("number", range(109, 133))
def test_109_to_132_a_resource_of_the_district_for_a_point_a_florin_or_both(number: int) -> None:
    district, which = divmod(number - 109, 4)
    florins, points = [(0, 1), (1, 0), (1, 0), (1, 1)][which]
    g = turn()
    active(g, number)
    give(g, **{COLOUR_OF[district]: 2})
    say(g, f"use {number}")
    assert reserve(g) == {COLOUR_OF[district]: 1}
    assert me(g).florins == florins
    assert me(g).points == points
    assert not can(g, f"use {number}")


@pytest.mark.parametrize("number", range(109, 133))
def test_109_to_132_no_other_colour_will_do(number: int) -> None:
    g = turn()
    active(g, number)
    colour = COLOUR_OF[(number - 109) // 4]
    give(g, **{name: 5 for name in COLOUR_OF if name != colour})
    assert starting(g, "use") == []


def test_two_plans_of_a_district_are_used_separately() -> None:
    g = turn()
    active(g, 109, 110)
    give(g, pink=2)
    say(g, "use 109", "use 110")
    assert me(g).points == 1
    assert me(g).florins == 1
