"""In what two editions differ: value by value, row by row."""

from damrak.core.editions.difference import LONGEST, differences
from damrak.core.editions.schema import Table


class Place(Table, frozen=True, kw_only=True):
    id: str
    points: int = 0


class Sheet(Table, frozen=True, kw_only=True):
    title: str
    places: list[Place]
    names: dict[str, str]


OURS = Sheet(title="ours", places=[Place(id="dam", points=3), Place(id="spui")], names={"a": "A"})


def lines(theirs: Sheet) -> list[str]:
    return [each.line() for each in differences(OURS, theirs)]


def test_an_edition_does_not_differ_from_itself() -> None:
    assert lines(OURS) == []


def test_a_changed_value_is_told_with_both() -> None:
    assert lines(Sheet(title="theirs", places=OURS.places, names=OURS.names)) == [
        "title: ours -> theirs"
    ]
    changed = [Place(id="dam", points=4), Place(id="spui")]
    assert lines(Sheet(title="ours", places=changed, names=OURS.names)) == [
        "places dam, points: 3 -> 4"
    ]


def test_what_is_only_in_one_of_them_is_told_as_new_or_missing() -> None:
    other = [Place(id="dam", points=3), Place(id="plein")]
    assert lines(Sheet(title="ours", places=other, names={"b": "B"})) == [
        "places spui: not there",
        "places plein: new",
        "names, a: not there",
        "names, b: new",
    ]


def test_rows_are_compared_by_their_ids_wherever_they_stand() -> None:
    turned = Sheet(title="ours", places=OURS.places[::-1], names=OURS.names)
    assert lines(turned) == []


class Ways(Table, frozen=True, kw_only=True):
    ways: list[dict[str, object]]


def way(*ends: str, **more: object) -> dict[str, object]:
    return {"between": list(ends), **more}


def test_rows_without_an_id_are_told_by_number_by_what_they_join_or_by_their_place() -> None:
    ours = Ways(ways=[{"number": 7, "points": 1}, way("dam", "spui", points=1), {"points": 1}])
    theirs = Ways(ways=[{"number": 7, "points": 2}, way("dam", "spui", points=2), {"points": 2}])
    assert [each.line() for each in differences(ours, theirs)] == [
        "ways 7, points: 1 -> 2",
        "ways dam - spui, points: 1 -> 2",
        "ways row 3, points: 1 -> 2",
    ]


def test_the_lanes_of_a_double_route_are_told_apart_by_colour() -> None:
    red = way("dam", "spui", colour="red", points=1)
    ours = Ways(ways=[red, way("dam", "spui", colour="blue", points=1)])
    theirs = Ways(ways=[red, way("dam", "spui", colour="blue", points=2)])
    assert [each.line() for each in differences(ours, theirs)] == [
        "ways dam - spui blue, points: 1 -> 2"
    ]


def test_long_values_are_cut() -> None:
    ours = Sheet(title="a" * LONGEST, places=[], names={})
    theirs = Sheet(title="b" * (LONGEST + 1), places=[], names={})
    (line,) = [each.line() for each in differences(ours, theirs)]
    assert line.startswith("title: ")
    old, new = line.removeprefix("title: ").split(" -> ")
    assert "…" not in old
    assert new.endswith("…")
