"""My game: throw a die as often as you dare, and stop in time. Replace it by your own."""
