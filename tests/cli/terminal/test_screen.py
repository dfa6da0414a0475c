"""At a terminal of few lines the question and its choices are always in sight."""

import re
from collections.abc import Callable
from contextlib import suppress
from io import StringIO
from itertools import pairwise
from random import Random

import pytest
from rich.console import Console

from damrak.bots import make_bot
from damrak.core.action import CHANCE, Action
from damrak.core.fair import seed_from
from damrak.core.play import Player
from damrak.core.replay import Replay
from damrak.games import GAMES, REGISTRY
from damrak.terminal.screen import Screen
from damrak.terminal.session import Left, Session
from damrak.text import Text

WIDTH = 80
OPEN = "● Saskia.*◀"
"""On every board whoever is to move has this sign."""
NAMES = ["Saskia", "Titus", "Geertje", "Cornelia"]


class Seen:
    """A terminal of a few lines, what stands on it when something is asked, and who types."""

    def __init__(
        self, game: str, typed: Callable[["Seen"], str], height: int = 24, language: str = "en"
    ) -> None:
        title = GAMES[game]
        replay = Replay(title, title.agree(3, {}))
        players: list[Player | None] = [
            None,
            *(make_bot("random", game, Random(n)) for n in (1, 2)),
        ]
        self.height = height
        self.file = StringIO()
        console = Console(
            file=self.file, width=WIDTH, height=height, force_terminal=True, color_system=None
        )
        self.prompt = ""
        self.typed = typed
        self.table = Session(
            replay, players, NAMES[:3], seed_from(5), Text(language), console, self.ask
        )

    def ask(self, prompt: str) -> str:
        self.prompt = prompt
        return self.typed(self)

    def printed(self) -> str:
        """All that has been printed so far."""
        return self.file.getvalue()

    def on_screen(self) -> list[str]:
        """The lines above the prompt."""
        above = self.height - 1 - len(self.prompt) // WIDTH
        return self.printed().split("\n")[:-1][-above:]

    def asked(self) -> list[str]:
        """The last question on the screen, and all below it."""
        table = self.table
        view = table.state.view(table.state.to_move())
        question = table.text.game(table.game, f"ask-{view.ask}", view.about)
        starts = [table.text.say("family-hint")[:50], question[:50]]
        shown = self.on_screen()
        return shown[max(at for at, line in enumerate(shown) if line.startswith(tuple(starts))) :]

    def numbers(self) -> list[int]:
        """The numbers of the choices that can be read below it."""
        shown = "\n".join(self.asked())
        return [int(number) for number in re.findall(r"(?:^|   ) {0,2}(\d+) (?=\S)", shown, re.M)]


def first(pattern: str, shown: str) -> str:
    """What the first group of a pattern says that must be found."""
    found = re.search(pattern, shown)
    assert found
    return str(found[1])


def play(game: str, language: str, height: int, most: int) -> int:
    """Choose at random what the screen offers; how often a second question was asked."""
    rng = Random(3)
    prompts = second = 0

    def typed(seen: Seen) -> str:
        nonlocal prompts, second
        numbers = seen.numbers()
        assert numbers, "no choice can be read"
        second += seen.table.text.say("family-hint")[:50] in seen.asked()[0]
        prompts += 1
        if prompts > most:
            raise Left
        return str(rng.choice(numbers)) if rng.random() < 0.9 else ""

    seen = Seen(game, typed, height, language)
    try:
        seen.table.run()
    except Left:
        return second
    assert seen.table.state.over()
    return second


@pytest.mark.parametrize("game", REGISTRY.own)
def test_question_and_choices_are_in_sight(game: str) -> None:
    play(game, "en", 24, 20)


@pytest.mark.full
@pytest.mark.parametrize(
    ("game", "language", "height"),
    [
        ("amsterdam", "fr", 24),
        ("merchants", "nl", 24),
        ("merchants", "en", 16),
        ("ticket-to-ride", "nl", 24),
        ("ticket-to-ride", "fr", 50),
    ],
)
def test_question_and_choices_are_in_sight_all_game(game: str, language: str, height: int) -> None:
    second = play(game, language, height, 4000)
    assert height > 24 or game == "amsterdam" or second


def crowded(game: str, height: int) -> Seen:
    """A position with more choices than fit on the screen."""

    def typed(seen: Seen) -> str:
        raise Left

    for seed in range(20):
        seen = Seen(game, typed, height)
        table, rng = seen.table, Random(seed)
        while not table.state.over():
            legal = table.state.legal()
            if table.state.to_move() == 0 and len(legal) > height:
                return seen
            chance = table.state.to_move() == CHANCE
            table.act(
                table.fair.draw(table.state, table.replay.chances())
                if chance
                else _spare(legal, rng)
            )
    raise AssertionError("there never are so many choices")


def _spare(legal: list[Action], rng: Random) -> Action:
    """One that leaves many others for later: draw, take cards."""
    draws = [action for action in legal if action.words == "draw"]
    return (draws or [rng.choice(legal)])[0]


@pytest.mark.parametrize(
    ("game", "height"),
    [
        ("ticket-to-ride", 24),
        pytest.param("amsterdam", 16, marks=pytest.mark.full),
        pytest.param("merchants", 16, marks=pytest.mark.full),
    ],
)
def test_everything_can_be_reached_by_typing(game: str, height: int) -> None:
    """By numbers, second questions and pages; each number that is typed stands on the screen."""
    seen = crowded(game, height)
    reached: list[str] = []
    seen.table.act = lambda action: reached.append(action.words)  # type: ignore[method-assign]
    legal = {action.words for action in seen.table.state.legal()}

    def explore(*typed: int) -> None:
        for number in offered(seen, *typed):
            explore(*typed, number)

    explore()
    assert len(reached) == len(legal)
    assert set(reached) == legal


def offered(seen: Seen, *first: int) -> list[int]:
    """The numbers that stand on the screen after these were typed, on all pages of it."""
    script = [str(number) for number in first]
    found: set[int] = set()

    def typed(seen: Seen) -> str:
        if script:
            return script.pop(0)
        numbers = seen.numbers()
        if found.issuperset(numbers):
            raise Left
        found.update(numbers)
        return ""

    seen.typed = typed
    with suppress(Left):
        seen.table.turn(0)
    return sorted(found)


def test_words_find_a_variant_and_back_leads_out_of_a_question() -> None:
    """What is narrowed to one payment of one route is chosen by its number at once."""
    seen = crowded("ticket-to-ride", 24)
    table = seen.table
    wanted = next(each for each in table.state.legal() if each.verb == "claim")
    looks: list[str] = []
    done: list[Action] = []
    table.act = lambda action: done.append(action)  # type: ignore[method-assign]

    def typed(seen: Seen) -> str:
        looks.append(seen.printed().removeprefix("".join(looks)))
        match len(looks):
            case 1:
                return first(r"(\d+) Claim a route \(", looks[-1])
            case 2:
                return "back"
            case 3:
                return wanted.words
        return first(r"(?m)^ {1,2}(\d+) ", looks[-1])

    seen.typed = typed
    table.turn(0)
    assert done == [wanted]
    whole, family, again, narrowed = looks
    hint = Text("en").say("family-hint")
    assert hint in family
    assert hint not in again
    assert "Claim a route (" in whole
    assert "Claim a route (" in again
    assert narrowed.startswith("1 of ")


@pytest.mark.parametrize("game", REGISTRY.own)
def test_the_board_is_shown_where_it_fits_and_else_on_demand(game: str) -> None:
    hint = Text("en").say("board-hint")[:10]
    boards: list[str] = []

    def typed(seen: Seen) -> str:
        boards.append(seen.printed())
        raise Left

    for height in (24, 250):
        with suppress(Left):
            Seen(game, typed, height).table.run()
    short, whole = boards
    assert not re.search(OPEN, short)
    assert hint in short
    assert re.search(rf"(?s){OPEN}.*it is your turn", whole)
    assert hint not in whole


def test_a_board_that_is_asked_for_is_turned_over_page_by_page() -> None:
    typed = iter(["board", "", "", "", "", "", "", "2"])
    looks: list[list[str]] = []

    def ask(seen: Seen) -> str:
        looks.append(seen.printed().split("\n")[:-1])
        return next(typed)

    seen = Seen("ticket-to-ride", ask)
    seen.table.act = lambda action: None  # type: ignore[method-assign]
    seen.table.state = crowded("ticket-to-ride", 8).table.state
    with suppress(StopIteration):
        seen.table.turn(0)
    added = [len(now) - len(before) for before, now in pairwise(looks)]
    assert added[0] == 22
    assert all(lines <= 22 for lines in added)
    shown = "\n".join(looks[-1])
    assert "Noordermarkt" in shown
    assert re.search(OPEN, shown)


def test_what_is_written_to_a_file_is_not_cut() -> None:
    file = StringIO()
    seen = Seen("merchants", lambda seen: "quit")
    console = Console(file=file, width=WIDTH, height=24)
    seen.table.console, seen.table.screen = console, Screen(console)
    with suppress(Left):
        seen.table.run()
    shown = file.getvalue()
    assert re.search(OPEN, shown)
    assert "What happened" in shown
    assert Text("en").say("board-hint") not in shown
