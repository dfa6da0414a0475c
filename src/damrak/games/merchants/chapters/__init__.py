"""The rules, one file for each heading of the rulebook."""
