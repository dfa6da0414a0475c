"""Whether the market tiles and the tasks of an edition can be played."""

from typing import Final

from damrak.core.editions.schema import Faults
from damrak.core.editions.toml_lines import Path
from damrak.games.amsterdam.pieces.box import MARKET_TILES, TASKS
from damrak.games.amsterdam.pieces.tiles import COUNTING, LETTERS, STACKS, TASK_KINDS
from damrak.games.amsterdam.schema.edition import Edition
from damrak.games.amsterdam.schema.tiles import TaskRow, TileRow

NEEDED: Final = {
    "blocks_in_district": ["district"],
    "both_dockers_in_building": ["docker"],
    "hand_back_dockers": ["docker", "points_one", "points_two"],
    "hand_back_colours": ["points_by_count"],
    "warehouse_full": ["good"],
    "active_with_timing": ["timing"],
    "active_of_each_kind": ["artisan", "building", "plan"],
    "hand_back": ["dockers", "goods", "resources"],
}
"""What a task has by its kind, besides points and what it asks at least."""

MATTERS: Final = [
    *("at_least", "district", "docker", "good", "timing", "artisan", "building", "plan"),
    *("dockers", "goods", "resources"),
    *("points", "points_one", "points_two", "points_by_count"),
]


def check_market(sheet: Edition, ours: Edition | None, faults: Faults) -> None:
    """The market tiles, and how the stack is made up."""
    tiles = sheet.market.tiles
    path: Path = ("market", "tiles")
    faults.different(path, "id", [row.id for row in tiles], "tile")
    check_numbers([row.number for row in tiles], sum(MARKET_TILES), path, faults)
    for stack, count in zip(STACKS, MARKET_TILES, strict=True):
        found = len([row for row in tiles if row.stack == stack])
        if found != count:
            faults.add(path, f"{found} tiles {stack}; expected {count}")
    for n, row in enumerate(tiles):
        _check_special(row, (*path, n), faults)
        known = [] if ours is None else [tile for tile in ours.market.tiles if tile.id == row.id]
        if ours is not None and not row.text and (not known or does(row) != does(known[0])):
            why = "it is not the tile that we know: 'text' should say what it does"
            faults.add((*path, n, "text"), why)
    _check_stack(sheet, faults)


def does(row: TileRow) -> list[object]:
    """What the sentence about a tile says."""
    return [row.cost, row.points, row.amstel, row.resources, row.special]


def _check_special(row: TileRow, path: Path, faults: Faults) -> None:
    if row.special is None:
        return
    needed = {"barge_moves": "steps", "activate_free": "cards"}.get(row.special.kind)
    for key in ("steps", "cards"):
        there = getattr(row.special, key) is not None
        if there and key != needed:
            why = f"'{key}' says nothing about {row.special.kind}"
            faults.add((*path, "special", key), why)
        elif key == needed and not there:
            faults.add((*path, "special", key), f"'{key}' is missing")


def _check_stack(sheet: Edition, faults: Faults) -> None:
    rounds = sheet.rounds.count
    short = rounds - sheet.rounds.short_game.first_round + 1
    tiles: dict[str, str] = {row.id: row.stack for row in sheet.market.tiles}
    for n, name in enumerate(sheet.market.in_play):
        faults.known(("market", "in_play", n), name, tiles, "tile")
    played = [tiles[name] for name in sheet.market.in_play or tiles if name in tiles]
    # The second letter is used from the second half on, which a game of one round does not have.
    letters = LETTERS if rounds > 1 else LETTERS[:1]
    base = min(played.count(letter) for letter in letters)
    extra = min(played.count(f"C{letter}") for letter in letters)
    for way in ("base", "mixed", "replaced"):
        mix = getattr(sheet.market.stack, way)
        for key, counts, count in (("full", mix.full, rounds), ("short", mix.short, short)):
            path = ("market", "stack", way, key)
            if sum(counts) != -(-count // len(LETTERS)):
                why = f"{list(counts)} make {sum(counts)} tiles a half of {count} rounds"
                faults.add(path, why)
            if counts[0] > base or counts[1] > extra:
                most = f"{base} base and {extra} other tiles"
                faults.add(path, f"{list(counts)} are not tiles out of {most}")


def check_numbers(numbers: list[int], count: int, table: Path, faults: Faults) -> None:
    """Rows are numbered from 1 to `count`, each number once."""
    faults.different(table, "number", numbers, "number")
    for number in range(1, count + 1):
        if number not in numbers:
            faults.add(table, f"the number {number} is missing; expected 1 to {count}")
    for n, number in enumerate(numbers):
        if number > count:
            faults.add((*table, n, "number"), f"'number' should be from 1 to {count}")


def check_tasks(sheet: Edition, ours: Edition | None, faults: Faults) -> None:
    """The tasks."""
    tiles = sheet.tasks.tiles
    path: Path = ("tasks", "tiles")
    numbers = [row.number for row in tiles]
    check_numbers(numbers, TASKS, path, faults)
    if numbers != sorted(numbers):
        faults.add(path, f"expected tasks 1 to {TASKS} in order")
    known = {
        "district": [row.id for row in sheet.districts],
        "docker": [row.id for row in sheet.dockers.colours],
        "good": [row.id for row in sheet.goods],
    }
    for n, row in enumerate(tiles):
        _check_task(row, (*path, n), faults)
        for key, among in known.items():
            value = getattr(row, key)
            if value is not None:
                faults.known((*path, n, key), value, among, key)
        same = [] if ours is None else [t for t in ours.tasks.tiles if t.number == row.number]
        if ours is not None and not row.text and not (same and asks(row) == asks(same[0])):
            why = "it is not the task that we know: 'text' should say what it asks"
            faults.add((*path, n, "text"), why)


def asks(row: TaskRow) -> list[object]:
    """What the sentence about a task says."""
    return [row.kind, *(getattr(row, key) for key in MATTERS)]


def _check_task(row: TaskRow, path: Path, faults: Faults) -> None:
    """A task has what its kind needs, and nothing of another's."""
    needed = list(NEEDED.get(row.kind, []))
    if TASK_KINDS.index(row.kind) in COUNTING:
        needed.append("at_least")
    if not any(key.startswith("points") for key in needed):
        needed.append("points")
    for key in MATTERS:
        there = getattr(row, key) is not None
        if there and key not in needed:
            faults.add((*path, key), f"'{key}' says nothing about a task of kind {row.kind}")
        elif not there and key in needed:
            faults.add((*path, key), f"'{key}' is missing")
