"""What a schema expects, in words."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta
from msgspec import inspect as kinds

from damrak.core.editions.expected import expected, explained
from damrak.core.editions.schema import Hex, Table


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Annotated[int, Meta(ge=1, le=9)], "a number from 1 to 9"),
        (Annotated[int, Meta(ge=4, le=4)], "4"),
        (Annotated[int, Meta(ge=1)], "a whole number"),
        (int, "a whole number"),
        (float, "a number"),
        (bool, "true or false"),
        (Hex, "a colour such as #8b5a36"),
        (str, "a text"),
        (Annotated[str, Meta(min_length=2, max_length=20)], "a text of 2 to 20 letters"),
        (Annotated[str, Meta(max_length=20)], "a text of 0 to 20 letters"),
        (Literal["a", "b"], "one of a, b"),
        (tuple[int, int], "a list of 2 numbers"),
        (list[str], "a list of texts"),
        (Annotated[list[int], Meta(min_length=2)], "a list of at least 2 numbers"),
        (Annotated[list[int], Meta(min_length=2, max_length=3)], "a list of 2 to 3 numbers"),
        (Annotated[list[int], Meta(max_length=3)], "a list of 0 to 3 numbers"),
        (list[Annotated[int, Meta(ge=1, le=9)]], "a list of numbers from 1 to 9"),
        (list[Annotated[int, Meta(ge=1)]], "a list of numbers"),
        (list[Annotated[int, Meta(le=9)]], "a list of numbers"),
        (list[Literal["a", "b"]], "a list of texts out of a, b"),
        (list[tuple[float, float]], "a list of lists of 2 numbers"),
        (list[list[int]], "a list of lists of numbers"),
        (list[dict[str, int]], "a list of tables"),
        (int | None, "a whole number"),
        (int | str, "a whole number or a text"),
        (dict[str, int], "a table"),
    ],
)
def test_a_kind_in_words(kind: object, words: str) -> None:
    assert expected(kinds.type_info(kind)) == words


class Leaf(Table, frozen=True, kw_only=True):
    colour: str
    size: int = 1


class Tree(Table, frozen=True, kw_only=True):
    name: str
    leaf: Leaf | None = None
    leaves: list[Leaf] = []  # noqa: RUF012 - structs copy it
    by_month: dict[str, Leaf]


class Park(Table, frozen=True, kw_only=True):
    meta: Leaf
    trees: list[Tree]
    count: int = 0


def test_every_key_of_every_table_is_explained() -> None:
    leaf = ["colour: a text", "(size): a whole number"]
    assert explained(Park) == [
        "[meta]",
        *(f"  {line}" for line in leaf),
        "",
        "[[trees]]",
        "  name: a text",
        "  (leaf): a table",
        *(f"    {line}" for line in leaf),
        "  (leaves): a list of tables",
        *(f"    {line}" for line in leaf),
        "  by_month: a table by key",
        *(f"    {line}" for line in leaf),
    ]
