"""What TOM does."""

from damrak.core.action import Action
from damrak.games.amsterdam.pieces.actions import Args, OfBlock, OfCard, OfDocker, OfGood


class TomTakes(OfBlock):
    """TOM takes a block."""

    def __init__(self, block: int, name: str, args: Args) -> None:
        super().__init__(f"tom takes {name}", "tom-takes", block, name, args)


class TomSells(OfGood):
    """TOM sells a good on the black market."""

    def __init__(self, good: int, name: str) -> None:
        super().__init__(f"tom sells {name}", "tom-sells", good, name)


class TomDelivers(OfGood):
    """TOM brings a good into its warehouse."""

    def __init__(self, good: int, name: str) -> None:
        super().__init__(f"tom delivers {name}", "tom-delivers", good, name)


class TomBrings(OfDocker):
    """TOM brings the docker from a pontoon to the dockers' building."""

    def __init__(self, docker: int, name: str, pontoon: int, pontoon_name: str) -> None:
        words = f"tom brings {name} from {pontoon_name}"
        super().__init__(words, "tom-brings", docker, name)
        self.args["pontoon"] = f"#docker-{pontoon_name}"
        self.pontoon = pontoon


class TomAdvances(Action):
    """TOM advances on the Amstel."""

    def __init__(self, spaces: int) -> None:
        super().__init__(f"tom advances {spaces}", "tom-advances", {"spaces": spaces}, ["amstel"])
        self.spaces = spaces


class TomRemoves(OfCard):
    """TOM removes a card from the display."""

    def __init__(self, card: int) -> None:
        super().__init__(f"tom removes {card}", "tom-removes", card)
