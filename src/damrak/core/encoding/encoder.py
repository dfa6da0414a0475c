"""What a seat may know, written from the state straight into bytes."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from damrak.core.action import Seat
from damrak.core.encoding.layout import Encoding, Row
from damrak.core.mistake import undefined
from damrak.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes positions of one table as rows of small whole numbers, the reader's seat first.

    It reads the state and writes only what the view of the reader (a seat, or a spectator) shows;
    the contract holds it to that. `whole` says that everything which the view shows is in it, but
    for the order of what is in its fields of these names: it means nothing, as that of cards held.
    One encoder serves one thread: it has a row of its own to write in.
    """

    def __init__(self, encoding: Encoding, whole: bool, unordered: list[str]) -> None:
        self.encoding = encoding
        self.whole = whole
        self.unordered = unordered
        self.row = Row(encoding.size)

    @abstractmethod
    def write(self, state: State, reader: Seat) -> None:
        """Write a position into the empty row, part after part."""
        raise undefined(self, "write")

    def encode(self, state: State, reader: Seat) -> bytes:
        """The row of a position: a signed byte for each number."""
        row = self.row
        row.clear()
        self.write(state, reader)
        if row.at != row.size:
            raise AssertionError(f"{row.at} numbers were written, not {row.size}")
        return row.value()
