"""Merchants of Amsterdam in the terminal: drawn at every moment, wide and narrow, and played."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from cli.terminal.test_terminal import PROMPT, play_to_the_end, start
from damrak.core.action import NOBODY
from damrak.games.merchants.game import GAME
from damrak.games.merchants.state import Merchants
from damrak.terminal.boards import draw_board
from damrak.text import LANGUAGES, Text
from rules.merchants.positions import auction, bare, bid, happen, opened, put
from tables import random_action

NAMES = ["Anna", "Bram", "Cato", "Dirk", "Els"]


def drawn(g: Merchants, width: int, language: str = "en", seat: int = 0) -> str:
    console = Console(width=width, highlight=False, no_color=True)
    with console.capture() as capture:
        console.print(
            draw_board("merchants", g.view(seat), NAMES[: g.seats], Text(language), width)
        )
    return capture.get()


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_moment_of_a_game_can_be_drawn(language: str, seats: int) -> None:
    rng = Random(seats)
    g = opened(seats)
    while not g.over():
        if rng.random() < 0.05:
            for width in (80, 140):
                shown = drawn(g, width, language, rng.choice([NOBODY, *range(seats)]))
                assert max(len(line) for line in shown.splitlines()) <= width
        g.apply(random_action(g, rng))
    assert "1666" in drawn(g, 140, language)


@pytest.mark.parametrize("width", [80, 140])
def test_the_board_shows_exchange_city_continents_time_line_and_purses(width: int) -> None:
    g = bare(3)
    put(g, 1, "nz3", "elmina", gems=5)
    g.pay(1, 37, 0)
    g.time = 9
    shown = drawn(g, width)
    lines = shown.splitlines()
    assert any("gems" in line and "▲" in line for line in lines)
    assert "Elmina" in shown
    assert "1611" in shown
    assert any("Bram" in line and "437" in line for line in lines)
    assert shown.count("▲") >= 4
    assert ("Nieuwe Kerk ▲" in shown) == (width < 100)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [100, 107, 120, 150])
def test_no_name_of_the_map_covers_another(language: str, width: int) -> None:
    """Every plot, site, bridge and name is there, whole; a plot is named as it is in choices."""
    g = bare(3)
    board, text = g.box.board, Text(language)
    shown = drawn(g, width, language)
    drawing = shown[: shown.index(text.game("merchants", "area-exchange"))]
    sites = [text.named("merchants", board.colony_message(site)) for site in range(32)]
    assert [name for name in sites if not re.search(rf"(^| ){name}( |$)", drawing, re.M)] == []
    plots = zip(board.plot_slugs, board.plot_names, strict=True)
    assert [slug for slug, name in plots if f"{slug} {name}" not in drawing] == []
    assert [slug for slug in board.plot_slugs if drawing.count(slug) < 2] == []
    assert drawing.count("═") == len(board.bridges)
    commodities = ["sugar", "gems", "spice", "silk"]
    letters = [text.game("merchants", f"letter-{each}") for each in commodities]
    assert len(set(letters)) == len(letters)
    for letter in letters:
        assert len(re.findall(rf" {letter} (?![a-z])", drawing)) >= 8


@pytest.mark.parametrize("width", [80, 120])
def test_a_sector_shows_the_number_that_decides_between_equal_ones(width: int) -> None:
    shown = drawn(bare(3), width)
    for named in ("1 sugar (S)", "2 gems (G)", "3 spice (P)", "4 silk (K)"):
        assert named in shown
    for row in GAME.editions[GAME.usual_edition()].cells["district"]:
        assert f"{row['number']} {row['name']}" in shown
    assert "1 the americas" in shown.lower()


def test_the_board_shows_discs_the_last_sale_and_the_last_scoring() -> None:
    g = opened(3)
    auction(g, "colony-africa")
    assert "colony in Africa" in drawn(g, 140)
    bid(g, "none", "120", "none")
    assert "Last auction: Cato, 120 thousand florins" in drawn(g, 140)
    happen(g, "score_exchange")
    shown = drawn(g, 140)
    assert "Last scoring" in shown
    assert "50 / 30" in shown


@pytest.mark.full
def test_a_whole_game_can_be_played(tmp_path: Path) -> None:
    child = start("merchants", "--seats", "you,random,random", "--seed", "4", cwd=tmp_path)
    last = play_to_the_end(child, PROMPT, "The game is over")
    assert "1666" in last
    child.expect("it fits the commitment")


@pytest.mark.full
def test_limits_are_hidden_between_people_at_one_keyboard(tmp_path: Path) -> None:
    child = start("merchants", "--seats", "you,you,you", "--seed", "4", cwd=tmp_path)
    said = ""
    while "has decided" not in said:
        if child.expect(["Pass the keyboard", PROMPT]) == 0:
            child.sendline("")
            continue
        said = str(child.before)
        press = "Press at" in said
        child.sendline("2" if press else "1")
    assert "would press at" not in said
