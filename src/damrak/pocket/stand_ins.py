"""Stands in for the one compiled package that no browser has: `librt`.

Where it is installed, nothing is done. Otherwise chance of bots is drawn by Python's own
generator and bytes are written to a bytearray: slower, and the rules cannot tell the difference.
"""

import random
import sys
from importlib.util import find_spec
from types import ModuleType


class BytesWriter(bytearray):
    """Bytes that grow."""

    def write(self, more: bytes | bytearray) -> None:
        """Add some."""
        self.extend(more)

    def getvalue(self) -> bytes:
        """All of them."""
        return bytes(self)

    def truncate(self, size: int) -> None:
        """Only the first."""
        del self[size:]


def write_i64_le(writer: BytesWriter, number: int) -> None:
    """Add a number as eight bytes, the lowest first."""
    writer.extend(number.to_bytes(8, "little", signed=True))


class vec:  # noqa: N801 (the name that is imported)
    """Named in types only: nets that are not compiled are computed by whole numbers."""

    def __class_getitem__(cls, item: object) -> type["vec"]:
        return cls


def install() -> None:
    """Put the stand-ins where `librt` would be found."""
    if find_spec("librt") is not None:
        return
    package = ModuleType("librt")
    package.__path__ = []
    sys.modules["librt"] = package
    holds: dict[str, dict[str, object]] = {
        "random": {"Random": random.Random},
        "strings": {"BytesWriter": BytesWriter, "write_i64_le": write_i64_le},
        "vecs": {"vec": vec},
    }
    for name, values in holds.items():
        module = ModuleType(f"librt.{name}")
        module.__dict__.update(values)
        package.__dict__[name] = sys.modules[module.__name__] = module
