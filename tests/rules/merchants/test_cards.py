"""Cartes de marchandises, de colonies commerciales et d'Amsterdam."""

import pytest

from damrak.core.editions.edition import Edition
from damrak.games.merchants.chapters.tiles import put_colony, put_house
from damrak.games.merchants.game import GAME
from rules.merchants.positions import (
    GEMS,
    SILK,
    SPICE,
    SUGAR,
    bare,
    card,
    clear,
    done,
    opened,
    put,
    rows,
    use,
)
from tables import say, words


def fixtures() -> Edition:
    return GAME.editions[GAME.usual_edition()]


# Commodity cards


def test_a_commodity_card_brings_three_pieces_not_all_alike() -> None:
    g = bare()
    use(g, 0, "commodity")
    takes = [each.split()[1:] for each in words(g) if each.startswith("take ")]
    assert len(takes) == 16
    assert all(len(take) == 3 and len(set(take)) > 1 for take in takes)
    assert words(g)[-1] == "decline"


def test_the_example_of_the_rulebook() -> None:
    example = fixtures().cells["example_commodity_card"]
    g = bare()
    put(g, 2, **example["before"])
    use(g, 2, "commodity")
    chosen = sorted(example["choice"], key=g.box.board.commodities.index)
    say(g, f"take {' '.join(chosen)}")
    after = dict(zip(g.box.board.commodities, rows(g, 2), strict=True))
    assert {name: space for name, space in after.items() if space} == example["after"]


def test_the_first_piece_of_a_row_enters_its_first_space() -> None:
    g = bare()
    use(g, 0, "commodity")
    say(g, "take sugar gems gems")
    assert rows(g, 0) == [1, 2, 0, 0]
    assert g.tiles[0] == 22


def test_ruling_3_2_a_piece_for_a_tile_on_the_last_space_is_lost() -> None:
    g = bare()
    put(g, 0, sugar=7)
    use(g, 0, "commodity")
    say(g, "take sugar sugar silk")
    assert rows(g, 0) == [8, 0, 0, 1]


def test_ruling_3_2_the_three_pieces_are_one_step() -> None:
    g = bare()
    put(g, 0, sugar=2, gems=1, spice=1, silk=1)
    use(g, 0, "commodity")
    say(g, "take gems spice silk")
    assert g.to_move() == 0
    assert [step.name for step in g.agenda[-1:]] == ["free-house 0"]


def test_without_a_tile_left_a_piece_for_a_new_row_is_lost_the_lower_number_enters_first() -> None:
    g = bare()
    put(g, 0, spice=1)
    g.tiles[0] = 1
    use(g, 0, "commodity")
    say(g, "take sugar gems spice")
    assert rows(g, 0) == [1, 0, 2, 0]


# Colony cards


def test_a_continent_card_founds_any_free_site_of_the_continent() -> None:
    g = bare()
    use(g, 0, "colony-africa")
    africa = ["goree", "cape-mount", "elmina", "sao-tome", "zanzibar"]
    africa += ["sofala", "madagascar", "mauritius"]
    assert words(g) == [*(f"found {each}" for each in africa), "decline"]


def test_a_commodity_shown_founds_any_free_site_of_it_on_the_four_continents() -> None:
    g = bare()
    use(g, 0, "colony-silk")
    found = [each.removeprefix("found ") for each in words(g)[:-1]]
    assert len(found) == 8
    board = g.box.board
    continents = {board.continent_of[board.colony_slugs.index(each)] for each in found}
    assert continents == {0, 1, 2, 3}
    assert all(board.commodity_of[board.colony_slugs.index(each)] == SILK for each in found)


def test_taken_sites_are_not_free() -> None:
    g = bare()
    put(g, 1, "elmina")
    use(g, 0, "colony-africa")
    assert "found elmina" not in words(g)


def test_founding_moves_the_commodity_of_the_site_on() -> None:
    g = bare()
    put(g, 0, gems=3)
    use(g, 0, "colony-africa")
    say(g, "found elmina")
    assert rows(g, 0)[GEMS] == 4
    use(g, 0, "colony-africa")
    say(g, "found sao-tome")
    assert rows(g, 0)[SUGAR] == 1
    assert done(g)


def test_ruling_3_3_founding_may_be_declined_and_then_nothing_advances() -> None:
    g = bare()
    use(g, 0, "colony-africa")
    say(g, "decline")
    assert rows(g, 0) == [0, 0, 0, 0]
    assert done(g)


def test_ruling_3_3_the_money_bonus_comes_before_the_advance_and_its_house() -> None:
    g = bare()
    put(g, 0, "recife", "lisbon", "ambon", sugar=2, gems=1, spice=2, silk=2)
    use(g, 0, "colony-africa")
    say(g, "found elmina")
    assert g.money[0] == 500
    assert g.agenda[-1].name == "free-house 0"


def test_ruling_3_4_without_a_free_site_nothing_happens() -> None:
    g = bare()
    for index, continent in enumerate(g.box.board.continent_of):
        if continent == 1:
            put_colony(g, 1, index)
    use(g, 0, "colony-africa")
    assert done(g)
    assert rows(g, 0) == [0, 0, 0, 0]


def test_a_tile_on_the_last_space_does_not_hinder_founding() -> None:
    g = bare()
    put(g, 0, gems=8)
    use(g, 0, "colony-africa")
    say(g, "found elmina")
    assert rows(g, 0)[GEMS] == 8
    assert done(g)


# Amsterdam cards


def test_a_district_card_builds_on_any_free_plot_of_the_district() -> None:
    g = bare()
    put(g, 1, "la3")
    use(g, 0, "amsterdam-lastage")
    assert words(g) == [*(f"build la{n}" for n in (1, 2, 4, 5, 6, 7, 8, 9)), "decline"]


def test_a_card_with_two_districts_leaves_the_choice_of_one() -> None:
    g = bare()
    use(g, 0, "amsterdam-grachten-oude-zijde-gems")
    districts = {each.removeprefix("build ")[:2] for each in words(g)[:-1]}
    assert districts == {"gr", "oz"}
    assert len(words(g)) == 7 + 8 + 1


def test_the_example_left_card_moves_gems_and_nothing_else() -> None:
    g = bare()
    use(g, 0, "amsterdam-grachten-oude-zijde-gems")
    say(g, "build gr1")
    assert words(g) == ["advance gems", "decline"]
    say(g, "advance gems")
    assert rows(g, 0)[GEMS] == 1
    assert done(g)


def test_the_example_right_card_moves_any_commodity() -> None:
    g = bare()
    put(g, 0, spice=4)
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1")
    assert words(g) == [
        *("advance sugar", "advance gems", "advance spice", "advance silk"),
        "decline",
    ]
    say(g, "advance spice")
    assert rows(g, 0)[SPICE] == 5


def test_ruling_3_7_a_free_commodity_may_enter_a_new_row() -> None:
    g = bare()
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1", "advance silk")
    assert rows(g, 0) == [0, 0, 0, 1]
    assert g.tiles[0] == 22


def test_ruling_3_5_house_and_advance_are_declined_on_their_own() -> None:
    g = bare()
    use(g, 0, "amsterdam-lastage")
    say(g, "decline", "advance silk")
    assert [g.plots.count(0), rows(g, 0)[SILK]] == [0, 1]
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1", "decline")
    assert [g.plots.count(0), rows(g, 0)[SILK]] == [1, 1]
    assert done(g)


def test_ruling_3_6_in_a_full_district_the_commodity_still_moves_on() -> None:
    g = bare()
    for plot, district in enumerate(g.box.board.district_of):
        if district == 3:
            put_house(g, 1, plot)
    use(g, 0, "amsterdam-lastage")
    assert words(g)[0] == "advance sugar"
    say(g, "advance sugar")
    assert rows(g, 0)[SUGAR] == 1


def test_a_row_at_its_end_is_not_offered_and_if_it_is_the_only_one_nothing_is_asked() -> None:
    g = bare()
    put(g, 0, gems=8)
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1")
    assert "advance gems" not in words(g)
    use(g, 0, "amsterdam-grachten-oude-zijde-gems")
    say(g, "build gr1")
    assert done(g)


# Tiles


def without_tiles(seats: int = 3) -> list[int]:
    return [0] * seats


def test_ruling_3_8_without_tiles_no_house_no_colony_no_new_row() -> None:
    g = opened()
    clear(g, 0)
    put(g, 0, sugar=1)
    g.tiles = without_tiles()
    use(g, 0, "colony-africa")
    assert done(g)
    use(g, 0, "amsterdam-lastage")
    assert words(g) == ["advance sugar", "decline"]


def test_ruling_3_8_a_colony_from_the_last_tile_brings_no_new_row() -> None:
    g = bare()
    g.tiles[0] = 1
    use(g, 0, "colony-africa")
    say(g, "found elmina")
    assert rows(g, 0)[GEMS] == 0
    assert g.tiles[0] == 0
    assert done(g)


def test_ruling_3_8_a_house_from_the_last_tile_leaves_only_rows_that_one_is_in() -> None:
    g = bare()
    put(g, 0, silk=2)
    g.tiles[0] = 1
    use(g, 0, "amsterdam-lastage")
    say(g, "build la1")
    assert words(g) == ["advance silk", "decline"]


def test_a_used_card_goes_to_the_discard() -> None:
    g = opened(4)
    say(g, "turn colony-silk", "place bucket", "turn colony-africa", "place clock")
    say(g, "turn commodity", "take sugar sugar gems")
    assert g.discard[card(g, "commodity")] == 1


@pytest.mark.parametrize("slug", ["commodity", "colony-africa", "amsterdam-lastage"])
def test_ruling_3_1_a_buyer_may_leave_the_card_unused(slug: str) -> None:
    g = bare()
    use(g, 1, slug)
    while not done(g):
        say(g, "decline")
    assert g.tiles[1] == 24
