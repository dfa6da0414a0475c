"""What a card can do: the questions that rules ask of cards, and the moments they tell them of.

The list is closed. A permanent card answers a question (a discount, a factor) or hears of a moment
(a block taken, a good delivered); each is asked in exactly one place of the rules, of all active
cards that last, and the answers add up, so that their order does not matter. A card of phase III is
an action, open once a turn while its condition holds.
"""

from typing import Any, Final, Generic, TypeVar

from damrak.core.mistake import undefined
from damrak.games.amsterdam.pieces.tiles import TIMINGS
from damrak.games.amsterdam.schema.cards import CardRow

G = TypeVar("G")
B = TypeVar("B")
ASPECTS: Final = ["effect", "timing", "type", "cost", "name"]


class Facts:
    """What is printed on a card beside its text, read from a row of the edition.

    `district`, `good` and `colour` are what its text refers to, −1 if to none; a colour is the one
    it gives, or the one a plan takes; `florins` and `points` are what a plan brings.
    `origin` says of each fact where it comes from.
    """

    def __init__(
        self,
        row: CardRow,
        kinds: list[str],
        types: list[str],
        colours: list[str],
        districts: list[str],
        goods: list[str],
    ) -> None:
        self.number = row.number
        self.kind = kinds.index(row.kind)
        self.type = types.index(row.type)
        self.effect = row.effect
        self.timing = TIMINGS.index(row.timing)
        self.name = row.name
        self.text = row.text
        self.cost = [row.cost.get(colour, 0) for colour in colours]
        self.district = -1 if row.district is None else districts.index(row.district)
        self.good = -1 if row.good is None else goods.index(row.good)
        colour = row.gives or row.pays
        self.colour = -1 if colour is None else colours.index(colour)
        self.florins = row.florins or 0
        self.points = row.points or 0
        origin = row.origin
        self.origin: dict[str, str] = {aspect: getattr(origin, aspect) for aspect in ASPECTS}


class CardOf(Generic[G, B]):
    """One card. What it does is its class, whose docstring is its text in our own words.

    It acts on a table of class `G` and a board of class `B`. Those have cards lying on them and
    know what a card is, so this class leaves open what they are.
    """

    shared: Final = True

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.number = facts.number
        self.kind = facts.kind
        self.type = facts.type
        self.timing = facts.timing
        self.cost = facts.cost
        self.price: list[tuple[int, int]] = []
        """The cost as pairs of colour and number."""
        for colour, count in enumerate(facts.cost):
            if count:
                self.price.append((colour, count))
        self.size = sum(facts.cost)
        self.district = facts.district
        self.good = facts.good
        self.colour = facts.colour
        self.lasting = False
        """Whether rules ask it questions while it is active."""
        self.usable = False
        """Whether it is used in phase III."""
        self.once = False
        """Whether a marker says that it was used."""

    # What the words on the cards do.

    def score(self, g: G, board: B, points: int) -> None:
        """A card gives points; others may ask whether one did."""
        raise undefined(self, "score")

    def take_florins(self, g: G, board: B, florins: int) -> None:
        """A card gives florins; others may ask whether one did."""
        raise undefined(self, "take_florins")

    # Phase III: cards that are used.

    def open(self, g: G, board: B) -> bool:
        """Whether it can be used now."""
        return False

    def again(self, board: B) -> bool:
        """Whether it can be used although it was used in this turn."""
        return False

    def use(self, g: G, board: B) -> None:
        """What its use does."""

    # Phase I and II.

    def may_decline(self) -> bool:
        """Whether no card need be taken."""
        return False

    def more_resources(self) -> int:
        """How many more resources each die brings."""
        return 0

    def may_shift(self) -> bool:
        """Whether the resources of a die may go on a neighbouring space."""
        return False

    def die_taken(self, g: G, board: B, colour: int, number: int) -> None:
        """The moment: a die was chosen."""

    # Blocks.

    def more_blocks(self) -> int:
        """How many more blocks may be taken in a turn."""
        return 0

    def block_discount(self) -> int:
        """How many resources fewer a block costs."""
        return 0

    def florins_for_block(self) -> bool:
        """Whether a block may be paid in florins."""
        return False

    def block_taken(self, g: G, board: B) -> None:
        """The moment: a block was taken."""

    # Cards.

    def discounts(self, board: B, card: "CardOf[G, B]") -> bool:
        """Whether that card costs one resource of one's choice less."""
        return False

    def card_activated(self, g: G, board: B, card: "CardOf[G, B]") -> None:
        """The moment: a card was activated, perhaps this one."""

    def more_plan_uses(self) -> int:
        """How many more times one plan may be used in a turn."""
        return 0

    def more_market_uses(self) -> int:
        """How many more times the market tile may be used in a turn."""
        return 0

    # Barge, black market, Amstel.

    def more_steps(self) -> int:
        """How many more steps a resource paid for the barge is worth."""
        return 0

    def delivered(self, g: G, board: B, good: int) -> None:
        """The moment: a good was delivered."""

    def scores_dockers_again(self) -> bool:
        """Whether the place of a docker brought home counts once more."""
        return False

    def sells_for_both(self) -> bool:
        """Whether a sale on the black market brings both rewards."""
        return False

    def lies_on_top(self) -> bool:
        """Whether one's pawn stays on top of any stack on the Amstel."""
        return False

    # The end.

    def ignores_penalties(self) -> bool:
        """Whether inactive cards bring no tokens."""
        return False

    def before_scoring(self, g: G, board: B) -> None:
        """What it does before other cards count."""

    def points(self, g: G, board: B) -> int:
        """What it scores at the end."""
        return 0


Card = CardOf[Any, Any]
"""Any card, whatever it acts on."""
