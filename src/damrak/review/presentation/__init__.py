"""A review as people see it: told in words, drawn, as a page."""
