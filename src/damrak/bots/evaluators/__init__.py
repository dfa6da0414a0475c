"""Evaluators: what each position and action is worth. One folder a game."""
