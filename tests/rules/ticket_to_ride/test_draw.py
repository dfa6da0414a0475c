"""Prendre des cartes Transport."""

from damrak.core.action import CHANCE, NOBODY
from damrak.games.ticket_to_ride.knowledge.view import TicketToRideView
from damrak.games.ticket_to_ride.state import TicketToRide
from rules.ticket_to_ride.positions import (
    BLUE,
    PINK,
    WILD,
    after_chance,
    empty_deck,
    give,
    give_all_away,
    lay_row,
    started,
)
from tables import say, words


def takes(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("take") or line == "draw"]


def test_each_of_the_face_up_kinds_or_the_top_of_the_deck_may_be_taken() -> None:
    g = started()
    lay_row(g, "pink", "blue", "pink", "wild", "green")
    assert takes(words(g)) == ["take pink", "take blue", "take green", "take wild", "draw"]


def test_a_turn_takes_two_cards() -> None:
    g = started()
    lay_row(g, "pink", "blue", "pink", "red", "green")
    say(g, "take pink", "show black")
    assert g.to_move() == 0
    say(g, "take blue", "show black")
    assert g.to_move() == 1


def test_a_taken_face_up_card_is_replaced_at_once() -> None:
    g = started()
    lay_row(g, "pink", "blue", "pink", "red", "green")
    say(g, "take blue")
    assert (g.to_move(), g.row[1]) == (CHANCE, -1)
    say(g, "show orange")
    assert g.row[1] == 5


def test_a_blind_draw_is_seen_by_the_drawer_alone() -> None:
    g = started()
    say(g, "draw")
    action = g.find("deal red")
    assert g.told(action, 0) is action
    assert {g.told(action, seat).words for seat in (1, NOBODY)} == {"deal ?"}


def test_a_face_up_wild_taken_first_is_the_only_card() -> None:
    g = started()
    lay_row(g, "wild", "blue", "pink", "red", "green")
    say(g, "take wild", "show black")
    assert g.to_move() == 1


def test_a_face_up_wild_may_not_be_the_second_card() -> None:
    g = started()
    lay_row(g, "wild", "blue", "pink", "red", "green")
    say(g, "take blue", "show black")
    assert takes(words(g)) == ["take pink", "take green", "take black", "take red", "draw"]


def test_after_the_first_card_only_a_second_card_is_possible() -> None:
    g = started()
    lay_row(g, "wild", "blue", "pink", "red", "green")
    say(g, "take blue", "show black")
    assert words(g) == takes(words(g))


def test_ruling_7_a_wild_drawn_blind_is_followed_by_a_second_card() -> None:
    g = started()
    say(g, "draw", "deal wild")
    assert g.to_move() == 0
    say(g, "draw", "deal pink")
    assert g.to_move() == 1


def test_ruling_3_three_wilds_send_all_five_to_the_discard_in_mid_turn() -> None:
    g = started()
    lay_row(g, "wild", "blue", "wild", "red", "green")
    before = g.discard_size
    say(g, "take blue", "show wild")
    assert (g.row, g.discard_size) == ([-1] * 5, before + 5)
    say(g, "show pink", "show pink", "show red", "show red", "show blue")
    assert g.to_move() == 0
    assert takes(words(g)) == ["take pink", "take blue", "take red", "draw"]


def test_ruling_3_it_is_done_again_but_at_most_three_times_in_a_row() -> None:
    g = started()
    give(g, 0)
    give(g, 1)
    lay_row(g, "wild", "blue", "wild", "red", "green")
    say(g, "take blue", "show wild")
    # The deck holds the other five wilds; each round of five shows three of eight again.
    cleared = 1
    while True:
        shown = 0
        while g.to_move() == CHANCE and shown < 5:
            say(g, "show wild" if "show wild" in words(g) else words(g)[0])
            shown += 1
            if g.deck[WILD] == 0:
                empty_deck(g)
        if -1 in g.row:
            cleared += 1
        else:
            break
    assert cleared == 3
    assert g.row.count(WILD) >= 3
    assert g.to_move() == 0


def test_ruling_3_the_row_stays_when_deck_and_discard_are_empty() -> None:
    g = started()
    lay_row(g, "wild", "blue", "wild", "red", "green")
    give_all_away(g, 1)
    give_one_back_to_deck(g, WILD)
    say(g, "take blue", "show wild")
    assert g.row.count(WILD) == 3
    assert g.to_move() == 0


def give_one_back_to_deck(g: TicketToRide, kind: int) -> None:
    g.hands[1][kind] -= 1
    g.hand_sizes[1] -= 1
    g.deck[kind] += 1
    g.deck_size += 1


def test_ruling_4_the_discard_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    g = started()
    give_one = g.deck[PINK] > 0
    assert give_one
    for kind, count in enumerate(g.deck[:]):
        keep = 1 if kind == PINK else 0
        g.discard[kind] += count - keep
        g.deck[kind] = keep
    g.deck_size = 1
    g.discard_size = sum(g.discard)
    say(g, "draw", "deal pink")
    assert (g.deck_size, g.discard_size > 0) == (0, True)
    assert "draw" in words(g)
    discard = g.discard[:]
    say(g, "draw")
    assert g.weights() == [count for count in discard if count]
    say(g, words(g)[0])
    assert g.discard_size == 0
    assert g.deck_size == sum(discard) - 1


def test_ruling_5_no_blind_draw_when_deck_and_discard_are_empty() -> None:
    g = started()
    lay_row(g, "pink", "blue", "pink", "red", "green")
    give_all_away(g, 1)
    assert takes(words(g)) == ["take pink", "take blue", "take green", "take red"]


def test_ruling_5_gaps_stay_open_and_are_filled_when_cards_reach_the_discard() -> None:
    g = started()
    give(g, 0, pink=2)
    lay_row(g, "blue", "blue", "green", "red", "green")
    give_all_away(g, 1)
    say(g, "take blue")
    assert (g.row[0], g.to_move()) == (-1, 0)
    say(g, "take blue")
    assert (g.row[:2], g.to_move()) == ([-1, -1], 1)
    assert g.hands[0][BLUE] == 2
    g.turn = 0
    g.agenda[-1] = type(g.agenda[-1])("turn 0", 0, 0)
    say(g, "claim oude-kerk dam pink with 2 pink")
    assert g.to_move() == CHANCE
    after_chance(g)
    assert g.row[:2] == [PINK, PINK]


def test_ruling_6_the_turn_ends_when_no_second_card_can_be_taken() -> None:
    g = started()
    lay_row(g, "blue", "wild", "wild", "", "")
    give_all_away(g, 1)
    say(g, "take blue")
    assert g.to_move() == 1


def test_there_is_no_limit_to_the_cards_in_hand() -> None:
    g = started()
    give_all_away(g, 0)
    assert g.hand_sizes[0] > 30
    assert "take" in " ".join(words(g))


def test_cards_taken_face_up_are_known_to_all_until_they_are_spent() -> None:
    g = started()
    give(g, 0, pink=1)
    lay_row(g, "pink", "pink", "green", "red", "green")
    say(g, "take pink", "show black", "take pink", "show black")
    view = g.view(1)
    assert isinstance(view, TicketToRideView)
    assert view.players[0].known[PINK] == 2
    assert view.players[0].hand is None
    assert view.players[0].cards == 3


def test_ruling_3_a_row_left_with_three_wilds_stays_until_a_card_of_it_is_taken() -> None:
    g = started()
    give(g, 0, red=2)
    lay_row(g, "wild", "wild", "wild", "red", "green")
    say(g, "claim noordermarkt jordaan with 2 red")
    assert (g.row.count(WILD), g.to_move()) == (3, 1)


def test_the_wilds_are_counted_after_the_gaps_are_filled() -> None:
    g = started()
    give(g, 0, red=1)
    lay_row(g, "wild", "wild", "wild", "red", "")
    give_all_away(g, 1)
    say(g, "claim oude-waal waag with 1 red", "show red")
    assert (g.row.count(WILD), g.gaps, g.to_move()) == (3, 0, 1)


def test_of_two_players_each_counts_the_others_hand_when_the_discard_becomes_the_deck() -> None:
    g = started()
    give(g, 0, red=1, blue=1)
    empty_deck(g)
    say(g, "draw", "deal green")
    mine, watcher = g.view(1), g.view(NOBODY)
    assert isinstance(mine, TicketToRideView)
    assert isinstance(watcher, TicketToRideView)
    assert mine.players[0].known == [0, 1, 0, 0, 1, 0, 0], "all but the card drawn since"
    assert watcher.players[0].known == [0] * 7
