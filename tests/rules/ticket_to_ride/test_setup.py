"""Mise en place."""

from random import Random

from damrak.core.action import CHANCE, NOBODY
from damrak.games import GAMES
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.state import TicketToRide
from rules.ticket_to_ride.positions import dealt, started
from tables import run_chance, say, table, words


def see(g: TicketToRide, seat: int) -> TicketToRideView:
    view = g.view(seat)
    assert isinstance(view, TicketToRideView)
    return view


def test_ruling_1_a_seat_is_drawn_to_begin_with_equal_odds() -> None:
    for seats in (2, 3, 4):
        g = table("ticket-to-ride", seats)
        assert g.to_move() == CHANCE
        assert words(g) == [f"begin {seat}" for seat in range(seats)]
        assert g.weights() == [1] * seats


def test_ruling_1_play_goes_by_seat_number_from_the_first() -> None:
    g = table("ticket-to-ride", 3)
    say(g, "begin 1")
    run_chance(g, Random(3))
    for _ in range(3):
        say(g, "keep both")
    order = []
    for _ in range(4):
        order.append(g.to_move())
        say(g, "draw")
        run_chance(g, Random(1))
        say(g, "draw")
        run_chance(g, Random(2))
    assert order == [1, 2, 0, 1]


def test_each_player_takes_sixteen_carts() -> None:
    assert dealt(4).carts == [16, 16, 16, 16]


def test_sixteen_merchandise_cards_form_a_deck() -> None:
    assert dealt().merchandise_left == 16


def test_the_deck_has_six_cards_of_each_colour_and_eight_wilds() -> None:
    g = table("ticket-to-ride", 2)
    assert isinstance(g, TicketToRide)
    assert g.deck == [6, 6, 6, 6, 6, 6, 8]
    assert sum(g.deck) == 44


def test_two_transport_cards_are_dealt_to_each_player() -> None:
    for seats in (2, 3, 4):
        assert dealt(seats).hand_sizes == [2] * seats


def test_five_cards_are_turned_up_beside_the_deck() -> None:
    g = dealt()
    assert all(kind >= 0 for kind in g.row)
    assert len(g.row) == 5
    assert g.deck_size + g.discard_size == 44 - 4 - 5


def test_three_wilds_among_the_first_five_are_replaced() -> None:
    g = table("ticket-to-ride", 2)
    assert isinstance(g, TicketToRide)
    say(g, "begin 0", "deal pink", "deal pink", "deal blue", "deal blue")
    say(g, "show wild", "show red", "show wild", "show red", "show wild")
    assert g.row == [-1] * 5
    assert (g.discard_size, g.to_move()) == (5, CHANCE)
    run_chance(g, Random(1))
    assert all(kind >= 0 for kind in g.row)


def test_two_contracts_are_dealt_to_each_player() -> None:
    g = dealt(4)
    assert [len(offered) for offered in g.offered] == [2, 2, 2, 2]
    assert len({contract for offered in g.offered for contract in offered}) == 8


def test_at_least_one_contract_is_kept_and_both_may_be() -> None:
    g = dealt()
    slugs = [g.box.contracts[contract].slug for contract in g.offered[0]]
    assert words(g) == [f"keep {slugs[0]}", f"keep {slugs[1]}", "keep both"]


def test_a_returned_contract_goes_under_the_deck() -> None:
    g = dealt()
    kept, returned = g.offered[0]
    say(g, f"keep {g.box.contracts[kept].slug}")
    assert g.contracts[0] == [kept]
    assert g.under == [returned]


def test_ruling_2_returned_contracts_lie_in_seat_order() -> None:
    g = dealt(3)
    returned = [offered[0] for offered in g.offered]
    for offered in [list(each) for each in g.offered]:
        say(g, f"keep {g.box.contracts[offered[1]].slug}")
    assert g.under == returned


def test_ruling_2_nobody_sees_another_choice_before_all_have_chosen() -> None:
    g = dealt(3)
    before = [see(g, seat).players[0] for seat in (1, 2, NOBODY)]
    action = g.legal()[0]
    assert {g.told(action, seat).words for seat in (1, 2, NOBODY)} == {"keep ?"}
    g.apply(action)
    assert [see(g, seat).players[0] for seat in (1, 2, NOBODY)] == before
    assert see(g, 1).contracts_left == 24 - 6


def test_ruling_2_afterwards_everyone_sees_how_many_were_kept() -> None:
    g = dealt(2)
    g.apply(g.legal()[0])
    say(g, "keep both")
    assert [player.held for player in see(g, NOBODY).players] == [1, 2]
    assert see(g, NOBODY).contracts_left == 24 - 3


def test_contracts_stay_secret() -> None:
    g = started()
    assert see(g, 1).players[0].contracts is None
    assert see(g, NOBODY).players[0].contracts is None
    assert see(g, 0).players[0].contracts is not None


def test_the_game_is_for_two_to_four() -> None:
    assert GAMES["ticket-to-ride"].seats == [2, 3, 4]
