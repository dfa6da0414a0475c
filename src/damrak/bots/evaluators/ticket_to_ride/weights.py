"""The weights of Ticket to Ride: numbers to be tuned."""


class Weights:
    """What counts how much in plans, in priors and in the guess of others' contracts."""

    def __init__(self) -> None:
        self.fitting = 4.0
        """How much likelier a contract is whose way is laid than one that nothing was done for (a
        power of e)."""
        self.more = 1.2
        """What drawing contracts is worth to one with nothing left to do and time to do more."""
        self.temperature = 0.6
        """How much better an action must be to be clearly preferred; the same for contracts."""
        self.contract_temperature = 1.5
        self.noise = 0.6
        """By how much preferences vary from one time to the next in a rollout."""
        self.drawing = 0.9
        """Drawing from the deck, and a face-up locomotive."""
        self.lacking = 0.3
        """A card in a colour that the plan lacks: for each one lacking, beyond 1."""
        self.points = 0.3
        """For a route, each of its points, and its merchandise."""
        self.merchandise = 0.5
        self.wild = 0.55
        """What each wild card spent costs."""
        self.wanted = 1.8
        """A route that the plan wants, and one without a second lane."""
        self.single = 0.3
        self.idle = 2.0
        """A route that no plan wants, while there are contracts to fulfil."""
        self.turn = 1.5
        """In planning: what a route costs for the turn, a card at hand, its points and wares."""
        self.at_hand = 0.35
        self.scored = 0.25
        self.wares = 0.6
        self.pace = 1.15
        """How many turns there are for each cart that is left."""
