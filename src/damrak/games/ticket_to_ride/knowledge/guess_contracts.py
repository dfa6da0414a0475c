"""Imagining which contracts were offered to others, so that nothing ever seen contradicts it."""

from random import Random

from damrak.core.action import Seat
from damrak.games.ticket_to_ride.knowledge.view import ChoiceView, TicketToRideView
from damrak.games.ticket_to_ride.pieces.memory import Choice

UNKNOWN = -1


class Past:
    """What was offered to whom, what was kept, and where all contracts are now."""

    def __init__(self, seats: int) -> None:
        self.choices: list[Choice] = []
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.under: list[tuple[int, Seat]] = []
        self.stack: list[int] = []


class Draft:
    """A past in which contracts have numbers in the order in which they left the stack.

    Which contract a number means may still be unknown.
    """

    def __init__(self) -> None:
        self.contracts: list[int] = []
        """By number: the contract."""
        self.offered: list[list[int]] = []
        self.returned: list[int] = []
        """By choice: the numbers of what was offered, and of what was put back, or −1."""
        self.under: list[int] = []
        self.under_by: list[Seat] = []
        self.pending: list[list[int]] = []
        """By seat: the numbers of what it is to choose from now, once all choices are made."""

    def copy(self) -> "Draft":
        """A second draft, equal and independent."""
        new = Draft()
        new.contracts = self.contracts[:]
        new.offered = self.offered[:]
        new.returned = self.returned[:]
        new.under = self.under[:]
        new.under_by = self.under_by[:]
        return new

    def draw(self, count: int, size: int) -> list[int]:
        """So many contracts come up: from the stack while it lasts, and then from under it."""
        numbers: list[int] = []
        for _ in range(count):
            if len(self.contracts) < size:
                numbers.append(len(self.contracts))
                self.contracts.append(UNKNOWN)
            else:
                numbers.append(self.under.pop(0))
                self.under_by.pop(0)
        return numbers

    def identify(self, numbers: list[int], contracts: list[int]) -> bool:
        """The reader saw these contracts; whether that is possible."""
        for number, contract in zip(numbers, contracts, strict=True):
            if self.contracts[number] != contract:
                if self.contracts[number] != UNKNOWN or contract in self.contracts:
                    return False
                self.contracts[number] = contract
        return True

    def put_back(self, number: int, seat: Seat) -> None:
        """A contract goes under the deck."""
        self.under.append(number)
        self.under_by.append(seat)


def guess_past(view: TicketToRideView, size: int, rng: Random) -> Past:
    """A past of the contracts that the reader cannot tell from the true one."""
    draft = _go_on(Draft(), view, size, 0, rng)
    assert draft is not None, "no past agrees with what the reader was told"
    pool = [contract for contract in range(size) if contract not in draft.contracts]
    rng.shuffle(pool)
    contracts = [pool.pop() if each == UNKNOWN else each for each in draft.contracts]
    past = Past(view.seats)
    for index, choice in enumerate(view.choices):
        returned = draft.returned[index]
        past.choices.append(
            Choice(
                choice.seat,
                [contracts[number] for number in draft.offered[index]],
                contracts[returned] if returned >= 0 else -1,
            )
        )
    past.offered = [[contracts[number] for number in each] for each in draft.pending]
    for number, seat in zip(draft.under, draft.under_by, strict=True):
        past.under.append((contracts[number], seat))
    past.stack = sorted(pool)
    return past


def _pending(view: TicketToRideView, seat: Seat) -> int:
    """How many contracts a seat has been offered and not yet chosen from."""
    chosen = any(choice.seat == seat for choice in view.choices)
    return 0 if chosen and not view.started else view.players[seat].choosing


def _go_on(
    draft: Draft, view: TicketToRideView, size: int, index: int, rng: Random
) -> Draft | None:
    """Carry a draft on from a choice to the last one; None if the reader has seen otherwise.

    Where somebody put back one of two contracts of which the reader knows one, either is tried.
    """
    while index < len(view.choices):
        choice = view.choices[index]
        numbers = draft.draw(choice.count, size)
        if choice.offered is not None and not draft.identify(numbers, choice.offered):
            return None
        ways = _ways(draft, choice, numbers, rng)
        index += 1
        for way in ways[:-1]:
            attempt = draft.copy()
            _choose(attempt, choice.seat, numbers, way)
            done = _go_on(attempt, view, size, index, rng)
            if done is not None:
                return done
        _choose(draft, choice.seat, numbers, ways[-1])
    return draft if _offer(draft, view, size) else None


def _offer(draft: Draft, view: TicketToRideView, size: int) -> bool:
    """Draw what seats are to choose from now; whether the reader's own can be what it sees."""
    draft.pending = [draft.draw(_pending(view, seat), size) for seat in range(view.seats)]
    return all(
        draft.identify(draft.pending[seat], player.offered)
        for seat, player in enumerate(view.players)
        if player.offered
    )


def _ways(draft: Draft, choice: ChoiceView, numbers: list[int], rng: Random) -> list[int]:
    """The numbers that may have been put back, or −1 for none, in the order in which to try."""
    if choice.offered is not None:
        if choice.returned < 0:
            return [-1]
        return [numbers[choice.offered.index(choice.returned)]]
    if choice.count in (1, choice.kept):
        return [-1]
    ways = numbers[:]
    if choice.kept < 0:
        ways.append(-1)
    rng.shuffle(ways)
    if all(draft.contracts[number] == UNKNOWN for number in numbers):
        # The reader knows neither, so each is as good as the other.
        return ways[:1]
    return ways


def _choose(draft: Draft, seat: Seat, numbers: list[int], returned: int) -> None:
    draft.offered.append(numbers)
    draft.returned.append(returned)
    if returned >= 0:
        draft.put_back(returned, seat)
