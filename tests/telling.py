"""Choices and stories as people read them, for tests."""

from damrak.core.state import State
from damrak.core.view import event, gains
from damrak.terminal.story import log_sentences
from damrak.text import Text

NAMES = ["Anna", "Bram", "Cor", "Dirk", "Els"]


def noted(state: State, game: str, words: str, language: str = "en") -> list[str]:
    """What a choice says of its costs and gains."""
    text = Text(language)
    action = state.find(words)
    return [text.game(game, each.name, each.args) for each in state.notes(state.to_move(), action)]


def told(state: State, game: str, words: str, language: str = "en") -> list[str]:
    """Do what is said; how the story tells it to seat 0."""
    action = state.find(words)
    mover, whom, heard = state.to_move(), state.whom(), state.told(action, 0)
    before = state.tally()
    state.apply(action)
    happened = event(0, mover, whom, heard, state.news, gains(before, state.tally()))
    return log_sentences(Text(language), game, happened, NAMES)
