"""How shares of an evaluator become chances."""

import pytest

from damrak.review.value import AS_THEY_ARE, bent, chances, raised


@pytest.mark.parametrize("shares", [[0.7, 0.3], [0.5, 0.3, 0.2], [0.1, 0.2, 0.3, 0.4]])
def test_a_curve_of_noughts_leaves_shares_as_they_are(shares: list[float]) -> None:
    assert chances([*AS_THEY_ARE], shares, 0.5) == pytest.approx(shares)
    assert chances([*AS_THEY_ARE, 0.0], shares, 0.5) == pytest.approx(shares)


def test_a_power_is_that_of_what_is_left() -> None:
    assert chances([0.0, 0.0, 0.0], [0.6, 0.4], 1.0) == raised([0.6, 0.4], 1.0)
    early, late = (chances([0.7, -1.0, 0.0], [0.6, 0.4], rest)[0] for rest in (1.0, 0.0))
    assert 0.5 < early < 0.6 < late


def test_a_bend_moves_what_is_far_apart_and_hardly_what_is_near() -> None:
    far, near = [0.9, 0.1], [0.52, 0.48]
    assert bent(far, 0.5)[0] > 0.95
    assert bent(near, 0.5)[0] == pytest.approx(0.52, abs=0.001)
    assert bent(far, -0.2)[0] < 0.9
    assert bent([0.99, 0.01], -0.2)[0] > bent(far, -0.2)[0] > bent(near, -0.2)[0]
    for shares in (far, near, [0.5, 0.3, 0.2]):
        assert sum(bent(shares, 1.3)) == pytest.approx(1.0)
        assert chances([0.3, 0.1, -0.2, 1.3], shares, 0.4)[0] == max(
            chances([0.3, 0.1, -0.2, 1.3], shares, 0.4)
        )


def test_a_lone_seat_shares_with_the_game_itself() -> None:
    assert chances([0.0, 0.0, 0.0, 2.0], [0.3], 0.5) == pytest.approx([0.3])
    assert chances([0.7, 0.0, 0.0], [0.8], 0.5)[0] > 0.8
