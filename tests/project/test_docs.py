"""The examples in the documentation are run as they are written.

A page is run from its top to its end in an empty folder: Python as one program, commands between,
and a file is written where the line before an example names one (as `name.py`:). Only games are
fewer and times shorter than a reader has. What cannot be run is marked with a comment that says
why: `<!-- not run: it stays -->`.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]
OTHERS = {"tutorial-new-game.md"}  # has a test of its own, which builds the game
BLOCK = re.compile(
    r"^(?:<!-- not run: (?P<why>[^\n]+) -->\n|`(?P<file>[\w./-]+)`:\n\n)?"
    r"^```(?P<language>\w*)\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
DRIVER = """
import json, subprocess, sys
names = {"__name__": "__main__"}
for language, code in json.load(open(sys.argv[1])):
    if language == "python":
        exec(compile(code, "<example>", "exec"), names)
    else:
        subprocess.run(["bash", "-euo", "pipefail", "-c", code], check=True)
"""
FEWER = [
    (r"--games \d+", "--games 4"),
    (r"--bots (\S*)\bstrong", r"--bots \1fair"),
    (r"--simulations \d+", "--simulations 3"),
    (r"--time \d+", "--time 2"),
    (r"--seconds \d+", "--seconds 0.1"),
    (r"--bot strong", "--bot greedy"),
]
MOST_NOT_RUN = 12


class Block(NamedTuple):
    """An example on a page."""

    page: str
    language: str
    code: str
    file: str | None
    why: str | None


def blocks(path: Path) -> list[Block]:
    name = str(path.relative_to(ROOT))
    text = path.read_text(encoding="utf-8")
    parts = ("language", "code", "file", "why")
    return [Block(name, *found.group(*parts)) for found in BLOCK.finditer(text)]


def pages() -> list[ParameterSet]:
    """What can be run, by page."""
    found = []
    for path in PAGES:
        mine = [each for each in blocks(path) if each.language in ("python", "sh") and not each.why]
        if mine and path.name not in OTHERS:
            found.append(pytest.param(mine, id=str(path.relative_to(ROOT))))
    return found


def environment() -> dict[str, str]:
    here = Path(sys.executable).parent
    return {**os.environ, "PATH": f"{here}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which the examples of the repository are at hand."""
    for name in ("examples", "scripts"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def run(folder: Path, *command: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}"


@pytest.mark.full
@pytest.mark.parametrize("examples", pages())
def test_the_examples_of_a_page_run(folder: Path, examples: list[Block]) -> None:
    course = []
    for each in examples:
        code = each.code
        if each.language == "sh":
            for often, seldom in FEWER:
                code = re.sub(often, seldom, code)
        if each.file:
            (folder / each.file).write_text(code, encoding="utf-8")
        course.append((each.language, code))
    (folder / "course.json").write_text(json.dumps(course), encoding="utf-8")
    run(folder, sys.executable, "-c", DRIVER, "course.json")


def test_examples_that_are_not_run_are_few_and_say_why() -> None:
    found = [each for path in PAGES for each in blocks(path) if each.why]
    assert all(len(str(each.why)) > 8 for each in found)
    assert len(found) <= MOST_NOT_RUN, "mark fewer, or let them be run"


def test_every_example_has_a_language() -> None:
    """Text that is no code says so: text."""
    bare = [each for path in PAGES for each in blocks(path) if not each.language]
    assert [(each.page, each.code) for each in bare] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_stand_where_they_are_run(path: Path) -> None:
    """A command in an indented block would not be run."""
    outside = BLOCK.sub("", path.read_text(encoding="utf-8"))
    lines = re.findall(r"^ {4}((?:damrak|pip|scripts|\.venv|python)\S* .*)$", outside, re.MULTILINE)
    assert lines == []


def test_a_broken_example_fails(folder: Path) -> None:
    with pytest.raises(AssertionError, match="unknown game"):
        run(folder, "bash", "-euo", "pipefail", "-c", "damrak bench atlantis")
