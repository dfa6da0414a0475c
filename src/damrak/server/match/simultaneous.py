"""Who may answer before their turn, because all choose in secret at the same time.

The rules ask one seat after another. If whatever the asked seat answers is told to the others as
the same nothing, and then another seat is asked, with the same choices after every one of these
answers, then that seat's decision cannot depend on it: it may decide already. No game says which
of its questions are of this kind; it follows from what is told.
"""

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.state import State


class EarlyQuestion:
    """A question that a seat may answer before its turn."""

    def __init__(self, seat: Seat, state: State) -> None:
        self.seat = seat
        self.state = state
        """A state in which it is this seat's turn; of the others' answers it is only imagined."""
        self.legal = state.legal()

    def find(self, words: str) -> Action | None:
        """The answer that is written so."""
        return next((action for action in self.legal if action.words == words), None)


def early_questions(state: State) -> list[EarlyQuestion]:
    """The seats that may answer now though another is asked first, in the order of their turns."""
    found: list[EarlyQuestion] = []
    asked = {state.to_move()}
    while True:
        after = _after_secret(state)
        if after is None or after.to_move() in asked:
            return found
        asked.add(after.to_move())
        found.append(EarlyQuestion(after.to_move(), after))
        state = after


def legal_for(state: State, seat: Seat) -> list[Action]:
    """What a seat may answer, in its turn or early; nothing if it is not asked."""
    if state.to_move() == seat:
        return state.legal()
    return next((each.legal for each in early_questions(state) if each.seat == seat), [])


def _after_secret(state: State) -> State | None:
    """A state after the pending answer, if nobody else can tell which answer that was."""
    seat = state.to_move()
    if seat in (CHANCE, NOBODY):
        return None
    legal = state.legal()
    for reader in (NOBODY, *range(state.options.seats)):
        if reader == seat:
            continue
        heard = state.told(legal[0], reader)
        if heard is legal[0] or any(state.told(each, reader) is not heard for each in legal):
            return None
    base: State | None = None
    words: list[str] = []
    for each in legal:
        after = state.copy()
        after.apply(each)
        if after.revealed != state.revealed or after.to_move() in (CHANCE, NOBODY, seat):
            return None
        choices = [choice.words for choice in after.legal()]
        if base is None:
            base, words = after, choices
        elif after.to_move() != base.to_move() or choices != words:
            return None
    return base
