"""The build hook: with DAMRAK_COMPILE=1 the rules and the bots that think are compiled by mypyc.

Core, games, heuristics and search become one unit of native code, built in a copy so that the
checkout keeps running as plain Python. Views and guesses stay interpreted (the former are msgspec
structs, the latter rarely made), and so does the contract, which looks into everything.

With DAMRAK_OPTIMISE=1 the C compiler does less: it takes half the time, and the rules run 2 to 3 %
slower.

With DAMRAK_COMPILE_CACHE=FOLDER what was compiled is kept there under the hash of all it was made
from, and taken from there next time.
"""

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("core", "games", "bots/evaluators", "bots/heuristics", "bots/nets", "bots/search")
INTERPRETED = {"__init__.py", "guess.py", "view.py", "why.py"}
INTERPRETED |= {"facts.py", "registry.py", "secrets.py", "steps.py"}
INTERPRETED |= {"schema.py", "drawing.py", "expected.py", "editions/difference.py"}
# Of nets:
INTERPRETED |= {"browser.py", "fast.py", "file.py", "library.py", "net.py", "quantise.py"}
INTERPRETED_ROOMS = {"contract", "schema"}
READ = ("*.py", "core/**/*.py", "games/**/*.py", "bots/**/*.py")  # what mypyc may look into
TOOLS = ("mypy", "librt", "msgspec", "setuptools")
SWITCHES = ("CC", "CFLAGS", "LDFLAGS", "ARCHFLAGS", "DAMRAK_OPTIMISE")
KEPT = 8

SETUP = '''
import os
import re
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

# What a module does when it is imported runs once, and is almost half of the code.
RUN_ONCE = """
#if defined(__clang__)
#define RUN_ONCE __attribute__((noinline, optnone))
#elif defined(__GNUC__)
#define RUN_ONCE __attribute__((noinline, cold, optimize("O0")))
#else
#define RUN_ONCE
#endif
"""
level = os.environ.get("DAMRAK_OPTIMISE", "2")
modules = mypycify(sys.argv.pop().split(), opt_level=level, debug_level="0")
if sys.platform != "win32":  # gcc spends half of its time on how the code is indented
    for module in modules:
        module.extra_compile_args += ["-w", "-Wno-misleading-indentation"]
        # Where a processor multiplies and adds in one step, numbers would differ in the last bit.
        module.extra_compile_args += ["-ffp-contract=off"]
for source in {source for module in modules for source in module.sources}:
    code = Path(source).read_text(encoding="utf-8")
    # Six of seven letters are spaces before a line.
    flush = "\\n".join(line.lstrip(" ") for line in code.split("\\n"))
    top_level = r"^(char CPyDef_\\w*__top_level__\\(void\\) {)"
    marked, count = re.subn(top_level, r"RUN_ONCE \\1", flush, flags=re.MULTILINE)
    if count:
        Path(source).write_text(RUN_ONCE + marked, encoding="utf-8")
setup(name="unit", packages=[], ext_modules=modules)
'''


class CompileHook(BuildHookInterface[Any]):
    """Compiles if asked to."""

    work: Path | None = None
    """Where it compiles; the wheel is packed from there, so it goes only after that."""

    def wanted(self) -> bool:
        """Whether the one who builds asked for it, and a wheel is what is built."""
        return self.target_name == "wheel" and os.environ.get("DAMRAK_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        """What compiling needs besides hatchling."""
        return ["mypy[mypyc]>=2.4,<3", "msgspec", "librt", "setuptools"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the native modules to the wheel, compiled now or before."""
        if (
            self.target_name == "sdist"
            and not Path(self.root, "src/damrak/web/index.html").is_file()
        ):
            self.app.abort("An sdist holds the web client, built: scripts/build-web first.")
        if not self.wanted():
            self.app.display_info("Plain Python; DAMRAK_COMPILE=1 compiles the rules with mypyc.")
            return
        if version == "editable":
            self.app.abort("DAMRAK_COMPILE=1 is for wheels; an editable install stays plain.")
        source = Path(self.root, "src")
        self.work = work = Path(tempfile.mkdtemp(prefix="damrak-compile-"))
        native = work / "native"
        provide(source, work / "unit", native, os.environ.get("DAMRAK_COMPILE_CACHE"))
        for built in sorted(path for path in native.glob("**/*") if path.is_file()):
            build_data["force_include"][str(built)] = built.relative_to(native).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Tidy up once the wheel is packed."""
        if self.work is not None:
            shutil.rmtree(self.work)


def provide(source: Path, work: Path, native: Path, kept: str | None) -> None:
    """Put the native modules into `native`: those that are kept, or compiled now in `work`."""
    if not kept:
        compile_unit(source, work, native)
        return
    store = Store(Path(kept).expanduser())
    key = fingerprint(source)
    if not store.fetch(key, native):
        compile_unit(source, work, native)
        store.keep(key, native)


def chosen(source: Path) -> list[str]:
    """The files that are compiled."""
    return sorted(
        str(path.relative_to(source))
        for room in ROOMS
        for path in (source / "damrak" / room).glob("**/*.py")
        if path.parent.name not in INTERPRETED_ROOMS
        and INTERPRETED.isdisjoint((path.name, f"{path.parent.name}/{path.name}"))
    )


def compile_unit(source: Path, work: Path, native: Path) -> None:
    """Compile a copy of the sources in `work`, and put the native modules into `native`."""
    shutil.copytree(source, work, ignore=shutil.ignore_patterns("web", "engine"))
    modules = chosen(work)
    (work / "setup_unit.py").write_text(SETUP)
    command = [sys.executable, "setup_unit.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "MYPYPATH": str(work)}
    subprocess.run([*command, " ".join(modules)], cwd=work, env=environment, check=True)  # noqa: S603
    suffix = EXTENSION_SUFFIXES[0]
    for built in work.glob(f"**/*{suffix}"):
        inside = built.relative_to(work)
        if "build" not in inside.parts:
            (native / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, native / inside)


def fingerprint(source: Path) -> str:
    """The hash of all that the native modules depend on: sources, tools, Python and machine."""
    found = hashlib.sha256()
    facts = [
        Path(__file__).read_text(encoding="utf-8"),
        *(f"{name} {importlib.metadata.version(name)}" for name in TOOLS),
        sys.version,
        sysconfig.get_platform(),
        EXTENSION_SUFFIXES[0],
        *(f"{name}={os.environ.get(name, '')}" for name in SWITCHES),
    ]
    for path in sorted({path for pattern in READ for path in (source / "damrak").glob(pattern)}):
        facts += [path.relative_to(source).as_posix(), path.read_text(encoding="utf-8")]
    for fact in facts:
        data = fact.encode()
        found.update(len(data).to_bytes(8, "big") + data)
    return found.hexdigest()


class Store:
    """Native modules by fingerprint: an entry is a folder that appears whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fetch(self, key: str, native: Path) -> bool:
        """Copy an entry to `native`; whether there was one."""
        entry = self.folder / key
        try:
            shutil.copytree(entry, native)
        except (FileNotFoundError, shutil.Error):  # none, or taken away meanwhile
            shutil.rmtree(native, ignore_errors=True)
            return False
        os.utime(entry)
        return True

    def keep(self, key: str, native: Path) -> None:
        """Keep an entry; those not asked for longest make room for it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=self.folder) as fresh:
            whole = Path(fresh, key)
            shutil.copytree(native, whole)
            try:
                whole.rename(self.folder / key)
            except OSError:  # someone else has just put it there
                return
        entries = [path for path in self.folder.iterdir() if not path.name.startswith(".new-")]
        entries.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in entries[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":  # fills the cache, while what else a wheel holds is still being made
    with tempfile.TemporaryDirectory(prefix="damrak-compile-") as folder:
        place = Path(folder)
        cache = os.environ["DAMRAK_COMPILE_CACHE"]
        provide(Path(__file__).parent / "src", place / "unit", place / "native", cache)
