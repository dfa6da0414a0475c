"""How Merchants of Amsterdam feels: money in the purse, money to come, and who else wants a card.

Positions are judged when a mayor's turn is over; until then it is played on as everyone would.
"""

from typing import Final

from librt.random import Random

from damrak.bots.search.feel import shares
from damrak.bots.search.mind import GameMind, result
from damrak.bots.search.minds.merchants_cards import mood, placings, prices, wanted_mark
from damrak.bots.search.minds.merchants_gains import gain
from damrak.bots.search.minds.merchants_judgement import Judgement, turn_over
from damrak.bots.search.minds.merchants_worth import Feelings, Memory, Worth
from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.state import State
from damrak.games.merchants.pieces.actions import NO_LIMIT, START, Limit, Place
from damrak.games.merchants.pieces.box import CLOCK
from damrak.games.merchants.state import UNSTATED, Merchants

BOARDS: Final = 2_000
"""So many boards are remembered with what everything is worth on them."""


class Mind(GameMind):
    """Judges by the money that is there and the money that can be expected."""

    def __init__(self) -> None:
        super().__init__()
        self.explore = 0.1
        self.untried = 0.01
        self.margin = 60.0
        self.finalists = 10
        self.strong_looks = 60
        self.strong_weights = {"bids_by_feel": 1.0, "finalists": 0.0}
        self.feel = Feelings()
        self.judgement = Judgement()
        self.disc_warmth = 15.0
        """So much more money makes a disc clearly preferred; the same for anything else."""
        self.warmth = 12.0
        self.pass_by = 0.4
        """How promising it is to state no limit, beside the mark that it would press at."""
        self.bids_by_feel = 0.0
        """Above 0, limits are stated by feel, as everyone else is expected to state them."""
        self.memory: Memory | None = None
        self.boards: dict[tuple[int, ...], Worth] = {}

    def parts(self) -> list[object]:
        return [self, self.feel]

    def worth(self, g: Merchants) -> Worth:
        """What everything is worth with the tiles as they stand."""
        memory = self.memory
        if memory is None or memory.box is not g.box or memory.seats != g.seats:
            memory = Memory(g.box, g.seats, self.feel)
            self.memory = memory
            self.boards = {}
        key = (g.time, *g.rows, *g.houses, *g.colonies, *g.house_bonus)
        found = self.boards.get(key)
        if found is None:
            if len(self.boards) > BOARDS:
                self.boards.clear()
            found = Worth(memory, g)
            self.boards[key] = found
        return found

    # Judging

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Merchants)  # noqa: S101
        return self.judgement.odds(state, self.worth(state))

    # Choosing

    def weigh(self, state: State, legal: list[Action]) -> list[float]:
        assert isinstance(state, Merchants)  # noqa: S101
        seat = state.to_move()
        worth = self.worth(state)
        first = legal[0]
        if isinstance(first, Limit):
            return self.weigh_limits(state, worth, seat, legal)
        if isinstance(first, Place):
            brings = placings(worth, state, seat)
            found: list[float] = []
            for action in legal:
                assert isinstance(action, Place)  # noqa: S101
                found.append(brings[action.disc])
            return shares(found, self.disc_warmth)
        if first is state.box.borrow:
            return [0.7, 0.3] if wants_credit(state, seat) else [0.1, 0.9]
        return shares([gain(worth, seat, action) for action in legal], self.warmth)

    def weigh_limits(
        self, g: Merchants, worth: Worth, seat: Seat, legal: list[Action]
    ) -> list[float]:
        """Most promising is the mark that it would press at, then those near it, and none."""
        mark = wanted_mark(self.feel, g, seat, prices(worth, g, g.discs[CLOCK]), 1.0)
        at = 0
        for index, action in enumerate(legal):
            assert isinstance(action, Limit)  # noqa: S101
            if action.mark == mark:
                at = index
        weights: list[float] = []
        total = 0.0
        for index, action in enumerate(legal):
            assert isinstance(action, Limit)  # noqa: S101
            away = abs(index - at)
            weight = 0.01 + 1.0 / (1.0 + away * away) if away < 4 else 0.01
            if action.mark == NO_LIMIT:
                weight = max(weight, self.pass_by)
            elif action.mark == START and mark != START:
                weight = 0.02
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    # Playing on

    def imagine(self, state: State, seat: Seat, rng: Random) -> None:
        """Others who have stated a limit have stated one that makes sense for them."""
        assert isinstance(state, Merchants)  # noqa: S101
        worths: list[float] = []
        for other in range(state.seats):
            if other != seat and state.limits[other] != UNSTATED:
                if not worths:
                    worths = prices(self.worth(state), state, state.discs[CLOCK])
                bold = mood(self.feel, rng)
                state.limits[other] = wanted_mark(self.feel, state, other, worths, bold)

    def by_feel(self, state: State, seat: Seat, rng: Random) -> Action | None:
        assert isinstance(state, Merchants)  # noqa: S101
        bids = self.bids_by_feel > 0.0 and isinstance(state.legal()[0], Limit)
        return self.answer(state, seat, rng) if bids else None

    def play_on(self, state: State, rng: Random) -> list[float]:
        """Play until the mayor's turn is over, or to the end if no turn follows."""
        assert isinstance(state, Merchants)  # noqa: S101
        left = state.to_play
        turn = left - left % 3
        while True:
            seat = state.to_move()
            if seat == CHANCE:
                if turn and state.to_play == turn and turn_over(state):
                    break
                state.apply(state.outcome(rng.randrange(state.odds())))
            elif seat == NOBODY:
                return result(state, self.margin, self.victory)
            else:
                state.apply(self.answer(state, seat, rng))
        return self.judge(state)

    def answer(self, g: Merchants, seat: Seat, rng: Random) -> Action:
        """What a seat would do without thinking long."""
        legal = g.legal()
        if len(legal) == 1:
            return legal[0]
        first = legal[0]
        worth = self.worth(g)
        if isinstance(first, Limit):
            bold = mood(self.feel, rng)
            mark = wanted_mark(self.feel, g, seat, prices(worth, g, g.discs[CLOCK]), bold)
            for action in legal:
                assert isinstance(action, Limit)  # noqa: S101
                if action.mark == mark:
                    return action
        if first is g.box.borrow:
            return first if wants_credit(g, seat) else legal[1]
        brings: list[float] = []
        if isinstance(first, Place):
            brings = placings(worth, g, seat)
        best = first
        most = -1e9
        for action in legal:
            brought = (
                brings[action.disc] if isinstance(action, Place) else gain(worth, seat, action)
            )
            if brought > most:
                best = action
                most = brought
        return best


def wants_credit(g: Merchants, seat: Seat) -> bool:
    """A loan is dear: only an empty purse early in the game needs it."""
    return g.money[seat] < 60 and g.to_play > 9
