"""The weights of the preferences in Amsterdam: numbers to be tuned."""


class Weights:
    """What counts how much when a turn, dice or cards are chosen without a search, in points."""

    def __init__(self) -> None:
        self.cost = 0.7
        """What a resource might have brought elsewhere."""
        self.active = 1.1
        """How much counts of what a card brings that is activated; and of the room it leaves."""
        self.room = 2.0
        self.token = 4.0
        """What a card that will not be activated in time costs, foreseen."""
        self.isolated = 0.06
        """A block away from one's others, for each round left; and each further neighbour."""
        self.joined = 1.5
        self.district = 1.2
        """A block in a district that is scored."""
        self.step = 0.3
        """A step on the Amstel, for what it leads to."""
        self.size = 0.6
        """What each resource of a card's cost weighs against taking it."""
        self.empty_arrow = 4.5
        """What a round without resources costs: the token, and the round itself."""
        self.spare = 0.75
        """A resource that comes and is not spoken for; and how much more for each round left."""
        self.early = 0.1
        self.card = 0.5
        """How much of what a card brings counts when it is foreseen."""
        self.unpaid = 0.25
        """The same for a card that nothing on the rose pays for, or all but one resource."""
        self.crowd = 3.0
        """A card too many, foreseen."""
        self.space = 1.0
        """What it is worth that an activated card makes room for another, foreseen."""
