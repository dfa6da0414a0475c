"""The games of an arena: who meets, with which deal, and how it ended."""

import time
from itertools import combinations
from random import Random

from msgspec import Struct

from damrak.bots import make_bot
from damrak.bots.arena.luck import Luck, values_of
from damrak.bots.budget import Budget
from damrak.bots.evaluators.thinking_time import think_by_cpu
from damrak.bots.search.bot import SearchBot
from damrak.core.action import CHANCE
from damrak.core.fair import seed_from
from damrak.core.game import Game
from damrak.core.play import Fair, Player, wins
from damrak.games import find_game


class Job(Struct, frozen=True):
    """One game to play; all that is needed to play it anywhere."""

    game: str
    options: dict[str, str]
    deal: int
    rotation: int
    bots: list[str]
    """By seat, after rotation."""
    seconds: float | None
    simulations: int | None
    luck: bool = False
    """Whether to find out what chance brought."""
    by_cpu: bool = False
    """Whether the seconds are those in which a core works."""


class Thinking(Struct):
    """What the decisions of a seat took; where there was no choice it does not count."""

    decisions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds in which a core worked for them; not in a program of somebody's own."""
    simulations: int = 0


class Outcome(Struct, frozen=True):
    """How a game ended."""

    deal: int
    rotation: int
    bots: list[str]
    totals: list[int]
    wins: list[float]
    """1 for a lone winner; a shared victory counts as a fraction."""
    first: int
    """Which seat decided first."""
    decisions: int
    slowest: list[float]
    """By seat, the longest time it took for one decision, in seconds."""
    error: str = ""
    luck: list[float] = []
    """By seat, what chance has added to its prospects of winning; empty if nobody asked."""
    thinking: list[Thinking] = []
    """By seat; empty in results of older versions."""


def line_ups(bots: list[str], seats: int) -> list[list[str]]:
    """Who meets: all, if there are as many seats; else every choice of so many of them.

    With more seats than bots, the last bot sits on all that are left.
    """
    if seats > len(bots):
        return [bots + [bots[-1]] * (seats - len(bots))]
    return [list(chosen) for chosen in combinations(bots, seats)]


def schedule(
    game: Game,
    line_up: list[str],
    deals: int,
    seed: int,
    options: dict[str, str],
    budget: Budget,
    luck: bool = False,
) -> list[Job]:
    """Every deal with every rotation of a line-up."""
    seats = len(line_up)
    return [
        Job(
            game.name,
            options,
            seed + deal,
            rotation,
            [line_up[(seat + rotation) % seats] for seat in range(seats)],
            budget.seconds,
            budget.simulations,
            luck,
            budget.by_cpu,
        )
        for deal in range(deals)
        for rotation in range(seats)
    ]


class Table:
    """One game as it goes on."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = find_game(job.game)
        self.state = self.game.start(self.game.agree(len(job.bots), job.options))
        self.chance = Fair(seed_from(job.deal))
        self.players: list[Player] = []
        self.slowest = [0.0] * len(job.bots)
        self.thinking = [Thinking() for _ in job.bots]
        self.luck = self._luck() if job.luck else None
        self.chances = self.decisions = 0
        self.first = -1
        self.seat = 0
        """Who is seated or asked, and so to blame for a failure."""

    def _luck(self) -> Luck:
        values, most = values_of(self.game, self.state.options)
        rng = Random(f"luck {self.job.deal} {self.job.rotation}")
        return Luck(values, len(self.job.bots), rng, most)

    def play(self) -> None:
        """Play to the end."""
        job, state = self.job, self.state
        budget = Budget(job.seconds, job.simulations, job.by_cpu)
        for self.seat, bot in enumerate(job.bots):
            rng = Random(f"{job.deal} {job.rotation} {self.seat}")
            self.players.append(make_bot(bot, job.game, rng, budget))
        while not state.over():
            if state.to_move() == CHANCE:
                action = self.chance.draw(state, self.chances)
                self.chances += 1
                if self.luck is not None:
                    self.luck.see(state, action)
                state.apply(action)
            else:
                self.seat = state.to_move()
                self.decide()
            self.decisions += 1

    def decide(self) -> None:
        """Let a bot choose, and do it."""
        state, seat = self.state, self.seat
        self.first = seat if self.first < 0 else self.first
        legal, view, player = state.legal(), state.view(seat), self.players[seat]
        start, worked = time.perf_counter(), time.process_time()
        action = player.choose(view, legal)
        seconds, worked = time.perf_counter() - start, time.process_time() - worked
        self.slowest[seat] = max(self.slowest[seat], seconds)
        if len(legal) > 1:
            took = self.thinking[seat]
            took.decisions += 1
            took.seconds += seconds
            took.cpu += worked
            if isinstance(player, SearchBot):
                took.simulations += sum(edge.visits for edge in player.ranking)
        if action not in legal:
            raise RuntimeError(f"{self.job.bots[seat]} chose '{action}', which is not legal")
        state.apply(action)

    def outcome(self, totals: list[int], won: list[float], error: str = "") -> Outcome:
        """How it ended."""
        job, luck = self.job, self.luck
        return Outcome(
            job.deal,
            job.rotation,
            job.bots,
            totals,
            won,
            max(self.first, 0),
            self.decisions,
            [round(each, 4) for each in self.slowest],
            error,
            [round(each, 6) for each in luck.total] if luck is not None and not error else [],
            self.thinking,
        )


def play_job(job: Job) -> Outcome:
    """Play one game. A bot that fails loses it: everyone else wins."""
    table = Table(job)
    think_by_cpu(job.by_cpu)
    try:
        table.play()
    except Exception as error:
        seats = range(len(job.bots))
        others = max(1, len(job.bots) - 1)
        others_win = [0.0 if seat == table.seat else 1 / others for seat in seats]
        why = f"{job.bots[table.seat]}: {error}"
        return table.outcome([0] * len(job.bots), others_win, why)
    finally:
        think_by_cpu(False)
        for player in table.players:
            player.close()
    scores = table.state.scores()
    return table.outcome([score.total for score in scores], wins(scores))
