"""Phase II: dice, and the wind rose that brings resources round."""

from typing import Final

from damrak.core.action import NOBODY, Action, Seat
from damrak.core.agenda import ByChance, Step, Then
from damrak.games.amsterdam.cards.activate import mark
from damrak.games.amsterdam.pieces.actions import Dice, Roll, Shift
from damrak.games.amsterdam.pieces.board import NOTHING, Board
from damrak.games.amsterdam.pieces.box import COLOURS, MOST_SEATS
from damrak.games.amsterdam.pieces.catalogue import SPACES
from damrak.games.amsterdam.state import Amsterdam


class RollDie(ByChance[Amsterdam]):
    """A die is rolled."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"die {colour}", NOBODY)
        self.colour = colour

    def legal(self, g: Amsterdam) -> list[Action]:
        return list(g.box.rolls[self.colour])

    def weights(self, g: Amsterdam) -> list[int]:
        return [1] * g.box.die_sides

    def odds(self, g: Amsterdam) -> int:
        return g.box.die_sides

    def outcome(self, g: Amsterdam, number: int) -> Action:
        return g.acts.die[self.colour][number]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Roll)
        g.dice[self.colour] = action.number


class ChangeDice(Then[Amsterdam]):
    """Late in the game, dice too high to arrive in time count as 1 in every respect."""

    def take(self, g: Amsterdam, action: Action) -> None:
        limit = g.box.to_one_from[g.round]
        if limit:
            if max(g.dice) >= limit:
                g.tell("dice-to-one", {"number": limit})
            g.dice = [1 if number >= limit else number for number in g.dice]


class ChooseDice(Step[Amsterdam]):
    """Choose two different dice; others may choose the same ones.

    For each, put as many resources of its colour as it shows on the space of that number.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        return list(g.box.dice_to_choose)

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Dice)
        board = g.boards[self.seat]
        g.chosen = [action.one, action.two]
        for colour in g.chosen:
            number = g.dice[colour]
            count = resources(board, number)
            board.put_on_rose(number - 1, colour, count)
            named = f"#colour-{g.box.colours[colour]}"
            g.tell("die", {"count": count, "colour": named, "space": number})
            for card in board.permanents:
                card.die_taken(g, board, colour, number)
        for card in board.permanents:
            if card.may_shift():
                g.agenda.append(SHIFT_DIE[self.seat])
            if card.more_resources():
                mark(board, card)


def resources(board: Board, number: int) -> int:
    """How many resources a die of that number brings: cards may add to it."""
    for card in board.permanents:
        number += card.more_resources()
    return number


class ShiftDie(Step[Amsterdam]):
    """The resources of one of the two dice may go on a space next to its own: from 1 only to 2,

    from 6 only to 5.
    """

    def legal(self, g: Amsterdam) -> list[Action]:
        legal: list[Action] = []
        for colour in g.chosen:
            number = g.dice[colour]
            if number > 1:
                legal.append(g.acts.shift[colour][number - 1])
            if number < SPACES:
                legal.append(g.acts.shift[colour][number + 1])
        legal.append(g.acts.no_shift)
        return legal

    def take(self, g: Amsterdam, action: Action) -> None:
        if isinstance(action, Shift):
            board = g.boards[self.seat]
            number = g.dice[action.colour]
            count = resources(board, number)
            board.put_on_rose(number - 1, action.colour, -count)
            board.put_on_rose(action.space - 1, action.colour, count)
            for card in board.permanents:
                if card.may_shift():
                    mark(board, card)


class TurnRose(Then[Amsterdam]):
    """Turn the wind rose by one space. What was on space 1 comes to the arrow and is the reserve of

    this round, together with the resource in the house. If nothing comes, take a penalty token,
    whatever the house holds.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"turn-rose {seat}")
        self.of = seat

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.of]
        arrow = board.rose.pop(0)[:]
        board.rose.append([0] * COLOURS)
        size = sum(arrow)
        if size == 0:
            board.penalties += 1
            g.tell("rose-empty", {"seat": self.of})
        if board.house != NOTHING:
            arrow[board.house] += 1
            size += 1
            board.house = NOTHING
        board.reserve = arrow
        board.reserve_size = size


ROLL_DIE: Final = [RollDie(colour) for colour in range(COLOURS)]
CHANGE_DICE: Final = ChangeDice("change-dice")
CHOOSE_DICE: Final = [ChooseDice(f"dice {seat}", seat, seat) for seat in range(MOST_SEATS)]
SHIFT_DIE: Final = [ShiftDie(f"shift {seat}", seat, seat) for seat in range(MOST_SEATS)]
TURN_ROSE: Final = [TurnRose(seat) for seat in range(MOST_SEATS)]
