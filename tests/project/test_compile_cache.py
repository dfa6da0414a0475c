"""What was compiled is kept under the hash of all it was made from, whole or not at all."""

import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

from loading import load

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    pytest.importorskip("hatchling")
    return load("hatch_build.py")


def source(folder: Path) -> Path:
    """A few of the sources, to change."""
    rooms = folder / "damrak"
    for room in ("core", "games", "bots", "server"):
        (rooms / room).mkdir(parents=True)
        (rooms / room / "x.py").write_text("x = 1\n")
    (rooms / "text.py").write_text("y = 1\n")
    return folder


def native(folder: Path) -> Path:
    (folder / "damrak" / "core").mkdir(parents=True)
    (folder / "unit.so").write_bytes(b"unit")
    (folder / "damrak" / "core" / "x.so").write_bytes(b"x")
    return folder


def test_what_a_server_does_for_every_action_is_compiled(hook: ModuleType) -> None:
    chosen = set(hook.chosen(ROOT / "src"))
    assert "damrak/core/encoding/difference.py" in chosen
    assert "damrak/core/editions/difference.py" not in chosen, "rarely asked, and never in play"
    for game in ("amsterdam", "merchants", "ticket_to_ride"):
        assert f"damrak/games/{game}/knowledge/listing.py" in chosen
        assert f"damrak/games/{game}/knowledge/view.py" not in chosen, "structs cannot be"


def test_the_same_sources_have_the_same_fingerprint(hook: ModuleType, tmp_path: Path) -> None:
    one = source(tmp_path / "one")
    two = Path(shutil.copytree(one, tmp_path / "two"))
    assert hook.fingerprint(one) == hook.fingerprint(two)


@pytest.mark.parametrize("changed", ["core/x.py", "games/x.py", "bots/x.py", "text.py"])
def test_another_source_has_another_fingerprint(
    hook: ModuleType, tmp_path: Path, changed: str
) -> None:
    before = hook.fingerprint(source(tmp_path))
    (tmp_path / "damrak" / changed).write_text("x = 2\n")
    assert hook.fingerprint(tmp_path) != before
    (tmp_path / "damrak" / changed).unlink()
    assert hook.fingerprint(tmp_path) != before


def test_what_is_not_compiled_changes_nothing(hook: ModuleType, tmp_path: Path) -> None:
    before = hook.fingerprint(source(tmp_path))
    (tmp_path / "damrak/server/x.py").write_text("x = 2\n")
    assert hook.fingerprint(tmp_path) == before


@pytest.mark.parametrize("name", ["python", "compiler"])
def test_another_python_or_compiler_has_another_fingerprint(
    hook: ModuleType, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = hook.fingerprint(source(tmp_path))
    if name == "python":
        monkeypatch.setattr(sys, "version", "4.0")
    else:
        monkeypatch.setenv("CFLAGS", "-O1")
    assert hook.fingerprint(tmp_path) != before


def test_what_was_kept_is_fetched_and_nothing_else(hook: ModuleType, tmp_path: Path) -> None:
    store = hook.Store(tmp_path / "store")
    assert not store.fetch("a", tmp_path / "out")
    assert not (tmp_path / "out").exists()
    store.keep("a", native(tmp_path / "built"))
    assert not store.fetch("b", tmp_path / "out")
    assert store.fetch("a", tmp_path / "out")
    assert (tmp_path / "out/unit.so").read_bytes() == b"unit"
    assert (tmp_path / "out/damrak/core/x.so").read_bytes() == b"x"


def test_a_copy_that_was_broken_off_is_no_entry(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = hook.Store(tmp_path / "store")
    built = native(tmp_path / "built")

    def break_off(start: Path, end: Path) -> None:
        end.mkdir()
        shutil.copy(start / "unit.so", end)
        raise OSError("no space left")

    monkeypatch.setattr(shutil, "copytree", break_off)
    with pytest.raises(OSError, match="no space"):
        store.keep("a", built)
    monkeypatch.undo()
    assert list((tmp_path / "store").iterdir()) == []
    assert not store.fetch("a", tmp_path / "out")


def test_of_two_that_keep_the_same_one_is_kept(hook: ModuleType, tmp_path: Path) -> None:
    store = hook.Store(tmp_path / "store")
    built = native(tmp_path / "built")
    store.keep("a", built)
    store.keep("a", built)
    assert [path.name for path in (tmp_path / "store").iterdir()] == ["a"]


def test_the_entry_not_asked_for_longest_makes_room(hook: ModuleType, tmp_path: Path) -> None:
    store = hook.Store(tmp_path / "store")
    built = native(tmp_path / "built")
    for n in range(hook.KEPT):
        store.keep(str(n), built)
        os.utime(tmp_path / "store" / str(n), (1000 + n, 1000 + n))
    assert store.fetch("0", tmp_path / "out")
    store.keep("new", built)
    names = {path.name for path in (tmp_path / "store").iterdir()}
    assert names == {"new", "0", *(str(n) for n in range(2, hook.KEPT))}


def test_what_is_compiled_early_is_not_compiled_again(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[Path] = []

    def compile_unit(source: Path, work: Path, made: Path) -> None:
        compiled.append(source)
        native(made)

    monkeypatch.setattr(hook, "compile_unit", compile_unit)
    sources, kept = source(tmp_path / "src"), str(tmp_path / "kept")
    for number in range(3):
        made = tmp_path / f"native-{number}"
        hook.provide(sources, tmp_path / "work", made, kept if number < 2 else None)
        assert (made / "unit.so").read_bytes() == b"unit"
    assert len(compiled) == 2, "once for the cache, and once for who keeps none"
