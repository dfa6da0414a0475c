"""Review: what chance brought in a finished game, and what decisions gave away.

`reviewer.py` turns a replay into a `Report` (`report.py`); the terminal, the HTML file and the
web client draw it. What the words mean is told in `docs/review.md`.
"""
