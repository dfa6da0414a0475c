"""Run by Pyodide after the exercise: our modules compiled, of the library what is needed."""

import ast
import importlib._bootstrap_external as external
import os
import sys
import zipfile

SITE = "/lib/python3.14/site-packages"
ALWAYS = ("_pyodide/", "pyodide/", "importlib/", "asyncio/", "collections/", "json/", "logging/")
"""Packages that are kept whole: they import their parts when those are first needed."""
SPARED = {"encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437"}
SPARED |= {
    "encodings.aliases",
    "encodings.idna",
    "stringprep",
    "_strptime",
    "calendar",
    "fractions",
}
SPARED |= {"traceback", "linecache", "statistics", "copy", "pprint", "runpy", "_sysconfigdata"}

UNCHANGED = ("_pyodide/", "pyodide/")
"""Pyodide reads its own docstrings when it starts."""
BLOCKS = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def undocumented(data):
    """A module without what is there for readers only: docstrings."""
    tree = ast.parse(data)
    for block in ast.walk(tree):
        if not isinstance(block, BLOCKS):
            continue
        told = [line for line in block.body if not is_text(line)]
        # A block has to hold something; a class or function with a docstring alone keeps it.
        block.body = told or block.body[:1]
    return tree


def is_text(line):
    """Whether a statement is a text and nothing else."""
    value = getattr(line, "value", None)
    return (
        isinstance(line, ast.Expr)
        and isinstance(value, ast.Constant)
        and isinstance(value.value, str)
    )


def unannotated(tree):
    """Without the types of what functions take and give: only those of classes are ever read."""
    for each in ast.walk(tree):
        if isinstance(each, ast.arg):
            each.annotation = None
        elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            each.returns = None
    return tree


# Stored, and compressed as a whole afterwards: that is smaller, and quicker to unpack.
with zipfile.ZipFile("/damrak.zip", "w", zipfile.ZIP_STORED) as out:
    for folder, folders, files in os.walk(SITE):
        folders[:] = sorted(set(folders) - {"__pycache__"})
        for name in sorted(files):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, SITE)
            if name.endswith((".pyi", ".h")) or "tests" in inside.split("/"):
                continue
            with open(path, "rb") as file:
                data = file.read()
            if name.endswith(".py"):
                tree = undocumented(data)
                if inside.startswith("damrak/"):
                    tree = unannotated(tree)
                code = compile(tree, inside, "exec", dont_inherit=True)
                hashed = (
                    external.source_hash(data) if hasattr(external, "source_hash") else bytes(8)
                )
                data = external._code_to_hash_pyc(code, hashed, False)
                inside += "c"
            out.writestr(zipfile.ZipInfo(inside, (2020, 1, 1, 0, 0, 0)), data)

needed = {name.replace(".", "/") for name in sys.modules} | {
    name.replace(".", "/") for name in SPARED
}
with (
    zipfile.ZipFile("/stdlib.zip") as whole,
    zipfile.ZipFile("/pruned.zip", "w", zipfile.ZIP_STORED) as out,
):
    for entry in whole.infolist():
        stem = entry.filename.rsplit(".", 1)[0].removesuffix("/__init__")
        kept = stem in needed or entry.filename.startswith(ALWAYS)
        if kept or stem.startswith("_sysconfigdata"):
            data = whole.read(entry)
            if entry.filename.endswith(".py") and not entry.filename.startswith(UNCHANGED):
                # As source: compiled it would be three times as large.
                data = ast.unparse(undocumented(data)).encode()
            out.writestr(zipfile.ZipInfo(entry.filename, (2020, 1, 1, 0, 0, 0)), data)
