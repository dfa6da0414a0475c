"""What the games of an arena say: shares with intervals, ratings, who came ahead of whom."""

from statistics import fmean

from msgspec import Struct

from damrak.bots.arena.game import Outcome, Thinking
from damrak.bots.arena.intervals import interval, wide_interval
from damrak.bots.arena.luck import luck_adjusted
from damrak.bots.arena.ratings import ratings


class Adjusted(Struct):
    """A share of games won with the luck taken out: the same on average, and surer."""

    share: float
    low: float
    high: float


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
    adjusted: Adjusted | None
    mean_score: float
    rating: float
    """By likelihood, on a scale around 1500; 400 more means ahead ten times as often as behind."""
    uncertainty: float
    slowest: float
    milliseconds: float
    """What a decision took on average."""
    cpu_share: float
    """In which part of that time a core worked for it."""
    simulations: float
    """So many a decision."""


class Meeting(Struct):
    """Two bots that met."""

    bot: str
    other: str
    games: int
    ahead: float
    """How often the one came ahead of the other; level is half."""
    low: float
    high: float


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
    meetings: list[Meeting]
    by_order: list[SeatLine]
    """By order of play."""


def summary(game: str, outcomes: list[Outcome]) -> Arena:
    """What all the games say."""
    outcomes = sorted(outcomes, key=lambda each: (each.deal, each.rotation, each.bots))
    seats = len(outcomes[0].bots)
    bots = list(dict.fromkeys(bot for each in outcomes for bot in each.bots))
    rated = ratings(_by_deal(outcomes))
    return Arena(
        game=game,
        games=len(outcomes),
        seats=seats,
        deals=len({each.deal for each in outcomes}),
        decisions=sum(each.decisions for each in outcomes),
        failures=sum(bool(each.error) for each in outcomes),
        bots=[_standing(bot, outcomes, *rated[bot]) for bot in bots],
        meetings=[
            _meeting(bot, other, outcomes)
            for bot in bots
            for other in bots
            if bot != other and any({bot, other} <= set(each.bots) for each in outcomes)
        ],
        by_order=[_seat_line(order, seats, outcomes) for order in range(seats)],
    )


def _standing(bot: str, all_outcomes: list[Outcome], rating: float, uncertainty: float) -> Standing:
    outcomes = [each for each in all_outcomes if bot in each.bots]
    deals = _by_deal(outcomes)
    shares = [_share(played, bot) for played in deals]
    share, low, high = interval(shares)
    totals: list[int] = []
    times: list[float] = []
    took = Thinking()
    for each in outcomes:
        for seat, name in enumerate(each.bots):
            if name == bot:
                times.append(each.slowest[seat])
                if not each.error:
                    totals.append(each.totals[seat])
                if each.thinking:
                    _add(took, each.thinking[seat])
    decisions, seconds = max(1, took.decisions), took.seconds
    return Standing(
        bot=bot,
        games=len(outcomes),
        share=round(share, 4),
        fair=round(fmean(each.bots.count(bot) / len(each.bots) for each in outcomes), 4),
        low=round(low, 4),
        high=round(high, 4),
        adjusted=_adjusted(deals, bot, shares),
        mean_score=round(fmean(totals), 2) if totals else 0.0,
        rating=round(rating),
        uncertainty=round(uncertainty),
        slowest=max(times),
        milliseconds=round(1000 * seconds / decisions, 2),
        cpu_share=round(min(1.0, took.cpu / seconds), 3) if seconds > 0 else 1.0,
        simulations=round(took.simulations / decisions, 1),
    )


def _add(to: Thinking, more: Thinking) -> None:
    to.decisions += more.decisions
    to.seconds += more.seconds
    to.cpu += more.cpu
    to.simulations += more.simulations


def _adjusted(deals: list[list[Outcome]], bot: str, shares: list[float]) -> Adjusted | None:
    """The share with the luck taken out, if somebody asked for it in all games."""
    if not all(each.luck or each.error for played in deals for each in played):
        return None
    found = wide_interval(luck_adjusted(shares, [_luck(played, bot) for played in deals]))
    return Adjusted(*(round(each, 4) for each in found))


def _meeting(bot: str, other: str, outcomes: list[Outcome]) -> Meeting:
    met = [each for each in outcomes if {bot, other} <= set(each.bots)]
    shares = [fmean(_ahead(each, bot, other) for each in played) for played in _by_deal(met)]
    ahead, low, high = interval(shares)
    return Meeting(bot, other, len(met), round(ahead, 4), round(low, 4), round(high, 4))


def _ahead(game: Outcome, bot: str, other: str) -> float:
    """How often one came ahead of another, of all their pairs of seats."""
    results = list(zip(game.bots, zip(game.wins, game.totals, strict=True), strict=True))
    mine = [result for name, result in results if name == bot]
    theirs = [result for name, result in results if name == other]
    return fmean(1.0 if one > two else 0.5 if one == two else 0.0 for one in mine for two in theirs)


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
    return sum(_of(bot, each, each.wins) for each in played) / len(played)


def _luck(played: list[Outcome], bot: str) -> float:
    """What chance brought to this bot in the games of a deal, as far as it was seen."""
    return sum(_of(bot, each, each.luck) for each in played if each.luck) / len(played)


def _of(bot: str, game: Outcome, by_seat: list[float]) -> float:
    return sum(each for name, each in zip(game.bots, by_seat, strict=True) if name == bot)
