"""Run by Pyodide after the exercise: our modules compiled, of the library what is needed."""

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
                code = compile(data, inside, "exec", dont_inherit=True)
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
            out.writestr(zipfile.ZipInfo(entry.filename, (2020, 1, 1, 0, 0, 0)), whole.read(entry))
