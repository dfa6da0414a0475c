"""What has changed from one message to the next: how it is said, and that it leads from one to the
other.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from damrak.core.encoding.difference import difference, rearranged


class Inner(Struct):
    a: int
    b: list[int]


class Outer(Struct):
    name: str
    inner: Inner
    more: dict[str, int]


def changed(old: Any, change: Any) -> Any:
    """The old value with a change, as docs/api.md says it is made."""
    if isinstance(change, dict):
        new = old.copy()
        for name, part in change.items():
            place = int(name) if isinstance(old, list) else name
            new[place] = changed(old[place], part)
        return new
    if not isinstance(change, list):
        return change
    if len(change) == 1:
        return change[0]
    new = []
    for start, count, items in zip(change[::3], change[1::3], change[2::3], strict=True):
        new += [*old[start : start + count], *items]
    return new


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (1, 2, 2),
        ("a", None, None),
        (1, [1], [[1]]),
        ([1], {"a": 1}, [{"a": 1}]),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
        ([1, 2, 3, 4], [1, 2, 9, 4], {"2": 9}),
        ([1, 2, 3, 4], [1, 8, 9, 4], {"1": 8, "2": 9}),
        ([1, 2, 3, 4], [7, 8, 9, 4], [0, 0, [7, 8, 9], 3, 1, []]),
        ([1, 2, 3], [7, 8, 9], [[7, 8, 9]]),
        ([1, 2], [1, 2, 3], [0, 2, [3]]),
        ([1, 2, 3], [1, 3], [0, 1, [], 2, 1, []]),
        ([1, 2], [3, 1, 2], [0, 0, [3], 0, 2, []]),
        ([1, 2, 3], [], [[]]),
        ([[1, 2], [3, 4]], [[1, 2], [3, 5]], {"1": {"1": 5}}),
        (list(range(10)), [0, 9, 9, 9, 9, 5, 6, 7, 8, 9], {"1": 9, "2": 9, "3": 9, "4": 9}),
        (list(range(12)), [0, *[7] * 6, *range(7, 12)], [0, 1, [7] * 6, 7, 5, []]),
    ],
)
def test_a_difference_says_what_is_new_and_no_more(old: Any, new: Any, said: Any) -> None:
    assert difference(old, new) == said
    assert changed(old, said) == new


def test_of_structs_only_fields_that_differ_are_said() -> None:
    old = Outer("x", Inner(1, [1, 2, 3]), {"p": 1})
    new = Outer("x", Inner(1, [1, 2, 3, 4]), {"p": 2})
    assert difference(old, new) == {"inner": {"b": [0, 3, [4]]}, "more": {"p": 2}}
    assert difference(old, Outer("y", old.inner, old.more)) == {"name": "y"}


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_a_difference_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    if msgspec.json.encode(old) != msgspec.json.encode(new) and old != new:
        assert changed(old, difference(old, new)) == new


class Item(Struct):
    name: str
    worth: int


def test_items_that_are_known_by_name_are_told_by_their_places() -> None:
    before = [Item("a", 1), Item("b", 1), Item("c", 1), Item("d", 1)]
    old: dict[str, tuple[int, Any]] = {each.name: (n, each) for n, each in enumerate(before)}

    def said(*items: Item) -> list[Any]:
        return rearranged(old, list(items), "name", lambda item: item.name)

    assert said(*before) == [0, 4, []]
    assert said(*before[1:3]) == [1, 2, []]
    assert said(before[3], before[0]) == [3, 1, [], 0, 1, []]
    assert said(Item("e", 1), before[0], before[1]) == [0, 0, ["e"], 0, 2, []]
    assert said(before[0], Item("b", 2), before[2]) == [0, 1, ["b"], 2, 1, []]
    assert said(before[0], Item("e", 1), before[1], before[2]) == [0, 1, ["e"], 1, 2, []]
    assert said() == []
