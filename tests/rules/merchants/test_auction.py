"""La vente aux enchères, as limits stated in secret."""

import json
from random import Random

import msgspec
import pytest

from damrak.core.action import ALL, CHANCE, NOBODY
from damrak.core.contract.digest import digest
from damrak.core.replay import Replay
from damrak.games.merchants.game import GAME
from damrak.games.merchants.knowledge.view import HIDDEN, MerchantsView
from damrak.games.merchants.pieces.actions import START
from damrak.games.merchants.pieces.box import CLOCK
from damrak.games.merchants.state import EMPTY, UNSTATED, Merchants
from rules.merchants.positions import auction, bid, card, marks, opened, purse
from tables import say, words

PRICES = [str(price) for price in range(200, 40, -10)]
DOUBLED = [str(price) for price in range(400, 200, -20)]


def seen(g: Merchants, seat: int) -> MerchantsView:
    view = g.view(seat)
    assert isinstance(view, MerchantsView)
    return view


def test_the_clock_falls_from_start_to_200_and_in_tens_to_50() -> None:
    g = opened()
    auction(g)
    assert marks(g) == ["start", *PRICES, "none"]


def test_ruling_4_2_everyone_is_asked_from_the_mayors_left_the_mayor_last() -> None:
    g = opened(4, first=2)
    auction(g)
    asked = []
    while g.to_move() != CHANCE:
        asked.append(g.to_move())
        say(g, "limit none")
    assert asked == [3, 0, 1, 2]


def test_the_first_to_press_buys_at_the_price_shown() -> None:
    g = opened()
    auction(g)
    bid(g, "90", "120", "none")
    assert [g.buyer, g.price] == [2, 120]
    assert g.money == [400, 400, 280]
    assert g.to_move() == 2


def test_the_price_goes_to_the_bank() -> None:
    g = opened()
    bank = g.bank
    auction(g)
    bid(g, "90", "none", "none")
    assert g.bank == bank + 90


def test_ruling_4_10_the_price_is_paid_before_the_card_is_used() -> None:
    g = opened()
    auction(g)
    bid(g, "none", "none", "90")
    assert g.money[0] == 310
    assert words(g)[0].startswith("take ")
    assert g.discs[CLOCK] == card(g, "commodity")


def test_the_mayor_may_buy() -> None:
    g = opened()
    auction(g)
    bid(g, "50", "none", "60")
    assert [g.buyer, g.price] == [0, 60]


def test_after_50_the_card_is_discarded() -> None:
    g = opened()
    auction(g)
    bid(g, "none", "none", "none")
    assert g.buyer == NOBODY
    assert g.discard[card(g, "commodity")] == 1
    assert g.discs[CLOCK] == EMPTY
    assert g.money == [400, 400, 400]
    assert g.mayor == 1


@pytest.mark.parametrize(
    ("limits", "winner"),
    [(("100", "100", "100"), 1), (("90", "100", "100"), 2), (("90", "90", "100"), 0)],
)
def test_ruling_4_8_equal_limits_go_to_the_first_from_the_mayors_left(
    limits: tuple[str, ...], winner: int
) -> None:
    g = opened()
    auction(g)
    bid(g, *limits)
    assert g.buyer == winner


def test_ruling_4_8_the_winner_pays_his_own_mark() -> None:
    g = opened()
    auction(g)
    bid(g, "200", "60", "50")
    assert g.price == 200


# The doubled run


def test_a_press_before_200_starts_the_clock_again_at_double_prices() -> None:
    g = opened(4)
    purse(g, 1000, 1000, 1000, 1000)
    auction(g)
    bid(g, "none", "start", "200", "none")
    assert g.forced_by == 2
    assert g.money == [1000] * 4
    assert g.to_move() == 1
    assert marks(g) == [*DOUBLED, "none"]


def test_in_the_doubled_run_everyone_may_press_for_twice_the_price_shown() -> None:
    g = opened(4)
    purse(g, 1000, 1000, 1000, 1000)
    auction(g)
    bid(g, "none", "start", "200", "none")
    asked = []
    for limit in ("none", "none", "260", "none"):
        asked.append(g.to_move())
        say(g, f"limit {limit}")
    assert asked == [1, 2, 3, 0]
    say(g, "sold 3 260")
    assert [g.buyer, g.price, g.money[3]] == [3, 260, 740]
    assert g.forced_by == NOBODY


def test_ruling_4_3_who_forced_the_run_may_press_in_it_too() -> None:
    g = opened()
    purse(g, 1000, 1000, 1000)
    auction(g)
    bid(g, "start", "none", "none")
    bid(g, "300", "280", "none")
    assert [g.buyer, g.price] == [1, 300]


def test_at_100_the_card_goes_to_who_forced_the_run_for_200() -> None:
    g = opened()
    purse(g, 1000, 1000, 1000)
    auction(g)
    bid(g, "start", "none", "none")
    bid(g, "none", "none", "none")
    assert [g.buyer, g.price, g.money[1]] == [1, 200, 800]


def test_ruling_4_4_there_is_no_start_in_the_doubled_run() -> None:
    g = opened()
    purse(g, 1000, 1000, 1000)
    auction(g)
    bid(g, "start", "none", "none")
    assert "start" not in marks(g)
    assert marks(g)[0] == "400"


def test_ruling_4_9_of_two_at_start_the_tie_rule_picks_who_forced_the_run() -> None:
    g = opened()
    purse(g, 1000, 1000, 1000)
    auction(g)
    bid(g, "none", "start", "start")
    assert g.forced_by == 2


# Money


@pytest.mark.parametrize("money", [50, 60, 155, 199, 200, 205])
def test_ruling_4_5_nobody_may_press_at_a_price_he_cannot_pay(money: int) -> None:
    g = opened()
    purse(g, money, money, money)
    auction(g)
    could = [price for price in PRICES if int(price) <= money]
    assert marks(g) == [*(["start"] if money >= 200 else []), *could, "none"]


def test_ruling_4_5_nobody_may_force_a_doubled_run_without_200() -> None:
    g = opened()
    purse(g, 400, 199, 400)
    auction(g)
    assert "start" not in marks(g)


@pytest.mark.parametrize("money", [219, 220, 399, 400])
def test_ruling_4_5_in_the_doubled_run_too(money: int) -> None:
    g = opened()
    purse(g, money, 400, money)
    auction(g)
    bid(g, "start", "none", "none")
    say(g, "limit none")
    if money < 220:
        assert words(g) == ["sold 1 200"]
    else:
        assert marks(g) == [*(price for price in DOUBLED if int(price) <= money), "none"]


def test_who_cannot_pay_the_last_mark_is_not_asked() -> None:
    g = opened()
    purse(g, 400, 49, 400)
    auction(g)
    assert g.to_move() == 2
    bid(g, "none", "none")
    assert g.money[1] == 49


def test_ruling_4_10_if_nobody_has_50_the_card_is_discarded_without_a_question() -> None:
    g = opened()
    purse(g, 40, 0, 49)
    auction(g)
    assert words(g) == ["unsold"]


def test_ruling_4_6_no_loan_is_offered_to_pay_for_a_card() -> None:
    g = opened()
    purse(g, 60, 60, 60)
    auction(g)
    assert "borrow" not in words(g)
    bid(g, "60", "none", "none")
    assert g.loans == [0, 0, 0]


# What a running clock can come to is an answer to the same questions


@pytest.mark.parametrize("presser", [0, 1, 2, 3])
@pytest.mark.parametrize("mark", PRICES)
def test_any_first_press_of_a_live_clock_can_be_told_as_limits(presser: int, mark: str) -> None:
    g = opened(4, first=1)
    auction(g)
    while g.to_move() != CHANCE:
        say(g, f"limit {mark if g.to_move() == presser else 'none'}")
    assert words(g) == [f"sold {presser} {mark}"]


@pytest.mark.parametrize("forced", [0, 1, 2, 3])
@pytest.mark.parametrize("second", [None, 0, 1, 2, 3])
def test_a_start_press_of_a_live_clock_and_what_follows_can_be_told_as_limits(
    forced: int, second: int | None
) -> None:
    g = opened(4, first=1)
    auction(g)
    while g.to_move() != CHANCE:
        say(g, f"limit {'start' if g.to_move() == forced else 'none'}")
    say(g, f"doubled {forced}")
    while g.to_move() != CHANCE:
        say(g, f"limit {'340' if g.to_move() == second else 'none'}")
    outcome = f"sold {forced} 200" if second is None else f"sold {second} 340"
    assert words(g) == [outcome]


# Secrets


def test_a_limit_is_told_to_nobody_but_its_seat_and_the_open_reader() -> None:
    g = opened(4)
    auction(g)
    stated = g.find("limit 120")
    for reader in (NOBODY, 0, 2, 3):
        assert g.told(stated, reader) is g.box.limit_hidden
    assert g.told(stated, 1) is stated
    assert g.told(stated, ALL) is stated


def test_all_limits_are_told_in_the_same_words() -> None:
    g = opened(4)
    auction(g)
    assert {g.told(each, 2).words for each in g.legal()} == {"limit ?"}


def test_a_stated_limit_is_in_no_other_view() -> None:
    g = opened(4)
    auction(g)
    say(g, "limit 130", "limit start")
    assert seen(g, 1).limits == [UNSTATED, 130, HIDDEN, UNSTATED]
    assert seen(g, 2).limits == [UNSTATED, HIDDEN, START, UNSTATED]
    assert seen(g, 3).limits == [UNSTATED, HIDDEN, HIDDEN, UNSTATED]
    assert seen(g, NOBODY).limits == [UNSTATED, HIDDEN, HIDDEN, UNSTATED]
    assert seen(g, ALL).limits == [UNSTATED, 130, START, UNSTATED]


def test_games_that_differ_only_in_limits_that_lost_look_the_same_afterwards() -> None:
    looks = []
    for losing in ("none", "50", "110"):
        g = opened(4)
        auction(g)
        bid(g, losing, "120", losing, losing)
        looks.append([msgspec.json.encode(g.view(seat)) for seat in (NOBODY, 0, 1, 2, 3)])
    assert looks[0] == looks[1] == looks[2]


def test_a_limit_that_lost_is_nowhere_in_the_state_afterwards() -> None:
    digests = set()
    for losing in ("none", "50", "110"):
        g = opened(4)
        auction(g)
        bid(g, losing, "120", losing, losing)
        assert g.limits == [UNSTATED] * 4
        digests.add(digest(g))
    assert len(digests) == 1


def test_at_the_end_of_the_game_the_log_still_hides_what_lost() -> None:
    replay = Replay(GAME, GAME.agree(3, {}))
    state = GAME.start(replay.options)
    rng = Random(8)
    told: list[str] = []
    stated: list[str] = []
    while not state.over():
        action = rng.choice(state.legal())
        if action.words.startswith("limit "):
            reader = (state.to_move() + 1) % 3
            stated.append(action.words)
            told.append(state.told(action, reader).words)
        state.apply(action)
    assert len(set(stated)) > 10
    assert set(told) == {"limit ?"}


def test_the_hammer_makes_the_winning_mark_known_and_counts_as_a_reveal() -> None:
    g = opened(4)
    auction(g)
    before = g.revealed
    for limit in ("limit 70", "limit 120", "limit none", "limit 100"):
        say(g, limit)
        assert g.revealed == before
    sold = g.find("sold 2 120")
    assert all(g.told(sold, reader) is sold for reader in (NOBODY, 0, 1, 2, 3))
    g.apply(sold)
    assert g.revealed == before + 1
    assert [seen(g, 3).buyer, seen(g, 3).price] == [2, 120]


def test_a_forced_run_is_a_reveal_and_forgets_the_first_limits() -> None:
    g = opened(4)
    purse(g, 1000, 1000, 1000, 1000)
    auction(g)
    before = g.revealed
    bid(g, "start", "150", "none", "none")
    assert g.revealed == before + 1
    assert g.limits == [UNSTATED] * 4
    bid(g, "none", "none", "none", "none")
    assert g.revealed == before + 2


def test_guesses_give_others_any_limit_they_could_pay() -> None:
    g = opened(4)
    purse(g, 400, 75, 400, 400)
    auction(g)
    say(g, "limit 60", "limit 180")
    guessed = set()
    for seed in range(60):
        guess = g.view(3).guess(Random(seed))
        assert isinstance(guess, Merchants)
        guessed.add(guess.limits[1])
        assert guess.limits[3] == UNSTATED
    assert guessed == {0, 50, 60, 70}


def test_guesses_in_a_doubled_run_are_doubled_limits() -> None:
    g = opened(3)
    purse(g, 1000, 1000, 250)
    auction(g)
    bid(g, "start", "none", "none")
    say(g, "limit none", "limit 220")
    guessed = set()
    for seed in range(60):
        guess = g.view(0).guess(Random(seed))
        assert isinstance(guess, Merchants)
        guessed.add(guess.limits[2])
    assert guessed == {0, 220, 240}


def test_views_travel_as_json() -> None:
    g = opened(3)
    auction(g)
    view = json.loads(msgspec.json.encode(g.view(1)))
    assert view["type"] == "merchants"
    assert view["ask"] == "limit"
    assert view["about"]["card"] == "commodity"
