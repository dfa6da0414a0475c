"""How the contract holds numbers against views: what it puts into positions, and what it finds."""

from random import Random
from typing import Any

import pytest

from core.contract.test_contract_catches import Toy, ToyGame
from damrak.core.contract.encodings import EncodingCheck, _told, differences, put
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding, numbers
from damrak.core.options import Options
from damrak.core.state import State

OPTIONS = Options(2, "1", {})


class Numbers(Encoder):
    """Writes the cards of some seats, as seen by a reader, and how much was said."""

    def __init__(self, fault: str = "") -> None:
        super().__init__(Encoding([numbers("cards", 2, 4.0), numbers("said", 1, 2.0)]), True, [])
        self.fault = fault

    def write(self, state: State, reader: int) -> None:
        assert isinstance(state, Toy)
        for seat in range(2):
            seen = seat == reader or self.fault == "leak"
            self.row.number(state.cards[seat] + 1 if seen and seat < len(state.cards) else 0)
        lows = sum((n + 1) * (1 + (word == "low")) for n, word in enumerate(state.said))
        self.row.number(0 if self.fault == "gap" else lows)


class Encoded(ToyGame):
    """The toy game with numbers of its own."""

    def encoder(self, options: Options) -> Encoder:
        return Numbers(self.fault)


def toy(cards: list[int], said: list[str]) -> Toy:
    state = Toy(OPTIONS, "")
    state.cards, state.said = cards, said
    return state


def check(fault: str) -> EncodingCheck:
    return EncodingCheck(Encoded(fault), OPTIONS)


def test_differences_are_attributes_lists_and_what_is_in_lists_as_long() -> None:
    one, two = toy([0, 1], ["low"]), toy([0, 2], [])
    assert differences(one, two, []) == [["cards"], ["cards", 1], ["said"]]
    assert differences(one, toy([0, 1], ["low"]), []) == [["cards"], ["said"]]
    one.revealed, two.fault = 3, "other"
    assert ["fault"] in differences(one, two, [])
    assert ["revealed"] not in differences(one, two, [])


class Board:
    """Something that each position has for itself, and copies."""

    def __init__(self, houses: int) -> None:
        self.houses = houses

    def copy(self) -> "Board":
        return Board(self.houses)


def test_differences_are_found_inside_of_what_a_position_copies_and_not_inside_of_a_set() -> None:
    assert differences([Board(1)], [Board(2)], ["boards"]) == [["boards"], ["boards", 0, "houses"]]
    assert differences([{1}], [{2}], ["bags"]) == [["bags"], ["bags", 0]]


def test_what_is_put_in_leaves_the_other_position_alone() -> None:
    one, two = toy([0, 1], []), toy([2, 3], ["high"])
    cards = one.cards
    put(one, two, ["cards", 1])
    assert (one.cards, cards, two.cards) == ([0, 3], [0, 1], [2, 3])
    put(one, two, ["said"])
    assert one.said == ["high"]
    assert one.said is not two.said


def test_numbers_that_show_what_a_view_hides_are_caught() -> None:
    one, two = toy([0, 1], []), toy([0, 2], [])
    good = check("")
    good.try_out(one, two, ["cards", 1], 0)
    good.try_out(one, two, ["cards", 1], 1)
    assert (good.hidden, good.told) == (1, 1)
    with pytest.raises(AssertionError, match=r"cannot see cards\.1, but numbers have it: cards"):
        check("leak").try_out(one, two, ["cards", 1], 0)
    good.same(one, two, 0)
    with pytest.raises(AssertionError, match="depend on a secret: cards, number 1: 2 or 3"):
        check("leak").same(one, two, 0)


def test_numbers_that_leave_out_what_a_view_shows_are_caught() -> None:
    one, two = toy([0, 1], ["low"]), toy([0, 1], ["high"])
    with pytest.raises(AssertionError, match="can see said, but it is not in its numbers"):
        check("gap").try_out(one, two, ["said"], 0)
    partial = check("gap")
    partial.encoder.whole = False
    partial.try_out(one, two, ["said"], 0)
    assert (partial.hidden, partial.told) == (0, 0)


def test_things_of_positions_seen_before_are_put_into_later_ones() -> None:
    looks = check("")
    rng = Random(1)
    looks.look(toy([0, 1], []), rng)
    assert looks.hidden + looks.told == 0  # nothing was there to take from
    for n in range(20):
        looks.look(toy([n % 4, (n + 1) % 4], []), rng)
    assert looks.hidden > 0
    assert looks.told > 0
    before = looks.hidden + looks.told
    looks.look(toy([0, 1], ["low", "low"]), rng)  # it is over
    assert looks.hidden + looks.told == before


@pytest.mark.parametrize(
    ("shown", "unordered", "expected"),
    [
        ([2, 1], True, [1, 2]),
        ([2, 1], False, [2, 1]),
        ([[2, 1], [0]], True, [[1, 2], [0]]),
        ({"bag": [2, 1], "row": [2, 1]}, False, {"bag": [1, 2], "row": [2, 1]}),
        ({"in": {"bag": [2, 1]}}, False, {"in": {"bag": [1, 2]}}),
        (5, True, 5),
    ],
)
def test_lists_without_an_order_are_compared_without_one(
    shown: Any, unordered: bool, expected: Any
) -> None:
    assert _told(shown, unordered, ["bag"]) == expected
