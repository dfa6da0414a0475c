"""The fingerprint of a state: everything in it counts, and nothing that all states share."""

from array import array
from collections import deque
from typing import Any, Final

import pytest

from core.contract.test_contract_catches import Toy
from damrak.core.action import Action
from damrak.core.contract.digest import attributes, digest
from damrak.core.options import Options


class Card:
    """Lies on the table; the box has but one of it."""

    shared: Final = True

    def __init__(self, slug: str, price: int) -> None:
        self.slug = slug
        self.price = price


class Board:
    """Belongs to one state."""

    def __init__(self, tiles: object) -> None:
        self.tiles = tiles


def holding(thing: object) -> Toy:
    """A state with something in it."""
    toy = Toy(Options(2, "1", {}), "")
    toy.cards = thing  # type: ignore[assignment]
    return toy


DIFFERENT: list[tuple[Any, Any]] = [
    ([1, 2], [2, 1]),
    ([1, [2]], [1, [3]]),
    ((1, 2), (1, 3)),
    ({"a": 1}, {"a": 2}),
    ({"a": 1}, {"b": 1}),
    ({1, 2}, {1, 3}),
    (frozenset({"a"}), frozenset({"b"})),
    (Board([1]), Board([2])),
    ([Board([1])], [Board([2])]),
    (Action("a", "a", {}, []), Action("b", "b", {}, [])),
    (Card("a", 1), Card("b", 1)),
    (bytearray(b"a"), bytearray(b"b")),
    (array("i", [1]), array("i", [2])),
    (deque([1, 2]), deque([2, 1])),
    (None, 0),
]


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_whatever_is_in_a_state_counts(one: Any, other: Any) -> None:
    assert digest(holding(one)) != digest(holding(other))
    assert digest(holding(one)) == digest(holding(one))


def test_sets_have_no_order_and_shared_things_only_a_name() -> None:
    assert digest(holding({3, 1, 2})) == digest(holding({2, 3, 1}))
    assert digest(holding(Card("a", 1))) == digest(holding(Card("a", 2)))


def nested(depth: int, inmost: object) -> object:
    for _ in range(depth):
        inmost = Board(inmost)
    return inmost


def test_a_state_that_holds_itself_is_told_and_a_deep_one_is_walked() -> None:
    assert digest(holding(nested(15, 1))) != digest(holding(nested(15, 2)))
    endless = Board(None)
    endless.tiles = [{"inside": endless}]
    with pytest.raises(AssertionError, match="too deep"):
        digest(holding(endless))
    in_a_set = Board({(1, 2), (3, 4)})
    assert digest(holding(in_a_set)) == digest(holding(Board({(3, 4), (1, 2)})))


def test_attributes_are_told_by_name_in_order() -> None:
    board = Board([1])
    board.owner = 3  # type: ignore[attr-defined]
    assert list(attributes(board)) == [("owner", 3), ("tiles", [1])]
