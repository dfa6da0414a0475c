"""How much a bot may think about one decision."""

from math import inf

UNTOLD_SECONDS = 1.0
NO_LIMIT = 10**9


class Budget:
    """So many seconds, or so many simulations; what is left out is not limited."""

    def __init__(
        self, seconds: float | None = None, simulations: int | None = None, by_cpu: bool = False
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.by_cpu = by_cpu
        """Whether the seconds are those in which a core works, not those on the wall."""

    def within(self, usual: "Budget") -> "Budget":
        """This budget, or the usual one where this says nothing."""
        if self.seconds is None and self.simulations is None:
            return usual
        return self

    def at_most(self, other: "Budget") -> "Budget":
        """Neither more than this budget nor more than the other."""
        seconds = [each for each in (self.seconds, other.seconds) if each is not None]
        counts = [each for each in (self.simulations, other.simulations) if each is not None]
        return Budget(min(seconds, default=None), min(counts, default=None), self.by_cpu)

    def most_seconds(self) -> float:
        """The time limit as a number."""
        if self.seconds is not None:
            return self.seconds
        return UNTOLD_SECONDS if self.simulations is None else inf

    def most_simulations(self) -> int:
        """The limit of simulations as a number."""
        return NO_LIMIT if self.simulations is None else self.simulations
