"""Phase III: a turn; activating and using cards; and phase IV."""

from random import Random

import pytest

from damrak.core.agenda import Step
from damrak.core.mistake import Mistake
from damrak.games.amsterdam.chapters.rounds import NEW_ROUND
from damrak.games.amsterdam.pieces.board import NOTHING
from damrak.games.amsterdam.state import Amsterdam
from rules.amsterdam.positions import (
    BROWN,
    PINK,
    active,
    ask,
    bare,
    can,
    florins,
    give,
    inactive,
    lie_at,
    me,
    new_turn,
    numbers,
    on_river,
    own,
    pay_cost,
    reserve,
    run_chance,
    say,
    starting,
    store,
    tile,
    turn,
    words,
)

# The order of turns.


def test_ruling_3_3_each_takes_one_whole_turn_and_passes_for_the_round() -> None:
    g = turn(3)
    asked = []
    for _ in range(3):
        asked.append(g.to_move())
        say(g, "pass")
    assert asked == [0, 1, 2]
    run_chance(g, Random(1))
    assert g.round == 9


def test_ruling_3_2_the_order_is_fixed_for_the_round() -> None:
    g = bare(3, number=4)
    on_river(g, (2, 3), (1, 3), (0, 1))
    ask(g, NEW_ROUND)
    while g.agenda[-1].name != "turn 2":
        run_chance(g, Random(2))
        if g.agenda[-1].name != "turn 2":
            say(g, words(g)[0])
    say(g, "pass")
    assert g.to_move() == 1
    give(g, 1, brown=1)
    say(g, "advance 1", "pass")
    assert g.river == [1, 2, 0]
    assert g.order == [2, 1, 0]
    assert g.to_move() == 0


def test_ruling_3_2_steps_made_meanwhile_count_from_the_next_round() -> None:
    g = turn(2, number=4)
    say(g, "pass")
    give(g, 1, brown=1)
    say(g, "advance 1", "pass")
    run_chance(g, Random(1))
    assert g.order == [1, 0]
    assert g.to_move() == 1


def test_actions_may_be_done_in_any_order_and_mixture() -> None:
    g = turn()
    florins(g, 4)
    active(g, 24)
    inactive(g, 23)
    give(g, black=1, brown=1, grey=1, pink=1)
    lie_at(g, "pontoon-brown")
    store(g, "beer")
    say(g, "sail water-02", "pay brown", "use 24", "activate 23", "sail pontoon-brown")
    say(g, "pay grey", "load beer", "market", "use 23", "advance 1", "pass")


def test_passing_is_always_possible_and_ends_the_turn() -> None:
    g = turn(2)
    assert words(g)[-1] == "pass"
    say(g, "pass")
    assert g.to_move() == 1


def test_with_nothing_at_all_one_can_only_pass() -> None:
    assert words(turn()) == ["pass"]


def test_resources_on_the_wind_rose_cannot_be_used() -> None:
    g = turn()
    me(g).put_on_rose(0, BROWN, 6)
    inactive(g, 34)
    assert words(g) == ["pass"]


# Activer des cartes.


@pytest.mark.parametrize("number", numbers())
def test_a_card_is_activated_for_exactly_what_it_costs(number: int) -> None:
    g = turn()
    inactive(g, number)
    pay_cost(g, number)
    before = me(g).reserve[:]
    say(g, f"activate {number}")
    assert me(g).active == [number]
    assert me(g).inactive == []
    assert before == g.box.cards[number].cost
    assert me(g).reserve_size == 0
    assert g.census()["sums agree"] == 1


@pytest.mark.parametrize("number", numbers())
def test_a_card_cannot_be_activated_for_one_resource_less(number: int) -> None:
    for colour, count in enumerate(turn().box.cards[number].cost):
        if count:
            g = turn()
            inactive(g, number)
            pay_cost(g, number)
            me(g).pay(colour, 1)
            assert not can(g, f"activate {number}")


def test_colours_matter() -> None:
    g = turn()
    inactive(g, 23)  # costs one black
    give(g, brown=9, grey=9, purple=9, orange=9, pink=9)
    assert starting(g, "activate") == []


def test_several_cards_may_be_activated_in_a_turn() -> None:
    g = turn()
    inactive(g, 23, 34, 43)
    give(g, black=1, brown=1, grey=1)
    say(g, "activate 34", "activate 43", "activate 23")
    assert me(g).active == [34, 43, 23]


def test_the_number_of_active_cards_is_not_limited() -> None:
    g = turn()
    active(g, *range(1, 13))
    inactive(g, 34)
    give(g, brown=1)
    say(g, "activate 34")
    assert len(me(g).active) == 13


def test_ruling_1_4_a_card_may_be_used_in_the_turn_in_which_it_is_activated() -> None:
    g = turn()
    inactive(g, 24)
    pay_cost(g, 24)
    say(g, "activate 24", "use 24")
    assert me(g).points == 1


def test_only_ones_own_cards_can_be_activated_and_used() -> None:
    g = turn()
    active(g, 24, seat=1)
    inactive(g, 23, seat=1)
    give(g, black=3)
    assert starting(g, "activate") == []
    assert starting(g, "use") == []


# Utiliser des cartes activées.


def test_inactive_cards_cannot_be_used() -> None:
    g = turn()
    inactive(g, 24)
    assert not can(g, "use 24")


def test_a_card_of_phase_iii_is_used_once_a_turn() -> None:
    g = turn()
    active(g, 24)
    say(g, "use 24")
    with pytest.raises(Mistake):
        say(g, "use 24")
    assert me(g).used == [24]


def test_in_the_next_round_it_can_be_used_again() -> None:
    g = turn(2)
    active(g, 24)
    say(g, "use 24", "pass", "pass")
    run_chance(g, Random(1))
    assert me(g).used == []
    new_turn(g)
    say(g, "use 24")
    assert me(g).points == 2


def test_ruling_1_1_what_was_done_in_a_turn_ends_with_it() -> None:
    g = turn(2)
    active(g, 14, seat=1)
    give(g, 0, brown=1)
    say(g, "advance 1", "pass")
    assert not can(g, "use 14")


def test_ruling_6_4_a_card_may_be_used_between_two_steps_of_the_barge() -> None:
    g = turn()
    active(g, 16)
    give(g, brown=3)
    say(g, "sail water-10", "sail water-09", "use 16", "sail water-11")
    assert me(g).points == 1


# Paying, and taking of one's choice.


def test_a_payment_of_any_colour_is_asked_one_resource_at_a_time() -> None:
    g = turn()
    give(g, brown=2, grey=1, pink=1)
    say(g, "advance 2")
    assert words(g) == ["pay brown", "pay grey", "pay pink"]
    say(g, "pay grey")
    assert words(g) == ["pay brown", "pay pink"]
    say(g, "pay brown")
    assert words(g) == ["pay brown", "pay pink"]
    say(g, "pay pink")
    assert reserve(g) == {"brown": 1}
    assert g.agenda[-1].name == "turn 0"


def test_a_payment_of_one_colour_only_is_not_asked() -> None:
    g = turn()
    give(g, brown=5)
    say(g, "advance 2")
    assert reserve(g) == {"brown": 2}
    assert g.agenda[-1].name == "turn 0"


def test_a_payment_of_everything_is_not_asked() -> None:
    g = turn()
    give(g, brown=2, grey=1)
    say(g, "advance 2")
    assert reserve(g) == {}
    assert g.agenda[-1].name == "turn 0"


def test_the_rest_of_a_payment_is_not_asked_once_only_one_colour_is_left() -> None:
    g = turn()
    give(g, brown=4, grey=1)
    say(g, "advance 2", "pay grey")
    assert reserve(g) == {"brown": 2}
    assert g.agenda[-1].name == "turn 0"


def test_ruling_1_2_a_resource_gained_can_be_spent_at_once() -> None:
    g = turn()
    active(g, 46)
    inactive(g, 34)
    say(g, "use 46", "gain brown", "activate 34")
    assert me(g).active == [46, 34]


def test_a_resource_of_ones_choice_is_any_of_the_six() -> None:
    g = turn()
    active(g, 46)
    say(g, "use 46")
    assert starting(g, "gain") == g.box.colours


def test_ruling_1_5_nothing_runs_out() -> None:
    g = turn()
    active(g, 46)
    give(g, brown=500)
    florins(g, 500)
    own(g, *[each.slug for each in g.box.blocks[:20]])
    say(g, "use 46", "gain brown")
    assert reserve(g) == {"brown": 501}
    assert me(g).arms_size == 20


# Phase IV.


def test_one_resource_of_ones_choice_is_kept_and_the_others_are_lost() -> None:
    g = turn(2)
    give(g, 0, brown=2, pink=1)
    say(g, "pass", "pass")
    assert g.to_move() == 0
    assert words(g) == ["keep brown", "keep pink"]
    say(g, "keep pink")
    assert me(g).house == PINK
    assert reserve(g) == {}


def test_one_colour_left_is_kept_without_a_question() -> None:
    g = turn(2)
    give(g, 0, brown=2)
    say(g, "pass", "pass")
    assert me(g).house == BROWN
    assert me(g, 1).house == NOTHING
    assert reserve(g) == {}


def test_everyone_keeps_one_in_the_order_of_play() -> None:
    g = turn(2)
    for seat in (0, 1):
        give(g, seat, brown=1, pink=1)
    say(g, "pass", "pass", "keep brown", "keep pink")
    assert [me(g, seat).house for seat in (0, 1)] == [BROWN, PINK]


def test_the_round_marker_advances_and_a_new_market_tile_is_shown() -> None:
    g = turn(2, number=4)
    tile(g, "A3")
    say(g, "pass", "pass")
    assert g.round == 5
    assert g.agenda[-1].name == "tile"
    say(g, words(g)[0])
    assert g.box.market[g.tile].slug != "A3"


def test_action_markers_come_back() -> None:
    g = turn(2)
    active(g, 24)
    say(g, "use 24", "pass", "pass")
    assert me(g).used == []


def test_the_last_round_has_no_phase_iv() -> None:
    g = bare(2, number=12)
    ask(g, NEW_ROUND)
    names = [step.name for step in reversed(g.agenda)]
    assert names[-1] == "end-game"
    assert not any(name.startswith(("keep", "end-round")) for name in names)
    assert "keep-one 0" in [step.name for step in _round(11)]


def _round(number: int) -> list[Step[Amsterdam]]:
    g = bare(2, number=number)
    ask(g, NEW_ROUND)
    return g.agenda


def test_a_game_has_twelve_rounds() -> None:
    assert bare().box.rounds == 12
