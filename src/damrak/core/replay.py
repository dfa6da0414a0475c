"""A whole game as text: a header, then one action a line.

    damrak 1  game ticket-to-ride  rules 1  seats 3  edition 1
    commitment 5f2c…
    * deal red
    0 keep dam de-drie-hendricken
    seed 09ab…
    end 2 81d0…

A line is a seat and its words; `*` is chance. The `end` line counts the actions and holds a
digest of all before it, so that a file that was cut short or changed is noticed. The `seed` line
is there when the seed was published; `commitment … from 40` says that the first 40 actions came
from another game, and the seed only decided what followed. Lines that begin with `//` are remarks.
"""

from collections.abc import Mapping
from hashlib import sha256

from damrak.core.action import CHANCE, Seat
from damrak.core.fair import commitment, pick, seed_from_text
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.state import State

FORMAT = "1"
MOST_DIGITS = 9


class Replay:
    """The words of a game so far, and all that is needed to play them again."""

    def __init__(self, game: Game, options: Options, file: str = "this game") -> None:
        self.game = game
        self.options = options
        self.file = file
        self.commitment = ""
        self.fair_from = 0
        """The first action that the commitment is about: a game taken on from another's middle."""
        self.seed = b""
        self.remarks: list[str] = []
        self.seats: list[Seat] = []
        self.words: list[str] = []
        self.lines: list[int] = []
        """On which line of the file an action stands, as far as they came from a file."""

    def add(self, seat: Seat, words: str) -> None:
        """One more action."""
        self.seats.append(seat)
        self.words.append(words)

    def shorten(self, length: int) -> None:
        """Forget all actions after the first `length`."""
        del self.seats[length:]
        del self.words[length:]
        del self.lines[length:]

    def chances(self) -> int:
        """How many outcomes of chance there were so far: the number of the next one."""
        return self.seats.count(CHANCE)

    def step(self, state: State, n: int) -> None:
        """Apply action number `n` to the state in which it was made."""
        where = self._where(n)
        if state.over():
            raise Mistake(f"{where}: the game was over before '{self.words[n]}'")
        if self.seats[n] != state.to_move():
            turn = _sign(state.to_move())
            raise Mistake(f"{where}: it was the turn of {turn}, not of {_sign(self.seats[n])}")
        try:
            action = state.find(self.words[n])
        except Mistake as mistake:
            raise Mistake(f"{where}: {mistake}") from None
        state.apply(action)

    def _where(self, n: int) -> str:
        if n < len(self.lines):
            return f"{self.file} line {self.lines[n]}"
        return f"{self.file} action {n + 1}"

    def at(self, n: int | None = None) -> State:
        """The state after the first `n` actions, or after all."""
        length = len(self.words)
        if n is not None and not 0 <= n <= length:
            raise Mistake(f"{self.file} has {length} actions; expected 0 to {length}, not {n}")
        state = self.game.start(self.options)
        for index in range(length if n is None else n):
            self.step(state, index)
        return state

    def undo_length(self, seat: Seat) -> int:
        """How long the game is after `seat` takes back its last action; its length if it may not.

        An action may be taken back while it is the last: nobody else and no chance has acted since,
        and it made nothing known that was secret.
        """
        length = len(self.words)
        if length == 0 or self.seats[-1] != seat:
            return length
        before = self.at(length - 1)
        revealed = before.revealed
        self.step(before, length - 1)
        return length - 1 if before.revealed == revealed else length

    def verify(self) -> int:
        """Check every outcome of chance against the seed; how many were checked."""
        if not self.commitment or not self.seed:
            raise Mistake(f"{self.file}: no commitment and seed to check against")
        if commitment(self.seed) != self.commitment:
            raise Mistake(f"{self.file}: the seed is not the one that was committed to")
        state = self.game.start(self.options)
        k = 0
        checked = 0
        for n, words in enumerate(self.words):
            if self.seats[n] == CHANCE and state.to_move() == CHANCE:
                expected = state.legal()[pick(self.seed, k, state.weights())]
                checked += n >= self.fair_from
                if n >= self.fair_from and expected.words != words:
                    raise Mistake(
                        f"{self._where(n)}: the seed gives '{expected.words}', not '{words}'"
                    )
                k += 1
            self.step(state, n)
        return checked

    def text(self) -> str:
        """The replay as it is written to a file."""
        chosen = self.options.chosen
        parts = [
            f"damrak {FORMAT}",
            f"game {self.game.name}",
            f"rules {self.game.rules}",
            f"seats {self.options.seats}",
            f"edition {self.options.edition}",
            *(
                f"option {option.name}={chosen[option.name]}"
                for option in self.game.options
                if chosen[option.name] != option.values[0]
            ),
        ]
        lines = ["  ".join(parts)]
        if self.commitment:
            since = f" from {self.fair_from}" if self.fair_from else ""
            lines.append(f"commitment {self.commitment}{since}")
        lines += [f"// {remark}" for remark in self.remarks]
        lines += [
            f"{_sign(seat)} {words}" for seat, words in zip(self.seats, self.words, strict=True)
        ]
        if self.seed:
            lines.append(f"seed {self.seed.hex()}")
        body = "\n".join(lines) + "\n"
        return f"{body}end {len(self.words)} {_digest(body)}\n"


def read_replay(file: str, text: str, games: Mapping[str, Game]) -> Replay:
    """Read a replay; whether its actions are legal is found when they are played."""
    header = text.split("\n", 1)[0]
    replay = _header(file, header, games)
    body, _, end = text.rstrip("\n").rpartition("\n")
    if not end.startswith("end "):
        raise Mistake(f"{file}: cut short: the last line should be 'end …', not '{end[:40]}'")
    body += "\n"
    said = end.split()
    if len(said) != 3:
        raise Mistake(f"{file}: cut short in its last line, '{end[:40]}'")
    if said[2] != _digest(body):
        raise Mistake(f"{file}: changed since it was written: the digest in its last line differs")
    for number, line in enumerate(body.splitlines()[1:], start=2):
        first, _, rest = line.partition(" ")
        if first == "commitment":
            replay.commitment, _, since = rest.partition(" from ")
            if since:
                replay.fair_from = _number(since, f"{file} line {number}: 'from'")
        elif first == "seed":
            try:
                replay.seed = seed_from_text(rest)
            except Mistake as mistake:
                raise Mistake(f"{file} line {number}: {mistake}") from None
        elif first == "//":
            replay.remarks.append(rest)
        elif first == "*" or first.isdecimal():
            where = f"{file} line {number}: the seat"
            replay.add(CHANCE if first == "*" else _number(first, where), rest)
            replay.lines.append(number)
        else:
            raise Mistake(f"{file} line {number}: expected a seat and words, not '{line[:40]}'")
    if said[1] != str(len(replay.words)):
        raise Mistake(f"{file}: {len(replay.words)} actions, but its last line says {end}")
    if replay.fair_from > len(replay.words):
        raise Mistake(
            f"{file}: the commitment is about actions from number {replay.fair_from} on,"
            f" but there are only {len(replay.words)}"
        )
    return replay


def _header(file: str, line: str, games: Mapping[str, Game]) -> Replay:
    facts: dict[str, str] = {}
    chosen: dict[str, str] = {}
    for part in line.split("  "):
        key, _, value = part.partition(" ")
        if key == "option":
            name, _, choice = value.partition("=")
            chosen[name] = choice
        else:
            facts[key] = value
    missing = [key for key in ("damrak", "game", "rules", "seats", "edition") if key not in facts]
    if missing:
        raise Mistake(f"{file} line 1: not a game of damrak: '{missing[0]}' is missing")
    if facts["damrak"] != FORMAT:
        raise Mistake(f"{file} line 1: written as format {facts['damrak']}; expected {FORMAT}")
    if facts["game"] not in games:
        expected = ", ".join(games)
        raise Mistake(f"{file} line 1: unknown game '{facts['game']}'; expected one of {expected}")
    game = games[facts["game"]]
    if facts["rules"] != str(game.rules):
        raise Mistake(
            f"{file} line 1: played by rules {facts['rules']} of {game.name}, not {game.rules}"
        )
    seats = _number(facts["seats"], f"{file} line 1: 'seats'")
    if not game.find_edition(facts["edition"]):
        raise Mistake(
            f"{file} line 1: played with edition {facts['edition']}, which is not open here;"
            " give it with --edition FILE"
        )
    try:
        options = game.agree(seats, chosen, facts["edition"])
    except Mistake as mistake:
        raise Mistake(f"{file} line 1: {mistake}") from None
    return Replay(game, options, file)


def _number(text: str, what: str) -> int:
    """A number in a file; those that no game needs are refused before they are read."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise Mistake(f"{what} should be a number, not '{text[:40]}'")
    return int(text)


def _sign(seat: Seat) -> str:
    return "*" if seat == CHANCE else str(seat)


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]
