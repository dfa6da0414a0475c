"""The map of Ticket to Ride in a terminal shows every space, name and owner at every width."""

import msgspec
import pytest
from rich.console import Console

from damrak.core.action import NOBODY
from damrak.games.ticket_to_ride.game import GAME
from damrak.games.ticket_to_ride.knowledge.view import Held, TicketToRideView
from damrak.terminal.boards.ticket_to_ride import SEAT_SIGNS, draw
from damrak.text import LANGUAGES, Text

NAMES = ["Anna", "Bram", "Cato", "Dirk"]
BOX = GAME.box(GAME.usual_edition())
SPACES = sum(route.length for route in BOX.routes)


def picture(owners: list[int], closed: list[int], width: int, language: str = "en") -> str:
    """The map alone, without the names of the locations, which are checked to be there."""
    start = GAME.start(GAME.agree(4, {})).view(0)
    assert isinstance(start, TicketToRideView)
    view = msgspec.structs.replace(start, owners=owners, closed=closed)
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw(view, NAMES, Text(language), width))
    shown = captured.get()
    legend = f" {Text(language).game('ticket-to-ride', 'letter-pink')} "
    drawn = shown[: shown.index(f"\n{legend}")]
    for name in sorted(BOX.place_names, key=len, reverse=True):
        assert drawn.count(name) >= 1, f"{name} at {width} columns"
        drawn = drawn.replace(name, "", 1)
    assert drawn.count("◉") == len(BOX.place_names)
    assert max(len(line) for line in shown.splitlines()) <= width
    return drawn.replace("◉", "")


@pytest.mark.parametrize("width", range(80, 201))
def test_every_space_is_seen_whatever_stands_on_it(width: int) -> None:
    routes = len(BOX.routes)
    free = "".join(picture([NOBODY] * routes, [], width).split())
    rich = sum(route.length for route in BOX.routes if route.merchandise)
    assert free.count("+") == rich
    assert len(free) == SPACES + rich
    owners = [index % 4 for index in range(routes)]
    taken = picture(owners, [], width)
    for seat, sign in enumerate(SEAT_SIGNS):
        theirs = [
            route.length for route, owner in zip(BOX.routes, owners, strict=True) if owner == seat
        ]
        assert taken.count(sign) == 2 * sum(theirs)
    shut = picture([NOBODY] * routes, list(range(routes)), width)
    assert shut.count("×") == 2 * SPACES


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_card_has_a_letter_of_its_own_in_each_language(language: str) -> None:
    letters = [Text(language).game("ticket-to-ride", f"letter-{kind}") for kind in BOX.kinds]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize(
    ("language", "yet", "never"),
    [
        ("en", "not yet", "missed"),
        ("fr", "pas encore", "non complété"),
        ("nl", "nog niet", "niet behaald"),
    ],
)
def test_a_contract_is_not_yet_done_until_the_game_is_over(
    language: str, yet: str, never: str
) -> None:
    start = GAME.start(GAME.agree(2, {})).view(0)
    assert isinstance(start, TicketToRideView)
    first = msgspec.structs.replace(start.players[0], contracts=[Held(0, False)])
    for over in (False, True):
        view = msgspec.structs.replace(start, players=[first, start.players[1]], over=over)
        console = Console(width=100, color_system=None)
        with console.capture() as captured:
            console.print(draw(view, NAMES, Text(language), 100))
        assert (f", {yet})" in captured.get()) == (not over)
        assert (f", {never})" in captured.get()) == over
