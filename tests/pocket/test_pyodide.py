"""The rules inside Pyodide are the rules: the same games, by seed, as in CPython."""

import gzip
import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

import damrak
from damrak.site.folder import ENGINE
from pocket.sample_games import contract, sample

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES_OF_EACH = int(os.environ.get("DAMRAK_POCKET_GAMES", "12"))
"""DAMRAK_POCKET_GAMES=334 plays a thousand."""


@pytest.fixture
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


@pytest.mark.full
def test_the_same_seeds_give_the_same_games(node: str, tmp_path: Path) -> None:
    code = f"import json; from sample_games import sample; json.dumps(sample(0, {GAMES_OF_EACH}))"
    inside = run(node, tmp_path, code)
    assert len(set(inside)) == 3 * GAMES_OF_EACH
    assert inside == sample(0, GAMES_OF_EACH)


@pytest.mark.full
def test_every_game_keeps_the_contract_inside(node: str, tmp_path: Path) -> None:
    code = "import json; from sample_games import contract; json.dumps(contract(1))"
    assert run(node, tmp_path, code) == contract(1)
