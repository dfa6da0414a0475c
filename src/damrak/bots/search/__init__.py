"""The search bot: it simulates games from states guessed from its view. It knows no game."""
