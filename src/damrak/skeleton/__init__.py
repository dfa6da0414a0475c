"""What `damrak new-game` writes: a whole small game, whose names are replaced.

`package/` is the package of the game, `test_my_game.py` its test; both are code of ours like any
other, so that what a newcomer gets has been checked. The word `my-game` becomes the game's name in
all its spellings.
"""
