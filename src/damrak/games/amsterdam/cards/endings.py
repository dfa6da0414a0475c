"""Cards that count at the end of the game, artisans and buildings."""

from damrak.games.amsterdam.areas.amstel import advance, bridges_passed
from damrak.games.amsterdam.cards.wording import Ending
from damrak.games.amsterdam.pieces.board import END_TIMING, Board
from damrak.games.amsterdam.pieces.box import BUILDING, PLAN
from damrak.games.amsterdam.pieces.places import START
from damrak.games.amsterdam.state import Amsterdam


class GrandBouquet(Ending):
    """007. Score 2 points for each different type among your active artisans, this one included."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * len([kind for kind in g.box.artisan_types if board.types[kind]])


class WinterBulbs(Ending):
    """008. Take no penalty tokens for your inactive cards; those taken earlier stay."""

    def ignores_penalties(self) -> bool:
        return True


class FlowerBarge(Ending):
    """009. Advance 5 spaces on the Amstel, before other cards count."""

    def before_scoring(self, g: Amsterdam, board: Board) -> None:
        advance(g, board.seat, 5)


class LateBloom(Ending):
    """010. Score 1 point for each docker and each good still on your barge."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return board.dockers_size + board.aboard_size


class DocksideGarden(Ending):
    """011. Score 1 point for each docker in the dockers' building, whoever brought him."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return len(g.building)


class TulipSpeculator(Ending):
    """012. Score 1 point for each good on the black market, whoever sold it."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return g.black_market.count(True)


class OudeKerk(Ending):
    """067–069. Score 3 points; 8 with a Zuiderkerk or a Westerkerk of its own; 15 with both."""

    def points(self, g: Amsterdam, board: Board) -> int:
        mine = [card for card in board.active if g.box.cards[card].type == self.type]
        zuiderkerken = board.types[g.box.zuiderkerk]
        westerkerken = board.types[g.box.westerkerk]
        return church_points(len(mine), zuiderkerken, westerkerken)[mine.index(self.number)]


def church_points(old: int, south: int, west: int) -> list[int]:
    """What so many Oude Kerken score when the others are shared out to the best advantage."""
    best = [0]
    for full in range(min(old, south, west) + 1):
        half = min(old - full, south + west - 2 * full)
        shares = [15] * full + [8] * half + [3] * (old - full - half)
        if sum(shares) > sum(best):
            best = shares
    return best


class MapRoom(Ending):
    """085. Score 1 point for each of your active plans."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return board.kinds[PLAN]


class LaurelRoom(Ending):
    """086. Score 2 points for each of your active end-of-game cards, this one included."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * board.timings[END_TIMING]


class ClockRoom(Ending):
    """087. Score 2 points for each of your active buildings, this one included."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * board.kinds[BUILDING]


class GuildPortraits(Ending):
    """103. Score 2 points for each pair of active artisans of one type."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * sum([board.types[kind] // 2 for kind in g.box.artisan_types])


class TwinMaps(Ending):
    """104. Score 3 points for each pair of active plans of one district."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 3 * sum([count // 2 for count in board.plans])


class RiverViews(Ending):
    """105. Score 2 points for each Amstel bridge you have passed."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * bridges_passed(g, board)


class ArmorialHall(Ending):
    """106. Score 1 point for each of your coats of arms in the city."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return board.arms_size


class Homecoming(Ending):
    """107. Score 8 points if your barge lies at the start."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 8 if g.box.nodes[board.node].kind == START else 0


class MastersCabinet(Ending):
    """108. Score 2 points for each active artisan of the type you have most of."""

    def points(self, g: Amsterdam, board: Board) -> int:
        return 2 * max([board.types[kind] for kind in g.box.artisan_types])
