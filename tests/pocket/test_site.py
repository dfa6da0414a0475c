"""`damrak site`: a folder that any host can serve, from what was built."""

import gzip
import json
import os
import re
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from damrak.core.mistake import Mistake
from damrak.site import folder, kept
from damrak.site.folder import make_site

PAGE = """<!doctype html>
<html><head>
<meta name="viewport" content="width=device-width" />
<link rel="icon" href="/icon.svg" />
<script type="module" crossorigin src="/assets/index-1.js"></script>
</head></html>
"""
MANIFEST = {"name": "Damrak", "start_url": "/", "icons": [{"src": "/icon.svg"}]}


@pytest.fixture
def built(tmp_path: Path) -> dict[str, Any]:
    """A small client and a small engine."""
    web, engine = tmp_path / "web", tmp_path / "engine"
    (web / "assets").mkdir(parents=True)
    engine.mkdir()
    (web / "index.html").write_text(PAGE)
    (web / "index.html.gz").write_bytes(gzip.compress(PAGE.encode()))
    (web / "manifest.webmanifest").write_text(json.dumps(MANIFEST))
    (web / "icon.svg").write_text("<svg/>")
    (web / ".built").write_text("1")
    (web / "assets" / "index-1.js").write_text("const a = 1;\n" * 500)
    (web / "assets" / "index-1.js.br").write_bytes(b"small")
    # What a page without a server draws by itself is left out.
    for name in ("ticket-to-ride-dark-Bt_uerzY.svg", "ticket-to-ride-dark-Bt_uerzY.svg.br"):
        (web / "assets" / name).write_text("<svg/>")
    (engine / "engine.json").write_text("{}")
    (engine / "damrak.zip.packed").write_bytes(gzip.compress(b"modules"))
    return {"web": web, "engine": engine}


def listed(folder: Path) -> dict[str, str]:
    """The files that the service worker keeps, with their digests."""
    found = re.search(r"const FILES = (\{.*?\});", (folder / "sw.js").read_text(), re.DOTALL)
    assert found
    files: dict[str, str] = json.loads(found[1])
    return files


def test_everything_a_page_asks_for_is_listed_with_its_digest(
    built: dict[str, Any], tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    made = make_site(folder, **built)
    files = listed(folder)
    assert set(files) == {
        "index.html",
        "manifest.webmanifest",
        "icon.svg",
        "assets/index-1.js",
        "engine/engine.json",
        "engine/damrak.zip.packed",
    }
    assert not list(folder.rglob("*-dark-*"))
    for path, digest in files.items():
        assert sha256((folder / path).read_bytes()).hexdigest().startswith(digest)
    assert made.files == len(files)
    assert made.version in (folder / "sw.js").read_text()
    assert made.compressed < made.plain == sum((folder / path).stat().st_size for path in files)


def test_nothing_in_it_names_the_root_of_the_host(built: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "site"
    version = make_site(folder, **built).version
    page = (folder / "index.html").read_text()
    assert '="/' not in page
    assert f'<meta name="damrak-pocket" content="{version}" />' in page
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert [icon["src"] for icon in manifest["icons"]] == ["./icon.svg"]
    assert len(manifest["shortcuts"]) == 3


def test_another_file_is_another_version(built: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "site"
    first = make_site(folder, **built)
    assert make_site(folder, **built) == first
    (built["engine"] / "damrak.zip.packed").write_bytes(gzip.compress(b"other modules"))
    assert make_site(folder, **built).version != first.version


def test_it_never_writes_over_what_is_not_its_own(built: dict[str, Any], tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    with pytest.raises(Mistake, match="holds other files; expected an empty folder"):
        make_site(mine, **built)
    assert (mine / "letter.txt").read_text() == "dear"
    with pytest.raises(Mistake, match="is a file; expected a folder"):
        make_site(mine / "letter.txt", **built)


def test_what_is_not_built_is_said(built: dict[str, Any], tmp_path: Path) -> None:
    (built["engine"] / "engine.json").unlink()
    with pytest.raises(Mistake, match="engine for browsers is not built here: run scripts/build-s"):
        make_site(tmp_path / "site", **built)
    (built["web"] / "index.html").unlink()
    with pytest.raises(Mistake, match="web client is not built here"):
        make_site(tmp_path / "site", **built)


def test_a_server_keeps_one_copy_whoever_was_killed_before(
    built: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, place in (("WEB", built["web"]), ("ENGINE", built["engine"])):
        monkeypatch.setattr(kept, name, place)
    monkeypatch.setattr(
        kept, "make_site", lambda to, server: folder.make_site(to, **built, server=server)
    )
    cache = tmp_path / "cache"
    first = kept.kept_site(cache, "../")
    assert '<meta name="damrak-server" content="../" />' in (first / "index.html").read_text()
    before = (first / "sw.js").stat().st_mtime_ns
    assert kept.kept_site(cache, "../") == first
    assert (first / "sw.js").stat().st_mtime_ns == before, "it is written once"
    # One was killed while it wrote, another long ago, and what is there is not whole any more.
    (cache / "writing-abc" / "site").mkdir(parents=True)
    (cache / "writing-now").mkdir()
    (cache / "of-an-older-version").mkdir()
    for name, age in (("writing-abc", kept.BROKEN_OFF), ("of-an-older-version", kept.UNUSED)):
        long_ago = time.time() - age - 1
        os.utime(cache / name, (long_ago, long_ago))
    (first / folder.MARK).unlink()
    assert kept.kept_site(cache, "../") == first
    assert (first / folder.MARK).is_file()
    assert {each.name for each in cache.iterdir()} == {first.name, "writing-now"}
    # Another client is another copy, and the one that may still be served stays for a while.
    (built["web"] / "icon.svg").write_text("<svg><!-- newer --></svg>")
    second = kept.kept_site(cache, "../")
    assert second != first
    assert first.is_dir()
    assert "newer" in (second / "icon.svg").read_text()
