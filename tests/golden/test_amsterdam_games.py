"""The golden games of Amsterdam use every card, and the script that makes them says so."""

from golden.amsterdam_games import CARDS, FOLDER, TABLES, cards_used
from golden.golden import read


def test_every_card_is_used_in_some_golden_game() -> None:
    left = set(CARDS)
    for path in sorted(FOLDER.glob("*.game")):
        left -= cards_used(read(path), left)
    assert left == set()


def test_every_table_that_the_script_makes_has_its_game() -> None:
    for name, seats, chosen in TABLES:
        options = read(FOLDER / f"{name}.game").options
        assert options.seats == seats
        assert chosen.items() <= options.chosen.items()
