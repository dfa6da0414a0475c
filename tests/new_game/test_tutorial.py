"""The tutorial is followed to the letter: files written, commands typed, the game played."""

import asyncio
import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from damrak.bots import LEVELS
from new_game.packages import (
    Site,
    tutorial_blocks,
    tutorial_commands,
    tutorial_files,
    tutorial_package,
)
from server.serving import Player, Process

TYPED = [
    "damrak new-game tulips",
    "pip install --editable './damrak-tulips[test]'",
    "pytest damrak-tulips",
    "damrak play tulips",
    "pytest damrak-tulips",
    "damrak play tulips --seats you,greedy",
    "damrak play tulips --seats you,strong,strong --lang fr",
    "damrak serve --browser",
    "damrak simulate tulips --seats strong,greedy,random --games 10",
    "damrak arena tulips --bots greedy,random --seats 3 --games 30",
    "damrak bench tulips --seconds 1",
]
"""What the tutorial lets one type. A command that is new there needs a test here."""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tutorial_package(tmp_path_factory.mktemp("written"))


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Site:
    made = Site(tmp_path_factory.mktemp("site"))
    made.install(package)
    return made


def test_it_lets_one_type_what_is_tested_here() -> None:
    assert tutorial_commands() == TYPED


def test_every_file_of_the_dice_game_is_replaced(package: Path) -> None:
    left = {"README.md", "pyproject.toml", "src/damrak_tulips/__init__.py"}
    left.add("src/damrak_tulips/py.typed")
    found = {
        str(path.relative_to(package))
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert found - set(tutorial_files()) == left
    (entry,) = tutorial_blocks("toml")
    assert entry in (package / "pyproject.toml").read_text()


@pytest.mark.full
def test_its_tests_pass(site: Site, package: Path) -> None:
    assert "passed" in site.pytest(package)


@pytest.mark.full
def test_a_view_that_shows_hands_to_all_is_caught(
    site: Site, package: Path, tmp_path: Path
) -> None:
    """As the tutorial proposes to try."""
    leaky = Site(tmp_path)
    leaky.install(package)
    view = tmp_path / "damrak_tulips" / "view.py"
    text = view.read_text()
    assert text.count(" if reader in (seat, ALL) else None") == 1
    view.write_text(text.replace(" if reader in (seat, ALL) else None", ""))
    tests = str(package / "tests")
    done = leaky.run("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", tests, ok=False)
    assert "depends on a secret" in done.stdout


@pytest.mark.full
@pytest.mark.parametrize("line", [line for line in TYPED if line.startswith("damrak play")])
def test_it_is_played_in_the_terminal(site: Site, line: str, tmp_path: Path) -> None:
    args = [*shlex.split(line)[1:], "--seed", "1", "--name", "Anna"]
    said = site.damrak(*args, told="1\n" * 10, cwd=tmp_path)
    french = "--lang fr" in line
    assert ("Anna plante un bulbe" if french else "Anna plants") in said
    assert ("La graine était" if french else "The seed was") in said, "it is played to its end"


@pytest.mark.full
@pytest.mark.parametrize(
    "line", [line for line in TYPED if line.split()[1] in ("simulate", "arena", "bench")]
)
def test_it_is_played_by_bots(site: Site, line: str, tmp_path: Path) -> None:
    said = json.loads(site.damrak(*shlex.split(line)[1:], "--json", cwd=tmp_path))
    assert said.get("failures", 0) == 0
    if "arena" in line:
        greedy, other = said["bots"]
        assert greedy["mean_score"] > other["mean_score"], "a step ahead is better than none"


@pytest.mark.full
def test_it_is_an_environment(site: Site) -> None:
    (aec,) = tutorial_blocks("python")
    more = """
import numpy as np
import pyspiel
import damrak.env.openspiel
from damrak.env.vector import VectorEnv

seen = game.observe("player_1")["observation"]
assert seen.shape == (game.observer.encoding.size,) and game.observer.encoding.size > 20
assert seen.min() >= -1 and seen.max() <= 2

many = VectorEnv("tulips", count=4, seats=3, seed=1)
rng = np.random.default_rng(1)
ended = 0
for _ in range(60):
    assert np.isfinite(many.observations()).all()
    actions = [rng.choice(np.flatnonzero(mask)) for mask in many.masks()]
    ended += many.step(np.array(actions))[0].sum()
assert ended > 4

state = pyspiel.load_game("damrak_tulips", {"seats": 2}).new_initial_state()
while not state.is_terminal():
    state.apply_action(int(rng.choice(state.legal_actions())))
assert sum(state.returns()) == 1
"""
    site.python("-c", aec + more)


@pytest.mark.full
def test_it_is_played_on_a_server(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", site.path)
    with Process(f"sqlite:///{tmp_path / 'damrak.sqlite'}") as server:
        asyncio.run(_played(server.url))


async def _played(url: str) -> None:
    async with Player(url) as anna:
        shelf = await anna.get("/api/games")
        line = next(each for each in shelf["games"] if each["name"] == "tulips")
        assert line["bots"] == list(LEVELS)
        texts = (await anna.http.get("/api/texts/fr/tulips")).text
        assert texts.index("tulips = Tulipes") < texts.index("tulips = Tulips")
        table = await anna.set_table("me", *LEVELS[:3], game="tulips")
        hinted = False
        while True:
            update: dict[str, Any] = await anna.update(table["id"])
            if update["view"]["over"]:
                break
            if not update["may"]:
                await asyncio.sleep(0.05)
                continue
            if not hinted:
                hint = await anna.post(f"/api/matches/{table['id']}/hint", seat=0, bot="strong")
                assert hint["choice"]["words"] in [each["words"] for each in update["may"]]
                assert hint["explanation"]
                assert len(hint["alternatives"]) == len(update["may"])
                hinted = True
            others = [player["hand"] for player in update["view"]["players"][1:]]
            assert others == [None, None, None]
            await anna.do(table["id"], update["may"][0]["words"], update["at"])
        over = await anna.becomes(table["id"], "over")
        assert {part for score in over["scores"] for part in score["parts"]} == {"beds", "sales"}
