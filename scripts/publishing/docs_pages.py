"""Pages of the documentation site that are made from other files, as hooks of MkDocs.

The front page is the README; contributing and changes are the files of the repository; the
reference is made from the docstrings of each room and from the server's own OpenAPI document. Links
that lead out of docs/ lead to the repository.
"""

import json
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/damrak"
COPIES = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changes.md": "CHANGELOG.md",
}
ROOMS = {
    "core": ("The core", "What every game is made of; it knows none of them.", "core/**/*.py"),
    "games": ("The games", "The titles, and how one is found.", "games/*.py games/*/game.py"),
    "bots": ("The bots", "Who plays where nobody sits.", "bots/**/*.py"),
    "env": ("The environments", "For those who learn.", "env/*.py"),
    "review": ("Reviews", "What a finished game is taken apart into.", "review/**/*.py"),
    "puzzles": ("Puzzles", "Found in finished games, kept, and solved.", "puzzles/*.py"),
    "balance": ("Balance", "What a card or a start is worth.", "balance/**/*.py"),
    "other": ("Texts and files", "What several rooms share.", "*.py"),
}
LINK = re.compile(r"(\]\()([^)#\s:]+)((?:#[^)\s]*)?\))")
FENCE = re.compile(r"^(```.*?^```|<!--.*?-->)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made."""
    made = {page: (ROOT / path).read_text(encoding="utf-8") for page, path in COPIES.items()}
    for room, (title, about, patterns) in ROOMS.items():
        made[f"reference/{room}.md"] = room_page(title, about, patterns)
    document = openapi()
    made["reference/http.md"] = http_page(document)
    made["reference/openapi.json"] = json.dumps(document, indent=1)
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead where the page they name is on the site, or else to the repository."""
    here = COPIES.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    homes = {path: made for made, path in COPIES.items()}

    def lead(match: re.Match[str]) -> str:
        start, target, end = match.groups()
        path = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
        if path in homes:
            found = homes[path]
        elif path.startswith("docs/") and files.get_file_from_path(path.removeprefix("docs/")):
            found = path.removeprefix("docs/")
        elif page.file.src_uri.startswith("reference/"):
            return match.group()
        elif (ROOT / path).exists():
            kind = "tree" if (ROOT / path).is_dir() else "blob"
            return f"{start}{config.repo_url}/{kind}/main/{path}{end}"
        else:
            return match.group()  # MkDocs warns of it, and strictly that is an error
        return start + posixpath.relpath(found, posixpath.dirname(page.file.src_uri) or ".") + end

    parts = FENCE.split(markdown)
    return "".join(part if FENCE.fullmatch(part) else LINK.sub(lead, part) for part in parts)


def room_page(title: str, about: str, patterns: str) -> str:
    """The reference of a room: each module with all that it offers."""
    lines = [f"# {title}", "", about, ""]
    for path in sorted({path for each in patterns.split() for path in SOURCE.glob(each)}):
        parts = ("damrak", *path.relative_to(SOURCE).with_suffix("").parts)
        if parts[-1].startswith("__main"):
            continue
        if parts[-1] == "__init__":
            parts = parts[:-1]
            if len(path.read_text(encoding="utf-8").split("\n")) < 8:
                continue  # nothing is in it
        lines += [f"::: {'.'.join(parts)}", ""]
        if path.name == "__init__.py":
            lines += ["    options:", "      show_submodules: false", ""]
    return "\n".join(lines)


# The HTTP calls


def openapi() -> dict[str, Any]:
    """The server's own document."""
    from litestar.serialization import encode_json

    from damrak.server.app import create_app
    from damrak.server.ops.settings import Settings

    schema = create_app(Settings(database="sqlite://")).openapi_schema.to_schema()
    document: dict[str, Any] = json.loads(encode_json(schema))
    return document


def http_page(document: dict[str, Any]) -> str:
    """Every call and every type, in words."""
    lines = [
        "# HTTP calls",
        "",
        "Made from the server's own [OpenAPI document](openapi.json).",
        "[How a client talks to the server](../api.md) says what they mean together.",
        "Refusals have the type [`Problem`](#problem).",
        "",
    ]
    by_tag: dict[str, list[str]] = {}
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            if isinstance(call, dict) and "operationId" in call:
                tag = (call.get("tags") or ["Other"])[0]
                by_tag.setdefault(tag, []).extend(_call(path, method, call))
    for tag, found in by_tag.items():
        lines += [f"## {tag}", "", *found]
    lines += ["## Types", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += [f"### `{name}` {{ #{name.lower()} }}", ""]
        if schema.get("description"):
            lines += [schema["description"], ""]
        fields = schema.get("properties", {})
        required = set(schema.get("required", ()))
        if fields:
            lines += ["| field | type | |", "| --- | --- | --- |"]
        for field, kind in fields.items():
            about = "" if field in required else "optional"
            lines.append(f"| `{field}` | {_kind(kind)} | {about} |")
        if not fields:
            lines.append(_kind(schema))
        lines.append("")
    return "\n".join(lines)


def _call(path: str, method: str, call: dict[str, Any]) -> list[str]:
    lines = [f"### `{method.upper()} {path}` {{ #{call['operationId'].lower()} }}", ""]
    lines += [f"{call.get('summary', '')}. {call.get('description', '')}".strip(), ""]
    rows = [
        (f"`{each['name']}`", each["in"], _kind(each["schema"]))
        for each in call.get("parameters", [])
    ]
    body = call.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        rows.append(("body", "", _kind(body["schema"])))
    for status, answer in call.get("responses", {}).items():
        kinds = [_kind(each.get("schema", {})) for each in answer.get("content", {}).values()]
        said = answer["description"] if int(status) >= 400 else "done"
        rows.append((f"answer {status}", said, " ".join(kinds)))
    lines += ["| | | |", "| --- | --- | --- |", *(f"| {a} | {b} | {c} |" for a, b, c in rows), ""]
    return lines


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, linked where it has a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[`{name}`](#{name.lower()})"
    for word in ("oneOf", "anyOf"):
        if word in schema:
            return " or ".join(_kind(each) for each in schema[word])
    if "enum" in schema:
        return ", ".join(f"`{each}`" for each in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        return "list of " + (_kind(schema["items"]) if "items" in schema else "anything")
    kinds = schema.get("type", "anything")
    return str(kinds) if isinstance(kinds, str) else " or ".join(kinds)
