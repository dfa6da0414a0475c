"""The edition is checked table by table, and every mistake in it is told with its line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.schema import read
from damrak.core.mistake import Mistakes
from damrak.games.ticket_to_ride import game, schema
from damrak.games.ticket_to_ride.game import GAME
from rules.defaults import unlike_defaults
from rules.faults import check_message

FILE = Path(game.__file__).parent / "edition.toml"
Cells = dict[str, Any]
TOLD = Path(__file__).parent / "wrong_editions.txt"
Change = Callable[[Cells], object]


def changed(change: Change) -> Edition:
    edition = read_edition(FILE, own=True)
    change(edition.cells)
    return edition


WRONG: list[tuple[str, Change]] = [
    ("unknown key 'lenght'; did you mean 'length'?", lambda c: c["routes"][0].update(lenght=1)),
    ("unknown place 'damm'; did you mean 'dam'?", lambda c: ends(c, 3, "damm")),
    ("'2' is missing", lambda c: c["scoring"]["merchandise"].pop("2")),
    ("'5' is no number of players", lambda c: c["scoring"]["merchandise"].update({"5": [1]})),
    ("'3' should be a list of 3 numbers", lambda c: c["scoring"]["merchandise"].update({"3": []})),
    ("should be for 1, 2, 3", lambda c: c["scoring"]["route_points"].pop("2")),
    ("six different ones", lambda c: c["components"].update(colours=["red"] * 6)),
    ("are dealt at once", lambda c: c["components"].update(cards_per_colour=1, wild_cards=0)),
    ("unknown colour 'mauve'", lambda c: c["transport"][0].update(id="mauve")),
    ("spaces are drawn for a route of 1", lambda c: c["routes"][0].update(length=1)),
    ("no second lane", lambda c: c["routes"].pop(0)),
    ("differ in length (1)", lambda c: c["routes"][1].update(length=1)),
    ("are both pink", lambda c: c["routes"][1].update(colour="pink")),
    ("no more than two lanes", lambda c: c["routes"].append(c["routes"][0])),
    ("no routes lead to", lambda c: c["locations"].append({"id": "zaandam", "name": "Zaandam"})),
    ("'origin' is missing", lambda c: c["contracts"][0].pop("origin")),
    ("game 'chess' is unknown", lambda c: c["meta"].update(game="chess")),
]


def test_what_a_file_leaves_out_is_as_in_ours() -> None:
    assert not unlike_defaults(read(read_edition(FILE, own=False), schema.Edition))


def ends(cells: Cells, route: int, place: str) -> None:
    cells["routes"][route]["between"] = [place, cells["routes"][route]["between"][1]]


@pytest.mark.parametrize(("why", "change"), WRONG, ids=[why for why, _ in WRONG])
def test_a_wrong_edition_is_refused_with_its_place(why: str, change: Change) -> None:
    with pytest.raises(Mistakes) as wrong:
        GAME.open(changed(change))
    assert any(why in line for line in wrong.value.each)
    assert all(line.startswith("edition.toml line ") for line in wrong.value.each)
    check_message(TOLD, why, str(wrong.value))


def test_names_that_an_owner_changes_take_the_place_of_ours() -> None:
    def renamed(cells: Cells) -> None:
        cells["transport"][0].update(name="Juk")
        cells["locations"][0].update(name="Nieuwe Wael")

    edition = changed(renamed)
    edition.name = "own-renamed"
    box = GAME.box(GAME.use(edition))
    assert edition.names == {"card-pink": "Juk"}
    assert box.place_names[0] == "Nieuwe Wael"
    assert "Nieuwe Wael" in box.routes[0].by_wilds[0].args.values()
