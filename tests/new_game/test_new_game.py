"""`damrak new-game` writes a game that works everywhere at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from damrak.cli.new_game import new_game
from damrak.core.mistake import Mistake
from damrak.games import GAMES
from new_game.packages import Site, files_of


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written")
    new_game("tulip-trade", folder)
    return folder / "damrak-tulip-trade"


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Site:
    made = Site(tmp_path_factory.mktemp("site"))
    made.install(package)
    return made


def test_what_it_writes(package: Path) -> None:
    module = "src/damrak_tulip_trade"
    assert list(files_of(package)) == sorted(
        [
            "README.md",
            "pyproject.toml",
            "tests/test_tulip_trade.py",
            *(
                f"{module}/{name}"
                for name in ("__init__.py", "box.py", "edition.toml", "game.py", "py.typed")
            ),
            *(f"{module}/{name}.py" for name in ("schema", "scoring", "state", "turn", "view")),
            *(f"{module}/locales/{each}/tulip-trade.ftl" for each in ("en", "fr", "nl")),
        ]
    )
    whole = "".join((package / each).read_text() for each in files_of(package))
    assert not any(left in whole for left in ("my-game", "my_game", "MyGame", "My game"))
    assert "damrak.skeleton" not in whole
    subprocess.run([sys.executable, "-m", "ruff", "check", "."], check=True, cwd=package)


@pytest.mark.full
def test_its_own_tests_pass(site: Site, package: Path) -> None:
    assert "passed" in site.pytest(package)


@pytest.mark.full
def test_it_stands_on_the_shelf(site: Site) -> None:
    assert "Tulip trade" in site.damrak("games")


@pytest.mark.full
def test_it_is_played_in_the_terminal(site: Site) -> None:
    said = site.damrak("play", "tulip-trade", "--seed", "1", "--name", "Anna", told="1\nlog\n2\n")
    assert "at stake: throw again, or stop?" in said
    assert "Anna throws again." in said


@pytest.mark.full
def test_it_says_what_is_missing_when_a_text_is_gone(site: Site, tmp_path: Path) -> None:
    copy = Site(tmp_path)
    for each in site.folder.iterdir():
        if each.is_dir():
            subprocess.run(["cp", "-r", str(each), str(tmp_path)], check=True)
    french = tmp_path / "damrak_tulip_trade" / "locales" / "fr" / "tulip-trade.ftl"
    french.write_text(french.read_text().replace("tulip-trade-stop =", "tulip-trade-halt ="))
    code = "from damrak.missing_texts import missing_texts; from damrak.games import find_game;"
    said = copy.python("-c", f"{code} print(missing_texts(find_game('tulip-trade')))")
    assert said.strip() == "['fr: tulip-trade-stop is missing']"
    french.unlink()
    played = copy.damrak("play", "tulip-trade", "--lang", "fr", "--seed", "1", told="1\n")
    assert "Throw again" in played, "English stands in"
    (tmp_path / "damrak_tulip_trade" / "locales" / "en" / "tulip-trade.ftl").unlink()
    played = copy.damrak("play", "tulip-trade", "--name", "Anna", "--seed", "1", told="1\nlog\n")
    assert "Go on" in played, "or else the name of what is done"
    assert "Anna: Go on" in played


@pytest.mark.parametrize("name", ["Tulips", "tulip_trade", "../tulips", "", "9men"])
def test_bad_names_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cannot be the name of a game"):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "damrak-tulips").mkdir()
    with pytest.raises(Mistake, match="is there already"):
        new_game("tulips", tmp_path)
    assert list((tmp_path / "damrak-tulips").iterdir()) == []
    with pytest.raises(Mistake, match="there is no such folder"):
        new_game("tulips", tmp_path / "nowhere")
    with pytest.raises(Mistake, match="there is a game 'merchants' already"):
        new_game("merchants", tmp_path)


@pytest.mark.full
def test_a_game_that_cannot_be_loaded_is_named_and_others_are_played(tmp_path: Path) -> None:
    """As a contributor meets it: one wrong line in a file of theirs."""
    site = Site(tmp_path)
    info = tmp_path / "damrak_roses-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: damrak-roses\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[damrak.games]\nroses = damrak_roses:GAME\n")
    (tmp_path / "damrak_roses.py").write_text("GAME = 1 / 0\n")
    shelf = site.run("-m", "damrak.cli", "games")
    assert all(name in shelf.stdout for name in GAMES)
    assert "'roses' of the package damrak-roses cannot be loaded" in shelf.stderr
    assert "ZeroDivisionError: division by zero" in shelf.stderr
    refused = site.run("-m", "damrak.cli", "play", "roses", ok=False)
    assert refused.stderr.startswith("damrak: the game 'roses' of the package damrak-roses")
    assert len(refused.stderr.splitlines()) == 1
