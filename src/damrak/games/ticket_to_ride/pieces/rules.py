"""The questions that another box of this family might answer differently."""

from typing import Final


class Rules:
    """Ticket to Ride: Amsterdam as its leaflet tells it."""

    shared: Final = True

    def second_lane_open(self, seats: int) -> bool:
        """With two players the second lane of a double route closes when one is taken."""
        return seats >= 3

    def carts_that_end(self) -> int:
        """A turn that leaves so few carts is followed by a last turn for everyone."""
        return 2

    def wilds_that_clear(self) -> int:
        """So many wilds face up send the whole row to the discard."""
        return 3

    def clears_in_a_row(self) -> int:
        """The row is cleared at most so often one time after another (ruling 3)."""
        return 3


RULES: Final = Rules()
