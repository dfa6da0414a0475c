"""The edition is checked row by row, and a mistake in it names its row."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from damrak.core.editions.edition import Edition
from damrak.core.editions.schema import read
from damrak.core.mistake import Mistake
from damrak.games.merchants import schema
from damrak.games.merchants.game import GAME
from damrak.games.merchants.pieces.track import AREAS
from damrak.games.merchants.state import Merchants
from damrak.text import LANGUAGES, Text
from rules.defaults import unlike_defaults
from rules.faults import check_message

FILES = "mine.toml line"
TOLD = Path(__file__).parent / "wrong_editions.txt"
Change = Callable[[dict[str, Any]], object]


def text() -> str:
    return GAME.editions[GAME.usual_edition()].source


def test_what_a_file_leaves_out_is_as_in_ours() -> None:
    assert not unlike_defaults(read(Edition("ours.toml", text(), own=False), schema.Edition))


def changed(change: Change) -> Edition:
    edition = Edition("mine.toml", text(), own=True)
    change(edition.cells)
    return edition


def test_the_edition_in_the_box_is_good() -> None:
    box = GAME.box(GAME.use(changed(lambda cells: None)))
    assert len(box.board.plot_slugs) == 32
    assert len(box.board.colony_slugs) == 32
    assert len(box.board.bridges) == 11


def at(cells: dict[str, Any], table: str, index: int = 0) -> dict[str, Any]:
    row: dict[str, Any] = cells[table][index]
    return row


WRONG: list[tuple[str, Change]] = [
    ("85 cards in the deck", lambda c: at(c, "deck", 1).update(count=7)),
    ("5 cards are marked", lambda c: fewer_marked(c)),
    ("deck row 4 .*unknown; expected", lambda c: at(c, "deck", 3).update(continent="asia")),
    ("either a continent or", lambda c: at(c, "deck", 3).update(commodity="silk")),
    ("is there twice", lambda c: at(c, "deck", 4).update(id="colony_americas")),
    ("districts 'jordaan' is unknown", lambda c: at(c, "deck", 12).update(districts=["jordaan"])),
    ("one district or two", lambda c: at(c, "deck", 12).update(districts=[])),
    ("only commodity cards", lambda c: at(c, "deck", 3).update(not_with_3_players=True)),
    ("'pieces' should be", lambda c: at(c, "deck", 1).update(pieces=2)),
    ("origin 'guessed' is unknown", lambda c: at(c, "deck", 3).update(origin="guessed")),
    ("house row 1 .*'origin' is missing", lambda c: at(c, "house").pop("origin")),
    ("unknown plot 'xx1'", lambda c: at(c, "house").update(adjacent=["xx1"])),
    ("do not agree on", lambda c: at(c, "house").update(adjacent=["gr2"])),
    ("no other plot of the same", lambda c: at(c, "house").update(adjacent=["nz1"])),
    ("plot 'gr1' is there twice", lambda c: at(c, "house", 1).update(id="gr1")),
    ("joins two districts", lambda c: at(c, "bridge").update(b="nz1")),
    ("joins the same plots", lambda c: at(c, "bridge", 1).update(a="nz8", b="gr4")),
    ("colony 'acapulco' is there", lambda c: at(c, "colony").update(id="acapulco")),
    ("commodity 'tulips'", lambda c: at(c, "colony").update(commodity="tulips")),
    ("no colony of the commodity 'silk'", lambda c: turn_all(c, "commodity", "silk", "sugar")),
    ("on the continent 'africa'", lambda c: turn_all(c, "continent", "africa", "europe")),
    ("number 1 is there twice", lambda c: at(c, "commodity", 1).update(number=1)),
    ("id 'asia' is unknown", lambda c: at(c, "continent").update(id="asia")),
    (
        "of 4 players: 1, 3, 3, 4; expected 1 to 4",
        lambda c: start(c, 4, 2).update(position=3),
    ),
    ("of 3 players: 1, 2; expected", lambda c: c["start"].remove(start(c, 3, 3))),
    (
        "of 5 players: 1, 2, 3, 3, 4, 5; expected",
        lambda c: start(c, 3, 3).update(seats=[3, 5]),
    ),
    ("unknown key 'hour'", lambda c: at(c, "deck").update(hour=1)),
    (
        "'pieces' says nothing about a card of colony",
        lambda c: at(c, "deck", 3).update(pieces=3),
    ),
    ("of 5 players: 1, 2, 3, 4; expected 1 to 5", lambda c: c["start"].pop()),
    ("same plot or colony", lambda c: start(c, 3, 2).update(house=start(c, 3, 1)["house"])),
    ("unknown colony 'atlantis'", lambda c: at(c, "start").update(colony="atlantis")),
    ("timeline row 3", lambda c: at(c, "timeline", 2).update(event="storm")),
    ("'index' should be", lambda c: at(c, "timeline", 2).update(index=3)),
    ("pays nothing", lambda c: at(c, "timeline", 2).update(payout={})),
    ("begin with start_money", lambda c: at(c, "timeline").update(event="none")),
    ("should stand once", lambda c: at(c, "timeline", 2).update(event="start_money")),
    ("2 spaces score exchange", lambda c: drop_scoring(c)),
    (
        "a list of 4 lists of 2 numbers",
        lambda c: at(c, "timeline", 6)["payout"].update(exchange=[[1]]),
    ),
    ("pairs of first and second", lambda c: swap_prizes(c)),
    ("expected exchange", lambda c: at(c, "timeline", 6).update(payout={"colonies": [[1, 1]] * 4})),
    ("23 hourglass cards; expected 24", lambda c: fewer_hourglasses(c)),
    ("'prices' should fall", lambda c: c["clock"].update(prices=[200, 210])),
    ("twice the prices above 100", lambda c: c["clock"]["doubled"].update(prices=[400])),
    ("'fallback_price'", lambda c: c["clock"]["doubled"].update(fallback_price=210)),
    ("'notes' should be", lambda c: c["components"].update(notes=[[20]])),
    ("'start_money' is missing", lambda c: c["components"].pop("start_money")),
]


def start(cells: dict[str, Any], seats: int, position: int) -> Any:
    """The row of a position with so many players."""
    rows = cells["start"]
    return next(row for row in rows if row["seats"] == [seats] and row["position"] == position)


def turn_all(cells: dict[str, Any], key: str, old: str, new: str) -> None:
    for row in cells["colony"]:
        if row[key] == old:
            row[key] = new


def drop_scoring(cells: dict[str, Any]) -> None:
    at(cells, "timeline", 6).pop("payout")
    at(cells, "timeline", 6)["event"] = "none"


def swap_prizes(cells: dict[str, Any]) -> None:
    at(cells, "timeline", 6)["payout"]["exchange"][0] = [30, 50]


def fewer_marked(cells: dict[str, Any]) -> None:
    at(cells, "deck", 1)["count"] = 7
    at(cells, "deck", 2)["count"] = 5


def fewer_hourglasses(cells: dict[str, Any]) -> None:
    at(cells, "deck", 0)["count"] = 23
    at(cells, "deck", 1)["count"] = 7


@pytest.mark.full
@pytest.mark.parametrize(("why", "change"), WRONG, ids=[why for why, _ in WRONG])
def test_a_wrong_edition_is_refused_with_its_place(why: str, change: Change) -> None:
    with pytest.raises(Mistake, match=why) as wrong:
        GAME.open(changed(change))
    assert all(line.startswith(FILES) for line in str(wrong.value).splitlines())
    check_message(TOLD, why, str(wrong.value))


def test_a_start_tile_may_be_of_another_commodity_than_the_start_colony() -> None:
    def other(cells: dict[str, Any]) -> None:
        row = start(cells, 3, 1)
        assert row["commodity"] != "spice"
        row.update(commodity="spice")

    edition = changed(other)
    edition.name = "own-other-start"
    board = GAME.box(GAME.use(edition)).board
    tiles = board.starts[3][0]
    assert board.commodities[tiles.commodity] == "spice"
    assert board.commodities[board.commodity_of[tiles.colony]] != "spice"
    g = GAME.start(GAME.agree(3, {}, edition.name))
    run_chance_until_decision(g)
    assert g.to_move() >= 0


def test_a_start_may_be_for_some_numbers_of_players_only() -> None:
    def other(cells: dict[str, Any]) -> None:
        start(cells, 3, 3).update(house="gr5")

    edition = changed(other)
    edition.name = "own-start-of-three"
    GAME.use(edition)
    for seats in (3, 4, 5):
        g = GAME.start(GAME.agree(seats, {}, edition.name))
        run_chance_until_decision(g)
        houses = [row["house"] for row in edition.cells["start"] if row["seats"] == [seats]]
        for position, house in enumerate(houses):
            plot = g.box.board.plot_slugs.index(house)
            assert g.plots[plot] == (g.first + position) % seats
        assert (houses[2] == "gr5") == (seats == 3)


def test_a_start_that_names_no_number_of_players_is_for_all() -> None:
    def other(cells: dict[str, Any]) -> None:
        rows = [row for row in cells["start"] if row["seats"] == [5]]
        for row in rows:
            row.pop("seats")
        cells["start"] = rows

    edition = changed(other)
    edition.name = "own-starts-of-all"
    starts = GAME.box(GAME.use(edition)).board.starts
    assert [start.plot for start in starts[3][:3]] == [start.plot for start in starts[5][:3]]
    assert [start.plot for start in starts[4][:4]] == [start.plot for start in starts[5][:4]]


def run_chance_until_decision(g: Merchants) -> None:
    while g.to_move() < 0:
        g.apply(g.legal()[0])


def test_sectors_are_sent_in_the_order_of_their_numbers() -> None:
    def turned(cells: dict[str, Any]) -> None:
        cells["commodity"].reverse()

    edition = changed(turned)
    edition.name = "own-turned"
    sheet = msgspec.to_builtins(GAME.sheet(GAME.use(edition)))
    assert [row["number"] for row in sheet["commodity"]] == [1, 2, 3, 4]
    assert [row["id"] for row in sheet["commodity"]] == GAME.box(edition.name).board.commodities


def test_names_that_an_owner_changes_take_the_place_of_ours() -> None:
    def renamed(cells: dict[str, Any]) -> None:
        at(cells, "commodity").update(name="Sucre")
        at(cells, "continent", 3).update(name="Asia")

    edition = changed(renamed)
    edition.name = "own-renamed"
    GAME.use(edition)
    assert edition.names == {"commodity-sugar": "Sucre", "continent-far-east": "Asia"}
    assert Text("nl", GAME.name, edition.names).game(GAME.name, "commodity-sugar") == "Sucre"


def test_unequal_turns_are_refused() -> None:
    def more_time(cells: dict[str, Any]) -> None:
        at(cells, "deck", 0)["count"] = 25
        at(cells, "deck", 1)["count"] = 5
        space = dict(at(cells, "timeline", 1), index=25)
        final = cells["timeline"].pop()
        cells["timeline"] += [space, dict(final, index=26)]

    with pytest.raises(Mistake, match="do not get equal turns"):
        GAME.open(changed(more_time))


def test_every_number_says_where_it_comes_from() -> None:
    cells = GAME.editions[GAME.usual_edition()].cells
    origins = set(cells["meta"]["origins"])
    for table in ("deck", "timeline", "house", "bridge", "colony", "start"):
        assert {row["origin"] for row in cells[table]} <= origins
    for table in ("commodity", "district", "continent"):
        assert {row["number_origin"] for row in cells[table]} <= origins
    for name in ("components", "clock", "bonus", "exchange", "city", "world"):
        assert cells[name]["origin"] in origins


def test_printed_numbers_are_those_of_the_rulebook() -> None:
    box = GAME.box(GAME.usual_edition())
    assert [box.tiles, box.start_money, box.loan_received, box.loan_repaid] == [24, 400, 120, 200]
    assert [box.four_continents, box.four_districts, box.bridge_bonus] == [100, 100, 40]
    assert box.bonus_space == 2
    assert [box.prices[0], box.prices[-1], box.fallback] == [200, 50, 200]
    board = box.board
    assert [board.commodities[0], board.commodities[3]] == ["sugar", "silk"]
    assert board.continents[:2] == ["americas", "africa"]
    assert box.track.years[-1] == "1666"
    assert [len(AREAS), len(board.districts)] == [3, 4]


def test_an_own_edition_plays_and_has_a_name_of_its_own() -> None:
    own = Edition("mine.toml", re.sub(r"bridge = 40", "bridge = 50", text()), own=True)
    name = GAME.use(own)
    assert name.startswith("own-")
    assert GAME.start(GAME.agree(4, {}, name)).to_move() == -1
    assert GAME.box(name).bridge_bonus == 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_actions_tells_the_numbers_of_the_edition(language: str) -> None:
    changed = text()
    for before, after in (
        ("four_continents = 100", "four_continents = 101"),
        ("four_districts = 100", "four_districts = 102"),
        ("bridge = 40", "bridge = 43"),
        ("loan_repaid = 200", "loan_repaid = 204"),
        ("prices = [200, 190", "prices = [210, 190"),
        ("prices = [400, 380", "prices = [420, 380"),
        ("start_zone_price = 400", "start_zone_price = 420"),
        ("120, 110, 100, 90,", "120, 100, 90,"),
        ("260, 240, 220]", "260, 240]"),
    ):
        assert changed.count(before) == 1
        changed = changed.replace(before, after)
    box = GAME.box(GAME.use(Edition("mine.toml", changed, own=True)))
    said = Text(language)
    for action, numbers in (
        (box.found[0], [101]),
        (box.build[0], [43, 102]),
        (box.borrow, [204]),
        (box.limits[0], [420, 240, 200]),
    ):
        told = said.game("merchants", action.verb, action.args, "help")
        assert [int(number) for number in re.findall(r"\d+", told)] == numbers
