"""Imports go one way: between the rooms of the package, inside a game, and file by file."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "damrak"
FORBIDDEN = {"time", "datetime", "asyncio", "threading", "sqlite3", "socket", "sqlalchemy"}
FORBIDDEN |= {"litestar", "uvicorn", "redis", "httpx", "rich", "typer", "fluent"}
INSIDE = sorted([*SOURCE.glob("core/**/*.py"), *SOURCE.glob("games/**/*.py")])
MAY_NAME_RANDOM = {"batch.py", "play.py", "view.py", "game.py", "check.py", "secrecy.py"}
MAY_NAME_RANDOM |= {"guess.py", "guess_draws.py", "guess_contracts.py", "secrets.py"}
MAY_NAME_RANDOM |= {"facts.py", "encodings.py"}

ROOMS: Final = [
    ["core"],
    ["games", "files", "locales"],
    ["text"],
    ["missing_texts"],
    ["bots", "env", "skeleton", "terminal"],
    ["balance", "review", "site"],
    ["puzzles"],
    ["server"],
    ["pocket"],
    ["cli"],
]
"""The rooms of the package from the ground up: each imports only from storeys below its own."""

GAME_LAYERS: Final = [
    ["schema"],
    ["pieces"],
    ["state"],
    ["areas"],
    ["cards"],
    ["check", "drawing"],
    ["chapters"],
    ["census", "secrets"],
    ["knowledge"],
    ["game"],
]
"""The layers of a game from the ground up, by the room or the file that stands in its folder."""

TYPES_ONLY: Final = {
    ("damrak.core.view", "damrak.core.state"),
}
"""Types that name each other: a view guesses states, and states show views. Only the type checker
follows these arrows."""

Graph = dict[str, set[str]]


@dataclass(frozen=True)
class Import:
    """A module that a file imports, and the name taken from it, if any."""

    module: str
    name: str
    types_only: bool


def imports(path: Path) -> list[Import]:
    """Every import of a file, those inside functions too."""
    return imports_of(path.read_text(), str(path))


@cache
def imports_of(text: str, path: str) -> list[Import]:
    """Every import of a text; many tests look at the same files."""
    tree = ast.parse(text)
    types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for statement in node.body
        for inner in ast.walk(statement)
    }
    found: list[Import] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, "", id(node) in types) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            module = node.module or ""
            found += [Import(module, alias.name, id(node) in types) for alias in node.names]
    return found


def modules(source: Path) -> dict[str, Path]:
    """Every module of a package by its name; a folder is its `__init__.py`."""
    found: dict[str, Path] = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def arrows(source: Path, *, types: bool) -> Graph:
    """Who imports whom in a package; also for types only, if asked."""
    known = modules(source)
    graph: Graph = {name: set() for name in known}
    for name, path in known.items():
        for each in imports(path):
            if types or not each.types_only:
                inner = f"{each.module}.{each.name}"
                target = inner if inner in known else each.module
                if target in known and target != name:
                    graph[name].add(target)
    return graph


def reachable(graph: Graph, start: str) -> set[str]:
    """All that can be reached by one arrow or more."""
    seen: set[str] = set()
    queue = list(graph[start])
    while queue:
        here = queue.pop()
        if here not in seen:
            seen.add(here)
            queue += graph[here]
    return seen


def knots(graph: Graph) -> list[str]:
    """Each set of files that import one another in circles, with the arrows inside it."""
    beyond = {name: reachable(graph, name) for name in graph}
    done: set[str] = set()
    found: list[str] = []
    for name in graph:
        if name in beyond[name] and name not in done:
            knot = {other for other in beyond[name] if name in beyond[other]}
            done |= knot
            lines = [f"{len(knot)} files import one another:"]
            lines += [f"  {a} -> {b}" for a in sorted(knot) for b in sorted(graph[a] & knot)]
            found.append("\n".join(lines))
    return found


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "damrak" and len(parts) > 1 else ""


def storey(layers: list[list[str]], name: str) -> int:
    """Which layer something belongs to, from 0; −1 if none."""
    return next((n for n, names in enumerate(layers) if name in names), -1)


def may_import(path: Path, module: str, name: str) -> bool:
    relative = path.relative_to(SOURCE)
    if module.split(".")[0] in FORBIDDEN:
        return False
    if module == "random" or module.startswith("librt.random"):
        return relative.name in MAY_NAME_RANDOM and name == "Random"
    if relative.parts[0] == "core":
        return room(module) in ("", "core")
    if room(module) not in ("", "core", "games"):
        return False
    if relative.parts[1] != "__init__.py" and room(module) == "games":
        return module.split(".")[2:3] == [relative.parts[1]]
    return True


def layer_of(module: str) -> tuple[str, int]:
    """The game a module belongs to, and its layer there; no game, if it belongs to none."""
    parts = module.split(".")
    if parts[:2] != ["damrak", "games"] or len(parts) < 4:
        return "", -1
    return parts[2], storey(GAME_LAYERS, parts[3])


def upward(graph: Graph) -> list[str]:
    """The arrows inside games that lead to a layer above."""
    found: list[str] = []
    for name, targets in graph.items():
        game, layer = layer_of(name)
        for target in sorted(targets):
            there, above = layer_of(target)
            if game and game == there and above > layer:
                found.append(f"{name} -> {target}")
    return found


@pytest.mark.parametrize("path", INSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_import_only_what_they_may(path: Path) -> None:
    wrong = [each.module for each in imports(path) if not may_import(path, each.module, each.name)]
    assert wrong == []


def test_no_files_import_one_another_in_circles() -> None:
    found = knots(arrows(SOURCE, types=False))
    assert not found, "\n".join(["circles of imports:", *found])


def test_even_for_types_files_name_one_another_only_where_it_is_said() -> None:
    graph = arrows(SOURCE, types=True)
    for a, b in TYPES_ONLY:
        assert b in graph[a], f"{a} no longer needs {b}: take it out of TYPES_ONLY"
        graph[a].remove(b)
    found = knots(graph)
    assert not found, "\n".join(["circles of types:", *found])


def rooms_inside(folder: str, graph: Graph) -> Graph:
    """Who imports whom among what stands in a folder of the package: files, and folders as one."""
    start = f"damrak.{folder}."
    found: Graph = {}
    for name, targets in graph.items():
        if name.startswith(start):
            here = name.removeprefix(start).partition(".")[0]
            inside = (each.removeprefix(start) for each in targets if each.startswith(start))
            found.setdefault(here, set()).update(each.partition(".")[0] for each in inside)
            found[here].discard(here)
    for each in {target for targets in found.values() for target in targets} - found.keys():
        found[each] = set()
    return found


@pytest.mark.parametrize(
    "folder", sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))
)
def test_no_rooms_of_a_room_import_one_another_in_circles(folder: str) -> None:
    found = knots(rooms_inside(folder, arrows(SOURCE, types=False)))
    assert not found, "\n" + "\n".join(found)


def test_rooms_import_only_from_below() -> None:
    wrong: list[str] = []
    for name, targets in arrows(SOURCE, types=True).items():
        if room(name):
            here = storey(ROOMS, room(name))
            assert here >= 0, f"say in ROOMS where {room(name)} stands"
            above = [t for t in targets if room(t) and room(t) != room(name)]
            wrong += [f"{name} -> {t}" for t in above if storey(ROOMS, room(t)) >= here]
    assert wrong == []


def test_the_layers_of_a_game_import_only_from_below() -> None:
    graph = arrows(SOURCE, types=True)
    for name in graph:
        game, layer = layer_of(name)
        assert not game or layer >= 0, f"say in GAME_LAYERS where {name} stands"
    for a, b in TYPES_ONLY:
        graph[a].discard(b)
    assert upward(graph) == []


def test_the_rule_notices_a_wrong_import() -> None:
    game = SOURCE / "games" / "ticket_to_ride" / "chapters" / "draw.py"
    assert not may_import(game, "time", "sleep")
    assert not may_import(game, "random", "Random")
    assert not may_import(game, "damrak.bots", "BOTS")
    assert not may_import(game, "damrak.games.merchants.pieces.box", "Box")
    assert may_import(game, "damrak.games.ticket_to_ride.pieces.box", "Box")
    assert not may_import(SOURCE / "core" / "play.py", "damrak.games", "GAMES")


def test_a_knot_is_noticed_and_named(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "cellar.py").write_text(
        "def light():\n    from house import attic\n    return attic\n"
    )
    (house / "attic.py").write_text("from house.stairs import STEPS\n")
    (house / "stairs.py").write_text("import house.cellar\nSTEPS = 3\n")
    (house / "garden.py").write_text("from house.attic import STEPS\n")
    (knot,) = knots(arrows(house, types=False))
    assert "house.cellar -> house.attic" in knot
    assert "house.garden" not in knot
    (house / "cellar.py").write_text("if TYPE_CHECKING:\n    from house import attic\n")
    assert knots(arrows(house, types=False)) == []
    assert len(knots(arrows(house, types=True))) == 1


def test_an_arrow_to_a_higher_layer_is_noticed() -> None:
    game = "damrak.games.merchants"
    up = {f"{game}.state": {f"{game}.knowledge.view", f"{game}.pieces.box", "damrak.core.state"}}
    assert upward(up) == [f"{game}.state -> {game}.knowledge.view"]
