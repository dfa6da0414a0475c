"""The search bot: it looks ahead in positions it imagines from its view. It knows no game."""
