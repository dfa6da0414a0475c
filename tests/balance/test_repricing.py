"""What a card should cost follows from what it is worth."""

import pytest

from damrak.balance.picture import svg
from damrak.balance.repricing import prices, wanted_size
from damrak.balance.tables import cards_table
from damrak.balance.worth import Mean, Worth, mean_of

SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 2}


def worth(card: int, points: float, error: float = 0.5) -> Worth:
    return Worth(card, Mean(points, error, 50), Mean(points / 50, 0.01, 50))


WORTHS = [worth(1, 2.0), worth(2, 4.0), worth(3, 6.0), worth(4, 24.0), worth(5, 0.2)]


def test_cards_are_priced_by_the_median() -> None:
    found = {price.card: price for price in prices(WORTHS, SIZES)}
    assert [found[card].wanted for card in (1, 2, 3)] == [1, 2, 3]
    assert (found[4].rate, found[4].verdict, found[4].wanted) == (3.0, "too good", 6)
    assert (found[5].verdict, found[5].wanted) == ("worthless", 1)


def test_what_is_in_doubt_is_called_neither() -> None:
    doubtful = [*WORTHS[:3], worth(4, 24.0, error=9.0), worth(5, 0.8, error=0.5)]
    assert {price.verdict for price in prices(doubtful, SIZES)} == {""}


@pytest.mark.parametrize(("resources", "size", "wanted"), [(2.8, 2, 2), (2.9, 2, 3), (9, 4, 6)])
def test_a_cost_changes_only_for_a_reason(resources: float, size: int, wanted: int) -> None:
    assert wanted_size(resources, size) == wanted


def test_an_interval() -> None:
    mean = mean_of([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean.value == 3.0
    assert mean.error == pytest.approx(1.959964 * 1.5811388 / 5**0.5)


def test_table_and_picture_show_every_card() -> None:
    names = {card: f"Card & {card}" for card in SIZES}
    table = cards_table(WORTHS, prices(WORTHS, SIZES), names, dict.fromkeys(SIZES, "1 grey"))
    assert (
        "| 004 Card & 4 | 1 grey | 50 | +24.0 ± 0.5 | +48.0 ± 1.0 % | 3.0 × | 6 | too good |"
        in table
    )
    picture = svg(
        [*WORTHS, worth(6, 3.0, float("inf"))],
        {**names, 6: "New"},
        dict.fromkeys(range(9), 0),
        "All",
    )
    assert picture.count("<circle") == 6
    assert "004 Card &amp; 4" in picture
    assert "inf" not in picture
    assert "nan" not in picture
