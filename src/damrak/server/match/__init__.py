"""A match: the log of its game, its clocks, and the commands that change it."""
