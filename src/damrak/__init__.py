"""Damrak: three board games of Amsterdam."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("damrak")
except PackageNotFoundError:  # read from a folder that nobody installed
    __version__ = "0+unknown"
