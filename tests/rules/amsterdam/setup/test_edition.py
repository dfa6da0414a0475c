"""The edition is checked row by row, and a mistake in it names its row."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.schema import read
from damrak.core.mistake import Mistake
from damrak.games.amsterdam import game
from damrak.games.amsterdam.check.cards import SUPPLEMENT
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.amsterdam.schema import edition as schema
from rules.defaults import unlike_defaults
from rules.faults import check_message

FILES = ("edition.toml line", "cards.toml line")
FOLDER = Path(game.__file__).parent
Cells = dict[str, Any]
TOLD = Path(__file__).parent / "wrong_editions.txt"
Change = Callable[[Cells, Cells], object]


def opened(change: Change) -> Box:
    """A box of our edition in which something was changed."""
    edition = read_edition(FOLDER / "edition.toml", own=True)
    edition.name += "-changed"  # what others opened from the same file stays as it is
    change(edition.cells, edition.cards)
    GAME.open(edition)
    return GAME.box(edition.name)


def test_the_edition_in_the_box_is_good() -> None:
    box = opened(lambda top, cards: None)
    assert len(box.blocks) == 36
    assert len(box.nodes) == 38
    assert len(box.cards) - 1 == (FOLDER / "cards.toml").read_text().count("[[cards]]") >= 132


def test_what_a_file_leaves_out_is_as_in_ours() -> None:
    ours = read(read_edition(FOLDER / "edition.toml", own=False), schema.Edition)
    # A year that nobody knows, and a city that is drawn as it is given.
    assert unlike_defaults(ours) == ["About.year: 0, ours {2022}", "City.stretch: 1, ours {1.2}"]


def row(cells: Cells, table: str, n: int = 0) -> Cells:
    found: Cells = cells[table][n]
    return found


def display(top: Cells, seats: str, **counts: int) -> None:
    for parity in ("odd", "even"):
        top["rounds"]["display"][seats][parity].update(counts)


WRONG: list[tuple[str, Change]] = [
    ("5 different colours", lambda top, cards: top["colours"].pop()),
    ("8 different goods", lambda top, cards: top["goods"].pop()),
    ("37 goods for 36 blocks", lambda top, cards: row(top, "goods").update(tiles=5)),
    ("6 different dockers|5 different colours", lambda top, cards: top["dockers"]["colours"].pop()),
    (
        "'wind_rose' should be a list of 0 to 6 numbers",
        lambda top, cards: top["setup"].update(wind_rose=[1] * 7),
    ),
    (
        "cards; expected 3",
        lambda top, cards: top["setup"]["opening_display"]["2"].update(artisan=1),
    ),
    (
        "there is no round '13'",
        lambda top, cards: top["rounds"]["dice_to_one_from"].update({"13": 2}),
    ),
    ("too few for 4 players", lambda top, cards: display(top, "4", plan=0, artisan=1)),
    ("turns up 36 plans; there are 24", lambda top, cards: display(top, "3", plan=3)),
    (
        "'penalties' should be a list of at least 1",
        lambda top, cards: top["scoring"].update(penalties=[]),
    ),
    ("'points' should be a list of 3", lambda top, cards: majority(top)),
    ("roofs of the same colour", lambda top, cards: row(top, "districts").update(colour="grey")),
    ("is there twice", lambda top, cards: row(top, "blocks", 1).update(id="plantage-1")),
    ("should be its district", lambda top, cards: row(top, "blocks").update(id="jordaan-9")),
    ("'price' should be", lambda top, cards: row(top, "blocks").update(price=0)),
    ("unknown place 'dam-1'", lambda top, cards: row(top, "bridges").update(blocks=["dam-1"] * 2)),
    ("both ends are", lambda top, cards: row(top, "bridges").update(blocks=["jordaan-1"] * 2)),
    ("no bridges lead to", lambda top, cards: top.update(bridges=top["bridges"][:30])),
    (
        "should fall from left",
        lambda top, cards: node(top, "warehouse-beer").update(values=[1, 2, 3]),
    ),
    ("should be its kind", lambda top, cards: node(top, "depot-1").update(id="depot-a")),
    ("expected one pontoon", lambda top, cards: pontoons(top)),
    (
        "no edges lead to",
        lambda top, cards: top["harbour"].update(edges=top["harbour"]["edges"][:9]),
    ),
    ("expected one start", lambda top, cards: top["harbour"]["nodes"].reverse()),
    (
        "'values' should be a list of at least 1",
        lambda top, cards: top["docker_building"].update(values=[]),
    ),
    ("should fall from top", lambda top, cards: top["docker_building"].update(values=[1, 2])),
    ("one before it is farther", lambda top, cards: top["amstel"]["bridges"].reverse()),
    ("'after' should be", lambda top, cards: top["amstel"]["bridges"][3].update(after=19)),
    (
        "a second space for",
        lambda top, cards: row(top["black_market"], "spaces", 1).update(good="beer"),
    ),
    ("no space for", lambda top, cards: top["black_market"]["spaces"].pop()),
    ("7 tiles A; expected 8", lambda top, cards: top["market"]["tiles"].pop(0)),
    ("stack 'C' is unknown", lambda top, cards: row(top["market"], "tiles").update(stack="C")),
    ("5 tiles a half of 12", lambda top, cards: top["market"]["stack"]["base"].update(full=[5, 0])),
    (
        "are not tiles out of 8 base",
        lambda top, cards: top["market"]["stack"]["mixed"].update(full=[1, 5]),
    ),
    ("kind 'dance' is unknown", lambda top, cards: row(top["tasks"], "tiles").update(kind="dance")),
    ("the number 42 is missing", lambda top, cards: top["tasks"]["tiles"].pop()),
    ("same pontoon", lambda top, cards: top["solo"]["triples"].update({"1": "white"})),
    ("origin 'guessed' is unknown", lambda top, cards: top["solo"].update(origin="guessed")),
    ("'origin' is missing", lambda top, cards: row(top, "blocks").pop("origin")),
    ("the number 132 is missing; expected 1 to 132", lambda top, cards: cards["cards"].pop()),
    ("the number 1 is there twice", lambda top, cards: row(cards, "cards", 1).update(number=1)),
    ("the number 2 is missing", lambda top, cards: row(cards, "cards", 1).update(number=1)),
    ("at least one resource", lambda top, cards: row(cards, "cards").update(cost={})),
    ("unknown colour 'green'", lambda top, cards: row(cards, "cards").update(cost={"green": 1})),
    ("timing 'IV' is unknown", lambda top, cards: row(cards, "cards").update(timing="IV")),
    ("unknown type 'baker'", lambda top, cards: row(cards, "cards").update(type="baker")),
    (
        "kind 'artisan' contradicts the type",
        lambda top, cards: row(cards, "cards").update(type="munttoren"),
    ),
    ("card 109 is a plan", lambda top, cards: row(cards, "cards", 108).update(kind="artisan")),
    (
        "effect 'plan' contradicts the kind",
        lambda top, cards: row(cards, "cards", 108).update(kind="artisan", type="brewer"),
    ),
    ("unknown effect 'beer'", lambda top, cards: row(cards, "cards").update(effect="beer")),
    (
        "timing 'end' contradicts the effect: 'brewery' is III",
        lambda top, cards: row(cards, "cards").update(timing="end"),
    ),
    ("'good' contradicts the effect", lambda top, cards: row(cards, "cards").update(good="beer")),
    (
        "'good' contradicts the kind: a building has none",
        lambda top, cards: row(cards, "types", 9).update(good="beer"),
    ),
    (
        "another type has the good 'tulip'",
        lambda top, cards: row(cards, "types").update(good="tulip"),
    ),
    (
        "district 'jordaan' contradicts the type",
        lambda top, cards: row(cards, "cards", 108).update(district="jordaan", pays="orange"),
    ),
    (
        "pays 'black' contradicts the district",
        lambda top, cards: row(cards, "cards", 108).update(pays="black"),
    ),
    ("'florins' is for plans only", lambda top, cards: row(cards, "cards").update(florins=1)),
    ("brings 'florins', 'points' or", lambda top, cards: row(cards, "cards", 108).pop("points")),
    ("unknown key 'prize'", lambda top, cards: row(top, "blocks").update(prize=1)),
    ("unknown key 'houses'", lambda top, cards: top.update(houses=[])),
    (
        "the tile 'A1' is there twice",
        lambda top, cards: row(top["market"], "tiles", 1).update(id="A1"),
    ),
    (
        "not the tile that we know: 'text' should say",
        lambda top, cards: row(top["market"], "tiles").update(points=9),
    ),
    (
        "not the task that we know: 'text' should say",
        lambda top, cards: row(top["tasks"], "tiles").update(points=[1, 2, 3]),
    ),
    (
        "'good' says nothing about a task of kind both_dockers",
        lambda top, cards: row(top["tasks"], "tiles").update(good="beer"),
    ),
    ("'value' says nothing about", lambda top, cards: node(top, "warehouse-beer").update(value=2)),
    ("no type 'carpenter'", lambda top, cards: row(cards, "types", 4).update(id="joiner")),
    ("'district' is missing", lambda top, cards: row(cards, "cards", 54).pop("district")),
    ("'good' is missing", lambda top, cards: row(cards, "cards", 75).pop("good")),
    ("'gives' is missing", lambda top, cards: row(cards, "cards", 90).pop("gives")),
    ("no round '0'", lambda top, cards: top["rounds"]["dice_to_one_from"].update({"0": 2})),
    ("no round 'x'", lambda top, cards: top["rounds"]["dice_to_one_from"].update({"x": 2})),
    ("has 13 rounds of 12", lambda top, cards: top["rounds"].update(fast_delivery=[1] * 13)),
    (
        "should be a number from 1 to 12",
        lambda top, cards: top["rounds"]["short_game"].update(first_round=13),
    ),
    (
        "3 cards are too few for 4",
        lambda top, cards: display(top, "4", plan=1, artisan=1, building=1),
    ),
    ("'mouth_slots' should have", lambda top, cards: top["amstel"]["mouth_slots"].pop()),
    ("should be drawn from 0 to 19", lambda top, cards: top["amstel"]["spaces"].reverse()),
    (
        "unknown colour of docker",
        lambda top, cards: node(top, "pontoon-pink").update(colour="mauve"),
    ),
    ("unknown good 'ale'", lambda top, cards: node(top, "warehouse-beer").update(good="ale")),
    ("'values' is missing", lambda top, cards: node(top, "warehouse-beer").pop("values")),
    ("'value' is missing", lambda top, cards: node(top, "depot-1").pop("value")),
    (
        r"\[9, 0\] are not tiles",
        lambda top, cards: top["market"]["stack"]["mixed"].update(full=[9, 0]),
    ),
    ("'spaces' should have the values", lambda top, cards: top["docker_building"]["spaces"].pop()),
    ("'11' is missing|there is no '5' here", lambda top, cards: seats_moved(top)),
    (
        "number' should be from 1 to 42",
        lambda top, cards: top["tasks"]["tiles"][-1].update(number=43),
    ),
    ("42 in order", lambda top, cards: top["tasks"]["tiles"].reverse()),
    (
        "'pays' is missing: the effect 'plan'",
        lambda top, cards: row(cards, "cards", 108).pop("pays"),
    ),
]


def seats_moved(top: Cells) -> None:
    for table in (top["rounds"]["display"], top["setup"]["opening_display"]):
        table["5"] = table.pop("4")


GOOD: list[Change] = [
    lambda top, cards: top["rounds"]["dice_to_one_from"].update({"1": 6}),
    lambda top, cards: top["rounds"].update(fast_delivery=[1] * 12),
    lambda top, cards: display(top, "4", plan=2, artisan=1, building=1),
    lambda top, cards: top["amstel"]["bridges"][3].update(after=18),
    lambda top, cards: top["amstel"]["mouth_slots"].append([900, 460]),
]


@pytest.mark.full
@pytest.mark.parametrize("change", GOOD)
def test_what_is_just_enough_is_enough(change: Change) -> None:
    assert opened(change).rounds == 12


def majority(top: Cells) -> None:
    top["scoring"]["district_majority"]["3"]["points"] = [5, 2]


def node(top: Cells, slug: str) -> Cells:
    return next(each for each in top["harbour"]["nodes"] if each["id"] == slug)


def pontoons(top: Cells) -> None:
    harbour = top["harbour"]
    harbour["nodes"].remove(node(top, "pontoon-pink"))
    harbour["edges"] = [edge for edge in harbour["edges"] if "pontoon-pink" not in edge]


@pytest.mark.full
@pytest.mark.parametrize(("why", "change"), WRONG, ids=[why for why, _ in WRONG])
def test_a_wrong_edition_is_refused_with_its_place(why: str, change: Change) -> None:
    def in_the_printed_box(top: Cells, cards: Cells) -> None:
        del cards["cards"][SUPPLEMENT:]
        change(top, cards)

    with pytest.raises(Mistake, match=why) as wrong:
        opened(in_the_printed_box)
    assert all(line.startswith(FILES) for line in str(wrong.value).splitlines())
    check_message(TOLD, why, str(wrong.value))


def test_every_table_says_where_its_numbers_come_from() -> None:
    edition = read_edition(FOLDER / "edition.toml", own=True)
    origins = set(edition.cells["meta"]["origins"])
    for table in ("colours", "goods", "districts", "blocks", "bridges"):
        assert {each["origin"] for each in edition.cells[table]} <= origins
    for table in ("players", "setup", "rounds", "scoring", "harbour", "dockers", "amstel"):
        assert edition.cells[table]["origin"] in origins


def test_printed_numbers_are_those_of_the_rulebook() -> None:
    box = opened(lambda top, cards: None)
    assert [box.rounds, box.short_first_round, box.slots, box.dockers_aboard] == [12, 3, 5, 2]
    assert [box.florins_at_start, box.rose_at_start, box.boarding_florins] == [1, [1, 2], 1]
    assert box.fast_delivery == [0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert box.to_one_from == [0] * 8 + [6, 5, 4, 3, 2]
    assert [box.penalties, box.group_points, box.leftovers_per_point] == [[3, 5, 7], 3, 2]
    assert [box.last_space, box.mouth_points, len(box.bridges)] == [19, 10, 4]
    assert [box.sale_florins, box.sale_resources] == [2, 1]
    assert [box.foreman_points, box.bailiff_discount] == [2, 1]
    assert box.majority[2][0] == 5
    assert box.majority[3][:2] == [5, 2]
    assert box.building[1] == 7


def test_an_edition_with_its_cards_in_one_file_is_read_too() -> None:
    text = (FOLDER / "edition.toml").read_text().replace('cards = "cards.toml"\n', "")
    cards = (FOLDER / "cards.toml").read_text()
    rest = cards[cards.index("[[types]]") :]
    edition = Edition("mine.toml", f"{text}\n{rest}", own=True)
    box = GAME.box(GAME.use(edition))
    assert len(box.cards) - 1 == cards.count("[[cards]]")


def named(change: Change) -> dict[str, str]:
    """The names and texts of our edition in which something was changed."""
    edition = read_edition(FOLDER / "edition.toml", own=True)
    edition.name += "-changed"  # what others opened from the same file stays as it is
    change(edition.cells, edition.cards)
    GAME.open(edition)
    return edition.names


def test_names_and_texts_that_an_owner_changes_take_the_place_of_ours() -> None:
    def change(top: Cells, cards: Cells) -> None:
        row(top, "goods").update(name="Ale")
        row(cards, "cards", 1).update(text="Other words.")
        row(cards, "types").update(name="Alewife")
        row(top["market"], "tiles").update(cost=2, text="Pay 2 florins for it.")
        row(top["tasks"], "tiles").update(text="Not needed: it is the task that we know.")

    assert named(lambda top, cards: None) == {}
    assert named(change) == {
        "good-beer": "Ale",
        "card-2-text": "Other words.",
        "type-brewer": "Alewife",
        "tile-A1": "Pay 2 florins for it.",
    }


def test_the_order_of_the_cards_in_the_file_does_not_matter() -> None:
    box = opened(lambda top, cards: cards["cards"].reverse())
    ours = GAME.box(GAME.usual_edition())
    assert [card.cost for card in box.cards] == [card.cost for card in ours.cards]
    assert [type(card) for card in box.cards[1:]] == [type(card) for card in ours.cards[1:]]


def test_no_effect_is_found_by_a_number() -> None:
    def swap(top: Cells, cards: Cells) -> None:
        first, other = row(cards, "cards", 12), row(cards, "cards", 13)
        first["number"], other["number"] = other["number"], first["number"]

    box, ours = opened(swap), GAME.box(GAME.usual_edition())
    assert type(box.cards[13]) is type(ours.cards[14])
    assert type(box.cards[14]) is type(ours.cards[13])
