"""What a page costs: the bytes that the built client sends for it, compressed as they are sent."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "src" / "damrak" / "web"
ASSETS = FOLDER / "assets"
IMPORT = re.compile(r'(?:import|from)\s*"\./([^"]+)"')
ENTRY = 60_000
"""Bytes of what every page needs."""
PAGE = 45_000
"""Bytes of a page's own."""
BOARD = 60_000
"""Bytes of a board's own."""
SCENERY = 55_000
"""Bytes of the picture that a board lies upon."""

pytestmark = pytest.mark.skipif(
    not (FOLDER / "index.html").is_file(), reason="the web client is not built: scripts/build-web"
)


def reached(*names: str) -> set[str]:
    """Files, and whatever they cannot do without."""
    found: set[str] = set()
    left = list(names)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            if name.endswith(".js"):
                left += IMPORT.findall((ASSETS / name).read_text(encoding="utf-8"))
    return found


def sent(names: set[str]) -> int:
    """How many bytes they are on the way."""
    total = 0
    for name in names:
        small = ASSETS / f"{name}.br"
        total += (small if small.is_file() else ASSETS / name).stat().st_size
    return total


def entry() -> set[str]:
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    return reached(*re.findall(r'/assets/([^"]+)', page))


def chunks(pattern: str) -> list[str]:
    return [file.name for file in ASSETS.iterdir() if re.fullmatch(pattern, file.name)]


def test_every_file_of_text_has_its_compressed_forms() -> None:
    large = [file for file in ASSETS.iterdir() if file.suffix in (".js", ".css", ".svg")]
    assert {file.suffix for file in large} == {".js", ".css", ".svg"}
    for file in large:
        if file.stat().st_size >= 1_000:
            assert file.with_name(file.name + ".br").stat().st_size < file.stat().st_size
            assert file.with_name(file.name + ".gz").stat().st_size < file.stat().st_size


def test_what_every_page_needs_is_small() -> None:
    assert sent(entry()) < ENTRY


@pytest.mark.parametrize("page", ["Home", "NewTable", "Table", "Replay", "Rules", "Account"])
def test_a_page_is_small(page: str) -> None:
    found = chunks(rf"{page}-[\w-]{{8}}\.js")
    assert found
    for name in found:
        assert sent(reached(name) - entry()) < PAGE


@pytest.mark.parametrize("game", ["amsterdam", "merchants", "ticket-to-ride"])
def test_a_board_is_small_and_its_rules_come_only_when_they_are_read(game: str) -> None:
    found = chunks(rf"{game}-[\w-]{{8}}\.js")
    assert found
    rules = [name for name in found if "{#aim}" in (ASSETS / name).read_text(encoding="utf-8")]
    assert len(rules) == 3
    table = set().union(*(reached(name) for name in chunks(r"Table-[\w-]{8}\.js")))
    for name in found:
        assert sent(reached(name) - entry()) < BOARD
    for name in set(found) - set(rules):
        assert not reached(name) & set(rules)
    assert not (table | entry()) & set(rules)


@pytest.mark.parametrize(("game", "poses"), [("merchants", 1), ("ticket-to-ride", 2)])
def test_what_a_board_lies_upon_is_a_small_picture_for_each_theme(game: str, poses: int) -> None:
    for theme in ("light", "dark"):
        found = chunks(rf"{game}-{theme}-[\w-]{{8}}\.svg")
        assert len(found) == poses
        assert all(sent({name}) < SCENERY for name in found)
    # What would draw it is fetched only where there is none.
    board = chunks(rf"{game}-[\w-]{{8}}\.js")
    assert not any(name.startswith("Scenery") for name in reached(*board))
