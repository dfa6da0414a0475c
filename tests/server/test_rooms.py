"""The rooms of the server: small, and without a circle between files or between rooms."""

import ast
import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import damrak.server

SERVER = Path(damrak.server.__file__).parent
ROOMS = sorted(file.parent for file in SERVER.glob("*/__init__.py"))
MOST_FILES = 12


def imported(path: Path) -> set[str]:
    """The modules of the server that a file imports anywhere, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return {name.removeprefix("damrak.server.") for name in found if name.startswith("damrak.ser")}


def files() -> dict[str, set[str]]:
    """What each file imports, by the name of its module."""
    modules = {
        ".".join(path.relative_to(SERVER).with_suffix("").parts).removesuffix(".__init__"): path
        for path in SERVER.rglob("*.py")
        if path != SERVER / "__init__.py"
    }
    return {name: imported(path) & modules.keys() - {name} for name, path in modules.items()}


def rooms(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """What each room imports; a file in no room is one by itself."""
    found: dict[str, set[str]] = {}
    for name, names in graph.items():
        room = name.partition(".")[0]
        found.setdefault(room, set()).update(each.partition(".")[0] for each in names)
        found[room].discard(room)
    return found


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """The names of one circle, if there is any."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        names: list[str] = error.args[1]
        return names
    return []


def test_no_files_import_each_other_in_a_circle() -> None:
    # A package hands on what its own files declare: it is no file of its own in the drawing.
    graph = {name: names - {"wire"} for name, names in files().items() if name != "wire"}
    assert circle(graph) == []


def test_no_rooms_import_each_other_in_a_circle() -> None:
    assert circle(rooms(files())) == []


def told_order() -> list[set[str]]:
    """The rooms as `docs/house.md` has them, from the bottom up; several to a line."""
    page = (SERVER.parents[2] / "docs" / "house.md").read_text(encoding="utf-8")
    table = page.split("## The server's rooms")[1].split("##")[0]
    cells = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    return [
        {name.strip("/").removesuffix(".py") for name in re.findall(r"`([^`]+)`", cell)}
        for cell in cells
    ]


def test_rooms_stand_in_the_order_that_is_told() -> None:
    order, graph = told_order(), rooms(files())
    place = {room: at for at, several in enumerate(order) for room in several}
    assert place.keys() == graph.keys()
    wrong = [
        f"{one} imports {other}"
        for one in graph
        for other in graph[one]
        if place[other] > place[one]
    ]
    assert not wrong


def test_a_circle_is_noticed() -> None:
    graph = files()
    graph["match.clock"] = graph["match.clock"] | {"context"}
    assert circle(graph)
    assert circle(rooms(graph))


@pytest.mark.parametrize("folder", [SERVER, *ROOMS], ids=lambda folder: folder.name)
def test_a_room_has_at_most_a_dozen_files(folder: Path) -> None:
    assert len([path for path in folder.glob("*.py") if path.name != "__init__.py"]) <= MOST_FILES
