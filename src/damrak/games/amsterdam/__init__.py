"""Amsterdam, by Stefan Feld. Its files are the chapters of its rulebook."""
