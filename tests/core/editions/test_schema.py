"""An edition is read into structs, and everything that is wrong with it is told at once."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from damrak.core.editions.difference import differences
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.schema import (
    MOST_LISTED,
    About,
    Bounds,
    Faults,
    Hex,
    Id,
    Point,
    Table,
    meant,
    read,
)
from damrak.core.editions.toml_lines import Path as Place
from damrak.core.editions.toml_lines import lines_of
from damrak.core.game import Game
from damrak.core.mistake import Mistake, Mistakes
from damrak.games import REGISTRY

GAMES = Path(__file__).parents[3] / "src" / "damrak" / "games"
FILES = sorted(
    file for name in ("edition", "cards", "tiny") for file in GAMES.glob(f"*/{name}.toml")
)


def places(value: Any, path: Place = ()) -> Iterator[Place]:
    """Every key and every row of a file."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from places(inner, (*path, n))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_key_of_our_files_is_found_on_a_line_that_has_it(file: Path) -> None:
    text = file.read_text()
    lines = text.splitlines()
    found = lines_of(text)
    for path in places(tomllib.loads(text)):
        if isinstance(path[-1], str) and path in found:
            assert path[-1] in lines[found[path] - 1], path
        elif isinstance(path[-1], int):
            assert path in found


def test_lines_are_found_in_whatever_toml_allows() -> None:
    text = (
        'a = 1\n[[x]] # one\n"b.c" = """\nhi = 2\n""" # [no]\nd.e = [1.5,\n  "]", # ]\n  2]\n'
        "[[x]]\n[x.y]\nq = 1979-05-27 07:32:00\n[[x.z]]\nw = {a = '}', b = [{c = 1}]}\n"
    )
    found = lines_of(text)
    assert set(places(tomllib.loads(text))) == set(found)
    assert [found["a",], found["x", 0], found["x", 0, "b.c"], found["x", 0, "d", "e"]] == [
        1,
        2,
        3,
        6,
    ]
    assert [found["x", 0, "d", "e"], found["x", 0, "d", "e", 2]] == [6, 8]
    assert [found["x", 1], found["x", 1, "y", "q"]] == [9, 11]
    assert found["x", 1, "z", 0, "w", "b", 0, "c"] == 13


class Bulb(Table, frozen=True, kw_only=True):
    id: Id
    price: Annotated[int, Meta(ge=1, le=9)]
    colour: Hex
    at: Point
    kind: Literal["early", "late"] = "early"
    frame: Bounds | None = None
    motto: Annotated[str, Meta(min_length=2, max_length=20)] = "none"


class Garden(Table, frozen=True, kw_only=True):
    meta: About
    bulbs: Annotated[list[Bulb], Meta(min_length=1)]
    beds: dict[str, list[int]] | None = None


def check(sheet: Garden, faults: Faults) -> None:
    faults.different(("bulbs",), "id", [bulb.id for bulb in sheet.bulbs], "bulb")
    if sum(bulb.price for bulb in sheet.bulbs) > 9:
        faults.add(("bulbs",), "too dear")
    for n, bulb in enumerate(sheet.bulbs):
        if bulb.kind == "early" and bulb.price > 5:
            faults.add(("bulbs", n, "price"), "an early bulb costs at most 5")


GOOD = """[meta]
version = "1"
[[bulbs]]
id = "one"
price = 2
colour = "#aabbcc"
at = [1, 2.5]
[[bulbs]]
id = "two"
price = 3
colour = "#aabbcd"
at = [1, 2]
"""


def told(text: str) -> list[str]:
    """What is said of a file."""
    try:
        read(Edition("mine.toml", text, own=True), Garden, check)
    except Mistakes as mistakes:
        return mistakes.each
    return []


def test_a_good_file_is_read() -> None:
    sheet = read(Edition("mine.toml", GOOD, own=True), Garden, check)
    assert [bulb.price for bulb in sheet.bulbs] == [2, 3]
    assert sheet.bulbs[0].at == (1, 2.5)


ONE = "bulbs row 1 (one)"
TWO = "bulbs row 2 (two)"
WRONG = [
    ("price = 2", "prise = 2\nprice = 2", f"5, {ONE}: unknown key 'prise'; did you mean 'price'?"),
    ("price = 2", "price = 10", f"5, {ONE}: 'price' should be a number from 1 to 9, not 10"),
    ("price = 2", "price = true", f"5, {ONE}: 'price' should be a number from 1 to 9, not True"),
    ("price = 2\n", "", f"3, {ONE}: 'price' is missing"),
    ("#aabbcc", "blue", f"6, {ONE}: 'colour' should be a colour such as #8b5a36, not 'blue'"),
    (
        "price = 2",
        "price = 2\nmotto = 'x'",
        f"6, {ONE}: 'motto' should be a text of 2 to 20 letters, not 'x'",
    ),
    ("[1, 2.5]", "[1]", f"7, {ONE}, at: 'at' should be a list of 2 numbers, not [1]"),
    ("[1, 2.5]", "[1, 'x']", f"7, {ONE}, at: 'at' should be a list of 2 numbers, not [1, 'x']"),
    (
        '"two"',
        '"one"',
        "9, bulbs row 2 (one): the bulb 'one' is there twice: the other is on line 4",
    ),
    ("price = 3", "kind = 'x'", f"8, {TWO}: 'price' is missing"),
    ("price = 3", "kind = 'x'", f"10, {TWO}: kind 'x' is unknown; expected one of early, late"),
    ("price = 3", "price = 8", "3, bulbs: too dear"),
    ("price = 3", "price = 8", f"10, {TWO}: an early bulb costs at most 5"),
    ('"1"', "[]", "2, meta, version: 'version' should be a text or a whole number, not []"),
    (GOOD[21:], "", "1: 'bulbs' is missing"),
    (GOOD[21:], "[bulbs]", "3, bulbs: 'bulbs' should be a list of at least 1 tables, not {}"),
    ("[meta]", "beds = {a = 1}\n[meta]", "1, beds: 'a' should be a list of numbers, not 1"),
    (
        "[meta]",
        "beds = {b = [true]}\n[meta]",
        "1, beds: 'b' should be a whole number, not True",
    ),
]


@pytest.mark.parametrize(("old", "new", "expected"), WRONG)
def test_a_mistake_names_file_line_and_what_was_expected(old: str, new: str, expected: str) -> None:
    assert old in GOOD
    wanted = {line for other, by, line in WRONG if (other, by) == (old, new)}
    found = told(GOOD.replace(old, new, 1))
    assert f"mine.toml line {expected}" in found
    assert found == sorted(found, key=lambda line: int(line.split()[2].strip(",:")))
    assert set(found) == {f"mine.toml line {line}" for line in wanted}


def test_every_mistake_is_told_at_once_and_what_follows_from_one_is_not() -> None:
    text = GOOD.replace('id = "two"', 'id = "one"\nweight = 3').replace("price = 2", "price = 0")
    text = text.replace('"#aabbcd"', "7")
    assert told(text) == [
        "mine.toml line 5, bulbs row 1 (one): 'price' should be a number from 1 to 9, not 0",
        "mine.toml line 9, bulbs row 2 (one): the bulb 'one' is there twice:"
        " the other is on line 4",
        "mine.toml line 10, bulbs row 2 (one): unknown key 'weight'; expected one of id, price,"
        " colour, at, kind, frame, motto",
        "mine.toml line 12, bulbs row 2 (one): 'colour' should be a colour such as #8b5a36, not 7",
    ]


NONSENSE: list[Any] = [
    None,
    -1,
    10**6,
    1.5,
    True,
    "",
    "nonsense",
    [],
    [1, "x"],
    {},
    {"nonsense": 1},
    [{}],
]


def mutated(edition: Edition, rng: Random) -> Place:
    """Put nonsense somewhere into an edition, or take something out; where."""
    cells: Any = rng.choice([edition.cells, edition.cards])
    path: Place = ()
    while True:
        keys = list(cells) if isinstance(cells, dict) else list(range(len(cells)))
        key = rng.choice(keys)
        path = (*path, key)
        inner = cells[key]
        if not inner or not isinstance(inner, dict | list) or rng.random() < 0.15:
            break
        cells = inner
    new = rng.choice(NONSENSE)
    if new is None:
        del cells[key]
    else:
        cells[key] = new
    return path


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY.own)
def test_nothing_that_anyone_writes_into_a_file_breaks_more_than_the_file(game: str) -> None:
    title = REGISTRY.own[game]
    title.usual_edition()
    rng = Random(1)
    refused = 0
    for _ in range(50):
        edition = read_edition(GAMES / game.replace("-", "_") / "edition.toml", own=True)
        where = [mutated(edition, rng) for _ in range(rng.choice([1, 1, 3]))]
        edition.name = "own-nonsense"
        said = refusal(title, edition)
        refused += bool(said)
        assert all(" line " in line for line in said), where
    assert refused > 25


def refusal(title: Game, edition: Edition) -> list[str]:
    """Why an edition is refused."""
    try:
        title.open(edition)
    except Mistakes as mistakes:
        return mistakes.each
    return []


def test_a_table_that_stands_in_both_files_is_told_with_the_name_of_the_other() -> None:
    class Sheet(Table, frozen=True, kw_only=True):
        meta: About
        colour: str = ""

    first = '[meta]\nversion = "1"\n\n[other]\n'
    edition = Edition(
        "box.toml", f'colour = "red"\n{first}', own=True, cards=("cards.toml", 'colour = "blue"\n')
    )
    with pytest.raises(Mistakes) as wrong:
        read(edition, Sheet)
    assert "box.toml line 1: 'colour' stands in cards.toml too" in str(wrong.value)


class Shed(Table, frozen=True, kw_only=True):
    meta: About
    tools: list[Bulb]
    pots: Annotated[list[Bulb], Meta(min_length=2)]


def test_in_place_of_a_list_that_cannot_be_read_stands_the_shortest_that_may() -> None:
    seen: list[tuple[int, int]] = []

    def count(sheet: Shed, faults: Faults) -> None:
        seen.append((len(sheet.tools), len(sheet.pots)))

    text = 'tools = 3\npots = "many"\n[meta]\nversion = "1"\n'
    with pytest.raises(Mistakes) as told:
        read(Edition("mine.toml", text, own=True), Shed, count)
    assert len(told.value.each) == 2
    assert seen == [(0, 2)]


def test_a_name_that_is_near_to_none_gets_the_first_dozen_of_those_known() -> None:
    known = [f"name-{n:02}" for n in range(13)]
    dozen = ", ".join(known[:12])
    assert MOST_LISTED == 12
    assert meant("quite-another", known[:12]) == f"expected one of {dozen}"
    assert meant("quite-another", known) == f"expected one of {dozen}, …"
    assert meant("name_07", known) == "did you mean 'name-07'?"


def test_an_edition_may_tell_only_in_what_it_differs(tmp_path: Path) -> None:
    game = REGISTRY.own["merchants"]
    usual = game.usual_edition()
    file = tmp_path / "dear.toml"
    text = f'[meta]\nversion = 1\nlike = "{usual}"\n[components]\nstart_money = 70\n'
    file.write_text(text)
    name = game.use(read_edition(file, own=True))
    ours, theirs = game.contents(usual), game.contents(name)
    assert isinstance(ours, Table) and isinstance(theirs, Table)  # noqa: PT018
    changed = [each for each in differences(ours, theirs) if each.place != "meta"]
    assert [each.line() for each in changed] == ["components, start_money: 400 -> 70"]
    assert name != usual
    file.write_text(text.replace("start_money = 70", "start_money = -1"))
    with pytest.raises(Mistakes, match=r"dear.toml line 5, components: 'start_money' should be"):
        game.use(read_edition(file, own=True))
    file.write_text(text.replace(usual, "0.0.1"))
    with pytest.raises(Mistake, match=rf"dear.toml line 3: 'like' should be {usual}.*not 0.0.1"):
        game.use(read_edition(file, own=True))


def test_nothing_more_is_said_of_what_could_not_be_read_or_of_what_holds_it() -> None:
    faults = Faults(read_edition(GAMES / "merchants" / "edition.toml", own=False))
    faults.unreadable(("start", 1, "house"), "no house")
    faults.add(("start", 1, "house", "far"), "a part of it")
    faults.add(("start", 1), "what it is a part of")
    faults.add(("start", 2), "another")
    assert [why for _, why in faults.found] == ["no house", "another"]
