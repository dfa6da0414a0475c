"""Tests are dealt out to processes by names that exist, and what is shared stays together."""

import re
from pathlib import Path

from scheduling import FIRST, SHARING, SMALL, TOGETHER, turn, unit

TESTS = Path(__file__).parents[1]
FILES = [str(path.relative_to(TESTS)) for path in TESTS.glob("**/test_*.py")]
SHARED = re.compile(r'fixture\(scope="module"\)|^STAGE = ', re.MULTILINE)
"""What the tests of a file share: set up again by every process that runs one of them."""


def test_every_name_is_one_of_a_file_or_folder() -> None:
    for name in (*FIRST, *SHARING, *TOGETHER, *SMALL):
        assert any(file == name or file.startswith(f"{name.rstrip('/')}/") for file in FILES), name


def test_what_the_tests_of_a_file_share_is_set_up_once() -> None:
    sharing = [file for file in FILES if SHARED.search((TESTS / file).read_text("utf-8"))]
    assert len(sharing) > 8
    for file in sharing:
        assert unit(f"tests/{file}::test_one") == unit(f"tests/{file}::test_other[a::b]"), file


def test_what_takes_longest_begins_first() -> None:
    names = ["tests/rules/test_a.py::test", "tests/browser/pocket/test_pocket.py::test[x]"]
    assert sorted(names, key=turn) == names[::-1]
    assert unit("tests/server/test_bots.py::test_a") != unit("tests/server/test_bots.py::test_b")
