"""The mutation score: which small changes of the code the tests notice.

Every place that one of cosmic-ray's operators can change is a candidate: another operator, another
number, a condition turned round, a loop left out. A sample of them is drawn with a seed, the same
number from each part of the code in proportion to `SHARES`. Each is made in a copy of the
repository, and the tests of its part are run, the likeliest first, until one fails. Annotations,
decorators, what a class is declared with, `strict` and what only the type checker reads are left
alone. So are changes that mean nothing by themselves: `is` in the place of another comparison (of
small numbers and names it says the same as `==`), and words compared by the alphabet.
"""

import argparse
import ast
import difflib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from random import Random

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parents[2]
COPIED = (
    "src",
    "tests",
    "docs",
    "scripts",
    "examples",
    "requirements",
    "web/src",
    "web/package.json",
)
COPIED += ("pyproject.toml", "hatch_build.py", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "pictures")
SKIPPED_OPERATORS = {"core/RemoveDecorator"}
COMPARISON = "core/ReplaceComparisonOperator_"
GAMES = ("ticket_to_ride", "merchants", "amsterdam")
ALL = ["-m", "full or not full"]
CONTRACT = ["tests/contract/test_contract.py", "tests/perft", "tests/golden"]


def longer_last(*groups: list[str]) -> list[list[str]]:
    """Some tests, the quick ones of each group before all the others."""
    return [*groups, *([*group, "-m", "full"] for group in groups)]


@dataclass(frozen=True)
class Part:
    """A part of the code, its share of the sample, and the tests that should notice, in order."""

    folder: str
    share: int
    tests: list[list[str]]


PARTS = [
    Part(
        "core",
        2,
        [
            [
                "tests/core",
                "--ignore=tests/core/test_text.py",
                "--ignore=tests/core/test_imports.py",
                *ALL,
            ],
            [f"tests/rules/{game}/test_edition.py" for game in GAMES],
            ["tests/env", "tests/contract", "tests/golden", "tests/perft"],
        ],
    ),
    Part(
        "games/ticket_to_ride",
        1,
        longer_last(
            ["tests/rules/ticket_to_ride"], [*CONTRACT, "-k", "not amsterdam and not merchants"]
        ),
    ),
    Part(
        "games/merchants",
        1,
        longer_last(["tests/rules/merchants"], [*CONTRACT, "-k", "not amsterdam and not ticket"]),
    ),
    Part(
        "games/amsterdam",
        2,
        longer_last(["tests/rules/amsterdam"], [*CONTRACT, "-k", "not merchants and not ticket"]),
    ),
    Part(
        "server/match",
        2,
        [
            [f"tests/server/{name}.py" for name in names] + ALL
            for names in (
                ("match/test_clock", "match/test_log", "match/test_falling", "match/test_cache"),
                ("match/test_simultaneous", "match/test_start"),
                ("match/test_playing", "match/test_auction", "match/test_lag"),
                ("match/test_clocks_run", "match/test_results"),
                ("people/test_tables", "test_bots"),
                ("attacks/test_nothing_seen", "hosting/test_operation"),
                ("hosting/test_processes", "test_rooms"),
            )
        ],
    ),
]


class Unusable(Exception):
    """Tests that fail without any mutant."""


@dataclass(frozen=True)
class Change:
    """One way to change a file: an operator, and which of its places in the file."""

    path: Path
    operator: str
    occurrence: int
    start: tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """A small change of the code: its part, and the file without and with it."""

    part: Part
    change: Change
    before: str
    after: str

    def diff(self) -> list[str]:
        """The lines that changed."""
        lines = difflib.unified_diff(self.before.split("\n"), self.after.split("\n"), n=0)
        return [line for line in lines if line[:2] not in ("--", "++", "@@")]

    def where(self) -> str:
        """File, line, and the function or class it stands in."""
        line = self.change.start[0]
        around = [
            node
            for node in ast.walk(ast.parse(self.before))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            and node.lineno <= line <= (node.end_lineno or 0)
        ]
        names = [node.name for node in sorted(around, key=lambda node: node.lineno)]
        return f"{self.change.path.relative_to(ROOT)}:{line} {'.'.join(names)}"


Stretch = tuple[tuple[int, int], tuple[int, int]]


def stretch(node: ast.expr | ast.stmt) -> Stretch:
    """Where something begins and ends."""
    first = (node.lineno, node.col_offset)
    return first, (node.end_lineno or 0, node.end_col_offset or 0)


def untouched(source: str) -> list[Stretch]:
    """The stretches of a file that mean nothing to what runs."""
    nodes: list[ast.expr | ast.stmt] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            nodes += node.decorator_list
        if isinstance(node, ast.ClassDef):
            nodes += [keyword.value for keyword in node.keywords]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
            nodes.append(node.returns)
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation:
            nodes.append(node.annotation)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            nodes.append(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "zip":
            # `strict` is a promise between lines of ours, like a type.
            nodes += [keyword.value for keyword in node.keywords]
    return [stretch(node) for node in nodes]


def meant(operator: str) -> bool:
    """Whether a change is one that a programmer could make by mistake."""
    if operator in SKIPPED_OPERATORS:
        return False
    before, _, after = operator.removeprefix(COMPARISON).partition("_")
    return not (operator.startswith(COMPARISON) and "Is" in after and "Is" not in before)


def ordering(operator: str) -> bool:
    """Whether a change makes a comparison one of more and less."""
    return operator.startswith(COMPARISON) and operator.endswith(("_Lt", "_LtE", "_Gt", "_GtE"))


def words_compared(source: str) -> list[Stretch]:
    """Where a word is compared with something."""
    return [
        stretch(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Constant) and isinstance(side.value, str)
            for side in (node.left, *node.comparators)
        )
    ]


def places(part: Part) -> list[list[Change]]:
    """The places of a part that can be changed, with all ways to change each."""
    operators = [(name, get_operator(name)) for name in operator_names()]
    simple = [(name, kind()) for name, kind in operators if not kind.arguments()]
    found: dict[tuple[str, tuple[int, int], str], list[Change]] = defaultdict(list)
    for path in sorted((ROOT / "src/damrak" / part.folder).rglob("*.py")):
        source = path.read_text()
        left_alone, words = untouched(source), words_compared(source)
        nodes = list(ast_nodes(get_ast_from_path(path)))
        for name, operator in simple:
            if not meant(name):
                continue
            stretches = left_alone + words if ordering(name) else left_alone
            positions = [start for node in nodes for start, _ in operator.mutation_positions(node)]
            for occurrence, start in enumerate(positions):
                hidden = any(first <= start < last for first, last in stretches)
                if not hidden:
                    change = Change(path, name, occurrence, start)
                    found[str(path), start, name.split("_")[0]].append(change)
    return [found[key] for key in sorted(found)]


def draw(sample: int, seed: int, only: str) -> tuple[list[Mutant], int]:
    """A sample of mutants, the same for the same seed and code; and how many places there are."""
    rng = Random(seed)
    shares = sum(part.share for part in PARTS)
    drawn: list[Mutant] = []
    total = 0
    for part in PARTS:
        candidates = places(part)
        total += len(candidates)
        rng.shuffle(candidates)
        for ways in candidates[: round(sample * part.share / shares)]:
            change = rng.choice(ways)
            before = change.path.read_text()
            after = mutate_code(before, get_operator(change.operator)(), change.occurrence)
            if after is not None and only in str(change.path):
                drawn.append(Mutant(part, change, before, after))
    return drawn, total


class Copy:
    """A copy of the repository in which mutants are made and tested."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        self.python = str((ROOT / python).absolute())
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
            elif (ROOT / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        self.environment = dict(os.environ)
        self.environment["PYTHONPATH"] = f"{folder / 'src'}:{folder / 'tests'}"
        self.environment["PYTHONDONTWRITEBYTECODE"] = "1"
        # Bytecode that is checked by the hash of its source: a mutant is as long as the original,
        # and made in the same second.
        compiling = [
            "-m",
            "compileall",
            "-q",
            "--invalidation-mode",
            "checked-hash",
            "src",
            "tests",
        ]
        subprocess.run([self.python, *compiling], cwd=folder, check=True)  # noqa: S603

    def test(self, chosen: list[str], limit: float) -> tuple[str, float]:
        """Run some tests; 'passed', 'failed' or 'timeout', and the seconds it took."""
        command = [self.python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-m", "not full", *chosen]
        began = time.monotonic()
        tests = subprocess.Popen(  # noqa: S603
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code = tests.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(tests.pid, signal.SIGKILL)
            tests.wait()
            return "timeout", time.monotonic() - began
        passed = code in (0, 5)  # 5 where a group has no such tests
        return "passed" if passed else "failed", time.monotonic() - began

    def try_out(self, mutant: Mutant, limits: list[float]) -> str:
        """Whether the tests of its part notice a mutant: 'killed', 'timeout' or 'survived'."""
        path = self.folder / mutant.change.path.relative_to(ROOT)
        path.write_text(mutant.after)
        try:
            for chosen, limit in zip(mutant.part.tests, limits, strict=True):
                result, _ = self.test(chosen, limit)
                if result != "passed":
                    return "killed" if result == "failed" else result
        finally:
            path.write_text(mutant.before)
        return "survived"


def say(*words: object) -> None:
    """Tell whoever waits."""
    sys.stdout.write("\n  ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Draw a sample, try it out, and say the score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=80, help="how many mutants (80)")
    parser.add_argument("--seed", type=int, default=1, help="of the sample (1)")
    parser.add_argument("--limit", type=float, default=5, help="times the usual seconds (5)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time (1)")
    parser.add_argument("--only", default="", help="only files whose path has this in it")
    parser.add_argument("--list", action="store_true", help="show the sample, test nothing")
    parser.add_argument("--least", type=float, default=90, help="fail below this share, in percent")
    parser.add_argument("--python", default=".venv/bin/python", help="the one that runs tests")
    asked = parser.parse_args()
    mutants, total = draw(asked.sample, asked.seed, asked.only)
    say(f"{len(mutants)} of {total} places (seed {asked.seed})")
    if asked.list:
        for mutant in mutants:
            say(mutant.where(), *mutant.diff())
        return
    with tempfile.TemporaryDirectory(prefix="damrak-mutate-") as folder:
        copies = [Copy(Path(folder) / str(number), asked.python) for number in range(asked.jobs)]
        try:
            score(mutants, copies, asked.limit, asked.least)
        except Unusable as error:
            sys.exit(str(error))


def score(mutants: list[Mutant], copies: list[Copy], slack: float, least: float) -> None:
    """Try out all mutants, telling each result, and then the survivors and the share killed."""
    idle: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        idle.put(copy)

    def usual(chosen: list[str]) -> float:
        """The time limit of some tests, by how long they take without any mutant."""
        copy = idle.get()
        result, seconds = copy.test(chosen, 3600)
        idle.put(copy)
        if result != "passed":
            raise Unusable(f"{' '.join(chosen)}: {result} without any mutant; mend that first")
        return 30 + slack * seconds

    def tried(mutant: Mutant) -> tuple[Mutant, str]:
        copy = idle.get()
        result = copy.try_out(mutant, limits[mutant.part.folder])
        idle.put(copy)
        return mutant, result

    parts = [part for part in PARTS if any(mutant.part is part for mutant in mutants)]
    results: dict[str, list[Mutant]] = defaultdict(list)
    with ThreadPoolExecutor(len(copies)) as pool:
        asked = [(part.folder, [pool.submit(usual, each) for each in part.tests]) for part in parts]
        limits = {folder: [each.result() for each in futures] for folder, futures in asked}
        trials = [pool.submit(tried, mutant) for mutant in mutants]
        for number, trial in enumerate(as_completed(trials), 1):
            mutant, result = trial.result()
            results[result].append(mutant)
            say(f"{number:3}/{len(mutants)} {result:8} {mutant.where()}")
    for mutant in results["survived"]:
        say(f"\nsurvived: {mutant.where()}", *mutant.diff())
    killed = len(results["killed"]) + len(results["timeout"])
    share = 100 * killed / max(1, len(mutants))
    by_time = len(results["timeout"])
    say(f"\n{killed} of {len(mutants)} killed, {by_time} of them by time: {share:.1f} %")
    if share < least:
        sys.exit(f"expected at least {least:g} %")


if __name__ == "__main__":
    main()
