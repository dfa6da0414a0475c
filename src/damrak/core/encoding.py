"""Views as numbers for learners: parts with names, one after another."""


class Encoding:
    """The parts of an observation in order, and where each of them lies in the flat list."""

    def __init__(self, parts: list[tuple[str, int]]) -> None:
        self.parts = parts
        self.slices: dict[str, slice] = {}
        size = 0
        for name, length in parts:
            self.slices[name] = slice(size, size + length)
            size += length
        self.size = size

    def flat(self, values: dict[str, list[float]]) -> list[float]:
        """The values of all parts as one list; each must have the length that was announced."""
        numbers: list[float] = []
        for name, length in self.parts:
            part = values[name]
            if len(part) != length:
                raise AssertionError(f"{name} has {len(part)} numbers, not {length}")
            numbers += part
        return numbers


def one_hot(index: int, length: int) -> list[float]:
    """All 0 but a 1 at the index; all 0 for an index outside."""
    return [1.0 if place == index else 0.0 for place in range(length)]
