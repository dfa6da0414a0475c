"""Whether an edition can be played: every mistake in it."""
