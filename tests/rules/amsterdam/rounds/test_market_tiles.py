"""Extension 4: the special tiles of the market."""

from damrak.core.action import CHANCE
from rules.amsterdam.positions import (
    BEER,
    Amsterdam,
    aboard,
    active,
    can,
    discarded,
    dockers,
    florins,
    give,
    inactive,
    lay,
    lie_at,
    me,
    new_turn,
    node,
    own,
    reserve,
    say,
    starting,
    store,
    tile,
    turn,
    waiting,
    words,
)


def special(slug: str, purse: int) -> Amsterdam:
    g = turn(market="mixed")
    tile(g, slug)
    florins(g, purse)
    return g


def test_ca17_three_steps_of_the_barge_for_a_florin() -> None:
    g = special("CA17", 1)
    say(g, "market", "sail water-10", "sail water-09", "sail water-11")
    assert me(g).florins == 0
    assert starting(g, "sail") == []


def test_ca17_goods_and_dockers_are_served_on_the_way() -> None:
    g = special("CA17", 1)
    lie_at(g, "pontoon-yellow")
    waiting(g, "yellow", "white")
    store(g, "tulip")
    dockers(g, "light-green")
    say(g, "market", "load tulip", "board white", "sail water-08", "sail warehouse-tulip")
    say(g, "deliver tulip", "sail start")
    assert me(g).points == 5
    assert me(g).florins == 1


def test_ca18_swaps_an_inactive_card_for_any_of_the_discard_pile() -> None:
    g = special("CA18", 2)
    inactive(g, 1, 2)
    discarded(g, 109, 55)
    say(g, "market")
    assert words(g) == ["swap-in 55", "swap-in 109"]
    say(g, "swap-in 109")
    assert words(g) == ["swap-out 1", "swap-out 2"]
    say(g, "swap-out 1")
    assert me(g).inactive == [2, 109]
    assert g.discard == [55, 1]
    assert me(g).penalties == 0


def test_ca18_with_an_empty_pile_the_top_artisan_or_building_is_drawn_never_a_plan() -> None:
    g = special("CA18", 2)
    inactive(g, 1)
    say(g, "market")
    assert words(g) == ["draw artisan", "draw building"]
    say(g, "draw building")
    assert g.to_move() == CHANCE
    assert len(words(g)) == 54
    say(g, "reveal 60", "swap-out 1")
    assert me(g).inactive == [60]
    assert g.discard == [1]
    assert 60 not in g.stacks[1]


def test_ruling_10_2_ca18_needs_an_inactive_card() -> None:
    g = special("CA18", 2)
    discarded(g, 109)
    assert not can(g, "market")


def test_ca18_five_inactive_cards_stay_five() -> None:
    g = special("CA18", 2)
    inactive(g, 1, 2, 3, 4, 5)
    discarded(g, 109)
    say(g, "market", "swap-in 109", "swap-out 3")
    assert len(me(g).inactive) == 5
    assert me(g).penalties == 0


def test_ca19_two_resources_of_ones_choice() -> None:
    g = special("CA19", 2)
    say(g, "market", "gain pink", "gain black")
    assert reserve(g) == {"pink": 1, "black": 1}
    assert me(g).florins == 0


def test_ca20_one_inactive_card_for_no_resources() -> None:
    g = special("CA20", 3)
    inactive(g, 19, 24)
    say(g, "market")
    assert words(g) == ["activate 19 free", "activate 24 free"]
    say(g, "activate 24 free")
    assert me(g).active == [24]
    assert g.agenda[-1].name == "turn 0"


def test_ca20_needs_an_inactive_card() -> None:
    assert not can(special("CA20", 3), "market")


def test_ruling_6_3_it_is_an_activation_to_which_cards_react() -> None:
    g = special("CB24", 6)
    active(g, 30, 33, 35, 41)
    inactive(g, 43, 112, 55)
    say(g, "market", "activate 112 free")
    assert me(g).florins == 1 + 1  # 041, and the plan used at once
    assert me(g).points == 1
    say(g, "activate 55 free")
    assert me(g).florins == 4
    inactive(g, 44)
    tile(g, "CA20")
    new_turn(g)
    say(g, "market", "activate 44 free")
    assert me(g).florins == 4 - 3 + 1


def test_cb21_the_barge_goes_to_any_other_space() -> None:
    g = special("CB21", 3)
    say(g, "market")
    everywhere = [each.slug for each in g.box.nodes if each.slug != "start"]
    assert starting(g, "jump") == everywhere
    say(g, "jump water-17")
    assert me(g).node == node(g, "water-17")


def test_ruling_10_3_arriving_counts_as_usual() -> None:
    g = special("CB21", 3)
    dockers(g, "pink")
    waiting(g, "pink", "white")
    store(g, "beer")
    say(g, "market", "jump pontoon-pink")
    assert me(g).points == 9
    say(g, "board white", "load beer")
    assert me(g).florins == 1


def test_cb21_a_good_may_be_delivered_where_it_lands() -> None:
    g = special("CB21", 3)
    aboard(g, "crystal")
    say(g, "market", "jump warehouse-crystal", "deliver crystal")
    assert me(g).points == 11


def test_ruling_6_19_the_jump_is_one_step_for_016() -> None:
    g = special("CB21", 3)
    active(g, 16)
    give(g, brown=1)
    say(g, "market", "jump water-17")
    assert not can(g, "use 16")
    say(g, "sail water-16", "use 16")
    assert me(g).points == 1


def test_cb22_any_free_block_and_its_good() -> None:
    g = special("CB22", 4)
    lay(g, "grachtengordel-3", "beer")
    own(g, "jordaan-1", seat=1)
    say(g, "market")
    assert len(words(g)) == 35
    say(g, "block grachtengordel-3 free", "store")
    assert me(g).store[BEER] == 1
    assert me(g).florins == 0


def test_cb22_cannot_be_used_when_no_block_is_free() -> None:
    g = special("CB22", 4)
    own(g, *[each.slug for each in g.box.blocks], seat=1)
    assert not can(g, "market")


def test_cb23_one_resource_of_each_colour() -> None:
    g = special("CB23", 5)
    say(g, "market")
    assert reserve(g) == dict.fromkeys(g.box.colours, 1)


def test_cb24_two_cards_for_no_resources() -> None:
    g = special("CB24", 6)
    inactive(g, 19, 24, 44)
    say(g, "market", "activate 44 free")
    assert words(g) == ["activate 19 free", "activate 24 free", "enough"]
    say(g, "activate 19 free")
    assert me(g).active == [44, 19]
    assert g.agenda[-1].name == "turn 0"


def test_ruling_6_3_cb24_may_be_used_for_one_card_only() -> None:
    g = special("CB24", 6)
    inactive(g, 19, 24)
    say(g, "market", "activate 19 free", "enough")
    assert me(g).active == [19]


def test_cb24_with_one_inactive_card_asks_no_second_time() -> None:
    g = special("CB24", 6)
    inactive(g, 19)
    say(g, "market", "activate 19 free")
    assert g.agenda[-1].name == "turn 0"


def test_020_with_a_special_tile_works_twice() -> None:
    g = special("CA17", 2)
    active(g, 20)
    say(g, "market", "market")
    assert g.deeds.in_hand == 6
