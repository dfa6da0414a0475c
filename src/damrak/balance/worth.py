"""What the games say: means with their intervals."""

from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from damrak.balance.gifts import Given
from damrak.balance.starts import Game
from damrak.bots.arena.intervals import Z95


class Mean(Struct, frozen=True):
    """A mean, and by how much it may be off with a likelihood of 95 %."""

    value: float
    error: float
    count: int
    """Of how many independent samples."""


class Worth(Struct, frozen=True):
    """What a card did for whoever was given it."""

    card: int
    points: Mean
    wins: Mean
    """By how much his share of the victories rose."""


class Share(Struct, frozen=True):
    """How a seat, or a place in the order of play, did."""

    wins: Mean
    points: Mean


def mean_of(samples: list[float]) -> Mean:
    """The mean of independent samples; of fewer than two nothing is known."""
    if len(samples) < 2:
        return Mean(fmean(samples) if samples else 0.0, float("inf"), len(samples))
    return Mean(fmean(samples), Z95 * stdev(samples) / sqrt(len(samples)), len(samples))


def worths(deals: list[Given]) -> list[Worth]:
    """What each card that was given brought, the best first.

    Gifts of one card to all seats of one deal are not independent: their mean is one sample.
    """
    points: dict[int, list[float]] = {}
    wins: dict[int, list[float]] = {}
    for deal in deals:
        more: dict[int, list[tuple[float, float]]] = {}
        for gift in deal.gifts:
            seat = gift.seat
            more.setdefault(gift.card, []).append(
                (
                    gift.result.totals[seat] - deal.result.totals[seat],
                    gift.result.wins[seat] - deal.result.wins[seat],
                )
            )
        for card, pairs in more.items():
            points.setdefault(card, []).append(fmean(pair[0] for pair in pairs))
            wins.setdefault(card, []).append(fmean(pair[1] for pair in pairs))
    found = [Worth(card, mean_of(points[card]), mean_of(wins[card])) for card in points]
    return sorted(found, key=lambda worth: (-worth.points.value, worth.card))


def agreed(opinions: list[list[Worth]]) -> list[Worth]:
    """What several deciders say together: each counts the same, however many deals it played.

    A decider errs about some cards however often it is asked, so that many deals of one do not
    outweigh few of another. The best card is first.
    """
    by_card: dict[int, list[Worth]] = {}
    for opinion in opinions:
        for worth in opinion:
            by_card.setdefault(worth.card, []).append(worth)
    found = [
        Worth(card, _mean([each.points for each in said]), _mean([each.wins for each in said]))
        for card, said in by_card.items()
    ]
    return sorted(found, key=lambda worth: (-worth.points.value, worth.card))


def pooled(worths: list[Worth], families: dict[int, str]) -> list[Worth]:
    """Every card with what its family is worth: those that do the same for another colour or good.

    What differs between them is luck or taste; they should cost the same.
    """
    members: dict[str, list[Worth]] = {}
    for worth in worths:
        members.setdefault(families[worth.card], []).append(worth)
    found: list[Worth] = []
    for family in members.values():
        points = _mean([each.points for each in family])
        wins = _mean([each.wins for each in family])
        found += [Worth(each.card, points, wins) for each in family]
    return sorted(found, key=lambda worth: (-worth.points.value, worth.card))


def _mean(means: list[Mean]) -> Mean:
    error = sqrt(sum(mean.error**2 for mean in means)) / len(means)
    return Mean(fmean(mean.value for mean in means), error, sum(mean.count for mean in means))


def by_seat(games: list[Game] | list[Given]) -> list[Share]:
    """How each seat did, whenever it began."""
    return _shares(games, [list(range(len(game.order))) for game in games])


def by_start(games: list[Game] | list[Given]) -> list[Share]:
    """How each place in the order of play did, whichever seat had it."""
    return _shares(games, [game.order for game in games])


def _shares(games: list[Game] | list[Given], seats: list[list[int]]) -> list[Share]:
    """By place: how the seats did that had it, a list of seats for each game."""
    results = [game.result for game in games]
    return [
        Share(
            mean_of([r.wins[order[place]] for r, order in zip(results, seats, strict=True)]),
            mean_of(
                [float(r.totals[order[place]]) for r, order in zip(results, seats, strict=True)]
            ),
        )
        for place in range(len(seats[0]) if seats else 0)
    ]


def changes(before: list[Game], after: list[Game]) -> list[Share]:
    """What another edition did to each place in the order of play, in the deals that both have.

    Both were played with the same luck, so that the difference is known better than either share.
    """
    old = {game.deal: game for game in before}
    pairs = [(old[game.deal], game) for game in after if game.deal in old]
    places = range(len(after[0].order) if after else 0)

    def changed(place: int) -> Share:
        won: list[float] = []
        points: list[float] = []
        for one, two in pairs:
            first, second = one.order[place], two.order[place]
            won.append(two.result.wins[second] - one.result.wins[first])
            points.append(float(two.result.totals[second] - one.result.totals[first]))
        return Share(mean_of(won), mean_of(points))

    return [changed(place) for place in places]
