"""Collects what the engine of the site is made of: `engine_sources.py SOURCES.zip`.

Our modules that a page needs, and the packages that they import, as plain Python; and the nets.
"""

import subprocess
import sys
import zipfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import structs

import damrak
from damrak.bots.levels import LEARNED
from damrak.bots.nets.file import NetFile, Trained, bytes_of, pack, read_nets
from damrak.bots.nets.library import OURS
from damrak.bots.nets.quantise import coarsen
from damrak.bots.search.learned import LEARNED_SEATS

SOURCE: Final = Path(damrak.__file__).parent
WHOLE: Final = (
    "core",
    "games",
    "bots/evaluators",
    "bots/heuristics",
    "bots/purpose",
    "puzzles/data",
)
"""Rooms that are taken whole: a game brings what it needs when it is played."""
LEFT_OUT: Final = ("core/contract", "core/batch.py")
OTHERS: Final = ("idna", "mypy_extensions", "openskill")
BITS: Final = 7
"""Of a weight; how much that changes is told in docs/nets.md."""
MARK: Final = (2020, 1, 1, 0, 0, 0)

_IMPORTED: Final = """
import sys
import damrak.pocket.stand_ins, damrak.pocket.started
for name, module in list(sys.modules.items()):
    if name.partition(".")[0] in ("damrak", "idna", "mypy_extensions") and module.__file__:
        print(module.__file__)
"""


def imported() -> list[Path]:
    """The files of all modules that the room and the thinker import."""
    done = subprocess.run(  # noqa: S603 (ourselves)
        [sys.executable, "-c", _IMPORTED], capture_output=True, text=True, check=True
    )
    return [Path(line) for line in done.stdout.split("\n") if line]


def source_of(file: Path) -> Path:
    """The plain Python of a module, compiled or not."""
    return file if file.suffix == ".py" else file.with_name(file.name.partition(".")[0] + ".py")


def files() -> dict[str, Path]:
    """All files, by their place in site-packages."""
    found: dict[str, Path] = {}
    for file in map(source_of, imported()):
        if file.is_relative_to(SOURCE):
            found[f"damrak/{file.relative_to(SOURCE).as_posix()}"] = file
    for room in WHOLE:
        for file in sorted((SOURCE / room).rglob("*")):
            if file.is_file() and file.suffix in (".py", ".toml", ".json"):
                found[f"damrak/{file.relative_to(SOURCE).as_posix()}"] = file
    for name in OTHERS:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            raise SystemExit(f"{name} is not installed; it is one of damrak's own requirements")
        origin = Path(spec.origin)
        if origin.name == "__init__.py":
            for file in sorted(origin.parent.rglob("*.py")):
                if file.stem not in ("uts46data", "cli", "codec", "__main__"):
                    found[f"{name}/{file.relative_to(origin.parent).as_posix()}"] = file
        else:
            found[origin.name] = origin
    return {
        name: file
        for name, file in found.items()
        if not any(name.removeprefix("damrak/").startswith(each) for each in LEFT_OUT)
    }


def nets() -> dict[str, bytes]:
    """The nets that a level asks, with coarser weights than on a server: a first visit is short."""
    found: dict[str, bytes] = {}
    for game in sorted(LEARNED):
        file = read_nets(OURS / f"{game}.net")
        mine = [coarser(net) for net in file.nets if net.seats == LEARNED_SEATS]
        found[f"damrak/bots/nets/{game}.net"] = bytes_of(NetFile(file.version, game, mine))
    return found


def coarser(net: Trained) -> Trained:
    """The same net in fewer bytes."""
    packed = pack(coarsen(net.layers(), BITS))
    return structs.replace(net, made={**net.made, "bits": BITS}, packed=packed)


def main() -> None:
    """Write the archive."""
    with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as out:
        for name, file in sorted(files().items()):
            out.writestr(zipfile.ZipInfo(name, MARK), file.read_bytes())
        for name, data in nets().items():
            out.writestr(zipfile.ZipInfo(name, MARK), data)
        about = f"Metadata-Version: 2.1\nName: damrak\nVersion: {version('damrak')}\n"
        out.writestr(zipfile.ZipInfo("damrak-0.dist-info/METADATA", MARK), about)


if __name__ == "__main__":
    main()
