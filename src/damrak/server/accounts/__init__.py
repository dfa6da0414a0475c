"""People: names, cookies, ratings."""
