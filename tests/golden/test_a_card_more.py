"""A card more in our own deck, step by step as CONTRIBUTING says: each mistake names what is next.

All of it happens in a copy of the project, in which the rules are plain Python.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from damrak.games import GAMES
from damrak.text import LANGUAGES
from loading import ROOT

TITLE = GAMES["amsterdam"]
OLD = TITLE.usual_edition()
NEW = f"{OLD}.1"
HERE = Path("src/damrak/games/amsterdam")
ROWS = (ROOT / HERE / "cards.toml").read_text(encoding="utf-8")
NUMBER = ROWS.count("[[cards]]") + 1
MADE = ignore_patterns("__pycache__", "*.so", "web", "engine")
COMPLETE = "tests/rules/amsterdam/cards/test_completeness.py"
WHOLE = "tests/golden/test_former.py"
NETS = (
    "tests/bots/nets/test_nets.py::test_our_nets_fit_an_edition_of_their_games",
    "tests/bots/nets/test_instinct.py::test_a_decision_takes_little_time",
    "tests/balance/test_deciders.py::test_it_decides_as_the_bot_does_that_guesses",
    "tests/puzzles/test_puzzles.py::test_a_net_plays_on_where_there_is_one",
)


class Copy:
    """A copy of the project, in which something is changed and asked about."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copytree(ROOT / "src/damrak", folder / "src/damrak", ignore=MADE)
        for each in ("tests", "docs"):
            copytree(ROOT / each, folder / each, ignore=MADE)
        (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
        ours = {name: text for name, text in os.environ.items() if "DAMRAK" not in name}
        self.environment = {**ours, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder / 'tests'}"}

    def add(self, file: Path | str, text: str) -> None:
        """At the end of a file, which may be new."""
        with (self.folder / file).open("a", encoding="utf-8") as open_file:
            open_file.write(text)

    def replace(self, file: Path, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")

    def ran(self, *arguments: str) -> tuple[bool, str]:
        """Whether a module of Python went well, and what it said."""
        done = subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode == 0, done.stdout + done.stderr

    def kept(self) -> str:
        """What is said where the digests should be kept; nothing if they are."""
        return self.ran("golden.former")[1].strip()

    def tested(self, *tests: str) -> tuple[bool, str]:
        return self.ran("pytest", "-q", "-pno:cacheprovider", *tests)


@pytest.mark.full
@pytest.mark.plain
def test_each_step_names_the_next(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "project")
    assert copy.kept() == ""
    *_, last = re.findall(r"^\[\[cards\]\]\n(?:.+\n)+", ROWS, re.MULTILINE)
    copy.add(HERE / "cards.toml", "\n" + last.replace(f"= {NUMBER - 1}", f"= {NUMBER}"))

    went, said = copy.tested(COMPLETE, f"{WHOLE}::test_every_edition_is_what_it_was")
    assert not went
    for language in LANGUAGES:
        file = f"src/damrak/locales/{language}/amsterdam-cards.ftl"
        assert f"write in {file}: amsterdam-card-{NUMBER}, amsterdam-card-{NUMBER}-text" in said
        copy.add(
            file, f"amsterdam-card-{NUMBER} = Plan\namsterdam-card-{NUMBER}-text = {language}\n"
        )
    assert f"write in tests/rules/amsterdam/cards: test_{NUMBER}_…" in said
    copy.add("tests/rules/amsterdam/cards/test_plans.py", f"\n\ndef test_{NUMBER}_a_plan(): pass\n")
    assert f"amsterdam {OLD} is not what it was" in said
    assert f"raise 'version' in [meta] of {HERE}/edition.toml and {HERE}/cards.toml" in said
    assert copy.kept().startswith(f"amsterdam {OLD} is not what it was")
    for name in ("edition.toml", "cards.toml"):
        copy.replace(HERE / name, f'version = "{OLD}"', f'version = "{NEW}"')

    former = HERE / "former" / f"{OLD}.toml"
    assert f"write {former}. It begins with [meta]" in copy.kept()
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r'^```toml\n(\[meta\]\nversion = "OLD".*?)```', guide, re.M | re.S)
    shown = shown.replace("OLD", OLD).replace("NEW", NEW).replace("NUMBER", str(NUMBER))
    head, table, rest = shown.partition("[cards.")
    copy.add(former, head)
    assert f"amsterdam {OLD} is not what it was: {former} must tell all" in copy.kept()
    copy.add(former, table + rest)
    assert f"amsterdam {NEW} is new: PYTHONPATH=tests python -m golden" in copy.tested(WHOLE)[1]
    assert copy.kept() == ""

    went, said = copy.tested(WHOLE)
    assert not went
    assert f"write in docs/balance-amsterdam.md what is new in edition {NEW}" in said
    copy.add("docs/balance-amsterdam.md", f"\n{NEW} has card {NUMBER} besides.\n")
    went, said = copy.tested(COMPLETE, WHOLE, *NETS)
    assert went, said
    assert f"the net for amsterdam must be trained anew for edition {NEW}" in said
