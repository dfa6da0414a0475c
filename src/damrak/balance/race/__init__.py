"""Which starts are even: games go to arrangements that may be."""
