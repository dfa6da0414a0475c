"""Imports go one way: core ← games ← {bots, env, server, cli}."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "damrak"
FORBIDDEN = {"time", "datetime", "asyncio", "threading", "sqlite3", "socket", "sqlalchemy"}
FORBIDDEN |= {"litestar", "uvicorn", "redis", "httpx", "rich", "typer", "fluent"}
INSIDE = sorted([*SOURCE.glob("core/*.py"), *SOURCE.glob("games/**/*.py")])
MAY_NAME_RANDOM = {"many.py", "play.py", "view.py", "guess.py", "contract.py"}


def imports(path: Path) -> list[tuple[str, str]]:
    """The modules that a file imports, and the names from each."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found += [(node.module or "", alias.name) for alias in node.names]
    return found


def room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if parts[0] == "damrak" and len(parts) > 1 else ""


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


@pytest.mark.parametrize("path", INSIDE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_import_only_what_they_may(path: Path) -> None:
    wrong = [module for module, name in imports(path) if not may_import(path, module, name)]
    assert wrong == []


def test_the_rule_notices_a_wrong_import() -> None:
    game = SOURCE / "games" / "ticket_to_ride" / "draw.py"
    assert not may_import(game, "time", "sleep")
    assert not may_import(game, "random", "Random")
    assert not may_import(game, "damrak.bots", "BOTS")
    assert not may_import(game, "damrak.games.merchants.box", "Box")
    assert may_import(game, "damrak.games.ticket_to_ride.box", "Box")
    assert not may_import(SOURCE / "core" / "play.py", "damrak.games", "GAMES")
