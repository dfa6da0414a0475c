"""Puzzles: positions of finished games in which one choice clearly beats all others.

`finder` looks for them in a game, `maker` makes a file of them from many games, `puzzle` is what
such a file holds, `library` the files that come with the package, and `solving` what is said of an
attempt. Nothing here knows a person: positions come from games of bots.
"""
