"""Artisans that last: they change the rules, give something at certain moments, or trade."""

from damrak.games.amsterdam.areas.amstel import land
from damrak.games.amsterdam.areas.payment import gain_any, pay_any
from damrak.games.amsterdam.cards.activate import activate_free, mark
from damrak.games.amsterdam.cards.plans import Plan
from damrak.games.amsterdam.cards.wording import Exchange, Lasting
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import ARTISAN, BUILDING, PLAN
from damrak.games.amsterdam.pieces.card import Card
from damrak.games.amsterdam.state import Amsterdam


class DoubleBrew(Lasting):
    """020. You may use the market tile twice in your turn, paying each time."""

    def more_market_uses(self) -> int:
        return 1


class FrameBuilder(Lasting):
    """025. When you take a block: pay 1 resource less."""

    def block_discount(self) -> int:
        return 1


class JoinersFee(Lasting):
    """026. When you take a block: take 1 florin."""

    def block_taken(self, g: Amsterdam, board: Board) -> None:
        self.take_florins(g, board, 1)


class TurnkeyHouse(Lasting):
    """027. When you take a block: you may pay 2 florins instead of its resources."""

    def florins_for_block(self) -> bool:
        return True


class SecondCrew(Lasting):
    """028. You may take a second block in your turn."""

    def more_blocks(self) -> int:
        return 1


class Draughtsman(Lasting):
    """029. Each turn you may use one of your plans up to three times."""

    def more_plan_uses(self) -> int:
        return 2


class MasterBuilder(Lasting):
    """030. When you activate a building: take 2 florins."""

    def card_activated(self, g: Amsterdam, board: Board, card: Card) -> None:
        if card.kind == BUILDING:
            self.take_florins(g, board, 2)


class WallTiles(Lasting):
    """031. When you activate a building: pay 1 resource of your choice less."""

    def discounts(self, board: Board, card: Card) -> bool:
        return card.kind == BUILDING


class TileBroker(Exchange):
    """032. As often as you like: pay any 3 resources, take 1 florin."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.reserve_size >= 3

    def use(self, g: Amsterdam, board: Board) -> None:
        pay_any(g, board, 3)
        self.take_florins(g, board, 1)


class GuildTablet(Lasting):
    """033. When you activate an artisan, this one included: take 1 florin."""

    def card_activated(self, g: Amsterdam, board: Board, card: Card) -> None:
        if card.kind == ARTISAN:
            self.take_florins(g, board, 1)


class RiverTablet(Lasting):
    """034. Your pawn always lies on top of the others on its space of the Amstel."""

    def card_activated(self, g: Amsterdam, board: Board, card: Card) -> None:
        if card is self and board.at < g.box.last_space:
            land(g, board.seat)

    def lies_on_top(self) -> bool:
        return True


class PatternBook(Lasting):
    """035. When you activate a plan: use it once right away without paying for that."""

    def card_activated(self, g: Amsterdam, board: Board, card: Card) -> None:
        if isinstance(card, Plan):
            card.use_free(g, board)


class Mosaic(Exchange):
    """036. As often as you like: pay any 2 resources, take 1 of your choice."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.reserve_size >= 2

    def use(self, g: Amsterdam, board: Board) -> None:
        gain_any(g, board, 1)
        pay_any(g, board, 2)


class SecretStill(Lasting):
    """037. When you sell a good on the black market: take 2 florins and 1 resource."""

    def sells_for_both(self) -> bool:
        return True


class GenerousRound(Exchange):
    """038. As often as you like: pay 3 florins, activate 1 card without paying its resources."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.florins >= 3 and len(board.inactive) > 0

    def use(self, g: Amsterdam, board: Board) -> None:
        board.florins -= 3
        activate_free(g, board, 1)


class StrongSpirits(Exchange):
    """039. As often as you like: pay 2 florins, take 2 resources of your choice."""

    def open(self, g: Amsterdam, board: Board) -> bool:
        return board.florins >= 2

    def use(self, g: Amsterdam, board: Board) -> None:
        board.florins -= 2
        gain_any(g, board, 2)


class SteamStill(Lasting):
    """040. Each resource you pay to move your barge moves it up to 2 spaces."""

    def more_steps(self) -> int:
        return 1


class PlanToast(Lasting):
    """041. When you activate a plan: take 1 florin."""

    def card_activated(self, g: Amsterdam, board: Board, card: Card) -> None:
        if card.kind == PLAN:
            self.take_florins(g, board, 1)


class FirstTasting(Lasting):
    """042. When you activate your first artisan of a type: pay 1 resource of your choice less."""

    def discounts(self, board: Board, card: Card) -> bool:
        return card.kind == ARTISAN and board.types[card.type] == 0


class ClearPane(Lasting):
    """049. You need not take a card in phase I."""

    def may_decline(self) -> bool:
        return True


class HarbourLantern(Lasting):
    """050. When you bring a docker home: score the value of his space twice."""

    def scores_dockers_again(self) -> bool:
        return True


class GildedFlask(Lasting):
    """051. Also take 2 florins for each die you choose that counts as 1."""

    def die_taken(self, g: Amsterdam, board: Board, colour: int, number: int) -> None:
        if number == 1:
            self.take_florins(g, board, 2)
            mark(board, self)


class ManyFacets(Lasting):
    """052. For each die you choose that counts as 1: put 2 more of its colour on space 1."""

    def die_taken(self, g: Amsterdam, board: Board, colour: int, number: int) -> None:
        if number == 1:
            board.put_on_rose(0, colour, 2)
            mark(board, self)


class Spyglass(Lasting):
    """053. You may put the resources of one of your dice on a space next to its own."""

    def may_shift(self) -> bool:
        return True


class Magnifier(Lasting):
    """054. For each of your two dice take 1 more resource of its colour."""

    def more_resources(self) -> int:
        return 1
