"""Ratings: OpenSkill, for each game and number of seats; people and bots alike."""

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.core.view import Score
from damrak.server.accounts.skill import NEW, Strength, rate, shown
from damrak.server.store.records import Agreed, Chair, Standing
from damrak.server.store.schema import MATCHES, RATING_HISTORY, RATINGS, RESULTS
from damrak.server.timing import DAY
from damrak.server.wire import Rating

_BOT: Final = "bot:"
SOON: Final = DAY
"""Milliseconds in which those who meet again count less for each other."""


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
    return chair.owner() or f"{_BOT}{chair.bot}"


def places(scores: list[Score], chairs: list[Chair]) -> list[int]:
    """The place of each seat for its rating: last for whom a bot has played, or plays at the end.

    Otherwise one could get up for the hard decisions, and be rated for how a bot took them.
    """
    last = max(len(scores), *(score.place for score in scores)) + 1
    return [
        last if chair.helped or chair.stand_in is not None else score.place
        for score, chair in zip(scores, chairs, strict=True)
    ]


def _rate_own(before: list[Strength], scores: list[Score], chairs: list[Chair]) -> list[Strength]:
    """The ratings after a match, of which only what people and fixed bots decided counts.

    Whoever let a bot decide is last among all. The others are rated among themselves: to leave
    someone alone with a bot gives them nothing, nor does it take anything from them.
    """
    after = rate(before, places(scores, chairs))
    own = [n for n, chair in enumerate(chairs) if not chair.helped and chair.stand_in is None]
    if len(own) < len(chairs):
        for seat in own:
            after[seat] = before[seat]
        if len({who_of(chairs[seat]) for seat in own}) > 1:
            among = rate([before[seat] for seat in own], [scores[seat].place for seat in own])
            for seat, rated in zip(own, among, strict=True):
                after[seat] = rated
    return after


Met = dict[frozenset[str], int]
"""How often two have met in rated matches of late."""


NOBODY: Final[frozenset[str]] = frozenset()


def weight(mine: str, chair: Chair, met: Met, private: frozenset[str] = NOBODY) -> float:
    """How much an opponent counts for someone.

    A guest counts for nobody: one could make as many as one likes, to win against. At a table by
    invitation the same holds of those who are rated by invitations only, and others do not count
    for them (`private`). A bot of the server counts fully for people. Otherwise each further match
    of the same two within a day counts half as much as the one before, so that all of them
    together count less than two.
    """
    other = who_of(chair)
    if chair.person is not None and (chair.person.kind == "guest" or private & {mine, other}):
        return 0.0
    if other.startswith(_BOT) and not mine.startswith(_BOT):
        return 1.0
    return 0.5 ** met.get(frozenset((mine, other)), 0)


def rate_counting(
    before: list[Strength],
    scores: list[Score],
    chairs: list[Chair],
    met: Met,
    private: frozenset[str] = NOBODY,
) -> list[Strength | None]:
    """The ratings after a match, each of them among those who count; None where nobody does."""
    whos = [who_of(chair) for chair in chairs]
    after: list[Strength | None] = []
    for seat, mine in enumerate(whos):
        others = [
            n
            for n, chair in enumerate(chairs)
            if n != seat and (whos[n] == mine or weight(mine, chair, met, private) > 0)
        ]
        weights = [weight(mine, chairs[n], met, private) for n in others if whos[n] != mine]
        if not weights:
            after.append(None)
            continue
        among = sorted([seat, *others])
        rated = _rate_own(
            [before[n] for n in among], [scores[n] for n in among], [chairs[n] for n in among]
        )[among.index(seat)]
        share = sum(weights) / len(weights)
        mu, sigma = before[seat]
        after.append((mu + share * (rated[0] - mu), sigma + share * (rated[1] - sigma)))
    return after


def settle(connection: Connection, agreed: Agreed, standing: Standing, chairs: list[Chair]) -> bool:
    """Write the results of a finished match and rate its players, once; whether it was now.

    Who holds several seats (the same bot twice) gets the mean of what these seats would get.
    """
    mark = (
        update(MATCHES)
        .where(MATCHES.c.id == agreed.id, MATCHES.c.settled.is_(False))
        .where(MATCHES.c.version == standing.version)
        .values(settled=True, due=None, version=MATCHES.c.version + 1)
    )
    if connection.execute(mark).rowcount != 1 or standing.scores is None:
        return False
    scores = standing.scores
    whos = [who_of(chair) for chair in chairs]
    changes: dict[str, tuple[int, int]] = {}
    if standing.rated and len(set(whos)) > 1:
        changes = _rate(connection, agreed, standing, chairs, whos)
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
    connection.execute(insert(RESULTS), rows)
    return True


def _rate(
    connection: Connection,
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
    known = {row.who: row for row in connection.execute(wanted)}
    before = [(known[who].mu, known[who].sigma) if who in known else NEW for who in whos]
    ranks = places(standing.scores or [], chairs)
    met = _met(connection, whos, standing.finished or 0)
    private = NOBODY if standing.public else _private(connection, whos)
    after = rate_counting(before, standing.scores or [], chairs, met, private)
    changes: dict[str, tuple[int, int]] = {}
    for who in sorted(set(whos)):
        seats = [seat for seat, each in enumerate(whos) if each == who]
        rated = [each for each in (after[seat] for seat in seats) if each is not None]
        if not rated:
            continue
        mu = sum(each[0] for each in rated) / len(rated)
        sigma = sum(each[1] for each in rated) / len(rated)
        old = before[seats[0]]
        changes[who] = (shown(mu, sigma), shown(mu, sigma) - shown(*old))
        row = {"mu": mu, "sigma": sigma}
        if who in known:
            connection.execute(
                update(RATINGS)
                .where(mine, RATINGS.c.who == who)
                .values(matches=RATINGS.c.matches + 1, **row)
            )
        else:
            connection.execute(
                insert(RATINGS).values(
                    who=who, game=agreed.game, seats=agreed.seats, matches=1, **row
                )
            )
        connection.execute(
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


def _met(connection: Connection, whos: list[str], now: int) -> Met:
    """How often each two of these have met within a day."""
    one, other = RATING_HISTORY.alias(), RATING_HISTORY.alias()
    # Looked for from the people, who play less than bots do.
    people = {who for who in whos if not who.startswith(_BOT)}
    wanted = (
        select(one.c.who, other.c.who.label("other"), func.count().label("often"))
        .join(other, (other.c.match == one.c.match) & (other.c.who != one.c.who))
        .where(one.c.who.in_(people), one.c.moment > now - SOON, other.c.who.in_(set(whos)))
        .group_by(one.c.who, other.c.who)
    )
    rows = connection.execute(wanted)
    return {frozenset((row.who, row.other)): row.often for row in rows}


def _private(connection: Connection, whos: list[str]) -> frozenset[str]:
    """Who of these has not been rated more often at tables open to all than by invitation."""
    wanted = (
        select(RATING_HISTORY.c.who, MATCHES.c.public, func.count().label("often"))
        .join(MATCHES, MATCHES.c.id == RATING_HISTORY.c.match)
        .where(RATING_HISTORY.c.who.in_({who for who in whos if not who.startswith(_BOT)}))
        .group_by(RATING_HISTORY.c.who, MATCHES.c.public)
    )
    more = dict.fromkeys((who for who in whos if not who.startswith(_BOT)), 0)
    for row in connection.execute(wanted):
        more[row.who] += row.often if row.public else -row.often
    return frozenset(who for who, often in more.items() if often <= 0)


async def forget(connection: AsyncConnection, who: str) -> None:
    """Delete someone's ratings; the results of matches with others stay."""
    await connection.execute(delete(RATINGS).where(RATINGS.c.who == who))
    await connection.execute(delete(RATING_HISTORY).where(RATING_HISTORY.c.who == who))
