"""The build hook: with DAMRAK_COMPILE=1 the rules and the bots that think are compiled by mypyc.

Core, games, heuristics and search become one unit of native code, built in a copy so that the
checkout keeps running as plain Python. Views, guesses and encodings stay interpreted (they are
msgspec structs or plain listings), and so does the contract, which looks into everything.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = ("core", "games", "bots/heuristics", "bots/search")
INTERPRETED = {"__init__.py", "contract.py", "encode.py", "guess.py", "view.py", "why.py"}

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv.pop().split(), opt_level="2", debug_level="0")
setup(name="unit", packages=[], ext_modules=modules)
"""


class CompileHook(BuildHookInterface[Any]):
    """Compiles if asked to."""

    work: Path | None = None
    """Where it compiles; the wheel is packed from there, so it goes only after that."""

    def wanted(self) -> bool:
        """Whether the one who builds asked for it."""
        return os.environ.get("DAMRAK_COMPILE", "") not in ("", "0")

    def dependencies(self) -> list[str]:
        """What compiling needs besides hatchling."""
        return ["mypy[mypyc]>=2.4,<3", "msgspec", "librt", "setuptools"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a copy and add the native modules to the wheel."""
        if not self.wanted():
            self.app.display_info("Plain Python; DAMRAK_COMPILE=1 compiles the rules with mypyc.")
            return
        if version == "editable":
            self.app.abort("DAMRAK_COMPILE=1 is for wheels; an editable install stays plain.")
        self.work = work = Path(tempfile.mkdtemp(prefix="damrak-compile-"))
        source = Path(self.root, "src")
        shutil.copytree(source, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("web"))
        modules = sorted(
            str(path.relative_to(work))
            for room in ROOMS
            for path in (work / "damrak" / room).glob("**/*.py")
            if path.name not in INTERPRETED
        )
        (work / "setup_unit.py").write_text(SETUP)
        shutil.copy(Path(self.root, "pyproject.toml"), work / "mypy_settings.toml")
        command = [sys.executable, "setup_unit.py", "--quiet", "build_ext", "--inplace"]
        environment = {**os.environ, "MYPYPATH": str(work)}
        subprocess.run([*command, " ".join(modules)], cwd=work, env=environment, check=True)  # noqa: S603
        for built in work.glob("**/*.so"):
            if "build" not in built.relative_to(work).parts:
                build_data["force_include"][str(built)] = str(built.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Tidy up once the wheel is packed."""
        if self.work is not None:
            shutil.rmtree(self.work)
