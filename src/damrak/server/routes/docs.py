"""The page of the API: the OpenAPI document for people, without any script."""

from html import escape
from typing import Any, Final

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from damrak.server.auth import AnyRequest
from damrak.server.problems import PROBLEMS, Refused
from damrak.server.routes.answers import refusals
from damrak.server.web import page_headers
from damrak.server.wire import Problem

_TOP: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Damrak: the API</title>
<link rel="stylesheet" href="/api/docs.css">
<h1>Damrak: the API</h1>
<p>As a document: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
"""

_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { font: 0.9em ui-monospace, monospace; background: #eee; padding: 0 0.2em; }
section { border-top: 1px solid #ccc; padding: 0.5rem 0; }
h3 { margin: 0.5rem 0; }
table { border-collapse: collapse; }
td, th { text-align: left; vertical-align: top; padding: 0.1rem 1rem 0.1rem 0; }
@media (prefers-color-scheme: dark) {
  body { background: #16181c; color: #ddd; } code { background: #2a2d33; } a { color: #8cf; }
}
"""


def page(document: dict[str, Any]) -> str:
    """The whole page."""
    parts = [_TOP]
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            if isinstance(call, dict) and "operationId" in call:
                parts.append(_call(path, method, call))
    parts.append("<h2>What is sent</h2>")
    for name, schema in document["components"]["schemas"].items():
        parts.append(_schema(name, schema))
    return "\n".join(parts)


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    lines = [f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"]
    lines.append(f"<p>{escape(call.get('summary', ''))}. {escape(call.get('description', ''))}</p>")
    rows = [
        (f"<code>{escape(each['name'])}</code>", each["in"], _kind(each["schema"]))
        for each in call.get("parameters", [])
    ]
    body = call.get("requestBody", {}).get("content", {}).get("application/json")
    if body is not None:
        rows.append(("body", "", _kind(body["schema"])))
    for status, answer in call.get("responses", {}).items():
        kinds = [_kind(each.get("schema", {})) for each in answer.get("content", {}).values()]
        rows.append((f"answer {escape(status)}", escape(answer["description"]), " ".join(kinds)))
    cells = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    return "\n".join(
        [*lines, "<table>", *(f"<tr>{each}</tr>" for each in cells), "</table></section>"]
    )


def _schema(name: str, schema: dict[str, Any]) -> str:
    lines = [f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>']
    if schema.get("description"):
        lines.append(f"<p>{escape(schema['description'])}</p>")
    lines.append("<table>")
    for field, kind in schema.get("properties", {}).items():
        lines.append(f"<tr><td><code>{escape(field)}</code></td><td>{_kind(kind)}</td></tr>")
    lines.append("</table></section>")
    return "\n".join(lines)


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_kind(each) for each in schema[key])
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


class Documents:
    """The page and the document, made once: making them takes longer than many decisions."""

    def __init__(self, app: Litestar) -> None:
        schema = app.openapi_schema.to_schema()
        self.page = page(schema).encode()
        self.document = msgspec.json.encode(schema)


class PrecomputedJson(JsonRenderPlugin):
    """The framework's own address of the document, which would encode it at every call."""

    _encoded: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The document, encoded once."""
        if self._encoded is None:
            self._encoded = super().render(request, openapi_schema)
        return self._encoded


def _documents(request: AnyRequest) -> Documents:
    """Those of the application that answers."""
    state = request.app.state
    made: Documents | None = state.get("documents")
    if made is None:
        made = state["documents"] = Documents(request.app)
    return made


@get("/docs", include_in_schema=False)
async def read_docs(request: AnyRequest) -> Response[bytes]:
    """The page."""
    return Response(
        _documents(request).page,
        media_type="text/html; charset=utf-8",
        headers=page_headers(request),
    )


@get("/openapi.json", include_in_schema=False)
async def read_document(request: AnyRequest) -> Response[bytes]:
    """The document itself."""
    return Response(_documents(request).document, media_type="application/json")


@get("/docs.css", include_in_schema=False)
async def read_style() -> Response[str]:
    """Its style."""
    return Response(_STYLE, media_type="text/css; charset=utf-8")


@get("/problems/{code:str}", summary="What a problem means", responses=refusals(404))
async def read_problem(code: FromPath[str]) -> Problem:
    """The address that a problem's `type` names."""
    for known in PROBLEMS:
        if known == code:
            return Refused(known).problem()
    raise Refused("not-found")


DOCS: Final = Router(
    "/", route_handlers=[read_docs, read_document, read_style, read_problem], tags=["Problems"]
)
