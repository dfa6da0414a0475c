"""The weights of the values in Merchants: numbers to be tuned."""


class Weights:
    """How surely leads are kept, what a bonus is worth before it has come, and how others bid."""

    def __init__(self) -> None:
        self.exchange_sure = 0.15
        """How much a lead of one means in a row when its scoring comes next; less is surer."""
        self.exchange_unsure = 0.6
        """How much less it means with each step of time (as its square root)."""
        self.group_sure = 0.12
        self.group_unsure = 0.24
        """The same in a district and on a continent."""
        self.rank_sure = 0.2
        self.rank_unsure = 0.4
        """The same for the size of a sector, which decides its prizes."""
        self.latecomers = 3.0
        """So many steps of time it takes until someone who is absent is likely to have come."""
        self.promise_one = 0.05
        self.promise_two = 0.2
        self.promise_three = 0.5
        """Of a bonus for all four sectors: what share one may count on with so many of them."""
        self.house_money = 60.0
        """What the house of the exchange bonus is worth while one does not know its place."""
        self.rival_shading = 0.93
        """Others bid a little less than a card is worth to them: so much of it is expected."""
        self.shading = 0.9
        """One who values a card less than another bids this share of it all the same."""
        self.bid_noise = 0.04
        """So much higher or lower one may bid than usual."""

    def promise(self, sectors: int) -> float:
        """Of a bonus for all four sectors: the share that so many of them promise."""
        if sectors < 2:
            return self.promise_one if sectors else 0.0
        return self.promise_two if sectors == 2 else self.promise_three
