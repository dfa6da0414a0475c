"""Who may answer before their turn: it follows from what is told, whatever the game."""

from types import SimpleNamespace
from typing import Self, cast

import pytest

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.state import State
from damrak.server.match.simultaneous import early_questions, legal_for

HIDDEN = Action("choose ?", "choose", {}, [])
CHOICES = [Action(f"choose {n}", "choose", {"n": n}, []) for n in (1, 2)]
OTHERS = [Action("other", "other", {}, [])]


class Round:
    """All seats choose in secret, one after the other; `odd` says what is otherwise."""

    def __init__(self, odd: str = "", seats: int = 3) -> None:
        self.odd = odd
        self.options = SimpleNamespace(seats=seats)
        self.said: list[int] = []
        self.revealed = 0

    def to_move(self) -> Seat:
        first = self.said[:1]
        if self.odd == "chance" and self.said:
            return CHANCE
        if self.odd == "over" and self.said:
            return NOBODY
        if self.odd == "same" and self.said:
            return 0
        if self.odd == "later" and first == [2]:
            return 2
        if self.odd == "sooner":
            return {(): 0, (1,): 2, (2,): 1}.get(tuple(first), NOBODY)
        return len(self.said) if len(self.said) < self.options.seats else NOBODY

    def legal(self) -> list[Action]:
        if self.odd == "choices" and self.said[:1] == [2]:
            return OTHERS
        return CHOICES

    def told(self, action: Action, reader: Seat) -> Action:
        if reader == self.to_move() or (self.odd == "open" and reader == NOBODY):
            return action
        if self.odd == "partly" and reader == 2 and action is CHOICES[1]:
            return OTHERS[0]
        return HIDDEN

    def copy(self) -> Self:
        other = type(self)(self.odd, self.options.seats)
        other.said, other.revealed = self.said[:], self.revealed
        return other

    def apply(self, action: Action) -> None:
        self.said.append(CHOICES.index(action) + 1)
        self.revealed += self.odd == "revealed"

    def state(self) -> State:
        return cast("State", self)


def test_all_whose_question_is_the_same_whatever_was_said_may_answer() -> None:
    found = early_questions(Round().state())
    assert [each.seat for each in found] == [1, 2]
    assert found[0].find("choose 2") is CHOICES[1]
    assert found[0].find("choose 3") is None


@pytest.mark.parametrize(
    "odd",
    [
        *("chance", "over", "same", "later", "sooner"),
        *("choices", "open", "partly", "revealed"),
    ],
)
def test_nobody_answers_early_whose_question_depends_on_it(odd: str) -> None:
    assert early_questions(Round(odd).state()) == []


def test_a_seat_has_answers_in_its_turn_or_early_or_none() -> None:
    state = Round().state()
    assert [legal_for(state, seat) for seat in (0, 2)] == [CHOICES, CHOICES]
    assert legal_for(state, 3) == []
    assert legal_for(Round("open").state(), 1) == []
