"""`damrak dataset`: games of a bot as a table for learners."""

import json
from contextlib import closing
from math import inf
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console

from damrak.bots import make_bot, seated
from damrak.bots.budget import NO_LIMIT, Budget
from damrak.bots.search.bot import SearchBot
from damrak.cli.common import (
    Chosen,
    GameName,
    agree,
    budget_of,
    check_writable,
    progress,
)
from damrak.core.action import CHANCE
from damrak.core.encoding.encoder import Encoder
from damrak.core.encoding.layout import Encoding
from damrak.core.fair import seed_from
from damrak.core.mistake import Mistake
from damrak.core.play import Fair, Player, wins
from damrak.env import least_seats, name_of
from damrak.files import unfinished, writing
from damrak.games import find_game

ROWS_A_CHUNK = 2048
MOST_NUMBER = 10**9
"""Numbers of games have four bytes in the table."""


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    games: Annotated[int, typer.Option(min=1, max=MOST_NUMBER, help="How many games.")] = 100,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "strong",
    seats: Annotated[int | None, typer.Option(help="How many seats; else the fewest.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=MOST_NUMBER, help="The first game's seed.")] = 1,
    time: Annotated[int | None, typer.Option(min=1, help="Milliseconds a decision.")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="Simulations a decision.")] = None,
    chosen: Chosen = None,
) -> None:
    """Write positions, legal actions, choices, visit counts and outcomes for learners."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise Mistake("a dataset needs the extra 'data': pip install 'damrak[data]'") from None
    title, options = agree(
        game, least_seats(find_game(game)) if seats is None else seats, chosen, None
    )
    budget = budget_of(time, simulations)
    with closing(make_bot(bot, title.name, Random(), budget)) as player:
        thinks = _thinks(player, budget)
    check_writable(out)
    encoder = title.encoder(options)
    about = {
        "game": title.name,
        "rules": title.rules,
        "environment": name_of(title.name),
        "seats": options.seats,
        "options": options.chosen,
        "edition": options.edition,
        "bot": bot,
        "budget": thinks,
        "games": games,
        "seed": seed,
        "actions": len(title.actions(options)),
        "observation": _places(encoder.encoding),
        "scales": encoder.encoding.scales,
    }
    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("move", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int8())),
            ("legal", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("visits", pa.list_(pa.int32())),
            ("value", pa.float32()),
            ("score", pa.int32()),
            ("won", pa.float32()),
        ],
        metadata={key: _as_text(value) for key, value in about.items()},
    )
    rows: list[dict[str, Any]] = []
    count = 0
    with unfinished(out) as beside, _writer(pq, beside, schema) as writer, progress() as bar:
        for number in bar.track(range(seed, seed + games), description="Playing"):
            with seated(
                make_bot(bot, title.name, Random(f"{number} seat {seat}"), budget)
                for seat in range(options.seats)
            ) as players:
                played = _play(title, options, players, number, encoder)
            rows += played
            count += len(played)
            if len(rows) >= ROWS_A_CHUNK:
                writer.write_table(pa.Table.from_pylist(rows, schema=schema))
                rows = []
        writer.write_table(pa.Table.from_pylist(rows, schema=schema))
    Console(stderr=True).print(f"{count} decisions of {games} games in {out}")


def _as_text(value: Any) -> str:
    """Texts as they are, all else as JSON."""
    return value if isinstance(value, str) else json.dumps(value)


def _places(encoding: Encoding) -> dict[str, list[int]]:
    """By name, where each part of an observation begins and before which number it ends."""
    return {name: [where.start, where.stop] for name, where in encoding.slices.items()}


def _thinks(player: Player, budget: Budget) -> dict[str, float | int | None]:
    """How long a bot thinks about a decision: what was said, or what it does by itself."""
    seconds, simulations = budget.seconds, budget.simulations
    if isinstance(player, SearchBot):
        seconds = player.seconds if player.seconds < inf else None
        simulations = player.simulations if player.simulations < NO_LIMIT else None
    return {"seconds": seconds, "simulations": simulations}


def _writer(pq: Any, out: Path, schema: Any) -> Any:
    with writing(out):
        return pq.ParquetWriter(out, schema, compression="zstd")


def _play(
    title: Any, options: Any, players: list[Player], number: int, encoder: Encoder
) -> list[dict[str, Any]]:
    """One game: a row for each decision between at least two actions."""
    state = title.start(options)
    chance = Fair(seed_from(number))
    rows: list[dict[str, Any]] = []
    chances = 0
    while not state.over():
        seat = state.to_move()
        if seat == CHANCE:
            state.apply(chance.draw(state, chances))
            chances += 1
            continue
        legal = state.legal()
        view = state.view(seat)
        player = players[seat]
        action = player.choose(view, legal)
        if len(legal) > 1:
            visits = [int(each is action) for each in legal]
            value = None
            if isinstance(player, SearchBot) and player.ranking:
                seen = {edge.action.index: edge for edge in player.ranking}
                visits = [seen[each.index].visits if each.index in seen else 0 for each in legal]
                value = seen[action.index].value()
            rows.append(
                {
                    "game": number,
                    "move": len(rows),
                    "seat": seat,
                    "observation": [*memoryview(encoder.encode(state, seat)).cast("b")],
                    "legal": [each.index for each in legal],
                    "choice": action.index,
                    "visits": visits,
                    "value": value,
                }
            )
        state.apply(action)
    scores = state.scores()
    won = wins(scores)
    for row in rows:
        row["score"] = scores[row["seat"]].total
        row["won"] = won[row["seat"]]
    return rows
