"""The kinds of wordings: cards that are used, that trade, that last, and that count at the end."""

from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.card import CardOf, Facts
from damrak.games.amsterdam.state import Amsterdam


class Wording(CardOf[Amsterdam, Board]):
    """A card that acts on the table of this game."""

    def score(self, g: Amsterdam, board: Board, points: int) -> None:
        board.points += points
        g.deeds.card_points = True

    def take_florins(self, g: Amsterdam, board: Board, florins: int) -> None:
        board.florins += florins
        g.deeds.card_florins = True


class Usable(Wording):
    """A card of phase III: used once a turn, at a moment of its owner's choice."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.usable = True
        self.once = True


class Exchange(Wording):
    """A permanent card that trades, as often as one likes, in one's own turn."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.usable = True


class Lasting(Wording):
    """A card that changes the rules for its owner while it is active."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.lasting = True


class Ending(Wording):
    """A card that counts at the end of the game."""
