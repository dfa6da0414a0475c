"""The errors that are the user's, and the one of whoever writes a game or a bot."""


class Mistake(ValueError):
    """Something a person gave us is wrong; the text says what was expected, in one line."""


class Mistakes(Mistake):
    """Several things at once; each is a line."""

    def __init__(self, each: list[str]) -> None:
        super().__init__("\n".join(each))
        self.each = each


def undefined(mine: object, name: str) -> NotImplementedError:
    """What a method raises that every game, bot or evaluator has to define for itself.

    mypy sees to it that no class without such a method is made. `abc.ABC` would see to it at run
    time, but compiled classes share what it remembers, so that isinstance takes one for another,
    and weak references to what inherits from them are not cleared.
    """
    return NotImplementedError(f"{type(mine).__name__} does not define {name}()")
