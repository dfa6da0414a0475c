"""How the tests of the client wait for something in a page, which may evaluate no strings."""

import ast
from pathlib import Path

import pytest

BROWSER = Path(__file__).parents[1] / "browser"
WAITS = [
    pytest.param(node, id=f"{path.name}:{node.lineno}")
    for path in sorted(BROWSER.rglob("*.py"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.Call)
    and isinstance(node.func, ast.Attribute)
    and node.func.attr == "wait_for_function"
]


@pytest.mark.parametrize("call", WAITS)
def test_what_is_waited_for_is_a_plain_function(call: ast.Call) -> None:
    """An expression is evaluated anew at each look, which the page's policy forbids from the
    second on; and the promise of an async function is taken for a yes."""
    expression = ast.unparse(call.args[0]).lstrip("f'\"\n ")
    assert "=>" in expression.split("{")[0], ast.unparse(call)
    assert not expression.startswith("async"), ast.unparse(call)
