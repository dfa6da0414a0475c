"""What a release says and is made of."""

import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NOTES = ROOT / "scripts/release-notes"
CHANGES = """# Changes

## Unreleased

- not yet

## 1.2.0 - 2026-05-01

### Added

- one thing

## 1.1.0 - 2026-04-01

"""


def load(path: Path) -> ModuleType:
    loader = SourceFileLoader(path.name.replace("-", "_"), str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def test_the_notes_of_a_release_are_its_section_of_the_change_log() -> None:
    notes = load(NOTES).notes
    assert notes(CHANGES, "1.2.0") == "### Added\n\n- one thing\n"
    with pytest.raises(SystemExit, match="says nothing"):
        notes(CHANGES, "1.1.0")
    with pytest.raises(SystemExit, match="has no section"):
        notes(CHANGES, "1.3.0")


def test_the_change_log_has_a_section_for_what_is_unreleased() -> None:
    done = subprocess.run(
        [sys.executable, str(NOTES), "Unreleased"], capture_output=True, text=True, check=True
    )
    assert "### Added" in done.stdout


@pytest.mark.parametrize(
    "path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda p: p.stem
)
def test_what_is_pinned_has_hashes_and_names_no_index(path: Path) -> None:
    text = path.read_text()
    assert not re.search(r"^\s*--(index|extra-index|find-links|trusted)", text, re.MULTILINE)
    assert "://" not in text
    pins = re.findall(r"^([a-z0-9][\w.-]*)==\S+(.*(?:\n    --hash.*)*)", text, re.MULTILINE)
    assert len(pins) > 0
    for name, rest in pins:
        assert "--hash=sha256:" in rest, name


def test_servers_are_pinned_with_all_that_serving_needs() -> None:
    facts = project()["project"]
    wanted = [*facts["dependencies"]]
    wanted += [
        *facts["optional-dependencies"]["postgres"],
        *facts["optional-dependencies"]["redis"],
    ]
    pinned = (ROOT / "requirements/serve.txt").read_text()
    for each in wanted:
        name = re.split(r"[\[><=;]", each)[0].replace(".", "-").strip()
        assert re.search(rf"^{re.escape(name)}==", pinned, re.MULTILINE), name


def test_every_dependency_is_tested_at_the_lowest_version_that_is_allowed() -> None:
    facts = project()["project"]
    wanted = [*facts["dependencies"]]
    wanted += [each for extra in facts["optional-dependencies"].values() for each in extra]
    pinned = (ROOT / "requirements/lowest.txt").read_text()
    for each in wanted:
        name, bound = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", each).groups()  # type: ignore[union-attr]
        found = re.search(rf"^{name.replace('.', '-')}==([\d.]+)", pinned, re.MULTILINE)
        assert found is not None, name
        got, low = ([*map(int, v.split(".")), 0, 0][:3] for v in (found.group(1), bound))
        assert got == low, (
            f"{name}: {bound} is allowed, but the lowest that exists is {found.group(1)}"
        )


def test_the_compiled_wheels_are_for_every_python_that_is_promised() -> None:
    facts = project()
    promised = {
        line.rsplit(" ", 1)[1]
        for line in facts["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", line)
    }
    built = {
        re.sub(r"cp3(\d+)-\*", r"3.\1", each) for each in facts["tool"]["cibuildwheel"]["build"]
    }
    assert built == promised
    assert facts["project"]["requires-python"] == f">={min(promised, key=lambda v: int(v[2:]))}"


def test_the_speed_that_is_kept_has_every_game() -> None:
    from damrak.games import GAMES

    kept = json.loads((ROOT / "scripts/measuring/ratios.json").read_text())
    assert kept
    for ratios in kept.values():
        assert {"amsterdam", "merchants", "ticket-to-ride"} <= set(ratios) <= set(GAMES)
        assert all(set(each) == {"loop", "hearts"} for each in ratios.values())


def test_a_game_is_slower_if_both_of_its_ratios_have_fallen_by_more_than_15_percent() -> None:
    pytest.importorskip("pyspiel")
    slower = load(ROOT / "scripts/measuring/bench_ratios.py").slower
    kept = {"a": {"loop": 2.0, "hearts": 10.0}}
    assert slower({"a": {"loop": 1.72, "hearts": 8.6}}, kept) == []
    assert slower({"a": {"loop": 1.0, "hearts": 8.6}}, kept) == [], "the loop has become faster"
    assert slower({"a": {"loop": 1.68, "hearts": 8.4}}, kept) == ["a (by 16%)"]
    assert slower({}, kept) == ["a (not measured)"]


def test_what_looked_slower_counts_as_the_best_that_was_measured() -> None:
    pytest.importorskip("pyspiel")
    module = load(ROOT / "scripts/measuring/bench_ratios.py")
    one, other = {"a": {"loop": 1.5, "hearts": 9.0}}, {"a": {"loop": 1.8, "hearts": 8.0}}
    assert module.best(one, other) == {"a": {"loop": 1.8, "hearts": 9.0}}
