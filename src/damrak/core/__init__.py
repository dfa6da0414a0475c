"""The core: what every game is made of, and what it promises. It knows no game."""
