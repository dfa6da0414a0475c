"""The terminal client: play with numbers and words."""
