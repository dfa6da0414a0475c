"""The log of one game, which only grows, and the state it leads to.

Taking back is an entry of the log like any other. It says how many actions remain, so that nothing
is ever removed and a number of entries names one moment for all time. `line` holds the entries
that count: the game as a replay would have it.
"""

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Final

from damrak.core.action import ALL, CHANCE, NOBODY, Action, Seat
from damrak.core.game import Game
from damrak.core.options import Options
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.core.view import Gain, Reason, gains
from damrak.server.store.records import Entry
from damrak.server.wire import Acted, Told, TookBack

RECENT: Final = 48
"""At most so many entries are kept as they were told; older ones are told by playing again."""


class _Told:
    """What each reader heard of one entry: spectators first, then the seats in order."""

    __slots__ = ("at", "gains", "n", "news", "seat", "told", "whom")

    def __init__(self, at: int, n: int, seat: Seat, whom: Seat, told: list[Action]) -> None:
        self.at = at
        self.n = n
        self.seat = seat
        self.whom = whom
        self.told = told
        self.news: list[Reason] = []
        self.gains: list[Gain] = []


class GameLog:
    """A game as it has been played so far."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.state: State = game.start(options)
        self.seats: list[Seat] = []
        """Who acted, by entry."""
        self.actions: list[Action | None] = []
        """What was done, by entry; None where actions were taken back."""
        self.undone: dict[int, tuple[int, bool]] = {}
        """By entry that takes back: how many actions remain, and whether by consent."""
        self.asked: dict[int, int] = {}
        """By entry that was answered early: at which length of the log."""
        self.line: list[int] = []
        self.chances = 0
        self.made_known = False
        """Whether the last action on the line made secrets known."""
        self._recent: deque[_Told] = deque(maxlen=RECENT)

    @property
    def at(self) -> int:
        """How many entries the log has."""
        return len(self.seats)

    @property
    def length(self) -> int:
        """How many actions count."""
        return len(self.line)

    def play(self, action: Action, asked: int | None = None) -> Entry:
        """One more action by whoever is to move; the entry to be stored."""
        state = self.state
        seat = state.to_move()
        at = len(self.seats)
        told = [state.told(action, reader) for reader in (NOBODY, *range(self.options.seats))]
        heard = _Told(at, len(self.line), seat, state.whom(), told)
        self._recent.append(heard)
        self.line.append(at)
        self.seats.append(seat)
        self.actions.append(action)
        if asked is not None:
            self.asked[at] = asked
        before = state.tally()
        self._apply(state, action, seat)
        heard.news = state.news
        heard.gains = gains(before, state.tally())
        return Entry(at, seat, action.words, asked=asked)

    def take_back(self, seat: Seat, remain: int, agreed: bool) -> Entry:
        """Go back to when only the first `remain` actions had been made."""
        at = len(self.seats)
        self.undone[at] = (remain, agreed)
        self.seats.append(seat)
        self.actions.append(None)
        self._recent.append(_Told(at, remain, seat, NOBODY, []))
        del self.line[remain:]
        self.state = self._again(remain)
        return Entry(at, seat, None, remain=remain, agreed=agreed)

    def read(self, entry: Entry) -> None:
        """One more entry, as it was stored."""
        if entry.words is None:
            self.take_back(entry.seat, entry.remain or 0, entry.agreed)
        else:
            self.play(self.state.find(entry.words), entry.asked)

    def free_undo(self) -> Seat:
        """Whose last action may be taken back without asking anyone; NOBODY's if none may.

        It may while it is the last: nobody else and no chance has acted since, and it made nothing
        known that was secret.
        """
        if not self.line or self.made_known:
            return NOBODY
        seat = self.seats[self.line[-1]]
        return NOBODY if seat == CHANCE else seat

    def last_by(self, seat: Seat) -> int:
        """How many actions came before the last one of this seat; −1 if it made none."""
        for n in range(len(self.line) - 1, -1, -1):
            if self.seats[self.line[n]] == seat:
                return n
        return -1

    def repeats(self, seat: Seat, words: str, at: int) -> bool:
        """Whether this seat has already done this at this length of the log."""
        if at >= len(self.seats):
            return False
        entries = [entry for entry, asked in self.asked.items() if asked == at]
        if at not in self.asked:
            entries.append(at)
        for entry in entries:
            action = self.actions[entry]
            if self.seats[entry] == seat and action is not None and action.words == words:
                return True
        return False

    def remembers(self, since: int) -> bool:
        """Whether every entry from `since` on can be told without playing the game again."""
        return since >= len(self.seats) - len(self._recent)

    def drop_told(self) -> None:
        """Keep nothing that can be made again: more than half of what a game takes in memory."""
        self._recent.clear()

    def told(self, reader: Seat, since: int) -> list[Told]:
        """Every entry from `since` on, as told to a reader."""
        if reader == ALL or not self.remembers(since):
            return list(self._tell_again(reader, since))
        column = 0 if reader == NOBODY else reader + 1
        first = len(self._recent) - (len(self.seats) - since)
        return [self._tell(heard, column) for heard in islice(self._recent, first, None)]

    def events(self, reader: Seat) -> list[Acted]:
        """Every action that counts, as told to a reader."""
        state = self.game.start(self.options)
        events: list[Acted] = []
        for n, at in enumerate(self.line):
            action = self._action(at)
            told, whom = state.told(action, reader), state.whom()
            before = state.tally()
            state.apply(action)
            gained = gains(before, state.tally())
            events.append(_acted(at, n, self.seats[at], whom, told, state.news, gained))
        return events

    def position(self, n: int) -> State:
        """The state after the first `n` actions that count."""
        state = self.game.start(self.options)
        for at in self.line[:n]:
            state.apply(self._action(at))
        return state

    def moment(self, at: int) -> State:
        """The state when the log had `at` entries."""
        line: list[int] = []
        for entry in range(at):
            if entry in self.undone:
                del line[self.undone[entry][0] :]
            else:
                line.append(entry)
        state = self.game.start(self.options)
        for entry in line:
            state.apply(self._action(entry))
        return state

    def replay(self) -> Replay:
        """The game so far as a replay, without the seed."""
        replay = Replay(self.game, self.options)
        for at in self.line:
            replay.add(self.seats[at], self._action(at).words)
        return replay

    def words(self) -> list[str]:
        """The words of every action that counts."""
        return [self._action(at).words for at in self.line]

    def _action(self, at: int) -> Action:
        action = self.actions[at]
        if action is None:
            raise IndexError(f"entry {at} of the log is no action")
        return action

    def _apply(self, state: State, action: Action, seat: Seat) -> None:
        revealed = state.revealed
        state.apply(action)
        self.made_known = state.revealed != revealed
        self.chances += seat == CHANCE

    def _again(self, length: int) -> State:
        state = self.game.start(self.options)
        self.chances = 0
        self.made_known = False
        for at in self.line[:length]:
            self._apply(state, self._action(at), self.seats[at])
        return state

    def _tell(self, heard: _Told, column: int) -> Told:
        if not heard.told:
            return self._taken_back(heard.at)
        told = heard.told[column]
        return _acted(heard.at, heard.n, heard.seat, heard.whom, told, heard.news, heard.gains)

    def _taken_back(self, at: int) -> TookBack:
        remain, agreed = self.undone[at]
        return TookBack(at=at, n=remain, seat=self.seats[at], agreed=agreed)

    def _tell_again(self, reader: Seat, since: int) -> Iterator[Told]:
        again = GameLog(self.game, self.options)
        for at, action in enumerate(self.actions):
            if action is None:
                remain, agreed = self.undone[at]
                again.take_back(self.seats[at], remain, agreed)
                if at >= since:
                    yield self._taken_back(at)
                continue
            n, whom = again.length, again.state.whom()
            told = again.state.told(action, reader)
            again.play(action)
            if at >= since:
                heard = again._recent[-1]
                yield _acted(at, n, self.seats[at], whom, told, heard.news, heard.gains)


def _acted(
    at: int,
    n: int,
    seat: Seat,
    whom: Seat,
    told: Action,
    news: list[Reason],
    gained: list[Gain],
) -> Acted:
    return Acted(
        at=at,
        n=n,
        seat=seat,
        whom=whom,
        words=told.words,
        verb=told.verb,
        args=told.args,
        on=told.on,
        news=news,
        gains=gained,
    )
