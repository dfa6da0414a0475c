"""The one error that is the user's."""


class Mistake(ValueError):
    """Something a person gave us is wrong; the text says what was expected, in one line."""
