"""How much each answer to a question outside the turn of Amsterdam is preferred, in points."""

from damrak.bots.evaluators.amsterdam.rose import Outlook, useful_colours, wanted_soon
from damrak.bots.evaluators.amsterdam.turn import TurnPreferences
from damrak.bots.evaluators.amsterdam.weights import Weights
from damrak.core.action import Action
from damrak.games.amsterdam.pieces.actions import Dice, Discard, Keep, Shift, Stock, Take
from damrak.games.amsterdam.pieces.board import Board
from damrak.games.amsterdam.state import Amsterdam


def dice_preferences(
    g: Amsterdam, board: Board, legal: list[Action], weights: Weights
) -> list[float]:
    """The rose after these dice: how much comes, in which colours, and no empty arrow."""
    outlook = Outlook(g, board, board.inactive, g.box.rounds - g.round, weights)
    waiting = list(range(len(board.inactive)))
    more = 0
    florins = 0.0
    ones = 0
    for card in board.permanents:
        more += card.more_resources()
        if card.number == 51:
            florins = 3.8
        elif card.number == 52:
            ones = 2
    found: list[float] = []
    for action in legal:
        assert isinstance(action, Dice)
        rose = [space[:] for space in board.rose]
        value = 0.0
        for colour in (action.one, action.two):
            number = g.dice[colour]
            rose[number - 1][colour] += number + more
            if number == 1:
                value += florins
                rose[0][colour] += ones
        found.append(value + outlook.value(rose, waiting))
    return found


def card_preferences(
    g: Amsterdam, board: Board, legal: list[Action], weights: Weights
) -> list[float]:
    """A card from the display beside those that wait; to decline leaves room."""
    numbers = board.inactive[:]
    count = len(numbers)
    for action in legal:
        if isinstance(action, Take):
            numbers.append(action.card)
    outlook = Outlook(g, board, numbers, g.box.rounds - g.round, weights)
    found: list[float] = []
    for place, action in enumerate(legal):
        waiting = list(range(count))
        size = 0
        if isinstance(action, Take):
            waiting.append(count + place)
            size = g.box.cards[action.card].size
        found.append(outlook.value(board.rose, waiting) - weights.size * size)
    return found


def discard_preferences(
    g: Amsterdam, board: Board, legal: list[Action], weights: Weights
) -> list[float]:
    """What the other inactive cards promise without each of them."""
    outlook = Outlook(g, board, board.inactive, g.box.rounds - g.round, weights)
    found: list[float] = []
    for action in legal:
        assert isinstance(action, Discard)
        waiting = list(range(len(board.inactive)))
        waiting.remove(board.inactive.index(action.card))
        found.append(outlook.value(board.rose, waiting))
    return found


def shift_preferences(
    g: Amsterdam, board: Board, legal: list[Action], weights: Weights
) -> list[float]:
    """The rose after the resources of a die have gone to a space beside its own."""
    outlook = Outlook(g, board, board.inactive, g.box.rounds - g.round, weights)
    waiting = list(range(len(board.inactive)))
    more = 0
    for card in board.permanents:
        more += card.more_resources()
    found: list[float] = []
    for action in legal:
        rose = [space[:] for space in board.rose]
        if isinstance(action, Shift):
            number = g.dice[action.colour]
            rose[number - 1][action.colour] -= number + more
            rose[action.space - 1][action.colour] += number + more
        found.append(outlook.value(rose, waiting))
    return found


def colour_preferences(g: Amsterdam, board: Board, legal: list[Action]) -> list[float]:
    """The colour most wanted soon: to keep in the house, or first on the rose."""
    want = wanted_soon(g, board)
    coming = board.rose[0]
    for number in board.inactive:
        card = g.box.cards[number]
        missing = 0
        for colour, count in card.price:
            if coming[colour] < count:
                missing += count - coming[colour]
        for colour, count in card.price:
            if coming[colour] < count:
                want[colour] += 2.0 / missing
    found: list[float] = []
    for action in legal:
        if isinstance(action, Keep):
            found.append(want[action.colour])
        elif isinstance(action, Stock):
            twice = 0.3 if board.rose[0][action.colour] else 0.0
            found.append(want[action.colour] - twice)
    return found


def sale_preferences(g: Amsterdam, turn: TurnPreferences, legal: list[Action]) -> list[float]:
    """To store a good, or to sell it at once."""
    resource = 0.8 + 0.1 * max(useful_colours(g, turn.board))
    found: list[float] = []
    for action in legal:
        if action is g.acts.store:
            found.append(turn.harbour.stored(g.taken))
        elif action is g.acts.sell_for_florins:
            found.append(2 * turn.florin)
        elif action is g.acts.sell_for_resource:
            found.append(resource)
        else:
            found.append(2 * turn.florin + resource)
    return found
