"""One game at one keyboard: people choose by number, bots answer, chance follows its seed."""

import unicodedata
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.fair import commitment
from damrak.core.play import Fair, Player
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.core.view import Event, Gain, event, gains, said
from damrak.terminal.boards import draw_board, rival
from damrak.terminal.result import score_table
from damrak.text import Text

LOG_LINES = 12
WHOLE_LOG = 60
MOST_SAID = 200
MOST_DIGITS = 9
"""No list of choices is so long that its numbers have more."""


class Left(Exception):
    """The person has left the game."""


class Session:
    """A game being played in a terminal. `players` holds None where a person sits."""

    def __init__(
        self,
        replay: Replay,
        players: list[Player | None],
        names: list[str],
        seed: bytes,
        text: Text,
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.replay = replay
        self.state: State = replay.at()
        self.players = players
        self.names = names
        self.fair = Fair(seed)
        self.text = text
        self.console = console
        self.ask = ask
        self.game = replay.game.name
        self.shown_to: Seat = NOBODY
        self.told = 0
        """How many actions the person at the keyboard has read of."""
        proven = not replay.words or replay.commitment == commitment(seed)
        # A game that came without its seed goes on under a new one, which proves nothing of before.
        replay.commitment = commitment(seed) if proven else ""
        replay.seed = seed if proven else b""

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        if len(self.replay.words) == 0:
            self.say("committed", commitment=self.replay.commitment)
        while not self.state.over():
            seat = self.state.to_move()
            if seat == CHANCE:
                self.act(self.fair.draw(self.state, self.replay.chances()))
                continue
            player = self.players[seat]
            if player is None:
                self.turn(seat)
            else:
                self.act(player.choose(self.state.view(seat), self.state.legal()))
        self.finish()

    def act(self, action: Action) -> None:
        """Apply an action and write it down."""
        self.replay.add(self.state.to_move(), action.words)
        self.state.apply(action)

    def say(self, name: str, /, **args: str | int) -> None:
        """Print a message; of what somebody has typed, no more than can be read."""
        known = {
            key: f"{value[:MOST_SAID]}…"
            if isinstance(value, str) and len(value) > MOST_SAID
            else value
            for key, value in args.items()
        }
        self.console.print(escape(self.text.say(name, known)))

    # A person's turn

    def turn(self, seat: Seat) -> None:
        """Show the table and let a person choose."""
        people = [player for player in self.players if player is None]
        if len(people) > 1 and self.shown_to != seat:
            self.console.clear()
            self.ask(self.text.say("hand-over", {"name": self.names[seat]}))
            self.told = min(self.told, self._since_last_turn(seat))
        self.shown_to = seat
        self.board(seat)
        self.log(seat, self.told, LOG_LINES)
        self.told = len(self.replay.words)
        self.say("your-turn", name=self.names[seat])
        view = self.state.view(seat)
        question = self.text.game(self.game, f"ask-{view.ask}", view.about)
        self.console.print(escape(question), style="bold")
        self.choices(seat)

    def choices(self, seat: Seat) -> None:
        """Ask until an action is chosen or something else has changed the state."""
        legal = grouped(self.state.legal())
        shown = legal
        self.show(legal, shown)
        while True:
            typed = self.ask(self.text.say("choose") + " > ").strip()
            first, _, rest = typed.partition(" ")
            chosen = _numbered(legal, typed)
            if chosen is not None:
                self.act(chosen)
                return
            if first == "?":
                self.explain(legal, rest.strip())
            elif typed == "undo":
                if self.undo(seat):
                    return
            elif first == "save":
                self.save(rest.strip())
            elif typed == "board":
                self.board(seat)
            elif typed == "log":
                self.log(seat, 0, WHOLE_LOG)
            elif typed in ("quit", "exit"):
                raise Left
            elif typed == "help":
                self.say("commands")
            else:
                shown = self.narrow(legal, typed)
                self.show(legal, shown)

    def narrow(self, legal: list[Action], typed: str) -> list[Action]:
        """The choices in which all typed words occur."""
        wanted = _plain(typed).split()
        plain = [_plain(f"{action.words} {self.label(action)}") for action in legal]
        shown = [
            action
            for action, text in zip(legal, plain, strict=True)
            if all(word in text for word in wanted)
        ]
        if not shown:
            self.say("no-match", typed=typed)
            return legal
        if wanted:
            self.say("narrowed", shown=len(shown), all=len(legal), typed=typed)
        return shown

    def show(self, legal: list[Action], shown: list[Action]) -> None:
        """Print numbered choices; the numbers do not change when the list is narrowed."""
        numbers = {id(action): number for number, action in enumerate(legal, start=1)}
        lines: list[Table] = []
        for action in shown:
            # A grid, so that a label too long for its line goes on under itself.
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_row(f"[bold cyan]{numbers[id(action)]:>3}[/]", escape(self.label(action)))
            lines.append(line)
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def label(self, action: Action) -> str:
        """A choice in words, with what it would cost and bring."""
        choice = self.text.game(self.game, action.verb, action.args)
        notes = self.state.notes(self.state.to_move(), action)
        told = ", ".join(self.text.game(self.game, each.name, each.args) for each in notes)
        return self.text.say("choice-noted", {"choice": choice, "notes": told}) if told else choice

    def explain(self, legal: list[Action], number: str) -> None:
        """The rule behind a choice."""
        action = _numbered(legal, number)
        if action is None:
            self.say("explain-what")
            return
        if self.text.game_has(self.game, action.verb, "help"):
            help_text = self.text.game(self.game, action.verb, action.args, "help")
            self.console.print(Panel(escape(help_text), title=escape(self.label(action))))
        else:
            self.say("no-help")

    def undo(self, seat: Seat) -> bool:
        """Take back the last own action, if that is safe."""
        length = self.replay.undo_length(seat)
        if length == len(self.replay.words):
            self.say("undo-impossible")
            return False
        self.replay.shorten(length)
        self.state = self.replay.at()
        self.told = min(self.told, length)
        self.say("undone")
        return True

    def save(self, file: str) -> None:
        """Write the game to a file."""
        if not file:
            self.say("save-needs-file")
            return
        try:
            # What is there already may be another game.
            with Path(file).open("x", encoding="utf-8") as new:
                new.write(self.replay.text())
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            self.say("cannot-save", why=why or str(error))
            return
        self.say("saved", file=file)

    # Looking

    def board(self, seat: Seat) -> None:
        """Draw the table as a seat sees it."""
        view = self.state.view(seat)
        width = self.console.width
        self.console.print(draw_board(self.game, view, self.names, self.text, width))

    def log(self, seat: Seat, since: int, most: int) -> None:
        """Tell what happened, as this seat may hear it, and no more lines than `most`."""
        told = [each for each in self.events(seat) if each.at >= since]
        lines = [line for each in told for line in self.sentences(each)]
        if len(lines) > most:
            lines = ["…", *lines[-most:]]
        if not lines:
            if since == 0:
                self.say("nothing-happened")
            return
        title = self.text.say("log-title")
        self.console.print(Panel(escape("\n".join(lines)), title=title, expand=False))

    def events(self, seat: Seat) -> list[Event]:
        """Every action so far, as told to a seat."""
        state = self.replay.game.start(self.replay.options)
        events: list[Event] = []
        for at in range(len(self.replay.words)):
            mover, whom = state.to_move(), state.whom()
            told = state.told(state.find(self.replay.words[at]), seat)
            before = state.tally()
            self.replay.step(state, at)
            gained = gains(before, state.tally())
            events.append(event(at, mover, whom, told, state.news, gained))
        return events

    def sentences(self, told: Event) -> list[str]:
        """An event in words, and what it brought about."""
        return log_sentences(self.text, self.game, told, self.names)

    def _since_last_turn(self, seat: Seat) -> int:
        seats = self.replay.seats
        return max((at + 1 for at in range(len(seats)) if seats[at] == seat), default=0)

    def finish(self) -> None:
        """Show the result and the proof that chance was fair."""
        people = [seat for seat, player in enumerate(self.players) if player is None]
        reader = people[0] if people else NOBODY
        self.log(reader, self.told, WHOLE_LOG)
        self.board(reader)
        self.say("game-over")
        scores = self.state.scores()
        names = self.names[:]
        unseated = rival(self.game, self.state.view(NOBODY))
        if unseated is not None:
            names.append(self.text.game(self.game, unseated[0]))
            scores.append(unseated[1])
        self.console.print(score_table(self.game, scores, self.text, names))
        placed: dict[int, set[int]] = {}
        for score in scores:
            placed.setdefault(score.total, set()).add(score.place)
        if any(len(places) > 1 for places in placed.values()):
            self.console.print(escape(self.text.game(self.game, "tie-broken")))
        winners = [names[score.seat] for score in scores if score.place == 1]
        self.say("winner", names=", ".join(winners), count=len(winners))
        if self.replay.seed:
            self.say("seed-revealed", seed=self.replay.seed.hex())


def _plain(text: str) -> str:
    """A text as it is compared: small letters without accents, apostrophes as they are typed."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


def grouped(legal: list[Action]) -> list[Action]:
    """The choices in their order, but those about the same part of the board together."""
    groups: dict[tuple[str, ...], list[Action]] = {}
    for action in legal:
        part = tuple(action.on) or (action.words,)
        groups.setdefault(part, []).append(action)
    return [action for group in groups.values() for action in group]


def _numbered(legal: list[Action], typed: str) -> Action | None:
    """The choice of this number, if there is one."""
    if not typed.isdecimal() or len(typed) > MOST_DIGITS or not 1 <= int(typed) <= len(legal):
        return None
    return legal[int(typed) - 1]


def log_sentences(text: Text, game: str, told: Event, names: list[str]) -> list[str]:
    """An event in words: `$who` is whoever acted, or whom chance concerned.

    What everyone knows already has no words of its own. What was gained comes last: on the line of
    the action if only the actor gained and nothing else happened.
    """
    actor = int(told.args.get("seat", told.whom if told.seat == CHANCE else told.seat))
    done = text.game(game, told.verb, _about(told.args, actor, names), "log")
    lines = [text.game(game, news.name, _about(news.args, NOBODY, names)) for news in told.news]
    by_seat: dict[Seat, list[Gain]] = {}
    for gain in told.gains:
        by_seat.setdefault(gain.seat, []).append(gain)
    if done and not lines and list(by_seat) == [actor]:
        return [f"{done} {_gained(text, game, by_seat[actor])}"]
    for seat, each in by_seat.items():
        who = names[seat] if 0 <= seat < len(names) else ""
        gained = _gained(text, game, each)
        lines.append(text.say("player-gained", {"who": who, "gains": gained}) if who else gained)
    return [line for line in [done, *lines] if line]


def _gained(text: Text, game: str, changes: list[Gain]) -> str:
    """What one seat has gained and lost, as a sentence."""
    reasons = [said(gain) for gain in changes]
    return ", ".join(text.game(game, each.name, each.args) for each in reasons) + "."


def _about(args: dict[str, str | int], actor: Seat, names: list[str]) -> dict[str, str | int]:
    """The arguments of a sentence, with the name of whom it is about."""
    seat = int(args.get("seat", actor))
    return {**args, "who": names[seat] if 0 <= seat < len(names) else ""}
