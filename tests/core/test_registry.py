"""Games that other packages bring: found by their entry points, refused one by one."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from damrak.core import registry
from damrak.core.editions.edition import Edition
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.registry import Registry, check_name, home_of, module_of
from damrak.games import GAMES, REGISTRY
from damrak.games.merchants.game import GAME as MERCHANTS

OURS = list(REGISTRY.own.values())
NOT_A_GAME = "a text"


class Other(Game):
    """A game that has a name and an edition, and no rules."""

    def __init__(self, name: str, edition: str) -> None:
        super().__init__(name, rules=1, seats=[2], options=[], bound=10)
        self.text = edition

    def printed(self) -> Edition:
        return Edition("edition.toml", self.text, own=False)

    def open(self, edition: Edition) -> None:
        if "numbers" not in edition.cells:
            raise Mistake("'numbers' is missing")


TULIPS = Other("tulips", "[meta]\nversion = '1'\n[numbers]")  # type: ignore[abstract]
UNPRINTED = Other("tulips", "[meta]\nversion = '1'")  # type: ignore[abstract]
HERE = __name__


def found(monkeypatch: pytest.MonkeyPatch, *entries: tuple[str, str]) -> Registry:
    """A registry where these entry points are installed."""
    points = [EntryPoint(name, value, registry.GROUP) for name, value in entries]

    def entry_points(*, group: str) -> list[EntryPoint]:
        assert group == "damrak.games"
        return points

    load = EntryPoint.load

    def loaded(entry: EntryPoint) -> Any:
        # This file is no module that could be imported by its name.
        module, _, attribute = entry.value.partition(":")
        return globals()[attribute] if module == HERE else load(entry)

    monkeypatch.setattr(registry, "entry_points", entry_points)
    monkeypatch.setattr(EntryPoint, "load", loaded)
    return Registry(OURS)


def test_a_game_of_another_package_stands_beside_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    made = found(monkeypatch, ("tulips", f"{HERE}:TULIPS"))
    assert list(made.games) == [*REGISTRY.own, "tulips"]
    assert list(made.own) == list(REGISTRY.own)
    assert made.find("tulips") is TULIPS
    assert made.broken == {}


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("tulips", "damrak_no_such_package.game:GAME", "ModuleNotFoundError"),
        ("tulips", "damrak.games:NO_SUCH_GAME", "AttributeError"),
        ("tulips", f"{HERE}:NOT_A_GAME", "should be a Game"),
        ("tulips", f"{HERE}:UNPRINTED", "'numbers' is missing"),
        ("roses", f"{HERE}:TULIPS", "calls itself 'tulips'"),
        ("Tulips", f"{HERE}:TULIPS", "cannot be the name of a game"),
    ],
)
def test_one_that_cannot_be_loaded_says_why_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    made = found(monkeypatch, (name, value))
    assert list(made.games) == list(REGISTRY.own)
    with pytest.raises(Mistake, match=why):
        made.find(name)
    assert made.find("merchants") is MERCHANTS


def test_a_name_is_taken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = found(monkeypatch, ("merchants", f"{HERE}:TULIPS"), ("tulips", f"{HERE}:TULIPS"))
    assert made.find("merchants") is MERCHANTS
    assert made.find("tulips") is TULIPS
    (why,) = made.broken.values()
    assert "has brought a game of that name already" in why


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(Mistake, match="expected one of ticket-to-ride, amsterdam, merchants"):
        REGISTRY.find("chess")


@pytest.mark.parametrize("name", ["tulips", "tulip-trade", "go9", "a"])
def test_good_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["", "Tulips", "tulip_trade", "-tulips", "tulips-", "9men", "a--b", "é", "x" * 41],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(Mistake, match="cannot be the name of a game"):
        check_name(name)


def test_what_a_game_may_bring_is_looked_for_in_its_package() -> None:
    assert home_of(GAMES["merchants"]) == "damrak.games.merchants"
    assert module_of("damrak.games.merchants.knowledge.encode") is not None
    assert module_of("damrak.games.merchants.no_such_module") is None
    assert module_of("damrak_no_such_package.encode") is None
