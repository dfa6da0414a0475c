"""Reprendre des cartes Contrat."""

from collections import deque
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damrak.core.action import CHANCE, NOBODY
from damrak.core.replay import read_replay
from damrak.games import GAMES
from damrak.games.ticket_to_ride.chapters.contracts import completed
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.state import TicketToRide
from rules.ticket_to_ride.positions import after_chance, contract, own, started
from tables import say, words


def test_two_contracts_are_drawn_and_at_least_one_is_kept() -> None:
    g = started()
    say(g, "contracts")
    after_chance(g)
    slugs = [g.box.contracts[each].slug for each in g.offered[0]]
    assert words(g) == [f"keep {slugs[0]}", f"keep {slugs[1]}", "keep both"]


def test_drawing_contracts_is_the_whole_turn() -> None:
    g = started()
    say(g, "contracts")
    after_chance(g)
    say(g, "keep both")
    assert (g.to_move(), len(g.contracts[0])) == (1, 4)


def test_the_rejected_contract_goes_under_the_deck() -> None:
    g = started()
    say(g, "contracts")
    after_chance(g)
    kept, rejected = g.offered[0]
    say(g, f"keep {g.box.contracts[kept].slug}")
    assert g.contracts[0][-1] == kept
    assert (g.under, g.under_by) == ([rejected], [0])


def test_contracts_under_the_deck_come_up_last_and_in_order() -> None:
    g = started()
    g.under = g.stack[2:]
    g.under_by = [1] * len(g.under)
    g.stack = g.stack[:2]
    order = g.under[:]
    say(g, "contracts")
    after_chance(g)
    say(g, "keep both", "contracts")
    assert words(g) == [f"offer {g.box.contracts[order[0]].slug}"]
    after_chance(g)
    assert g.offered[1] == order[:2]


def test_the_last_contract_may_be_drawn_and_must_be_kept() -> None:
    g = started()
    g.under = []
    g.contracts[1] += g.stack[1:]
    g.stack = g.stack[:1]
    last = g.stack[0]
    say(g, "contracts", words_of_offer(g, last))
    assert g.contracts[0][-1] == last
    assert g.to_move() == 1


def words_of_offer(g: TicketToRide, index: int) -> str:
    return f"offer {g.box.contracts[index].slug}"


def test_ruling_11_without_contracts_it_is_not_an_action() -> None:
    g = started()
    g.contracts[1] += g.stack
    g.stack = []
    assert "contracts" not in words(g)


def test_ruling_11_drawn_contracts_are_seen_by_the_drawer_alone() -> None:
    g = started()
    say(g, "contracts")
    action = g.legal()[0]
    assert g.to_move() == CHANCE
    assert g.told(action, 0) is action
    assert {g.told(action, seat).words for seat in (1, NOBODY)} == {"offer ?"}
    after_chance(g)
    view = g.view(1)
    assert isinstance(view, TicketToRideView)
    assert (view.players[0].offered, view.players[0].choosing) == (None, 2)


def test_others_hear_only_how_many_were_kept() -> None:
    g = started()
    say(g, "contracts")
    after_chance(g)
    one, both = g.legal()[0], g.legal()[2]
    assert g.told(one, 1).words == "keep one"
    assert g.told(both, 1).words == "keep both"


def test_who_put_a_contract_back_knows_where_it_lies() -> None:
    g = started()
    say(g, "contracts")
    after_chance(g)
    rejected = g.offered[0][1]
    g.apply(g.legal()[0])
    mine, yours = g.view(0), g.view(1)
    assert isinstance(mine, TicketToRideView)
    assert isinstance(yours, TicketToRideView)
    assert (mine.under, yours.under) == ([rejected], [-1])


def test_there_is_no_limit_to_contracts_and_no_way_to_lose_one() -> None:
    g = started()
    for _ in range(6):
        say(g, "contracts")
        after_chance(g)
        say(g, "keep both")
        say(g, "draw")
        after_chance(g)
        say(g, "draw")
        after_chance(g)
    assert len(g.contracts[0]) == 14


def test_an_unbroken_way_of_ones_own_routes_fulfils_a_contract() -> None:
    g = started()
    g.contracts[0] = [contract(g, "dam waag")]
    own(g, 0, "oude-kerk dam pink")
    assert completed(g, 0) == [False]
    own(g, 0, "oude-kerk waag black")
    assert completed(g, 0) == [True]


def test_routes_of_others_do_not_help() -> None:
    g = started()
    g.contracts[0] = [contract(g, "dam waag")]
    own(g, 0, "oude-kerk dam pink")
    own(g, 1, "oude-kerk waag black")
    assert completed(g, 0) == [False]


def reachable(g: TicketToRide, seat: int, start: int, goal: int) -> bool:
    """A plain search, one place after another."""
    seen, queue = {start}, deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            return True
        for index, each in enumerate(g.box.routes):
            if g.owner[index] == seat and here in (each.a, each.b):
                there = each.b if here == each.a else each.a
                if there not in seen:
                    seen.add(there)
                    queue.append(there)
    return False


@pytest.mark.full
@given(st.lists(st.integers(min_value=-2, max_value=2), min_size=45, max_size=45))
def test_completion_equals_a_plain_graph_search(owners: list[int]) -> None:
    g = started(3)
    g.owner = [owner if owner >= 0 else NOBODY for owner in owners]
    for seat in range(3):
        g.contracts[seat] = list(range(24))
        expected = [reachable(g, seat, each.a, each.b) for each in g.box.contracts]
        assert completed(g, seat) == expected


def test_a_guess_offers_what_the_seat_sees_also_if_others_had_put_it_back() -> None:
    """What is offered comes from under the deck; which of two someone put there was not seen."""
    file = Path(__file__).with_name("offered_again.game")
    replay = read_replay(file.name, file.read_text(encoding="utf-8"), GAMES)
    g = replay.game.start(replay.options)
    for number in range(len(replay.words)):
        replay.step(g, number)
    for seat in range(replay.options.seats):
        view = g.view(seat)
        for seed in range(12):
            assert view.guess(Random(seed)).view(seat) == view
