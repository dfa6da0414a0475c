"""Bots of other packages: found by their entry points, loaded when they are asked for."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from damrak.bots import BOTS, make_bot
from damrak.bots.budget import Budget
from damrak.bots.plugins import Plugins, class_bot
from damrak.core.mistake import Mistake
from damrak.core.play import Player

BOTS_OF_THE_PACKAGE = '''
"""A package of somebody else's."""

from damrak.core.mistake import Mistake
from damrak.core.play import Player


class First(Player):
    """Takes what comes first."""

    def choose(self, view, options):
        return options[0]


class Drawn(First):
    """Has chance of its own."""

    def __init__(self, rng, *, budget=None):
        self.rng = rng
        self.budget = budget


class Wanting(First):
    def __init__(self, courage):
        self.courage = courage


class Failing(First):
    def __init__(self):
        raise ValueError("no disc")


def made(game, rng, budget):
    if game != "amsterdam":
        raise Mistake(f"only amsterdam, not {game}")
    return First()


def nothing():
    return 7


NUMBER = 3
'''


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Plugins]]:
    """Installs a package whose entry points are given, and finds what it brings."""
    sys.modules.pop("damrak_others", None)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "damrak_others.py").write_text(BOTS_OF_THE_PACKAGE)

    def make(*, package: str = "damrak-others", **bots: str) -> Plugins:
        about = tmp_path / f"{package.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name.replace('_', '-')} = {value}" for name, value in bots.items()]
        (about / "entry_points.txt").write_text("\n".join(["[damrak.bots]", *lines]) + "\n")
        return Plugins(BOTS)

    yield make
    sys.modules.pop("damrak_others", None)


def made(plugins: Plugins, name: str, game: str = "merchants") -> Player:
    return plugins.bots[name](game, Random(1), Budget(simulations=5))


def test_a_bot_of_another_package_is_found_by_its_name(install: Callable[..., Plugins]) -> None:
    plugins = install(first="damrak_others:First", made_here="damrak_others:made")
    assert list(plugins.bots) == ["first", "made-here"]
    assert plugins.refused == {}
    assert "damrak_others" not in sys.modules, "it is loaded when it is asked for"
    assert type(made(plugins, "first")).__name__ == "First"
    assert type(made(plugins, "made-here", "amsterdam")).__name__ == "First"


def test_it_is_given_what_its_parameters_name(install: Callable[..., Plugins]) -> None:
    bot = made(install(drawn="damrak_others:Drawn"), "drawn")
    assert isinstance(vars(bot)["rng"], Random)
    assert vars(bot)["budget"].simulations == 5


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("damrak_none:First", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("damrak_others:Last", "cannot be loaded: AttributeError"),
        ("damrak_others:NUMBER", "is a int; expected a class of bots"),
        ("damrak_others:nothing", "is a int; expected a damrak.core.play.Player"),
        ("damrak_others:Wanting", "it takes 'courage'; expected parameters among game, rng"),
        ("damrak_others:Failing", "cannot be made: ValueError: no disc"),
        ("damrak_others:made", "only amsterdam, not merchants"),
    ],
)
def test_one_that_cannot_be_used_says_why(
    install: Callable[..., Plugins], value: str, why: str
) -> None:
    plugins = install(other=value, first="damrak_others:First")
    with pytest.raises(Mistake) as told:
        made(plugins, "other")
    assert why in str(told.value)
    if "only" not in why:
        assert "'other' of the package damrak-others" in str(told.value)
    assert made(plugins, "first") is not None, "others go on"


def test_our_names_cannot_be_taken(install: Callable[..., Plugins]) -> None:
    plugins = install(strong="damrak_others:First")
    assert plugins.bots == {}
    assert "damrak has one of that name" in plugins.refused["strong of damrak-others"]


def test_of_two_with_the_same_name_neither_is_taken(install: Callable[..., Plugins]) -> None:
    install(first="damrak_others:First")
    plugins = install(package="damrak-more", first="damrak_others:Drawn")
    assert plugins.bots == {}
    assert "another package brings one of that name" in plugins.refused["first"]


def test_a_name_that_cannot_be_typed_is_refused(install: Callable[..., Plugins]) -> None:
    plugins = install(First="damrak_others:First")
    assert "expected a name of at most 40 small letters" in plugins.refused["First"]


def test_a_class_can_be_named_by_its_place(install: Callable[..., Plugins]) -> None:
    install()
    bot = make_bot("damrak_others:First", "ticket-to-ride", Random(1))
    assert type(bot).__name__ == "First"
    with pytest.raises(Mistake, match="the bot damrak_others:Last cannot be loaded"):
        make_bot("damrak_others:Last", "ticket-to-ride", Random(1))
    for wrong in ("damrak_others:", ":First", "damrak others:First", "a:b:c"):
        with pytest.raises(Mistake, match="expected a class such as"):
            class_bot(wrong)


def run(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = [str(tmp_path), *sys.path]
    code = f"import sys; sys.path[:0] = {paths!r}; from damrak.cli import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.full
def test_they_play_on_the_command_line(install: Callable[..., Plugins], tmp_path: Path) -> None:
    install(first="damrak_others:First")
    bots = "first,damrak_others:Drawn"
    played = run(tmp_path, "simulate", "ticket-to-ride", "--seats", bots, "--games", "1", "--json")
    assert played.returncode == 0, played.stderr
    told = msgspec.json.decode(played.stdout)
    assert [line["bot"] for line in told["seats"]] == ["first", "damrak_others:Drawn"]
    met = run(
        tmp_path, "arena", "ticket-to-ride", "--bots", bots, "--games", "2", "--jobs", "1", "--json"
    )
    assert met.returncode == 0, met.stderr
    assert [line["bot"] for line in msgspec.json.decode(met.stdout)["bots"]] == bots.split(",")
    unknown = run(tmp_path, "simulate", "ticket-to-ride", "--seats", "first,last", "--games", "1")
    assert unknown.returncode != 0
    assert "unknown bot 'last'; expected one of random, easy" in unknown.stderr
    assert "first, the path of a program, or package:Class" in unknown.stderr


@pytest.mark.full
def test_a_class_that_a_saved_game_names_is_not_loaded_unasked(
    install: Callable[..., Plugins], tmp_path: Path
) -> None:
    install()
    bots = "random,damrak_others:First"
    folder = tmp_path / "games"
    run(
        tmp_path,
        "simulate",
        "ticket-to-ride",
        "--seats",
        bots,
        "--games",
        "1",
        "--save",
        str(folder),
    )
    (saved,) = folder.glob("*.game")
    told = run(tmp_path, "play", "--load", str(saved))
    assert told.returncode != 0
    assert "say with --seats who plays it on" in told.stderr
