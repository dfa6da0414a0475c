"""Files beside the package, as modules: scripts, and the build hook."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def load(place: str) -> ModuleType:
    """A fresh module of the file at this place of the project."""
    path = ROOT / place
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        # Dataclasses look for their module while they are made, and nobody needs it afterwards.
        del sys.modules[spec.name]
    return module
