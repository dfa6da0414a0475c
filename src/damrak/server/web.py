"""The web client: files of the package, if it was built; and what every page is sent with."""

from html import escape
from pathlib import Path
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.params import FromPath
from litestar.response import File, Redirect

from damrak.server.auth import AnyRequest, context_of
from damrak.server.problems import Refused
from damrak.site.policy import policy

FOLDER: Final = Path(__file__).parents[1] / "web"
"""Where the built client lies."""

_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Damrak</title>
<h1>Damrak is running</h1>
<p>The web client is not built here. With Node.js at hand, run <code>scripts/build-web</code> in a
checkout of the project and start again; a wheel of a release contains it.</p>
<p>Everything can be played without it: see <a href="/api/docs">the page of the API</a>, or run
<code>damrak play</code> in a terminal.</p>
</html>
"""

_LONGEST_NAME: Final = 255

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
}


_ENCODINGS: Final = [("br", ".br"), ("gzip", ".gz")]
"""What the client was compressed with when it was built, the smallest first."""


def page_headers(request: AnyRequest) -> dict[str, str]:
    """What keeps other sites' scripts out: nothing but our own files is ever loaded or run."""
    host = request.headers.get("host", "")
    plain = escape(host, quote=True).replace(";", "").replace(" ", "")
    ours = policy("'self'", f"'self' ws://{plain} wss://{plain}", "frame-ancestors 'none'")
    return {"Content-Security-Policy": ours}


def _find(folder: Path, path: str) -> Path | None:
    """A file of the client; None for a page of it, which the client draws itself."""
    if any(len(part.encode()) > _LONGEST_NAME for part in path.split("/")):
        raise Refused("not-found")  # no file can be called so, and no page is
    wanted = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        return wanted
    return None


def _encoding(request: AnyRequest, file: Path) -> tuple[str, Path] | None:
    """The smallest form of a file that was built and that the reader understands."""
    understood = accepted(request.headers.get("accept-encoding", ""))
    for encoding, suffix in _ENCODINGS:
        if encoding in understood:
            smaller = file.with_name(file.name + suffix)
            if smaller.is_file():
                return encoding, smaller
    return None


def accepted(header: str) -> set[str]:
    """The encodings that a header names and does not refuse."""
    found: set[str] = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        quality = weight.partition("=")[2].strip()
        if name.strip() and quality not in ("0", "0.0", "0.00", "0.000"):
            found.add(name.strip())
    return found


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def serve_client(request: AnyRequest, path: FromPath[str] = "/") -> Response[str] | File:
    """A file of the client, or its page."""
    context_of(request)
    headers = page_headers(request)
    file = _find(FOLDER, path)
    if file is None:
        name = path.rpartition("/")[2]
        if path.startswith("/api/") or "." in name:
            raise Refused("not-found")
        file = FOLDER / "index.html"
        if not file.is_file():
            return Response(_NOT_BUILT, media_type="text/html; charset=utf-8", headers=headers)
    return _sent(request, file, headers)


@route(
    ["/pocket", "/pocket/", "/pocket/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def serve_offline(
    request: AnyRequest, path: FromPath[str] = "/"
) -> Response[str] | Redirect | File:
    """A file of the site that needs no server, or its page."""
    folder = await context_of(request).offline.folder()
    if folder is None:
        raise Refused("not-found")
    if not request.scope["raw_path"].startswith(b"/pocket/"):
        return Redirect("/pocket/")  # its files lie beside the page
    file = folder / "index.html" if path == "/" else _find(folder, path)
    if file is None:
        raise Refused("not-found")
    # The page itself allows less; a worker that starts Python needs both.
    scripts = "'self' 'wasm-unsafe-eval' blob:"
    ours = policy(scripts, "'self'", "frame-ancestors 'none'")
    return _sent(request, file, {"Content-Security-Policy": ours})


def _sent(request: AnyRequest, file: Path, headers: dict[str, str]) -> File:
    """A file, in the smallest form that its reader understands."""
    # The names of built files hold a digest of what is in them; all others may change.
    for_ever = file.parent.name == "assets"
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
    media_type = _TYPES.get(file.suffix, "application/octet-stream")
    name = file.name
    headers["Vary"] = "Accept-Encoding"
    smaller = _encoding(request, file)
    if smaller is not None:
        headers["Content-Encoding"], file = smaller
    return File(
        file,
        filename=name,
        media_type=media_type,
        content_disposition_type="inline",
        headers=headers,
    )
