"""What a card is worth is what it does, and nothing else."""

from collections.abc import Iterator

import pytest

from damrak.balance.gifts import lay_aside, play_gifts
from damrak.balance.settings import Settings
from damrak.balance.worth import worths
from damrak.core.mistake import Mistake
from damrak.games.amsterdam.cards.wording import Ending
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import ARTISAN, PLAN
from damrak.games.amsterdam.state import Amsterdam

CARD = 9


class Planted(Ending):
    """Worth so many points when the game ends, and good for nothing else."""

    worth = 0

    def points(self, g: Amsterdam, board: Board) -> int:
        return self.worth


def settings(*cards: int, level: str = "random", given: int = 6) -> Settings:
    edition = GAME.usual_edition()
    return Settings("cards", "amsterdam", 3, level, 0, edition, given, cards, 3)


@pytest.fixture
def planted() -> Iterator[Planted]:
    """In place of a card that scores at the end stands one whose worth is known."""
    cards = GAME.box(GAME.usual_edition()).cards
    before = cards[CARD]
    card = Planted(before.facts)
    cards[CARD] = card
    yield card
    cards[CARD] = before


@pytest.mark.parametrize("worth", [0, 7, -4])
def test_a_card_worth_so_many_points_is_measured_so(planted: Planted, worth: int) -> None:
    planted.worth = worth
    played = [play_gifts(settings(CARD), "", deal) for deal in (1, 2, 3)]
    measured = worths([deal for deal in played if deal.gifts])
    assert [(each.card, each.points.value, each.points.error) for each in measured] == [
        (CARD, worth, 0.0)
    ]


def test_a_gift_that_does_nothing_changes_no_score_of_anybody(planted: Planted) -> None:
    played = play_gifts(settings(CARD), "", 1)
    assert len(played.gifts) == 3
    assert [gift.result for gift in played.gifts] == [played.result] * 3


def test_every_seat_is_given_every_card() -> None:
    played = play_gifts(settings(24, 21, 19, 40, given=11), "", 2)
    given = [(gift.card, gift.seat) for gift in played.gifts]
    assert len(given) == 9
    assert len(set(given)) == 9


def test_a_florin_and_a_point_each_round_are_worth_more_the_longer_they_come() -> None:
    early, late = (
        worths([play_gifts(settings(24, level="priors", given=r), "", deal) for deal in (4, 5)])
        for r in (6, 12)
    )
    assert early[0].points.value > late[0].points.value + 4


def test_a_round_that_there_is_not() -> None:
    with pytest.raises(Mistake, match="no card is given in round 13: expected 2 to 12"):
        play_gifts(settings(24, given=13), "", 1)


def dealt() -> Amsterdam:
    state = GAME.start(GAME.agree(3, {}))
    state.discard = [110, 3]
    for card in (110, 3):
        kind = state.box.cards[card].kind
        state.leave_stack(kind, card)
    return state


def test_as_many_plans_stay_as_are_turned_up() -> None:
    state = dealt()
    plans = len(state.stacks[PLAN])
    assert lay_aside(state, 120)
    assert len(state.stacks[PLAN]) == plans
    assert 120 not in state.stacks[PLAN]
    assert state.discard == [3]
    assert not lay_aside(state, 121)


def test_a_card_is_laid_aside_from_its_stack_or_the_discard_pile_but_from_nobody() -> None:
    state = dealt()
    artisans = len(state.stacks[ARTISAN])
    assert lay_aside(state, 21)
    assert len(state.stacks[ARTISAN]) == artisans - 1
    assert lay_aside(state, 3)
    assert state.discard == [110]
    state.leave_stack(ARTISAN, 24)
    state.boards[0].inactive.append(24)
    assert not lay_aside(state, 24)
