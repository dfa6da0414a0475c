"""The course of a round, from the new cards to the resource that is kept."""

from typing import Final

from damrak.core.action import NOBODY, Action
from damrak.core.agenda import Step, Then
from damrak.games.amsterdam.chapters.display import DISCARD_REST, TAKE_CARD, turn_up
from damrak.games.amsterdam.chapters.ending import END_GAME
from damrak.games.amsterdam.chapters.market import SHOW_TILE
from damrak.games.amsterdam.chapters.rose import CHANGE_DICE, CHOOSE_DICE, ROLL_DIE, TURN_ROSE
from damrak.games.amsterdam.chapters.tom import TOM_REMOVES, TOM_TURN
from damrak.games.amsterdam.chapters.turn import BEGIN_TURN, TURN
from damrak.games.amsterdam.pieces.actions import Keep
from damrak.games.amsterdam.pieces.board import Board, Deeds
from damrak.games.amsterdam.pieces.box import COLOURS, MOST_SEATS
from damrak.games.amsterdam.state import Amsterdam


class NewRound(Then[Amsterdam]):
    """A round: I, cards; II, dice and wind roses; III, turns; IV, the end of the round.

    The order in which the pawns stand on the Amstel now holds for the whole round. TOM, if he
    plays, may remove a card before one is taken, and acts on the dice before they are changed.
    """

    def take(self, g: Amsterdam, action: Action) -> None:
        g.order = g.river[:]
        g.dice = [0] * COLOURS
        g.chosen = []
        first = g.order[0]
        round_now: dict[str, str | int] = {"round": g.round}
        if first < g.seats:
            round_now["seat"] = first
        g.tell("round" if first < g.seats else "round-tom", round_now)
        seats = [player for player in g.order if player < g.seats]
        steps: list[Step[Amsterdam]] = turn_up(g.box.display[g.seats][g.round % 2])
        if g.rules.solo:
            steps.append(TOM_REMOVES)
        steps += [TAKE_CARD[seat] for seat in seats]
        steps.append(DISCARD_REST)
        steps += [ROLL_DIE[colour] for colour in g.box.dice]
        if g.rules.solo:
            steps.append(TOM_TURN)
        steps.append(CHANGE_DICE)
        for seat in seats:
            steps += [CHOOSE_DICE[seat], TURN_ROSE[seat]]
        for seat in seats:
            steps += [BEGIN_TURN[seat], TURN[seat]]
        if g.round < g.box.rounds:
            for seat in seats:
                steps.append(KEEP_ONE[seat])
            steps += [END_ROUND, SHOW_TILE, NEW_ROUND]
        else:
            steps.append(END_GAME)
        g.then(steps)


class KeepResource(Step[Amsterdam]):
    """Of the resources left, one may be kept for the next round; the others are lost."""

    def legal(self, g: Amsterdam) -> list[Action]:
        reserve = g.boards[self.seat].reserve
        return [g.acts.keep[colour] for colour in range(COLOURS) if reserve[colour]]

    def take(self, g: Amsterdam, action: Action) -> None:
        assert isinstance(action, Keep)
        keep(g.boards[self.seat], action.colour)


class KeepOne(Then[Amsterdam]):
    """Whoever has resources of several colours left is asked which to keep."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"keep-one {seat}")
        self.of = seat

    def take(self, g: Amsterdam, action: Action) -> None:
        board = g.boards[self.of]
        size = board.reserve_size
        if size and size not in board.reserve:
            g.agenda.append(KEEP_RESOURCE[self.of])
        elif size:
            colour = board.reserve.index(size)
            keep(board, colour)
            if size > 1:
                named = f"#colour-{g.box.colours[colour]}"
                g.tell("kept", {"seat": self.of, "colour": named})


def keep(board: Board, colour: int) -> None:
    """Put one resource into the house; the rest of the reserve is lost."""
    board.house = colour
    board.reserve = [0] * COLOURS
    board.reserve_size = 0


class EndRound(Then[Amsterdam]):
    """Markers come back, and the next round is due; half-way the second market stack begins."""

    def take(self, g: Amsterdam, action: Action) -> None:
        g.turn = NOBODY
        g.deeds = Deeds()
        for board in g.boards:
            board.used = []
        g.round += 1
        if g.round == g.rules.second_half():
            g.tiles_left = g.rules.market_stack[:]


NEW_ROUND: Final = NewRound("new-round")
KEEP_RESOURCE: Final = [KeepResource(f"keep {seat}", seat, seat) for seat in range(MOST_SEATS)]
KEEP_ONE: Final = [KeepOne(seat) for seat in range(MOST_SEATS)]
END_ROUND: Final = EndRound("end-round")
