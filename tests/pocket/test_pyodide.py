"""The rules inside Pyodide are the rules: the same games, by seed, as in CPython."""

import gzip
import io
import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import damrak
from damrak.bots.nets.fast import FastNet
from damrak.bots.nets.file import read_nets
from damrak.games import GAMES
from damrak.site.folder import ENGINE, WEB, make_site
from pocket.sample_games import NET_GAME, contract, judged, net_table, sample

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES_OF_EACH = int(os.environ.get("DAMRAK_POCKET_GAMES", "6"))
"""DAMRAK_POCKET_GAMES=334 plays a thousand."""
FIRST_VISIT = 8_000_000
"""Bytes, also where the host compresses nothing."""


@pytest.fixture(scope="module")
def node() -> str:
    if not (ENGINE / "engine.json").is_file():
        pytest.skip("the engine for browsers is not built: scripts/build-site")
    own = ROOT / ".venv" / "node" / "node"
    found = shutil.which("node") or (str(own) if own.exists() else None)
    if found is None or not (ROOT / "web" / "node_modules" / "pyodide").is_dir():
        pytest.skip("Node.js or its packages are not installed: scripts/build-site")
    return found


def run(node: str, folder: Path, code: str) -> list[str]:
    """What a piece of Python in the engine says."""
    source = Path(damrak.__file__).parent
    with zipfile.ZipFile(folder / "more.zip", "w") as more:
        more.write(HERE / "sample_games.py", "sample_games.py")
        for file in sorted((source / "core" / "contract").glob("*.py")):
            more.write(file, f"damrak/core/contract/{file.name}")
    library = folder / "python_stdlib.zip"
    library.write_bytes(gzip.decompress((ENGINE / "python_stdlib.zip.packed").read_bytes()))
    (folder / "code.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [
            node,
            str(HERE / "engine.mjs"),
            str(ENGINE),
            *(folder / n for n in ("more.zip", "code.py")),
        ],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "DAMRAK_STDLIB": str(library)},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    lines: list[str] = json.loads(done.stdout)
    return lines


@pytest.fixture(scope="module")
def inside(node: str, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is said of games at random and of the contract; the engine is started once for both."""
    code = "import json; from sample_games import contract, sample; "
    code += f"json.dumps(sample(0, {GAMES_OF_EACH}) + contract(1))"
    return run(node, tmp_path_factory.mktemp("engine"), code)


@pytest.mark.full
def test_the_same_seeds_give_the_same_games(inside: list[str]) -> None:
    games = inside[: 3 * GAMES_OF_EACH]
    assert len(set(games)) == 3 * GAMES_OF_EACH
    assert games == sample(0, GAMES_OF_EACH)


@pytest.mark.full
def test_every_game_keeps_the_contract_inside(inside: list[str]) -> None:
    assert inside[3 * GAMES_OF_EACH :] == contract(1)


JUDGE = """
import json
from random import Random
from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.bots.nets.browser import BrowserNet
from damrak.bots.nets.library import nets_of
from damrak.bots.nets.plain import PlainNet
from damrak.games import GAMES
from sample_games import NET_GAME, judged, net_positions, net_table
nets, table = nets_of(NET_GAME), net_table()
state = next(net_positions(1))
master = make_bot("master", NET_GAME, Random(1), Budget(simulations=20))
master.choose(state.view(state.to_move()), state.legal())
asked = master.evaluator.net
assert asked is nets.net(GAMES[NET_GAME], table) and isinstance(asked, BrowserNet), asked
plain = PlainNet(nets.file.find(GAMES[NET_GAME], table).layers())
for each in net_positions(6):
    row = GAMES[NET_GAME].encoder(table).encode(each, each.to_move())
    legal = [action.index for action in each.legal()]
    assert asked.judge([row], [legal]) == plain.judge([row], [legal])
json.dumps(judged(asked, 12))
"""


@pytest.mark.full
def test_master_asks_a_net_which_the_browser_computes_to_the_last_bit(
    node: str, tmp_path: Path
) -> None:
    ours = gzip.decompress((ENGINE / "damrak.zip.packed").read_bytes())
    with zipfile.ZipFile(io.BytesIO(ours)) as modules:
        file = Path(modules.extract(f"damrak/bots/nets/{NET_GAME}.net", tmp_path))
    nets = read_nets(file)
    assert [net.seats for net in nets.nets] == [2]
    table = net_table()
    outside = judged(FastNet(nets.find(GAMES[NET_GAME], table).layers()), 12)
    assert len(set(outside)) == 12
    assert run(node, tmp_path, JUDGE) == outside


def test_a_first_visit_keeps_to_its_eight_megabytes(tmp_path: Path) -> None:
    if not (ENGINE / "engine.json").is_file() or not (WEB / "index.html").is_file():
        pytest.skip("the site is not built: scripts/build-site")
    made = make_site(tmp_path / "site")
    assert made.compressed < made.plain <= FIRST_VISIT
