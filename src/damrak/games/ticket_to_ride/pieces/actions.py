"""Every kind of action, one class each."""

from typing import final

from damrak.core.action import Action, Seat


@final
class Begin(Action):
    """Chance says which seat begins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"begin {seat}", "begin", {"seat": seat}, [])
        self.seat = seat


@final
class Deal(Action):
    """Chance deals a transport card into a hand."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"deal {name}", "deal", {"card": f"#card-{name}"}, ["deck"])
        self.kind = kind


@final
class Show(Action):
    """Chance turns a transport card face up."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"show {name}", "show", {"card": f"#card-{name}"}, [f"card:{name}"])
        self.kind = kind


@final
class Offer(Action):
    """Chance deals a contract to choose from."""

    def __init__(
        self, contract: int, slug: str, names: dict[str, str | int], on: list[str]
    ) -> None:
        super().__init__(f"offer {slug}", "offer", names, on)
        self.contract = contract


@final
class Keep(Action):
    """Keep this one of the contracts on offer; or all of them, if `contract` is −1."""

    def __init__(
        self, contract: int, slug: str, names: dict[str, str | int], on: list[str]
    ) -> None:
        verb = "keep" if contract >= 0 else "keep-both"
        super().__init__(f"keep {slug}", verb, names, on)
        self.contract = contract


@final
class Take(Action):
    """Take a face-up transport card."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"take {name}", "take", {"card": f"#card-{name}"}, [f"card:{name}"])
        self.kind = kind


@final
class Claim(Action):
    """Take a route, and pay for it with so many cards of one colour and so many wilds."""

    def __init__(
        self,
        route: int,
        colour: int,
        cards: int,
        wilds: int,
        slug: str,
        colour_name: str,
        names: dict[str, str | int],
    ) -> None:
        paid = [f"{cards} {colour_name}"] if cards else []
        if wilds:
            paid.append(f"{wilds} wild")
        args = dict(names)
        args["cards"] = cards
        args["wilds"] = wilds
        if cards:
            args["colour"] = f"#card-{colour_name}"
        verb = "claim" if cards else "claim-wild"
        super().__init__(f"claim {slug} with {' '.join(paid)}", verb, args, [f"route:{route}"])
        self.route = route
        self.colour = colour
        self.cards = cards
        self.wilds = wilds
