"""The areas of the board: what can be done in each, and how it is paid."""
