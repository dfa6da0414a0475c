"""What a card should cost follows from what it is worth."""

import tomllib
from pathlib import Path

import pytest

from damrak.balance.picture import svg
from damrak.balance.repricing import new_costs, prices, rewritten, wanted_size
from damrak.balance.tables import cards_table
from damrak.balance.worth import Mean, Worth, agreed, mean_of, pooled
from damrak.games.amsterdam import game
from damrak.games.amsterdam.check.cards import SUPPLEMENT

SIZES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 2}


def worth(card: int, points: float, error: float = 0.5) -> Worth:
    return Worth(card, Mean(points, error, 50), Mean(points / 50, 0.01, 50))


WORTHS = [worth(1, 2.0), worth(2, 4.0), worth(3, 6.0), worth(4, 24.0), worth(5, 0.2)]


def test_cards_are_priced_by_the_median() -> None:
    found = {price.card: price for price in prices(WORTHS, SIZES)}
    assert [found[card].wanted for card in (1, 2, 3)] == [1, 2, 3]
    assert (found[4].rate, found[4].verdict, found[4].wanted) == (3.0, "too good", 7)
    assert (found[5].verdict, found[5].wanted) == ("worthless", 1)


def test_what_is_in_doubt_is_called_neither() -> None:
    doubtful = [*WORTHS[:3], worth(4, 24.0, error=9.0), worth(5, 0.8, error=0.5)]
    assert {price.verdict for price in prices(doubtful, SIZES)} == {""}


@pytest.mark.parametrize(
    ("resources", "size", "wanted"),
    [(3.4, 2, 2), (3.6, 2, 3), (12, 4, 7), (20, 4, 8), (1.1, 2, 2), (0.9, 2, 1), (-3, 3, 1)],
)
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
        "| 004 Card & 4 | 1 grey | 50 | +24.0 ± 0.5 | +48.0 ± 1.0 % | 3.0 × | 7 | too good |"
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


def test_dearer_cards_take_the_colours_that_are_wanted_least() -> None:
    costs = {1: [1, 0, 0], 2: [1, 1, 0], 3: [2, 1, 0], 4: [2, 2, 0], 5: [1, 0, 1]}
    changed = new_costs(prices(WORTHS, SIZES), costs)
    assert changed == {4: [3, 4, 0], 5: [0, 0, 1]}


def test_a_dear_card_has_two_colours_at_most_though_its_number_is_right() -> None:
    costs = {card: [1] * SIZES[card] + [0] * (6 - SIZES[card]) for card in SIZES}
    dear = new_costs(prices(WORTHS, SIZES), costs)[4]
    assert (sum(dear), sum(1 for count in dear if count)) == (7, 2)
    right = [worth(card, 2.0 * size) for card, size in SIZES.items()]
    assert new_costs(prices(right, SIZES), costs) == {4: [0, 0, 2, 2, 0, 0]}


def test_whoever_wants_to_be_sure_leaves_what_is_in_doubt() -> None:
    doubtful = [*WORTHS[:3], worth(4, 24.0, error=9.0), worth(5, 0.2)]
    assert [price.wanted for price in prices(doubtful, SIZES) if price.card == 4] == [7]
    sizes = {price.card: price.wanted for price in prices(doubtful, SIZES, sure=True)}
    assert sizes == SIZES
    assert prices(WORTHS, SIZES, sure=True)[0].wanted == 7


def test_a_file_is_rewritten_in_its_costs_alone() -> None:
    file = Path(game.__file__).parent / "cards.toml"
    text = file.read_text(encoding="utf-8")
    colours = ["brown", "grey", "purple", "orange", "pink", "black"]
    new = rewritten(text, {21: [2, 1, 1, 1, 0, 1], 132: [0, 0, 0, 0, 0, 2]}, colours)
    changed = [
        (number, one, two)
        for number, (one, two) in enumerate(zip(text.split("\n"), new.split("\n"), strict=True))
        if one != two
    ]
    assert [two for _, _, two in changed] == [
        "cost = { brown = 2, grey = 1, purple = 1, orange = 1, black = 1 }",
        "cost = { black = 2 }",
    ]
    assert tomllib.loads(new)["cards"][20]["cost"]["brown"] == 2


def test_deciders_count_the_same_however_many_deals_they_played() -> None:
    many = Worth(1, Mean(2.0, 0.3, 900), Mean(0.1, 0.01, 900))
    few = Worth(1, Mean(6.0, 0.4, 9), Mean(0.3, 0.02, 9))
    other = worth(2, 5.0)
    found = agreed([[many, other], [few]])
    assert [each.card for each in found] == [2, 1], "the best first"
    assert found[0] == other, "only one has an opinion"
    assert found[1].points.value == 4.0
    assert found[1].points.error == pytest.approx(0.25)
    assert found[1].wins.value == pytest.approx(0.2)


def test_cards_of_one_family_are_worth_the_same() -> None:
    families = {1: "brewery 2", 2: "brewery 2", 3: "mint 4"}
    found = pooled([worth(1, 2.0), worth(2, 4.0), worth(3, 9.0)], families)
    assert [(each.card, each.points.value) for each in found] == [(3, 9.0), (1, 3.0), (2, 3.0)]
    assert found[1].points.error == pytest.approx(0.5 / 2**0.5)


def test_our_deck_wants_all_colours_about_equally_and_families_alike() -> None:
    """So were the cards of the rulebook priced together; one that was added has a price alone."""
    box = game.GAME.box(game.GAME.usual_edition())
    cards = box.cards[1 : SUPPLEMENT + 1]
    wanted = [sum(card.cost[colour] for card in cards) for colour in range(len(box.colours))]
    assert max(wanted) - min(wanted) <= 1
    sizes: dict[str, set[int]] = {}
    for card in cards:
        if card.facts.effect not in ("plan", "vault"):
            sizes.setdefault(card.facts.effect, set()).add(card.size)
    assert {effect for effect, found in sizes.items() if len(found) > 1} == set()
