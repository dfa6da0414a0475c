"""Ratings: OpenSkill, for each game and number of seats; people and bots alike."""

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.view import Score
from damrak.server.store.records import Agreed, Chair, Standing
from damrak.server.store.schema import MATCHES, RATING_HISTORY, RATINGS, RESULTS
from damrak.server.wire import Rating

_MODEL: Final = PlackettLuce()
_MU: Final = 25.0
_SIGMA: Final = 25.0 / 3


def shown(mu: float, sigma: float) -> int:
    """One number for people: 1000 for someone of whom nothing is known, more with skill."""
    return round(1000 + 40 * (mu - 3 * sigma))


def rating_of(row: Row[Any]) -> Rating:
    """A row of `ratings` as it is sent."""
    return Rating(
        game=row.game,
        seats=row.seats,
        mu=row.mu,
        sigma=row.sigma,
        shown=shown(row.mu, row.sigma),
        matches=row.matches,
    )


def who_of(chair: Chair) -> str:
    """Whose result a seat's is: the person's whose seat it is, or the bot's."""
    return chair.owner() or f"bot:{chair.bot}"


def places(scores: list[Score], chairs: list[Chair]) -> list[int]:
    """The place of each seat for its rating: last for whom a bot has played, or plays at the end.

    Otherwise one could get up for the hard decisions, and be rated for how a bot took them.
    """
    last = len(scores) + 1
    return [
        last if chair.helped or chair.stand_in is not None else score.place
        for score, chair in zip(scores, chairs, strict=True)
    ]


def rate(before: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """The ratings of the seats after a match that ended in these ranks, lower being better."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(team[0].mu, team[0].sigma) for team in after]


def _rate_own(
    before: list[tuple[float, float]], scores: list[Score], chairs: list[Chair]
) -> list[tuple[float, float]]:
    """The ratings after a match, of which only what people and fixed bots decided counts.

    Whoever let a bot decide is last among all. The others are rated among themselves: to leave
    someone alone with a bot gives them nothing, nor does it take anything from them.
    """
    after = rate(before, places(scores, chairs))
    own = [chair.seat for chair in chairs if not chair.helped and chair.stand_in is None]
    if len(own) < len(chairs):
        for seat in own:
            after[seat] = before[seat]
        if len({who_of(chairs[seat]) for seat in own}) > 1:
            among = rate([before[seat] for seat in own], [scores[seat].place for seat in own])
            for seat, rated in zip(own, among, strict=True):
                after[seat] = rated
    return after


async def settle(
    connection: AsyncConnection, agreed: Agreed, standing: Standing, chairs: list[Chair]
) -> bool:
    """Write the results of a finished match and rate its players, once; whether it was now.

    Who holds several seats (the same bot twice) gets the mean of what these seats would get.
    """
    mark = (
        update(MATCHES)
        .where(MATCHES.c.id == agreed.id, MATCHES.c.settled.is_(False))
        .where(MATCHES.c.version == standing.version)
        .values(settled=True, due=None, version=MATCHES.c.version + 1)
    )
    if (await connection.execute(mark)).rowcount != 1 or standing.scores is None:
        return False
    scores = standing.scores
    whos = [who_of(chair) for chair in chairs]
    changes: dict[str, tuple[int, int]] = {}
    if standing.rated and len(set(whos)) > 1:
        changes = await _rate(connection, agreed, standing, chairs, whos)
    rows = []
    for score, who in zip(scores, whos, strict=True):
        rating, change = changes.get(who, (None, None))
        rows.append(
            {
                "match": agreed.id,
                "seat": score.seat,
                "who": who,
                "game": agreed.game,
                "seats": agreed.seats,
                "place": score.place,
                "total": score.total,
                "rating": rating,
                "change": change,
                "moment": standing.finished,
            }
        )
    await connection.execute(insert(RESULTS), rows)
    return True


async def _rate(
    connection: AsyncConnection,
    agreed: Agreed,
    standing: Standing,
    chairs: list[Chair],
    whos: list[str],
) -> dict[str, tuple[int, int]]:
    mine = (RATINGS.c.game == agreed.game) & (RATINGS.c.seats == agreed.seats)
    wanted = (
        select(RATINGS)
        .where(mine, RATINGS.c.who.in_(set(whos)))
        .order_by(RATINGS.c.who)
        .with_for_update()
    )
    known = {row.who: row for row in await connection.execute(wanted)}
    before = [(known[who].mu, known[who].sigma) if who in known else (_MU, _SIGMA) for who in whos]
    ranks = places(standing.scores or [], chairs)
    after = _rate_own(before, standing.scores or [], chairs)
    changes: dict[str, tuple[int, int]] = {}
    for who in sorted(set(whos)):
        seats = [seat for seat, each in enumerate(whos) if each == who]
        mu = sum(after[seat][0] for seat in seats) / len(seats)
        sigma = sum(after[seat][1] for seat in seats) / len(seats)
        old = before[seats[0]]
        changes[who] = (shown(mu, sigma), shown(mu, sigma) - shown(*old))
        row = {"mu": mu, "sigma": sigma}
        if who in known:
            await connection.execute(
                update(RATINGS)
                .where(mine, RATINGS.c.who == who)
                .values(matches=RATINGS.c.matches + 1, **row)
            )
        else:
            await connection.execute(
                insert(RATINGS).values(
                    who=who, game=agreed.game, seats=agreed.seats, matches=1, **row
                )
            )
        await connection.execute(
            insert(RATING_HISTORY).values(
                who=who,
                match=agreed.id,
                game=agreed.game,
                seats=agreed.seats,
                place=min(ranks[seat] for seat in seats),
                moment=standing.finished,
                **row,
            )
        )
    return changes


async def forget(connection: AsyncConnection, who: str) -> None:
    """Delete someone's ratings; the results of matches with others stay."""
    await connection.execute(delete(RATINGS).where(RATINGS.c.who == who))
    await connection.execute(delete(RATING_HISTORY).where(RATING_HISTORY.c.who == who))
