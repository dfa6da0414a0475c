"""The folder of the static site: the client, the engine, and the list of both for offline use."""

import gzip
import json
import re
import shutil
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from damrak.core.mistake import Mistake
from damrak.games import GAMES
from damrak.site.policy import policy

HOME: Final = Path(str(files("damrak")))
WEB: Final = HOME / "web"
"""The built client."""
ENGINE: Final = HOME / "engine"
"""The built engine: Python for the browser, and our modules for it."""
MARK: Final = "site.json"
"""Says in a folder that it is a site of ours, which may be written anew."""
_COMPRESSED: Final = (".gz", ".br")
_TEXT: Final = (".js", ".mjs", ".css", ".html", ".svg", ".json", ".webmanifest")
_SCENERY: Final = re.compile(r".+-(light|dark)-[\w-]{8}\.svg(\.gz|\.br)?")
"""Pictures of what boards lie upon: a megabyte that a page without a server can draw by itself."""
_LEAST: Final = 1_000
"""Bytes below which a compressed copy is not worth a file."""
_POLICY: Final = policy("'self' 'wasm-unsafe-eval'", "'self'")
"""Nothing but the site's own files is ever loaded or run."""


class Site(NamedTuple):
    """What was written."""

    version: str
    files: int
    plain: int
    """Bytes of a first visit where the host compresses nothing."""
    compressed: int
    """Bytes of a first visit where it sends the compressed copies."""


def make_site(
    folder: Path, *, web: Path = WEB, engine: Path = ENGINE, server: str | None = None
) -> Site:
    """Write the site into a folder that is empty, or holds an earlier one.

    `server` is where a server is found that offers the site, seen from its page.
    """
    if not (web / "index.html").is_file():
        raise Mistake("the web client is not built here: run scripts/build-web in a checkout first")
    if not (engine / "engine.json").is_file():
        raise Mistake(
            "the engine for browsers is not built here: run scripts/build-site DIR in a checkout,"
            " or install a wheel of a release, which contains it"
        )
    _clear(folder)
    kept = _copy(web, folder, leave={"index.html", "manifest.webmanifest", ".built"})
    kept += _copy(engine, folder / "engine", leave={".built"}, inside="engine/")
    _write(folder / "manifest.webmanifest", _manifest(web))
    kept.append("manifest.webmanifest")
    page = (web / "index.html").read_bytes() + (server or "").encode()
    version = _version(folder, [*kept], page)
    _write(folder / "index.html", _page(web, version, server))
    kept.append("index.html")
    listed = {path: _digest(folder / path) for path in sorted(kept)}
    _write(folder / "sw.js", _worker(version, listed))
    for path in [*kept, "sw.js"]:
        _compress(folder / path)
    _write(folder / ".nojekyll", "")
    _write(folder / MARK, json.dumps({"version": version, "files": listed}, indent=1) + "\n")
    sizes = [_sizes(folder / path) for path in kept]
    return Site(
        version, len(listed), sum(size[0] for size in sizes), sum(size[1] for size in sizes)
    )


def _clear(folder: Path) -> None:
    if folder.exists():
        if not folder.is_dir():
            raise Mistake(f"{folder} is a file; expected a folder")
        if any(folder.iterdir()):
            if not (folder / MARK).is_file():
                raise Mistake(f"{folder} holds other files; expected an empty folder, or a new one")
            shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _copy(source: Path, target: Path, *, leave: set[str], inside: str = "") -> list[str]:
    """Copy files; the paths in the site of those that a page asks for."""
    asked: list[str] = []
    for file in sorted(source.rglob("*")):
        path = file.relative_to(source)
        plain = path.as_posix().removesuffix(".gz").removesuffix(".br")
        if not file.is_file() or plain in leave or _SCENERY.fullmatch(file.name):
            continue
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target / path)
        if file.suffix not in _COMPRESSED:
            asked.append(inside + path.as_posix())
    return asked


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:16]


def _version(folder: Path, paths: list[str], page: bytes) -> str:
    """Of all that is in it: two sites with one version are the same."""
    total = sha256(page)
    total.update(files("damrak.site").joinpath("sw.js").read_bytes())
    for path in sorted(paths):
        total.update(f"{path} {_digest(folder / path)}\n".encode())
    return total.hexdigest()[:12]


def _page(web: Path, version: str, server: str | None) -> str:
    """The page, whose files lie beside it, wherever that is."""
    page = (web / "index.html").read_text(encoding="utf-8").replace('="/', '="./')
    home = f'<meta name="damrak-server" content="{server}" />\n    ' if server else ""
    said = home + (
        f'<meta name="damrak-pocket" content="{version}" />\n'
        f'    <meta http-equiv="Content-Security-Policy" content="{_POLICY}" />\n    '
    )
    head = '<meta name="viewport"'
    if head not in page:
        raise Mistake("the page of the web client is not as expected; build it again")
    return page.replace(head, said + head, 1)


def _manifest(web: Path) -> str:
    """What makes it an application that can be installed."""
    about = json.loads((web / "manifest.webmanifest").read_text(encoding="utf-8"))
    about |= {"id": "./", "start_url": "./", "scope": "./"}
    about["icons"] = [icon | {"src": f".{icon['src']}"} for icon in about["icons"]]
    about["shortcuts"] = [
        {"name": game.name.replace("-", " ").title(), "url": f"./#/new?game={game.name}"}
        for game in GAMES.values()
    ]
    return json.dumps(about, indent=2) + "\n"


def _worker(version: str, listed: dict[str, str]) -> str:
    text = files("damrak.site").joinpath("sw.js").read_text(encoding="utf-8")
    return text.replace("{version}", version).replace("{files}", json.dumps(listed, indent=1))


def _compress(file: Path) -> None:
    """A compressed copy beside each text, for hosts that send it."""
    small = file.with_name(file.name + ".gz")
    data = file.read_bytes()
    if file.suffix in _TEXT and len(data) >= _LEAST and not small.exists():
        small.write_bytes(gzip.compress(data, 9, mtime=0))


def _sizes(file: Path) -> tuple[int, int]:
    plain = file.stat().st_size
    copies = [file.with_name(file.name + each) for each in _COMPRESSED]
    return plain, min([plain, *(copy.stat().st_size for copy in copies if copy.exists())])
