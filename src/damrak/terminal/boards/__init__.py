"""How each game's view is drawn in a terminal: one module a game, named as its folder is.

A game of another package may bring a module `terminal` with the same function `draw`. A game that
has neither is drawn as a plain table of what its view lists (`plain.py`).
"""

from types import ModuleType

from rich.console import RenderableType

from damrak.core.registry import home_of, module_of
from damrak.core.view import Score, View
from damrak.games import REGISTRY
from damrak.terminal.boards import plain
from damrak.text import Text


def _module(game: str) -> ModuleType | None:
    if game in REGISTRY.own:
        return module_of(f"damrak.terminal.boards.{game.replace('-', '_')}")
    return module_of(f"{home_of(REGISTRY.find(game))}.terminal")


def draw_board(game: str, view: View, names: list[str], text: Text, width: int) -> RenderableType:
    """The table as the reader of this view sees it."""
    module = _module(game)
    if module is None:
        return plain.draw(game, view, names, text)
    board: RenderableType = module.draw(view, names, text, width)
    return board


def draw_brief(game: str, view: View, names: list[str], text: Text) -> RenderableType | None:
    """The few lines that a choice needs most, where there is no room for the table; if any are.

    They are what a reader holds: a module may have a function `brief` for them.
    """
    module = _module(game)
    if module is None or not hasattr(module, "brief") or not 0 <= view.seat < view.seats:
        return None
    brief: RenderableType = module.brief(view, names, text)
    return brief


def rival(game: str, view: View) -> tuple[str, Score] | None:
    """Who plays without a seat, if anyone does: the message of its name, and its result."""
    module = _module(game)
    if module is None or not hasattr(module, "rival"):
        return None
    found: tuple[str, Score] | None = module.rival(view)
    return found
