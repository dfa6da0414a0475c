"""How each game's view is drawn in a terminal: one module a game, named as its folder is."""

from importlib import import_module

from rich.console import RenderableType

from damrak.core.view import Score, View
from damrak.text import Text


def draw_board(game: str, view: View, names: list[str], text: Text, width: int) -> RenderableType:
    """The table as the reader of this view sees it."""
    module = import_module(f"damrak.terminal.boards.{game.replace('-', '_')}")
    board: RenderableType = module.draw(view, names, text, width)
    return board


def rival(game: str, view: View) -> tuple[str, Score] | None:
    """Who plays without a seat, if anyone does: the message of its name, and its result."""
    module = import_module(f"damrak.terminal.boards.{game.replace('-', '_')}")
    found: tuple[str, Score] | None = module.rival(view) if hasattr(module, "rival") else None
    return found
