"""Every card has a class, a cost, a timing, texts in three languages, and a test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from damrak.games.amsterdam import cards
from damrak.games.amsterdam.cards.effects import EFFECTS
from damrak.games.amsterdam.cards.wording import Ending, Exchange, Lasting, Usable, Wording
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.amsterdam.pieces.card import ASPECTS, CardOf
from damrak.games.amsterdam.pieces.tiles import ACTIVATE_FREE, BARGE_MOVES, PLAIN, TIMINGS
from damrak.text import LANGUAGES, Text

RULEBOOK = range(1, 133)
"""The numbers of the supplement; an edition may have more."""


def box() -> Box:
    """What is in ours."""
    return GAME.box(GAME.usual_edition())


AMSTERDAM = Path(__file__).parents[1]
NUMBERS = range(1, len(box().cards))


def numbers_in_names(prefix: str, digits: int) -> set[int]:
    """The numbers that tests of Amsterdam are named for: `test_048_…`, `test_001_to_006_…`."""
    found: set[int] = set()
    name = rf"def test_{prefix}(\d{{{digits}}})(?:_to_(\d{{{digits}}}))?_\w"
    for file in AMSTERDAM.glob("*/test_*.py"):
        for first, last in re.findall(name, file.read_text()):
            found.update(range(int(first), int(last or first) + 1))
    return found


def test_every_card_has_a_test_named_for_its_number() -> None:
    named = numbers_in_names("", 3)
    missing = [f"test_{number:03}_…" for number in NUMBERS if number not in named]
    assert not missing, f"write in tests/rules/amsterdam/cards: {', '.join(missing)}"
    assert named == set(NUMBERS)


def test_every_task_has_a_test_named_for_its_number() -> None:
    assert numbers_in_names("task_", 2) == set(range(1, 43))


def test_every_market_tile_of_the_fourth_expansion_has_a_test() -> None:
    source = (AMSTERDAM / "rounds" / "test_market_tiles.py").read_text()
    for slug in ("ca17", "ca18", "ca19", "ca20", "cb21", "cb22", "cb23", "cb24"):
        assert f"def test_{slug}_" in source


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_has_a_class_that_does_something(number: int) -> None:
    card = box().cards[number]
    assert card.number == number
    assert type(card) not in (Wording, Usable, Exchange, Lasting, Ending)
    answers = [name for name in vars(CardOf) if not name.startswith("_")]
    assert any(getattr(type(card), name) is not getattr(Wording, name) for name in answers)
    assert wordings()[type(card).__name__]


@cache
def wordings() -> dict[str, str]:
    """The docstring of each class of cards, read from the source: compiled classes have none."""
    folder = Path(cards.__file__).parent
    return {
        item.name: ast.get_docstring(item) or ""
        for file in folder.glob("*.py")
        for item in ast.parse(file.read_text()).body
        if isinstance(item, ast.ClassDef)
    }


def test_a_wording_says_which_numbers_of_the_rulebook_have_it() -> None:
    for name, effect in EFFECTS.items():
        text = wordings()[effect.wording.__name__]
        said = [int(each) for each in re.findall(r"\d{3}", text.split(".")[0])]
        numbers = [number for number in RULEBOOK if box().cards[number].facts.effect == name]
        assert said == sorted({numbers[0], numbers[-1]}), name
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_every_effect_is_on_the_page_of_editions() -> None:
    page = (Path(__file__).parents[4] / "docs" / "editions.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `") and line.count("|") == 6]
    wanted = []
    for name, effect in EFFECTS.items():
        numbers, _, text = wordings()[effect.wording.__name__].partition(". ")
        keys = ", ".join(f"`{key}`" for key in effect.keys)
        cells = [f"`{name}`", numbers, effect.timing, keys, " ".join(text.split())]
        wanted.append(f"| {' | '.join(cells)} |")
    assert rows == wanted


def test_every_effect_is_named_for_its_wording() -> None:
    for name, effect in EFFECTS.items():
        assert name == re.sub(r"(?<!^)(?=[A-Z])", "-", effect.wording.__name__).lower()


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_has_a_cost_a_timing_a_type_and_the_origin_of_each(number: int) -> None:
    ours = box()
    card = ours.cards[number]
    assert 1 <= card.size == sum(card.cost)
    assert card.timing in range(len(TIMINGS))
    assert 0 <= card.type < len(ours.types)
    assert set(card.facts.origin) == set(ASPECTS)
    assert card.facts.origin["effect"] == "printed" or number not in RULEBOOK


@pytest.mark.parametrize("number", NUMBERS)
def test_how_a_card_is_asked_fits_its_timing(number: int) -> None:
    card = box().cards[number]
    timing = TIMINGS[card.timing]
    if timing in ("I", "II"):
        assert card.lasting
        assert not card.usable
    if timing == "end":
        assert not card.lasting
        assert not card.usable
    if timing == "III" and card.facts.effect != "double-brew":
        assert card.once
        assert not card.lasting
    if timing == "permanent":
        assert card.lasting != card.usable
        assert not card.once


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_has_a_text_in_each_language(language: str) -> None:
    text = Text(language)
    wanted = [f"card-{number}" for number in NUMBERS]
    wanted += [f"card-{number}-text" for number in NUMBERS]
    wanted += [f"task-{number}" for number in range(1, 43)]
    wanted += [f"tile-{tile.slug}" for tile in box().market]
    missing = [f"amsterdam-{name}" for name in wanted if not text.has(f"amsterdam-{name}")]
    file = f"src/damrak/locales/{language}/amsterdam-cards.ftl"
    assert not missing, f"write in {file}: {', '.join(missing)}"
    assert all(text.game("amsterdam", name).strip() for name in wanted)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_cards_are_told_apart_in_each_language_as_in_english(language: str) -> None:
    english, other = Text(LANGUAGES[0]), Text(language)
    names = [f"card-{number}-text" for number in NUMBERS]
    names = [  # what is missing is told above
        name for name in names if all(text.has(f"amsterdam-{name}") for text in (english, other))
    ]
    pairs = {(english.game("amsterdam", name), other.game("amsterdam", name)) for name in names}
    assert len(pairs) == len({one for one, _ in pairs}) == len({two for _, two in pairs})
    assert all(one != two for one, two in pairs)


def test_the_text_of_a_market_tile_has_the_numbers_of_the_edition() -> None:
    for tile in box().market:
        numbers = [
            int(n) for n in re.findall(r"\d+", Text("en").game("amsterdam", f"tile-{tile.slug}"))
        ]
        told = [tile.cost, tile.points, tile.amstel, tile.resources, tile.amount]
        if tile.special in (PLAIN, BARGE_MOVES, ACTIVATE_FREE):
            assert numbers == [number for number in told if number], tile.slug
        else:
            assert numbers[0] == tile.cost


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_task_has_the_points_of_the_edition(language: str) -> None:
    text = Text(language)
    for task in box().tasks:
        said = text.game("amsterdam", f"task-{task.number}")
        for points in (task.points, task.points_two, task.points_by_count[1:]):
            assert "/".join(str(each) for each in points) in said or set(points) == {
                int(n) for n in re.findall(r"\d+", said) if int(n) == points[0]
            }, task.number
        if task.at_least:
            assert str(task.at_least) in re.findall(r"\d+", said)


def test_there_are_54_artisans_54_buildings_and_24_plans() -> None:
    kinds = [box().cards[number].kind for number in RULEBOOK]
    assert [kinds.count(kind) for kind in range(3)] == [54, 54, 24]
    assert kinds == sorted(kinds)


def test_there_are_nine_types_of_artisan_with_six_cards_each() -> None:
    ours = box()
    types = [ours.cards[number].type for number in RULEBOOK[:54]]
    assert sorted(set(types)) == ours.artisan_types
    assert {types.count(each) for each in ours.artisan_types} == {6}


def test_there_are_eleven_types_of_building_and_six_of_plan() -> None:
    every = box().cards
    assert len({card.type for card in every[55:109]}) == 11
    assert len({card.type for card in every[109:133]}) == 6


def test_ruling_6_16_types_that_cards_speak_of() -> None:
    ours = box()
    for kind, numbers in (
        (ours.carpenter, range(25, 31)),
        (ours.oude_kerk, range(67, 70)),
        (ours.zuiderkerk, range(70, 73)),
        (ours.westerkerk, range(73, 76)),
        (ours.montelbaanstoren, range(85, 88)),
    ):
        found = [number for number in RULEBOOK if ours.cards[number].type == kind]
        assert found == list(numbers)


def test_ruling_1_6_one_of_each_number() -> None:
    g = GAME.start(GAME.agree(2, {}))
    assert sorted(number for stack in g.stacks for number in stack) == list(NUMBERS)
