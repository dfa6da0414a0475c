"""The value of cards in Merchants: the change that their best use makes for everyone."""

from damrak.bots.evaluators.merchants.board import BoardValue
from damrak.core.action import NOBODY, Seat
from damrak.games.merchants.pieces.board import SECTORS, scope
from damrak.games.merchants.pieces.box import AMSTERDAM, COLONY, COMMODITY, Card


class CardValues:
    """The value of every card to every seat, as the tiles stand on a board."""

    def __init__(self, board: BoardValue) -> None:
        self.board = board
        self._cards: dict[int, list[float]] = {}
        self._districts: dict[int, list[float]] = {}
        self._stakes: dict[int, list[float]] = {}

    def card(self, seat: Seat, card: int) -> list[float]:
        """The change if a seat uses a card as well as it can."""
        key = card << 3 | seat
        best = self._cards.get(key)
        if best is None:
            kind = self.board.box.cards[card]
            best = [0.0] * self.board.seats
            if kind.family == COMMODITY:
                best = self.board.best_goods(seat)
            elif kind.family == COLONY:
                if self.board.tiles[seat]:
                    best = self._best_colony(seat, kind, best)
            elif kind.family == AMSTERDAM:
                best = self._best_house(seat, kind)
            self._cards[key] = best
        return best

    def stakes(self, card: int) -> list[float]:
        """What it is worth to one seat if another uses a card: at one × seats + other."""
        found = self._stakes.get(card)
        if found is None:
            found = []
            for one in range(self.board.seats):
                for other in range(self.board.seats):
                    found.append(self.board.gain(one, self.card(other, card)))
            self._stakes[card] = found
        return found

    def _better(self, seat: Seat, one: list[float], two: list[float]) -> list[float]:
        return two if self.board.gain(seat, two) > self.board.gain(seat, one) else one

    def _best_colony(self, seat: Seat, kind: Card, best: list[float]) -> list[float]:
        tried = 0
        sites = self.board.map
        for site in sites.colonies_of[scope(kind.continent, kind.commodity)]:
            what = 1 << sites.continent_of[site] * SECTORS + sites.commodity_of[site]
            if self.board.colonies[site] == NOBODY and not tried & what:
                tried |= what
                best = self._better(seat, best, self.board.colony(seat, site))
        return best

    def _best_house(self, seat: Seat, kind: Card) -> list[float]:
        best = [0.0] * self.board.seats
        goods = best
        for sector in range(SECTORS):
            if kind.districts >> sector & 1:
                best = self._better(seat, best, self._best_in_district(seat, sector))
            if kind.commodity in (-1, sector):
                goods = self._better(seat, goods, self.board.step(seat, sector))
        both = best[:]
        self.board.add(both, goods)
        return both

    def _best_in_district(self, seat: Seat, district: int) -> list[float]:
        key = district << 3 | seat
        best = self._districts.get(key)
        if best is None:
            best = [0.0] * self.board.seats
            tried: set[int] = set()
            if self.board.tiles[seat]:
                for plot in self.board.map.plots_in[1 << district]:
                    if self.board.plots[plot] == NOBODY:
                        kind = self.board.house_kind(seat, plot)
                        if kind not in tried:
                            tried.add(kind)
                            best = self._better(seat, best, self.board.house(seat, plot))
            self._districts[key] = best
        return best
