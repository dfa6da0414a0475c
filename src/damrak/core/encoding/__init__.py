"""Positions as numbers."""
