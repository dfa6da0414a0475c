"""A thoughtful player of Amsterdam.

It values cards by the rounds they will still work and by what it has already, picks dice for the
wind rose it will have, and plans each turn as a whole before it begins.
"""

from random import Random
from typing import Final

from damrak.bots.evaluators.amsterdam.cards import card_value
from damrak.bots.evaluators.amsterdam.planner import TurnPlanner
from damrak.bots.evaluators.amsterdam.rose import STILL_EMPTY
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games.amsterdam.chapters.turn import Turn
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.games.amsterdam.pieces.actions import (
    Dice,
    Discard,
    Keep,
    MoveFigure,
    Remove,
    Settle,
    Shift,
    Stock,
    Take,
)
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.pieces.box import COLOURS, PLAN
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.state import Amsterdam

NEARLY: Final = 0.25
"""How much of what a card brings counts when one resource is missing for it."""
WEIGHTS: Final = Weights()


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.planned: list[Action] = []
        """What is still to be done in the turn that was planned last."""
        self.round = 0
        """The round it was planned for."""

    def choose(self, view: View, options: list[Action]) -> Action:
        assert isinstance(view, AmsterdamView)
        if len(options) == 1 and not self.planned:
            return options[0]
        if self.planned and self.round == view.round and self.planned[0] in options:
            return self.planned.pop(0)
        self.planned = []
        g = view.guess(self.rng)
        assert isinstance(g, Amsterdam)
        if isinstance(g.agenda[-1], Turn):
            self.planned = TurnPlanner(g, view.seat).plan(g)
            self.round = view.round
            return self.planned.pop(0)
        return Thought(g, view.seat).choose(options)


class Thought:
    """What the bot thinks about one decision outside its turn."""

    def __init__(self, g: Amsterdam, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.board: Board = g.boards[seat]
        self.rounds = g.box.rounds - g.round
        self.waiting = self.board.inactive
        self.gains: dict[tuple[int, int], float] = {}
        self.wanted = self.wanted_soon()

    def choose(self, options: list[Action]) -> Action:
        """The best option, by the kind of question."""
        first = options[0]
        if isinstance(first, Dice):
            return max(options, key=self.value_of_dice)
        if isinstance(first, Shift):
            return max(options, key=self.value_of_shift)
        if isinstance(first, Take):
            return max(options, key=self.value_of_taking)
        if isinstance(first, Discard):
            return min(options, key=self.value_of_inactive)
        if isinstance(first, Remove):
            return min(options, key=self.value_of_taking)
        if isinstance(first, Stock):
            return max(options, key=self.value_of_stock)
        if isinstance(first, Keep):
            return max(options, key=self.value_of_keeping)
        if isinstance(first, MoveFigure):
            return options[0]
        if self.g.scored:
            return self.hand_back(options)
        return TurnPlanner(self.g, self.seat).answer(self.g)

    # Cards

    def gain_of(self, number: int, left: int) -> float:
        """What a card brings if it is active for so many more rounds, remembered."""
        if (number, left) not in self.gains:
            card = self.g.box.cards[number]
            self.gains[number, left] = card_value(self.g, self.board, card, left)
        return self.gains[number, left]

    def outlook(self, rose: list[list[int]], waiting: list[int]) -> float:
        """What a rose and the cards that wait for it will bring, round by round.

        Cards are activated as soon as what comes can pay for them, the best first; what is left of
        the resources is good for something else; and too many cards waiting cost tokens.
        """
        want = self.wanted
        cards = self.g.box.cards
        done: set[int] = set()
        crowd = len(waiting)
        value = 0.0
        for space in range(SPACES):
            left = self.rounds - space
            if left < 0:
                break
            spare = WEIGHTS.spare * (1.0 + WEIGHTS.early * left)
            have = rose[space][:]
            if space == 0 and self.board.house >= 0:
                have[self.board.house] += 1
            if not any(rose[space]):
                value -= WEIGHTS.empty_arrow * STILL_EMPTY[space]
            for number in sorted(waiting, key=lambda n: -self.gain_of(n, left) / cards[n].size):
                card = cards[number]
                if number in done or any(have[c] < count for c, count in card.price):
                    continue
                for colour, count in card.price:
                    have[colour] -= count
                done.add(number)
                crowd -= 1
                value += (
                    spare * card.size
                    + WEIGHTS.card * max(0.0, self.gain_of(number, left))
                    + WEIGHTS.space
                )
            for colour in range(COLOURS):
                if have[colour]:
                    value += have[colour] * spare + min(have[colour], 3) * want[colour]
            crowd += 1
            if crowd > self.g.box.slots:
                value -= WEIGHTS.crowd
                crowd = self.g.box.slots
        for number in waiting:
            if number not in done:
                value += self.hope(rose, number)
        return value

    def hope(self, rose: list[list[int]], number: int) -> float:
        """What a card may bring that the rose does not pay for yet: more if little is missing."""
        card = self.g.box.cards[number]
        best = WEIGHTS.unpaid * max(0.0, self.gain_of(number, max(0, self.rounds - SPACES)))
        for space in range(1, min(SPACES, self.rounds + 1)):
            missing = 0
            for colour, count in card.price:
                if rose[space][colour] < count:
                    missing += count - rose[space][colour]
            if missing == 1:
                best = max(best, NEARLY * self.gain_of(number, self.rounds - space))
        return best

    def value_of_taking(self, option: Action) -> float:
        """A card from the display; to decline leaves room."""
        if not isinstance(option, Take | Remove):
            return self.outlook(self.board.rose, self.waiting)
        value = self.outlook(self.board.rose, [*self.waiting, option.card])
        return value - WEIGHTS.size * self.g.box.cards[option.card].size

    def value_of_inactive(self, option: Action) -> float:
        """What would be lost with an inactive card."""
        assert isinstance(option, Discard)
        rest = [number for number in self.waiting if number != option.card]
        return -self.outlook(self.board.rose, rest)

    # Resources

    def value_of_stock(self, option: Action) -> float:
        """The first resources: what the first card costs, and one colour for a block."""
        assert isinstance(option, Stock)
        want = 0.0
        for number in self.board.inactive:
            card = self.g.box.cards[number]
            want += min(card.cost[option.colour], 2) * (1.0 if option.space == 2 else 0.6)
        colour = option.colour
        district = self.g.box.district_colour.index(colour)
        want += 0.2 * (district in self.g.districts)
        if self.board.rose[0][colour]:
            want -= 0.3
        return want

    def value_of_keeping(self, option: Action) -> float:
        """The colour most wanted next round."""
        assert isinstance(option, Keep)
        coming = self.board.rose[0]
        want = 0.1 * self.board.reserve[option.colour]
        for number in self.board.inactive:
            card = self.g.box.cards[number]
            missing = sum(max(0, count - coming[colour]) for colour, count in card.price)
            if card.cost[option.colour] > coming[option.colour]:
                want += 2.0 / missing
        return want

    def value_of_dice(self, option: Action) -> float:
        """The rose after these dice: how much comes, in which colours, and no empty arrow."""
        assert isinstance(option, Dice)
        rose = [space[:] for space in self.board.rose]
        more = sum(card.more_resources() for card in self.board.permanents)
        florins = 0.0
        for colour in (option.one, option.two):
            number = self.g.dice[colour]
            rose[number - 1][colour] += number + more
            if number == 1:
                for card in self.board.permanents:
                    florins += 3.8 if card.number == 51 else 0.0
                    rose[0][colour] += 2 if card.number == 52 else 0
        return self.outlook(rose, self.waiting) + florins

    def value_of_shift(self, option: Action) -> float:
        """The rose after a shift."""
        rose = [space[:] for space in self.board.rose]
        if isinstance(option, Shift):
            number = self.g.dice[option.colour]
            count = number + sum(card.more_resources() for card in self.board.permanents)
            rose[number - 1][option.colour] -= count
            rose[option.space - 1][option.colour] += count
        return self.outlook(rose, self.waiting)

    def wanted_soon(self) -> list[float]:
        """By colour, what one resource of it adds: for cards to activate, plans, and blocks."""
        want = [0.0] * COLOURS
        for number in self.board.inactive:
            card = self.g.box.cards[number]
            gain = card_value(self.g, self.board, card, max(0, self.rounds - 1))
            for colour, count in card.price:
                want[colour] += min(0.25, 0.06 * gain / card.size) * min(count, 2)
        for number in self.board.active:
            card = self.g.box.cards[number]
            if card.kind == PLAN:
                want[card.colour] += 0.15
        for block, owner in enumerate(self.g.owner):
            if owner < 0:
                near = [self.g.owner[n] for n in self.g.box.block_neighbours[block]]
                if self.seat in near:
                    want[self.g.box.blocks[block].colour] += 0.06
        return want

    # The end

    def hand_back(self, options: list[Action]) -> Action:
        """Hand back whatever brings more than it is worth as a leftover."""
        best = options[-1]
        best_value = -1e9
        for option in options:
            tried = self.g.copy_to_try(self.seat)
            tried.apply(option)
            board = tried.boards[self.seat]
            things = board.store_size + board.aboard_size + board.dockers_size
            things += board.florins + board.reserve_size
            value = sum(board.scored) + 0.5 * things
            if isinstance(option, Settle):
                value += 0.05
            if value > best_value:
                best, best_value = option, value
        return best
