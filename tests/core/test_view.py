"""What changed between two tallies is told with its sign, and what did not is not."""

from damrak.core.view import Gain, gains, said


def test_only_what_changed_is_a_gain_and_what_was_not_counted_before_was_nothing() -> None:
    before = {(0, "money"): 5, (1, "money"): 3}
    after = {(0, "money"): 5, (1, "money"): 1, (1, "points"): 0, (0, "#good-silk"): 2}
    assert gains(before, after) == [Gain(1, "money", -2), Gain(0, "#good-silk", 2)]


def test_a_gain_has_its_sign_and_its_size() -> None:
    assert said(Gain(0, "money", -2)).args == {"change": "−2", "number": 2}
    assert said(Gain(0, "money", 3)).args == {"change": "+3", "number": 3}
    of = said(Gain(0, "#good-silk", 1))
    assert (of.name, of.args["what"]) == ("gain-of", "#good-silk")
