"""Every kind of action, one class each."""

from typing import Final

from damrak.core.action import Action, Seat

Args = dict[str, str | int]

START: Final = 1000
"""The mark of a press before the hand reaches the first price: it comes before all prices."""

NO_LIMIT: Final = 0
"""The mark of a seat that will not press at all."""


class Begin(Action):
    """Chance says which seat is the first mayor."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"begin {seat}", "begin", {"seat": seat}, [])
        self.seat = seat


class TurnUp(Action):
    """Chance turns up the next card of the pile."""

    def __init__(self, card: int, slug: str, args: Args) -> None:
        super().__init__(f"turn {slug}", "turn", args, ["deck"])
        self.card = card


class Place(Action):
    """Put the card that was turned up on a disc."""

    def __init__(self, disc: int, name: str) -> None:
        super().__init__(f"place {name}", f"place-{name}", {}, [f"disc:{name}"])
        self.disc = disc


class Pieces(Action):
    """Take these pieces of a commodity card: so many of each commodity."""

    def __init__(self, counts: list[int], names: list[str]) -> None:
        args: Args = {
            key: f"#commodity-{name}"
            for key, name in zip(("first", "second", "third"), names, strict=True)
        }
        on = [f"row:{name}" for name in dict.fromkeys(names)]
        super().__init__(f"take {' '.join(names)}", "take", args, on)
        self.counts = counts


class Found(Action):
    """Found a colony."""

    def __init__(self, colony: int, slug: str, args: Args) -> None:
        super().__init__(f"found {slug}", "found", args, [f"colony:{slug}"])
        self.colony = colony


class Abandon(Action):
    """Lose a colony."""

    def __init__(self, colony: int, slug: str, args: Args) -> None:
        super().__init__(f"abandon {slug}", "abandon", args, [f"colony:{slug}"])
        self.colony = colony


class Build(Action):
    """Build a house."""

    def __init__(self, plot: int, slug: str, args: Args) -> None:
        super().__init__(f"build {slug}", "build", args, [f"plot:{slug}"])
        self.plot = plot


class Demolish(Action):
    """Lose a house."""

    def __init__(self, plot: int, slug: str, args: Args) -> None:
        super().__init__(f"demolish {slug}", "demolish", args, [f"plot:{slug}"])
        self.plot = plot


class Advance(Action):
    """Move one's tile of a commodity one space on, or enter its row."""

    def __init__(self, commodity: int, name: str) -> None:
        args: Args = {"commodity": f"#commodity-{name}"}
        super().__init__(f"advance {name}", "advance", args, [f"row:{name}"])
        self.commodity = commodity


class Retreat(Action):
    """Move one's tile of a commodity one space back, out of the row from its first space."""

    def __init__(self, commodity: int, name: str) -> None:
        args: Args = {"commodity": f"#commodity-{name}"}
        super().__init__(f"retreat {name}", "retreat", args, [f"row:{name}"])
        self.commodity = commodity


class Limit(Action):
    """Say in secret at which mark of the clock one would press; START, a price, or never.

    `need` is the money that one must have to press there, `run` what is told of a second run.
    """

    def __init__(self, mark: int, need: int, run: Args | None = None) -> None:
        verb = "limit"
        name = str(mark)
        if mark == START:
            name = "start"
            verb = "limit-start"
        elif mark == NO_LIMIT:
            name = "none"
            verb = "limit-none"
        super().__init__(f"limit {name}", verb, {"price": mark, **(run or {})}, ["clock"])
        self.mark = mark
        self.need = need


class Sold(Action):
    """The clock has stopped: who has the card, and for how much."""

    def __init__(self, seat: Seat, price: int) -> None:
        args: Args = {"seat": seat, "price": price}
        super().__init__(f"sold {seat} {price}", "sold", args, ["clock", "disc:clock"])
        self.seat = seat
        self.price = price


class Forced(Action):
    """Someone pressed at START, so that the clock runs again at double prices."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"doubled {seat}", "doubled", {"seat": seat}, ["clock"])
        self.seat = seat
