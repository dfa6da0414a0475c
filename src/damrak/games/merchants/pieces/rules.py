"""The questions that another printing of this game might answer differently."""

from typing import Final

from damrak.core.action import Seat


class Rules:
    """Merchants of Amsterdam as its rulebook and our rulings tell it."""

    shared: Final = True

    def marked_cards_leave(self, seats: int) -> bool:
        """Three players throw marked commodity cards away and replace them at once."""
        return seats == 3

    def order(self, seats: int, mayor: Seat) -> list[Seat]:
        """Where all take part, the mayor's left neighbour is first and the mayor last."""
        return [(mayor + step) % seats for step in range(1, seats + 1)]

    def advances_when_full(self) -> bool:
        """An Amsterdam card still moves a commodity when its districts are full (ruling 3.6)."""
        return True

    def share(self, prize: int, sharers: int) -> int:
        """A shared prize, rounded down to ten thousand; the rest stays in the bank."""
        return prize // sharers // 10 * 10

    def loans(self, owed: int, cash: int, loan: int) -> int:
        """How many loans it takes to pay what one owes."""
        return 0 if cash >= owed else (owed - cash + loan - 1) // loan


RULES: Final = Rules()
