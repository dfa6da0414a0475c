"""Gains d'argent."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damrak.games.merchants.chapters.city import largest_group
from damrak.games.merchants.chapters.scoring import SEAT_0, payments, ranking, shares
from damrak.games.merchants.game import GAME
from damrak.games.merchants.knowledge.view import MerchantsView
from damrak.games.merchants.pieces.board import Board
from damrak.games.merchants.pieces.track import CITY, COLONIES, EXCHANGE, Prizes
from damrak.games.merchants.state import Merchants
from rules.merchants.positions import (
    AFRICA,
    AMERICAS,
    EUROPE,
    GRACHTEN,
    LASTAGE,
    NIEUWE_ZIJDE,
    OUDE_ZIJDE,
    bare,
    happen,
    opened,
    put,
)
from tables import say

SEATS = ["orange", "blue", "green", "yellow"]
"""The colours of the examples at positions 1 to 4."""

PRINTED = Prizes([100, 80, 60, 40], [60, 40, 40, 20])


def example(name: str) -> dict[str, dict[str, dict[str, int]]]:
    found: dict[str, dict[str, dict[str, int]]] = GAME.editions[GAME.usual_edition()].cells[name]
    return found


def board() -> Board:
    return GAME.box(GAME.usual_edition()).board


def mask(*slugs: str) -> int:
    return sum(1 << board().plot_slugs.index(slug) for slug in slugs)


def totals(g: Merchants, area: int) -> list[int]:
    rows = payments(g, area, PRINTED)
    return [sum(row[SEAT_0 + seat] for row in rows) for seat in range(g.seats)]


def order(g: Merchants, area: int) -> list[int]:
    return [row[1] for row in payments(g, area, PRINTED)]


# The worked examples


def exchange_example() -> Merchants:
    g = bare(4)
    for commodity, tiles in example("example_exchange")["tiles"].items():
        for colour, space in tiles.items():
            put(g, SEATS.index(colour), **{commodity: space})
    return g


def test_the_exchange_example_of_the_rulebook() -> None:
    g = exchange_example()
    fixture = GAME.editions[GAME.usual_edition()].cells["example_exchange"]
    names = [g.box.board.commodities[sector] for sector in order(g, EXCHANGE)]
    assert names == fixture["rank"]
    paid = dict(zip(SEATS, totals(g, EXCHANGE), strict=True))
    assert paid == fixture["payout"]


def test_the_exchange_example_row_by_row() -> None:
    rows = payments(exchange_example(), EXCHANGE, PRINTED)
    by_colour = [dict(zip(SEATS, row[SEAT_0:], strict=True)) for row in rows]
    assert by_colour[0] == {"orange": 0, "blue": 100, "green": 30, "yellow": 30}
    assert by_colour[1] == {"orange": 80, "blue": 40, "green": 0, "yellow": 0}
    assert by_colour[2] == {"orange": 40, "blue": 0, "green": 60, "yellow": 0}
    assert by_colour[3] == {"orange": 30, "blue": 30, "green": 0, "yellow": 0}


def amsterdam_example() -> Merchants:
    g = bare(4)
    for colour, sites in example("example_amsterdam")["sites"].items():
        put(g, SEATS.index(colour), *sites)
    return g


def test_the_amsterdam_example_of_the_rulebook() -> None:
    g = amsterdam_example()
    fixture = GAME.editions[GAME.usual_edition()].cells["example_amsterdam"]
    names = [g.box.board.districts[sector] for sector in order(g, CITY)]
    assert names == fixture["rank"]
    paid = dict(zip(SEATS, totals(g, CITY), strict=True))
    assert paid == fixture["payout"]


def test_the_groups_of_the_amsterdam_example() -> None:
    g = amsterdam_example()
    for name, groups in example("example_amsterdam")["groups"].items():
        district = g.box.board.districts.index(name)
        found = {
            colour: largest_group(g.box.board, g.houses[seat], district)
            for seat, colour in enumerate(SEATS)
        }
        assert {colour: size for colour, size in found.items() if size} == groups


# Sectors


def test_1611_pays_the_printed_table_for_amsterdam() -> None:
    track = opened().box.track
    prizes = track.prizes[track.years.index("1611")][CITY]
    assert prizes is not None
    assert [prizes.first, prizes.second] == [PRINTED.first, PRINTED.second]


def test_ruling_6_2_rows_are_ranked_by_their_foremost_tile() -> None:
    g = bare(3)
    put(g, 0, sugar=2, silk=5)
    put(g, 1, sugar=2, gems=3)
    put(g, 2, sugar=2)
    assert order(g, EXCHANGE) == [3, 1, 0]


def test_ruling_6_2_districts_are_ranked_by_all_houses_in_them() -> None:
    g = bare(3)
    put(g, 0, "la1", "la3")
    put(g, 1, "la5", "gr1", "gr2")
    assert order(g, CITY) == [LASTAGE, GRACHTEN]


def test_ruling_6_2_continents_are_ranked_by_all_colonies_in_them() -> None:
    g = bare(3)
    put(g, 0, "lisbon", "elmina")
    put(g, 1, "lyon")
    assert order(g, COLONIES) == [EUROPE, AFRICA]


def test_the_sector_with_the_lower_number_wins_a_tie() -> None:
    g = bare(3)
    put(g, 0, "elmina", sugar=4, silk=4)
    put(g, 1, "recife")
    assert order(g, COLONIES) == [AMERICAS, AFRICA]
    assert order(g, EXCHANGE) == [0, 3]


@given(st.lists(st.integers(0, 9), min_size=4, max_size=4))
def test_ruling_6_1_the_ranking_is_by_size_and_then_by_number(sizes: list[int]) -> None:
    assert ranking(sizes) == sorted(range(4), key=lambda sector: (-sizes[sector], sector))


def test_ruling_6_2_an_empty_sector_pays_nothing() -> None:
    g = bare(3)
    put(g, 0, sugar=1)
    assert order(g, EXCHANGE) == [0]
    assert totals(g, EXCHANGE) == [100, 0, 0]


# Prizes


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ([5, 3, 1], [100, 60, 0]),
        ([5, 0, 0], [100, 0, 0]),
        ([4, 4, 1], [80, 80, 0]),
        ([4, 4, 4], [50, 50, 50]),
        ([5, 2, 2], [100, 30, 30]),
        ([5, 2, 2, 2], [100, 20, 20, 20]),
        ([3, 3, 3, 3, 3], [30, 30, 30, 30, 30]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 1, 0], [80, 0, 80, 0]),
    ],
)
def test_first_second_ties_and_rounding(counts: list[int], paid: list[int]) -> None:
    assert shares(counts, 100, 60) == paid


def test_ruling_6_4_shares_are_rounded_down_to_ten() -> None:
    assert shares([2, 2, 2], 40, 20) == [20, 20, 20]
    assert shares([2, 2, 2], 100, 40) == [40, 40, 40]
    assert shares([3, 1, 1, 1], 60, 40) == [60, 10, 10, 10]


@given(st.lists(st.integers(0, 8), min_size=3, max_size=5), st.sampled_from(range(4)))
def test_a_sector_never_pays_more_than_its_prizes(counts: list[int], rank: int) -> None:
    first, second = PRINTED.first[rank], PRINTED.second[rank]
    paid = shares(counts, first, second)
    assert sum(paid) <= first + second
    assert all(share % 10 == 0 for share in paid)
    assert all(not share or count for share, count in zip(paid, counts, strict=True))
    if any(counts):
        best = max(range(len(counts)), key=lambda seat: counts[seat])
        assert paid[best] == max(paid) > 0


@given(st.lists(st.integers(0, 8), min_size=3, max_size=5))
def test_relabelling_seats_changes_no_share(counts: list[int]) -> None:
    straight = shares(counts, 100, 60)
    for seats in list(permutations(range(len(counts))))[:24]:
        moved = shares([counts[seat] for seat in seats], 100, 60)
        assert moved == [straight[seat] for seat in seats]


def test_only_the_first_two_take_money() -> None:
    g = bare(5)
    for seat, space in enumerate([5, 4, 3, 2, 1]):
        put(g, seat, sugar=space)
    assert totals(g, EXCHANGE) == [100, 60, 0, 0, 0]


def test_ruling_6_3_on_a_continent_the_number_of_colonies_counts() -> None:
    g = bare(3)
    put(g, 0, "elmina", "sofala")
    put(g, 1, "goree")
    assert totals(g, COLONIES) == [100, 60, 0]


# Groups


def test_scattered_houses_count_only_their_largest_group() -> None:
    assert largest_group(board(), mask("la1", "la5", "la9", "la7"), LASTAGE) == 2


def test_a_house_across_a_bridge_adds_one() -> None:
    assert largest_group(board(), mask("nz1", "oz1"), NIEUWE_ZIJDE) == 2
    assert largest_group(board(), mask("nz1", "oz1"), OUDE_ZIJDE) == 2


def test_ruling_6_5_it_brings_none_of_its_own_neighbours() -> None:
    houses = mask("nz1", "oz1", "oz2", "oz3")
    assert largest_group(board(), houses, NIEUWE_ZIJDE) == 2
    assert largest_group(board(), houses, OUDE_ZIJDE) == 4


def test_ruling_6_5_bridges_are_counted_before_the_largest_group_is_chosen() -> None:
    alone = mask("nz2", "nz1", "nz6", "nz5", "gr2", "oz5")
    assert largest_group(board(), alone, NIEUWE_ZIJDE) == 4


def test_ruling_6_5_only_bridges_from_the_group_itself_count() -> None:
    assert largest_group(board(), mask("nz2", "nz1", "nz8", "gr4"), NIEUWE_ZIJDE) == 2


def test_ruling_6_6_a_house_across_a_bridge_makes_nobody_present() -> None:
    assert largest_group(board(), mask("oz1"), NIEUWE_ZIJDE) == 0


def test_another_colour_between_separates() -> None:
    g = bare(3)
    put(g, 0, "oz1", "oz2", "oz5")
    put(g, 1, "oz6")
    assert largest_group(g.box.board, g.houses[0], OUDE_ZIJDE) == 3
    assert largest_group(g.box.board, mask("oz1", "oz5"), OUDE_ZIJDE) == 1


def slow_group(houses: set[int], district: int) -> int:
    """The same by walking from house to house."""
    b = board()
    inside = {plot for plot in houses if b.district_of[plot] == district}
    best = 0
    for start in inside:
        group = {start}
        edge = [start]
        while edge:
            here = edge.pop()
            for plot in inside - group:
                if b.adjacent[here] >> plot & 1:
                    group.add(plot)
                    edge.append(plot)
        across = {far for plot in group for far in b.across[plot] if far in houses}
        best = max(best, len(group) + len(across))
    return best


@pytest.mark.full
@settings(max_examples=300)
@given(st.sets(st.integers(0, 31)), st.integers(0, 3))
def test_groups_are_those_found_by_walking(houses: set[int], district: int) -> None:
    bits = sum(1 << plot for plot in houses)
    assert largest_group(board(), bits, district) == slow_group(houses, district)


@given(st.sets(st.integers(0, 31)), st.integers(0, 31), st.integers(0, 3))
def test_one_more_house_never_makes_a_group_smaller(
    houses: set[int], more: int, district: int
) -> None:
    bits = sum(1 << plot for plot in houses)
    assert largest_group(board(), bits | 1 << more, district) >= largest_group(
        board(), bits, district
    )


# The scoring itself


def test_a_scoring_pays_from_the_bank_and_is_remembered_until_the_next() -> None:
    g = bare(3)
    put(g, 0, sugar=3)
    put(g, 2, sugar=2)
    bank, money = g.bank, g.money[:]
    happen(g, "score_exchange")
    assert g.money == [money[0] + 50, money[1], money[2] + 30]
    assert g.bank == bank - 80
    assert g.scored == [[EXCHANGE, 0, 0, 50, 30, 50, 0, 30]]
    happen(g, "score_colonies")
    assert g.scored == []


def test_a_scoring_asks_nobody() -> None:
    g = opened(3)
    happen(g, "score_amsterdam")
    assert g.agenda[-1].name == "turn 0"


def test_the_view_says_what_each_area_would_pay_now() -> None:
    g = amsterdam_example()
    happen(g, "score_exchange")
    view = g.view(0)
    assert isinstance(view, MerchantsView)
    forecast = view.forecast[CITY]
    assert view.edition == g.options.edition
    assert g.box.track.years[forecast.space] == "1611"
    assert dict(zip(SEATS, forecast.totals, strict=True)) == {
        "orange": 190,
        "blue": 140,
        "yellow": 50,
        "green": 40,
    }


def test_the_forecast_is_what_the_next_scoring_then_pays() -> None:
    g = opened(5)
    for slug in ("gr3", "la4"):
        put(g, 3, slug)
    g.time = g.box.track.years.index("1611") - 1
    view = g.view(0)
    assert isinstance(view, MerchantsView)
    before = g.money[:]
    say(g, "turn hourglass")
    paid = [now - then for now, then in zip(g.money, before, strict=True)]
    assert paid == view.forecast[CITY].totals
