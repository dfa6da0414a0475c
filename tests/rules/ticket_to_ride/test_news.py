"""What happens by itself is told to everyone, in all languages."""

import pytest

from damrak.core.view import event
from damrak.games.ticket_to_ride.chapters.draw import FILL_ROW
from damrak.games.ticket_to_ride.game import GAME
from damrak.games.ticket_to_ride.state import TicketToRide
from damrak.server.match.log import GameLog
from damrak.server.wire import Acted
from damrak.terminal.story import log_sentences
from damrak.text import LANGUAGES, Text
from rules.ticket_to_ride.positions import (
    after_chance,
    contract,
    empty_deck,
    give,
    give_all_away,
    lay_row,
    own,
    started,
)
from tables import say


def news(g: TicketToRide) -> list[str]:
    return [each.name for each in g.news]


def test_three_wilds_that_clear_the_row_are_told() -> None:
    g = started()
    lay_row(g, "wild", "wild", "pink", "blue", "green")
    say(g, "take pink")
    assert news(g) == []
    say(g, "show wild")
    assert news(g) == ["news-cleared"]
    assert g.agenda[-1] is FILL_ROW[1]
    after_chance(g)
    assert news(g) == []


def test_a_reshuffle_is_told_with_the_number_of_cards() -> None:
    g = started()
    empty_deck(g)
    cards = g.discard_size
    say(g, "draw")
    assert news(g) == []
    g.apply(g.legal()[0])
    assert [(each.name, each.args) for each in g.news] == [("news-reshuffled", {"cards": cards})]


def test_the_last_round_is_told_with_whoever_called_it() -> None:
    g = started()
    give(g, 0, red=2)
    g.carts[0] = 4
    say(g, "claim noordermarkt jordaan with 2 red")
    assert [(each.name, each.args) for each in g.news] == [
        ("news-last-round", {"seat": 0, "carts": 2})
    ]
    assert g.copy().news == g.news


def at_the_last_turn(points: list[int]) -> TicketToRide:
    """Only a pass is left, and routes have brought these points."""
    g = started()
    g.points = points
    g.turn, g.turns_left = 0, 1
    g.stack, g.under, g.under_by = [], [], []
    lay_row(g, "", "", "", "", "")
    give_all_away(g, 1)
    g.carts = [0, 0]
    g.hands[0] = [0] * len(g.hands[0])
    return g


def test_a_tie_that_contracts_decide_is_told() -> None:
    g = at_the_last_turn([30, 30])
    g.contracts = [[], [contract(g, "dam waag")]]
    g.points[1] -= g.box.contracts[g.contracts[1][0]].points
    for way in ("dam oost-indisch-huis", "waag oost-indisch-huis"):
        own(g, 1, next(each.slug for each in g.box.routes if each.slug.startswith(way)))
    say(g, "pass")
    assert [(each.name, each.args) for each in g.news] == [("news-tie-broken", {"seat": 1})]


def test_a_shared_victory_is_told() -> None:
    g = at_the_last_turn([30, 30])
    g.contracts = [[], []]
    say(g, "pass")
    assert news(g) == ["news-shared"]


def test_a_game_that_ends_because_everyone_passes_says_so() -> None:
    g = at_the_last_turn([30, 20])
    g.contracts = [[], []]
    g.carts = [9, 9]
    g.owner = [1] * len(g.owner)
    g.free = [[] for _ in g.free]
    g.turns_left, g.passes = -1, 1
    say(g, "pass")
    assert news(g) == ["news-all-passed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blind_draw_is_told_to_others_once(language: str) -> None:
    g = started()
    text = Text(language)
    lines: dict[int, list[str]] = {0: [], 1: []}
    for words in ("draw", "deal"):
        action = next(each for each in g.legal() if each.words.startswith(words))
        for seat, said in lines.items():
            told = event(0, g.to_move(), g.whom(), g.told(action, seat), [], [])
            said += log_sentences(text, "ticket-to-ride", told, ["Anna", "Bram"])
        g.apply(action)
    assert [len(said) for said in lines.values()] == [2, 1]


def test_the_story_of_a_match_holds_the_news_however_old_it_is() -> None:
    log = GameLog(GAME, GAME.agree(2, {}))
    heard: dict[int, list[str]] = {}
    while not log.state.over():
        legal = log.state.legal()
        draws = [each for each in legal if each.words == "draw" and log.at < 120]
        log.play(draws[0] if draws else legal[log.at % len(legal)])
        if log.state.news:
            heard[log.at - 1] = [each.name for each in log.state.news]
    assert ["news-reshuffled"] in heard.values()
    for told in (log.events(0), log.told(0, 0)):
        again = {
            each.at: [news.name for news in each.news]
            for each in told
            if isinstance(each, Acted) and each.news
        }
        assert again == heard
