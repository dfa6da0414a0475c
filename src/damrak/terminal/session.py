"""One game at one keyboard: people choose by number, bots answer, chance follows its seed."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text as Line

from damrak.core.action import CHANCE, NOBODY, Action, Seat
from damrak.core.fair import commitment
from damrak.core.play import Fair, Player
from damrak.core.replay import Replay
from damrak.core.state import State
from damrak.terminal.boards import draw_board, draw_brief, rival
from damrak.terminal.choices import Choice, Chooser
from damrak.terminal.layout import Layout, arrange, happened
from damrak.terminal.menu import Menu, short
from damrak.terminal.result import score_table
from damrak.terminal.screen import Screen
from damrak.terminal.story import events, log_sentences
from damrak.text import Text

LOG_LINES = 12
WHOLE_LOG = 60


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
        self.screen = Screen(console)
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
        known = {key: short(each) if isinstance(each, str) else each for key, each in args.items()}
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
        chooser = Chooser(self.state, self.game, self.text)
        layout = self.layout(seat, chooser)
        self.told = len(self.replay.words)
        for part in layout.above:
            self.console.print(part)
        self.choices(seat, chooser, layout)

    def layout(self, seat: Seat, chooser: Chooser) -> Layout:
        """What is shown before a person chooses: what there is room for, the choices above all."""
        view = self.state.view(seat)
        return arrange(
            self.screen,
            self.text,
            board=self.drawn(seat),
            brief=draw_brief(self.game, view, self.names, self.text),
            told=self.story(seat, self.told, LOG_LINES),
            asked=[
                Line(self.text.say("your-turn", {"name": self.names[seat]})),
                Line(self.text.game(self.game, f"ask-{view.ask}", view.about), "bold"),
            ],
            flat=chooser.flat(),
            folded=chooser.folded(),
            prompt=self.prompt(),
        )

    def prompt(self) -> str:
        """What stands before what is typed."""
        return self.text.say("choose") + " > "

    def choices(self, seat: Seat, chooser: Chooser, layout: Layout) -> None:
        """Ask until an action is chosen or something else has changed the state."""
        menu = Menu(self.screen, chooser, self.text, layout, self.prompt())
        answer = ""
        while True:
            typed = (answer or self.ask(self.prompt())).strip()
            first, _, rest = typed.partition(" ")
            answer = ""
            chosen = menu.numbered(typed)
            if chosen is not None:
                if len(chosen.actions) == 1:
                    self.act(chosen.actions[0])
                    return
                menu.open(chosen)
            elif first == "?":
                self.explain(chooser, menu.numbered(rest.strip()))
            elif typed == "undo":
                if self.undo(seat):
                    return
            elif first == "save":
                self.save(rest.strip())
            elif typed == "board":
                answer = self.paged(self.drawn(seat))
            elif typed == "log":
                answer = self.paged(happened(self.text, self.story(seat, 0, WHOLE_LOG)))
            elif typed in ("quit", "exit"):
                raise Left
            elif typed == "help":
                self.say("commands")
            else:
                menu.typed(typed)

    def explain(self, chooser: Chooser, choice: Choice | None) -> None:
        """The rule behind a choice."""
        if choice is None:
            self.say("explain-what")
            return
        told = chooser.help(choice)
        if told:
            self.console.print(Panel(escape(told), title=escape(choice.label)))
        else:
            self.say("no-help" if len(choice.actions) == 1 else "explain-variants")

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

    def drawn(self, seat: Seat) -> RenderableType:
        """The table as a seat sees it."""
        view = self.state.view(seat)
        return draw_board(self.game, view, self.names, self.text, self.console.width)

    def story(self, seat: Seat, since: int, most: int) -> list[str]:
        """What happened, as this seat may hear it, and no more lines than `most`."""
        told = [each for each in events(self.replay, seat) if each.at >= since]
        lines = [
            line for each in told for line in log_sentences(self.text, self.game, each, self.names)
        ]
        if len(lines) > most:
            lines = ["…", *lines[-most:]]
        if not lines and since == 0:
            return [self.text.say("nothing-happened")]
        return lines

    def paged(self, part: RenderableType) -> str:
        """Print something, a screen at a time; what was typed before the end of it, if anything."""
        if not self.screen.bounded():
            self.console.print(part)
            return ""
        pages = self.screen.pages(part, self.prompt())
        for page in pages[:-1]:
            self.console.print(page, end="")
            typed = self.ask(self.text.say("rest") + " > ").strip()
            if typed:
                return typed
        self.console.print(pages[-1], end="")
        self.say("choices-again")
        return ""

    def _since_last_turn(self, seat: Seat) -> int:
        seats = self.replay.seats
        return max((at + 1 for at in range(len(seats)) if seats[at] == seat), default=0)

    def finish(self) -> None:
        """Show the result and the proof that chance was fair."""
        people = [seat for seat, player in enumerate(self.players) if player is None]
        reader = people[0] if people else NOBODY
        told = self.story(reader, self.told, WHOLE_LOG)
        if told:
            self.console.print(happened(self.text, told))
        self.console.print(self.drawn(reader))
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
