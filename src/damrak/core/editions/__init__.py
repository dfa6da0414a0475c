"""What an edition is, how it is read, and every mistake in one told."""
