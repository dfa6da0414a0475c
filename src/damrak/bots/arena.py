"""An honest arena: rotated seats, paired deals, intervals.

Every deal (a seed of chance) is played once for each rotation of the line-up, so that nobody is
lucky with cards or seats. Games of one deal are not independent, so intervals are taken over deals.
"""

import time
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.core.action import CHANCE
from damrak.core.fair import seed_from
from damrak.core.game import Game
from damrak.core.play import Fair, Player, wins
from damrak.games import find_game

Z95: Final = 1.959964
"""Half of the width of a 95 % interval, in standard errors."""


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


class Standing(Struct):
    """What a bot reached."""

    bot: str
    games: int
    share: float
    """Of the games, how many it won."""
    fair: float
    """What it would win if all were equal."""
    low: float
    high: float
    """The 95 % interval of the share."""
    mean_score: float
    rating: float
    """OpenSkill, as a number that begins at 1500; a step of 100 is clear, one of 400 is a class."""
    uncertainty: float
    slowest: float


class SeatLine(Struct):
    """What a seat is worth, whoever sits on it: the first to decide is 0."""

    seat: int
    share: float
    low: float
    high: float


class Arena(Struct):
    """The result."""

    game: str
    games: int
    seats: int
    deals: int
    decisions: int
    failures: int
    bots: list[Standing]
    by_order: list[SeatLine]
    """By order of play."""


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
        )
        for deal in range(deals)
        for rotation in range(seats)
    ]


def play_job(job: Job) -> Outcome:
    """Play one game. A bot that fails loses it: everyone else wins."""
    game = find_game(job.game)
    options = game.agree(len(job.bots), job.options)
    budget = Budget(job.seconds, job.simulations)
    players: list[Player] = []
    slowest = [0.0] * len(job.bots)
    state = game.start(options)
    chance = Fair(seed_from(job.deal))
    chances = decisions = 0
    first = -1
    seat = 0
    try:
        for seat, bot in enumerate(job.bots):
            rng = Random(f"{job.deal} {job.rotation} {seat}")
            players.append(make_bot(bot, job.game, rng, budget))
        while not state.over():
            seat = state.to_move()
            if seat == CHANCE:
                action = chance.draw(state, chances)
                chances += 1
            else:
                first = seat if first < 0 else first
                legal = state.legal()
                start = time.perf_counter()
                action = players[seat].choose(state.view(seat), legal)
                slowest[seat] = max(slowest[seat], time.perf_counter() - start)
                if action not in legal:
                    raise RuntimeError(f"{job.bots[seat]} chose '{action}', which is not legal")
            state.apply(action)
            decisions += 1
    except Exception as error:
        others = len(job.bots) - 1
        others_win = [0.0 if each == seat else 1 / max(1, others) for each in range(len(job.bots))]
        why = f"{job.bots[seat]}: {error}"
        totals = [0] * len(job.bots)
        return _outcome(job, totals, others_win, first, decisions, slowest, why)
    finally:
        for player in players:
            player.close()
    scores = state.scores()
    return _outcome(
        job,
        [score.total for score in scores],
        wins(scores),
        first,
        decisions,
        slowest,
        "",
    )


def _outcome(
    job: Job,
    totals: list[int],
    wins: list[float],
    first: int,
    decisions: int,
    slowest: list[float],
    error: str,
) -> Outcome:
    times = [round(each, 4) for each in slowest]
    return Outcome(
        job.deal, job.rotation, job.bots, totals, wins, max(first, 0), decisions, times, error
    )


def interval(samples: list[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of numbers from 0 to 1 that are independent of each other."""
    mean = fmean(samples)
    if len(samples) < 2:
        return mean, 0.0, 1.0
    half = Z95 * stdev(samples) / sqrt(len(samples))
    if half == 0.0:
        # All alike: the rule of three bounds what was never seen.
        half = 3.0 / len(samples)
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def summary(game: str, outcomes: list[Outcome]) -> Arena:
    """What all the games say."""
    outcomes = sorted(outcomes, key=lambda each: (each.deal, each.rotation, each.bots))
    seats = len(outcomes[0].bots)
    bots = list(dict.fromkeys(bot for each in outcomes for bot in each.bots))
    ratings = _ratings(bots, outcomes)
    return Arena(
        game=game,
        games=len(outcomes),
        seats=seats,
        deals=len({each.deal for each in outcomes}),
        decisions=sum(each.decisions for each in outcomes),
        failures=sum(bool(each.error) for each in outcomes),
        bots=[_standing(bot, outcomes, *ratings[bot]) for bot in bots],
        by_order=[_seat_line(order, seats, outcomes) for order in range(seats)],
    )


def _standing(bot: str, all_outcomes: list[Outcome], rating: float, uncertainty: float) -> Standing:
    outcomes = [each for each in all_outcomes if bot in each.bots]
    share, low, high = interval([_share(played, bot) for played in _by_deal(outcomes)])
    totals: list[int] = []
    times: list[float] = []
    for each in outcomes:
        for seat, name in enumerate(each.bots):
            if name == bot:
                times.append(each.slowest[seat])
                if not each.error:
                    totals.append(each.totals[seat])
    return Standing(
        bot=bot,
        games=len(outcomes),
        share=round(share, 4),
        fair=round(fmean(each.bots.count(bot) / len(each.bots) for each in outcomes), 4),
        low=round(low, 4),
        high=round(high, 4),
        mean_score=round(fmean(totals), 2) if totals else 0.0,
        rating=round(rating),
        uncertainty=round(uncertainty),
        slowest=max(times),
    )


def _seat_line(order: int, seats: int, outcomes: list[Outcome]) -> SeatLine:
    won = [
        fmean(each.wins[(each.first + order) % seats] for each in played)
        for played in _by_deal(outcomes)
    ]
    share, low, high = interval(won)
    return SeatLine(order, round(share, 4), round(low, 4), round(high, 4))


def _by_deal(outcomes: list[Outcome]) -> list[list[Outcome]]:
    deals: dict[int, list[Outcome]] = {}
    for each in outcomes:
        deals.setdefault(each.deal, []).append(each)
    return list(deals.values())


def _share(played: list[Outcome], bot: str) -> float:
    """Which part of the games of a deal this bot won, on whichever seats."""
    won = sum(
        win
        for each in played
        for name, win in zip(each.bots, each.wins, strict=True)
        if name == bot
    )
    return won / len(played)


def _ratings(bots: list[str], outcomes: list[Outcome]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings after all games, on a scale that begins at 1500."""
    model = PlackettLuce()
    skill = {bot: model.rating(name=bot) for bot in bots}
    for each in outcomes:
        if len(set(each.bots)) < 2:
            continue
        teams = [[skill[bot]] for bot in each.bots]
        for bot, team in zip(each.bots, model.rate(teams, ranks=_ranks(each)), strict=True):
            skill[bot] = team[0]
    return {bot: (1500 + (found.mu - 25.0) * 40, found.sigma * 40) for bot, found in skill.items()}


def _ranks(each: Outcome) -> list[float]:
    order = [(win, total) for win, total in zip(each.wins, each.totals, strict=True)]
    return [float(sum(other > mine for other in order)) for mine in order]
