"""Damrak: three board games of Amsterdam."""

__version__ = "0.1.0"
