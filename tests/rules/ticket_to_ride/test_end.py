"""Fin de partie et décompte final."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damrak.core.action import NOBODY
from damrak.games.ticket_to_ride.chapters.merchandise import merchandise_bonus
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.state import TicketToRide
from rules.ticket_to_ride.positions import (
    after_chance,
    contract,
    give,
    give_all_away,
    lay_row,
    own,
    started,
)
from tables import say, words


def draw_two(g: TicketToRide) -> None:
    say(g, "draw")
    after_chance(g)
    say(g, "draw")
    after_chance(g)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_carts_or_fewer_give_everyone_one_more_turn_also_who_called_it(seats: int) -> None:
    g = started(seats)
    give(g, 0, red=2)
    g.carts[0] = 4
    say(g, "claim noordermarkt jordaan with 2 red")
    assert g.turns_left == seats
    last = []
    while not g.over():
        last.append(g.to_move())
        say(g, "contracts")
        after_chance(g)
        say(g, "keep both")
    assert last == [*range(1, seats), 0]


def test_three_carts_do_not_end_the_game() -> None:
    g = started()
    give(g, 0, red=2)
    g.carts[0] = 5
    say(g, "claim noordermarkt jordaan with 2 red")
    assert g.turns_left == -1


def test_ruling_13_a_second_player_with_few_carts_does_not_prolong_the_last_round() -> None:
    g = started(2)
    give(g, 0, red=2)
    give(g, 1, blue=3)
    g.carts = [4, 4]
    say(g, "claim noordermarkt jordaan with 2 red", "claim munttoren blauwbrug with 3 blue")
    assert g.turns_left == 1
    say(g, "contracts")
    after_chance(g)
    say(g, "keep both")
    assert g.over()


def test_ruling_12_who_can_do_nothing_passes() -> None:
    g = started()
    stuck(g)
    assert words(g) == ["pass"]


def stuck(g: TicketToRide) -> None:
    """Nothing to draw, nothing to claim."""
    lay_row(g, "", "", "", "", "")
    g.contracts[1] += g.stack
    g.stack = []
    g.deck = [0] * 7
    g.deck_size = 0
    for seat in range(g.seats):
        g.hands[seat] = [0] * 7
        g.hand_sizes[seat] = 0
        g.shown[seat] = [0] * 7


def test_ruling_12_if_everyone_passes_in_turn_the_game_ends() -> None:
    g = started(3)
    stuck(g)
    say(g, "pass", "pass")
    assert not g.over()
    say(g, "pass")
    assert g.over()


def test_ruling_12_an_action_between_starts_the_count_anew() -> None:
    g = started(2)
    stuck(g)
    say(g, "pass")
    g.hands[1][4] = 2
    g.hand_sizes[1] = 2
    say(g, "claim noordermarkt jordaan with 2 red")
    after_chance(g)
    assert g.passes == 0
    assert not g.over()


def test_fulfilled_contracts_add_and_others_subtract_their_points() -> None:
    g = started()
    g.contracts = [[contract(g, "dam waag"), contract(g, "blauwbrug jordaan")], []]
    own(g, 0, "oude-kerk dam pink", "oude-kerk waag black")
    score = g.scores()[0]
    assert score.parts["contracts-done"] == 3
    assert score.parts["contracts-missed"] == -9


def test_ruling_16_scores_may_go_below_zero() -> None:
    g = started()
    g.contracts = [[contract(g, "blauwbrug jordaan")], []]
    assert g.scores()[0].total == -9


@pytest.mark.parametrize(
    ("counts", "bonus"),
    [
        ([3, 1], [8, 4]),
        ([3, 2, 1], [8, 5, 2]),
        ([4, 3, 2, 1], [8, 6, 4, 2]),
    ],
)
def test_merchandise_scores_by_place(counts: list[int], bonus: list[int]) -> None:
    g = started(len(counts))
    g.merchandise = counts
    assert [score.parts["merchandise"] for score in g.scores()] == bonus


@pytest.mark.parametrize(
    ("counts", "points", "bonus"),
    [
        ([2, 2, 1], [8, 5, 2], [8, 8, 2]),
        ([3, 1, 1], [8, 5, 2], [8, 5, 5]),
        ([2, 2, 2, 2], [8, 6, 4, 2], [8, 8, 8, 8]),
        ([5, 2, 2, 1], [8, 6, 4, 2], [8, 6, 6, 2]),
    ],
)
def test_ruling_14_equal_players_score_the_place_and_the_next_is_skipped(
    counts: list[int], points: list[int], bonus: list[int]
) -> None:
    assert merchandise_bonus(counts, points) == bonus


def test_without_merchandise_there_is_no_bonus() -> None:
    assert merchandise_bonus([2, 0], [8, 4]) == [8, 0]
    assert merchandise_bonus([0, 0], [8, 4]) == [0, 0]


def test_most_points_win() -> None:
    g = started()
    g.contracts = [[], []]
    g.points = [10, 12]
    assert [score.place for score in g.scores()] == [2, 1]


def test_ruling_15_then_most_fulfilled_contracts() -> None:
    g = started()
    own(g, 0, "oude-kerk dam pink", "oude-kerk waag black")
    g.contracts = [[contract(g, "dam waag")], []]
    g.points = [9, 12]
    assert [score.total for score in g.scores()] == [12, 12]
    assert [score.place for score in g.scores()] == [1, 2]


def test_ruling_15_then_the_victory_is_shared() -> None:
    g = started(3)
    g.contracts = [[], [], []]
    g.points = [9, 9, 3]
    assert [score.place for score in g.scores()] == [1, 1, 3]


def test_contracts_are_open_when_the_game_is_over() -> None:
    g = started()
    g.agenda = []
    view = g.view(NOBODY)
    assert isinstance(view, TicketToRideView)
    assert view.over
    assert all(player.contracts is not None for player in view.players)
    assert view.scores == g.scores()


@given(
    st.lists(st.integers(0, 5), min_size=3, max_size=3),
    st.lists(st.integers(0, 30), min_size=3, max_size=3),
)
def test_relabelling_seats_changes_nothing(merchandise: list[int], points: list[int]) -> None:
    g = started(3)
    g.contracts = [[], [], []]
    results = []
    for order in permutations(range(3)):
        g.merchandise = [merchandise[seat] for seat in order]
        g.points = [points[seat] for seat in order]
        scores = g.scores()
        results.append({seat: (scores[n].total, scores[n].place) for n, seat in enumerate(order)})
    assert all(result == results[0] for result in results)


def test_the_points_of_routes_are_those_of_the_board() -> None:
    g = started()
    assert g.box.route_points == [0, 1, 2, 4, 7]
    give_all_away(g, 0)
