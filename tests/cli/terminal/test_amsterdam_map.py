"""Amsterdam in a terminal: the whole map from 80 columns on, and all that lies open."""

import re
from random import Random

import pytest
from rich.console import Console

from damrak.core.action import CHANCE
from damrak.core.play import draw
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.knowledge.view import AmsterdamView
from damrak.terminal.boards.amsterdam import draw as draw_table
from damrak.terminal.boards.amsterdam_map import district_code, draw_map
from damrak.text import LANGUAGES, Text

BOX = GAME.box(GAME.usual_edition())
CELLS = GAME.editions[GAME.usual_edition()].cells


def later(actions: int, seats: int = 4) -> AmsterdamView:
    """What the first seat sees after so many random actions."""
    rng = Random(3)
    state = GAME.start(GAME.agree(seats, {}))
    for _ in range(actions):
        legal = state.legal()
        state.apply(draw(state, rng) if state.to_move() == CHANCE else rng.choice(legal))
    view = state.view(0)
    assert isinstance(view, AmsterdamView)
    return view


@pytest.mark.parametrize("width", [*range(80, 112), 120, 140, 170])
def test_the_map_shows_every_block_bridge_and_harbour_space(width: int) -> None:
    shown = draw_map(later(300), BOX, CELLS, Text("en"), width).plain
    assert max(len(line) for line in shown.splitlines()) <= width
    for block in BOX.blocks:
        assert f"{block.slug[:2].capitalize()}{block.slug[-1]}" in shown
    assert shown.count("=") == len(CELLS["bridges"])
    assert shown.count("[?") == sum(row["kind"] == "depot" for row in CELLS["harbour"]["nodes"])
    for slug in BOX.goods:
        code = Text("en").game("amsterdam", f"code-good-{slug}")
        assert any(f"{code} {mark}" in shown for mark in "x123456789")
    for number in range(1, 19):
        assert f"{number} " in shown
    assert shown.count("·") > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letters_mean_two_things(language: str) -> None:
    text = Text(language)
    kinds = (("colour", BOX.colours), ("good", BOX.goods), ("docker", BOX.dockers))
    codes = [
        text.game("amsterdam", f"code-{kind}-{slug}") for kind, slugs in kinds for slug in slugs
    ]
    codes += [district_code(slug) for slug in BOX.districts]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("width", [80, 120])
def test_the_boards_of_others_and_the_discard_pile_are_shown(width: int) -> None:
    view = later(400)
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw_table(view, ["Anna", "Bram", "Cato", "Dirk"], Text("en"), width))
    shown = " ".join(captured.get().split())
    for name in ("Bram", "Cato", "Dirk"):
        assert f"Board of {name}" in shown
    assert view.discard
    named = [Text("en").game("amsterdam", f"card-{number}") for number in view.discard]
    pile = shown.partition("Discard pile: ")[2]
    assert all(name in pile for name in named)
    for player in view.players[1:]:
        for number in (*player.inactive, *player.active):
            assert f"{number} {Text('en').game('amsterdam', f'card-{number}')}" in shown


def drawn(view: AmsterdamView, language: str, width: int) -> str:
    """The whole table."""
    console = Console(width=width, color_system=None)
    names = ["Anna", "Bram", "Cato", "Dirk"][: view.seats]
    with console.capture() as captured:
        console.print(draw_table(view, names, Text(language), width))
    return captured.get()


@pytest.mark.parametrize(
    ("language", "start"), [("en", "START"), ("fr", "DÉPART"), ("nl", "START")]
)
@pytest.mark.parametrize("width", [80, 120])
def test_the_start_is_named_in_the_reader_s_language(language: str, start: str, width: int) -> None:
    shown = draw_map(later(100), BOX, CELLS, Text(language), width).plain
    assert start in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_sign_of_the_map_is_explained(language: str, width: int) -> None:
    text = Text(language)
    shown = " ".join(drawn(later(100), language, width).split())
    for slug in BOX.districts:
        block = next(each for each in BOX.blocks if BOX.districts[each.district] == slug)
        name = text.game("amsterdam", f"district-{slug}")
        assert f"{block.slug[:2].capitalize()} {name}" in shown
    legend = " ".join(text.game("amsterdam", "legend").split())
    assert legend in shown
    for sign in ("* ", " = ", " +n ", " [?n] ", " :- ", " x ", " F ", " ! "):
        assert sign in f" {legend}"
    for word in ("foreman", "bailiff", "figure"):
        assert text.game("amsterdam", f"label-{word}") in legend


@pytest.mark.parametrize("width", [60, 120])
def test_french_has_a_space_before_the_colon(width: int) -> None:
    shown = drawn(later(400), "fr", width)
    assert "Défausse\u00a0: " in shown
    assert "Cartes inactives\u00a0: " in shown
    assert not re.search(r"[a-zé]: ", shown)
