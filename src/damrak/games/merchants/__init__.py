"""Merchants of Amsterdam. Its files are the chapters of its rulebook."""
