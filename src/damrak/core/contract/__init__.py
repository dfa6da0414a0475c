"""What every game promises, and how it is held to it."""
