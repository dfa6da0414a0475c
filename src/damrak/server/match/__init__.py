"""A match: the course of its game, its clocks and chairs, and how it changes."""
