"""Games without an encoding of their own: the facts of their views as numbers, own seat first."""

from core.contract.test_contract_catches import Toy
from damrak.core.encoding.facts import MOST_VIEWS, PlainEncoder, PlainEncoding, _inside
from damrak.core.options import Options


def toys(count: int) -> list[Toy]:
    return [Toy(Options(2, "1", {}), "") for _ in range(count)]


def dealt(cards: list[int], said: list[str]) -> Toy:
    toy = toys(1)[0]
    toy.cards, toy.said = cards, said
    return toy


def test_what_varies_from_view_to_view_has_a_place_and_nothing_else_has() -> None:
    plain = PlainEncoding([*toys(8)])
    assert set(plain.places) == {"mine", "said.0=high", "said.0=low", "seat=0", "seat=1"}
    assert sorted(plain.places.values()) == list(range(5))
    assert {part.name for part in plain.encoding.parts} == {"mine", "said", "seat"}


def test_a_view_is_written_where_its_facts_have_their_places() -> None:
    plain = PlainEncoding([*toys(8)])
    row = PlainEncoder(plain).encode(dealt([3, 2], ["low"]), 1)
    assert {name: row[place] for name, place in plain.places.items()} == {
        "mine": 2,
        "said.0=high": 0,
        "said.0=low": 1,
        "seat=0": 0,
        "seat=1": 1,
    }


def test_of_long_games_each_is_looked_at_equally_long() -> None:
    endless = [Toy(Options(2, "1", {}), "endless") for _ in range(4)]
    PlainEncoding([*endless])
    # Each has been looked at before every word, and once more after the last.
    assert [len(toy.said) + 1 for toy in endless] == [MOST_VIEWS // 4] * 4


def test_facts_are_told_by_their_way_through_lists_and_tables() -> None:
    inside = {"a": [1, None, {"b": True}], "c": "word", "d": 2.5}
    assert list(_inside("top", inside)) == [
        ("top.a.0", 1.0),
        ("top.a.2.b", 1.0),
        ("top.c=word", 1.0),
        ("top.d", 2.5),
    ]
