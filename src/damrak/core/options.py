"""What a table agrees before a box is opened."""

from damrak.core.mistake import Mistake


class Option:
    """Something that a table may agree on: its values, the first being the usual one."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name = name
        self.values = values

    def check(self, value: str) -> str:
        """The value, if this option has it; an option of 'no' and 'yes' may be named alone."""
        if value == "" and self.values == ["no", "yes"]:
            value = "yes"
        if value not in self.values:
            expected = ", ".join(self.values)
            raise Mistake(f"option {self.name}={value}: expected one of {expected}")
        return value


class Options:
    """What the table agreed: how many seats, which edition, which options. Never changed."""

    def __init__(self, seats: int, edition: str, chosen: dict[str, str]) -> None:
        self.seats = seats
        self.edition = edition
        self.chosen = chosen
