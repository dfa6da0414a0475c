"""A person's progress, from the reviews of the games that they played themselves."""

from typing import Final

import msgspec
from sqlalchemy import func, select

from damrak.review.progress import KeptReport, Played, kinds_of, matches_of
from damrak.review.report import FORMAT
from damrak.server.store.database import Database
from damrak.server.store.schema import CHAIRS, RESULTS, REVIEWS
from damrak.server.wire import Progress

_MOST: Final = 60
"""The latest games, so many of them."""
_DECODE: Final = msgspec.json.Decoder(KeptReport).decode


async def progress_of(database: Database, person: str) -> Progress:
    """Of the latest games of a person. A screen that was shared says nothing of one player alone,
    nor does a seat in which a bot has decided."""
    alone = (
        select(RESULTS.c.match)
        .where(RESULTS.c.who == person)
        .group_by(RESULTS.c.match)
        .having(func.count() == 1)
    )
    wanted = (
        select(RESULTS.c.match, RESULTS.c.seat, RESULTS.c.moment, REVIEWS.c.report)
        .join(CHAIRS, (CHAIRS.c.match == RESULTS.c.match) & (CHAIRS.c.seat == RESULTS.c.seat))
        .outerjoin(REVIEWS, (REVIEWS.c.match == RESULTS.c.match) & (REVIEWS.c.format == FORMAT))
        .where(RESULTS.c.who == person, RESULTS.c.match.in_(alone), CHAIRS.c.helped.is_(False))
        .order_by(RESULTS.c.moment.desc(), RESULTS.c.match)
        .limit(_MOST)
    )
    async with database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    played = [
        Played(row.match, row.moment, row.seat, _DECODE(row.report))
        for row in reversed(rows)
        if row.report is not None
    ]
    matches = matches_of(played)
    reviewed = {each.match for each in matches}
    return Progress(
        matches=matches,
        kinds=kinds_of(played),
        unreviewed=[row.match for row in rows if row.match not in reviewed][:10],
    )
