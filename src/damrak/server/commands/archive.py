"""All finished games of a person as a ZIP archive."""

import io
import zipfile

import msgspec
from sqlalchemy import select

from damrak.server import queries
from damrak.server.context import Context
from damrak.server.store.schema import CHAIRS, CHAT, MATCHES, PUZZLE_ATTEMPTS
from damrak.server.tables.game_file import game_file
from damrak.server.wire import Person


async def archive(context: Context, person: Person) -> bytes:
    """All finished games of a person, and what is stored about the person, as a ZIP file."""
    mine = (
        select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.finished)
        .join(CHAIRS, CHAIRS.c.match == MATCHES.c.id)
        .where(CHAIRS.c.person == person.id, MATCHES.c.status == "over")
        .distinct()
        .order_by(MATCHES.c.finished)
    )
    said = select(CHAT).where(CHAT.c.person == person.id).order_by(CHAT.c.moment)
    tried = (
        select(PUZZLE_ATTEMPTS)
        .where(PUZZLE_ATTEMPTS.c.person == person.id)
        .order_by(PUZZLE_ATTEMPTS.c.n)
    )
    async with context.database.read() as connection:
        puzzles = [
            {"puzzle": row.puzzle, "when": row.moment, "choice": row.words, "right": row.solved}
            for row in await connection.execute(tried)
        ]
        matches = (await connection.execute(mine)).all()
        chat = [
            {"match": row.match, "when": row.moment, "text": row.text}
            for row in await connection.execute(said)
        ]
    account = {
        "person": person,
        "since": await context.people.since(person.id),
        "statistics": await queries.statistics(context.database, person),
        "results": await queries.results_of(context.database, person.id, public=False),
        "mutes": await context.people.mutes(person),
        "bots": await context.people.bots(person),
        "chat": chat,
        "puzzles": puzzles,
    }
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("account.json", msgspec.json.format(msgspec.json.encode(account), indent=1))
        for row in matches:
            match = await context.matches.get_playable(row.id)
            if match is not None and match.log is not None:
                async with match.lock:
                    await match.refresh()
                    text = game_file(match)
                file.writestr(f"{row.game}-{row.id}.game", text)
    return body.getvalue()
