"""A thoughtful player of Amsterdam.

It values cards by the rounds they will still work and by what it has already, picks dice for the
wind rose it will have, and plans each turn as a whole before it begins.
"""

from random import Random
from typing import Final

from damrak.bots.heuristics.amsterdam_cards import RESOURCE, card_worth
from damrak.bots.heuristics.amsterdam_turn import TurnPlanner
from damrak.bots.heuristics.amsterdam_worth import rounds_until
from damrak.core.action import Action
from damrak.core.play import Player
from damrak.core.view import View
from damrak.games.amsterdam.actions import (
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
from damrak.games.amsterdam.board import Board
from damrak.games.amsterdam.box import COLOURS
from damrak.games.amsterdam.catalogue import SPACES
from damrak.games.amsterdam.state import Amsterdam
from damrak.games.amsterdam.turn import Turn
from damrak.games.amsterdam.view import AmsterdamView

EMPTY_ARROW: Final = 4.5
"""What a round without resources costs: the token, and the round itself."""
SPARE: Final = 0.75
"""A resource that comes and is not spoken for."""
CARD: Final = 0.4
"""How much of what a card brings counts for the dice that pay for it."""
LATER: Final = 0.96
"""What comes a round later is worth so much of the same now."""
CROWD: Final = 0.25
"""What each resource of a card's cost weighs for each inactive card there is already."""
ROOM: Final = 1.2
"""What it is worth that an activated card makes room for another."""


class Greedy(Player):
    """The heuristic bot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.planned: list[Action] = []
        """What is still to be done in the turn that was planned last."""
        self.round = 0
        """The round it was planned for."""

    def choose(self, view: View, options: list[Action]) -> Action:
        assert isinstance(view, AmsterdamView)  # noqa: S101
        if len(options) == 1 and not self.planned:
            return options[0]
        if self.planned and self.round == view.round and self.planned[0] in options:
            return self.planned.pop(0)
        self.planned = []
        g = view.guess(self.rng)
        assert isinstance(g, Amsterdam)  # noqa: S101
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
        self.waiting = sorted(
            self.board.inactive,
            key=lambda number: -self.card_after_cost(number, self.rounds),
        )
        """Inactive cards, the best first."""

    def choose(self, options: list[Action]) -> Action:
        """The best option, by the kind of question."""
        first = options[0]
        if isinstance(first, Dice):
            return max(options, key=self.worth_of_dice)
        if isinstance(first, Shift):
            return max(options, key=self.worth_of_shift)
        if isinstance(first, Take):
            return max(options, key=self.worth_of_taking)
        if isinstance(first, Discard):
            return min(options, key=self.worth_of_inactive)
        if isinstance(first, Remove):
            return min(options, key=self.worth_of_taking)
        if isinstance(first, Stock):
            return max(options, key=self.worth_of_stock)
        if isinstance(first, Keep):
            return max(options, key=self.worth_of_keeping)
        if isinstance(first, MoveFigure):
            return options[0]
        if self.g.scored:
            return self.hand_back(options)
        return TurnPlanner(self.g, self.seat).answer(self.g)

    # Cards

    def card_after_cost(self, number: int, rounds: int) -> float:
        """What a card will bring if it is activated as soon as the rose allows, less its cost."""
        card = self.g.box.cards[number]
        delay = rounds_until(self.board.rose, card.cost)
        left = max(0, rounds - delay)
        crowd = CROWD * card.size * len(self.board.inactive)
        return card_worth(self.g, self.board, card, left) - RESOURCE * card.size - crowd

    def worth_of_taking(self, option: Action) -> float:
        """A card from the display; to decline is worth nothing but the room it leaves."""
        if not isinstance(option, Take | Remove):
            return 0.8 * len(self.board.inactive) - 2.0
        value = self.card_after_cost(option.card, self.rounds + 1)
        if len(self.board.inactive) >= self.g.box.slots:
            value = min(value, 1.0)
        return value - (2.0 if self.rounds == 0 else 0.0)

    def worth_of_inactive(self, option: Action) -> float:
        """What would be lost with an inactive card."""
        assert isinstance(option, Discard)  # noqa: S101
        return self.card_after_cost(option.card, self.rounds)

    # Resources

    def worth_of_stock(self, option: Action) -> float:
        """The first resources: what the first card costs, and one colour for a block."""
        assert isinstance(option, Stock)  # noqa: S101
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

    def worth_of_keeping(self, option: Action) -> float:
        """The colour most wanted next round."""
        assert isinstance(option, Keep)  # noqa: S101
        coming = self.board.rose[0]
        want = 0.1 * self.board.reserve[option.colour]
        for number in self.board.inactive:
            card = self.g.box.cards[number]
            missing = sum(max(0, count - coming[colour]) for colour, count in card.price)
            if card.cost[option.colour] > coming[option.colour]:
                want += 2.0 / missing
        return want

    def worth_of_dice(self, option: Action) -> float:
        """The rose after these dice: how much comes, in which colours, and no empty arrow."""
        assert isinstance(option, Dice)  # noqa: S101
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
        return self.worth_of_rose(rose) + florins

    def worth_of_shift(self, option: Action) -> float:
        """The rose after a shift."""
        rose = [space[:] for space in self.board.rose]
        if isinstance(option, Shift):
            number = self.g.dice[option.colour]
            count = number + sum(card.more_resources() for card in self.board.permanents)
            rose[number - 1][option.colour] -= count
            rose[option.space - 1][option.colour] += count
        return self.worth_of_rose(rose)

    def worth_of_rose(self, rose: list[list[int]]) -> float:
        """What the resources on a rose are worth, round by round as they arrive.

        Cards are activated as soon as what comes can pay for them, the best first.
        """
        want = self.wanted_soon()
        waiting = self.waiting
        done: set[int] = set()
        value = 0.0
        for space in range(SPACES):
            left = self.rounds - space
            if left < 0:
                break
            coming = rose[space]
            total = sum(coming)
            if total == 0:
                # Near spaces are still to be filled from few dice; far ones have time.
                value -= EMPTY_ARROW * (1.0, 0.55, 0.3, 0.2, 0.15, 0.1)[space]
                continue
            have = coming[:]
            if space == 0 and self.board.house >= 0:
                have[self.board.house] += 1
            here = 0.0
            for number in waiting:
                if number in done:
                    continue
                card = self.g.box.cards[number]
                if all(have[colour] >= count for colour, count in card.price):
                    for colour, count in card.price:
                        have[colour] -= count
                    done.add(number)
                    gain = card_worth(self.g, self.board, card, left)
                    here += SPARE * card.size + CARD * max(0.0, gain - 0.5 * card.size) + ROOM
            spare = 0
            for colour in range(COLOURS):
                if have[colour]:
                    spare += have[colour]
                    here += have[colour] * SPARE + min(have[colour], 3) * want[colour]
            if spare > 6:
                here -= 0.3 * (spare - 6)
            value += here * LATER**space
        return value

    def wanted_soon(self) -> list[float]:
        """By colour, what one resource of it adds: for cards to activate, plans, and blocks."""
        want = [0.0] * COLOURS
        for number in self.board.inactive:
            card = self.g.box.cards[number]
            gain = card_worth(self.g, self.board, card, max(0, self.rounds - 1))
            for colour, count in card.price:
                want[colour] += min(0.25, 0.06 * gain / card.size) * min(count, 2)
        for number in self.board.active:
            card = self.g.box.cards[number]
            if card.number >= 109:
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
            tried = self.g.copy()
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
