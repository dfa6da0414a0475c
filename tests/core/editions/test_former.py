"""Editions that came with a game before."""

from pathlib import Path

import pytest

from damrak.core.editions.edition import Edition
from damrak.core.editions.former import former_edition
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay, read_replay
from damrak.games import GAMES
from damrak.games.amsterdam.game import GAME as AMSTERDAM

BOX = """
[meta]
version = "3"
[[starts]]
position = 1
house = "la5"
[[starts]]
position = 2
house = "oz7"
"""
CARDS = """
[[cards]]
number = 7
cost = { pink = 1 }
name = "Barge"
"""
PRINTED = Edition("edition.toml", BOX, own=False, cards=("cards.toml", CARDS))
SECOND = '[meta]\nversion = "2"\nlike = "3"\n[cards.7]\ncost = { black = 2 }\n'
WHOLE = '[meta]\nversion = "2"\nlike = "3"\n[[starts]]\nposition = 1\nhouse = "nz1"\n'
ABSENT = '[meta]\nversion = "2"\nlike = "3"\n[starts.2]\nabsent = true\n'
FIRST = '[meta]\nversion = "1"\nlike = "2"\n[starts.2]\nhouse = "gr2"\n'


def wrote(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name.lstrip('v')}.toml").write_text(text)
    return folder


def test_one_tells_only_the_rows_that_were_others(tmp_path: Path) -> None:
    found = former_edition(wrote(tmp_path, v2=SECOND), "2", PRINTED)
    assert found is not None
    assert (found.name, found.former, found.own) == ("2", True, False)
    assert found.cards["cards"] == [{"number": 7, "cost": {"black": 2}, "name": "Barge"}]
    assert found.cells["starts"] == PRINTED.cells["starts"]
    assert found.cells["meta"]["version"] == "2"
    assert PRINTED.cards["cards"][0]["cost"] == {"pink": 1}
    assert PRINTED.cells["meta"]["version"] == "3"


def test_one_may_be_like_another_that_is_former_too(tmp_path: Path) -> None:
    found = former_edition(wrote(tmp_path, v2=SECOND, v1=FIRST), "1", PRINTED)
    assert found is not None
    assert found.cards["cards"][0]["cost"] == {"black": 2}
    assert [row["house"] for row in found.cells["starts"]] == ["la5", "gr2"]


def test_of_cards_in_the_same_file(tmp_path: Path) -> None:
    printed = Edition("edition.toml", BOX + CARDS, own=False)
    found = former_edition(wrote(tmp_path, v2=SECOND, v1=FIRST), "1", printed)
    assert found is not None
    assert found.cards is found.cells
    assert found.cells["cards"][0]["cost"] == {"black": 2}
    assert found.cells["starts"][1]["house"] == "gr2"


def test_one_may_tell_a_whole_list(tmp_path: Path) -> None:
    found = former_edition(wrote(tmp_path, v2=WHOLE), "2", PRINTED)
    assert found is not None
    assert found.cells["starts"] == [{"position": 1, "house": "nz1"}]
    assert found.cards["cards"] == PRINTED.cards["cards"]
    assert len(PRINTED.cells["starts"]) == 2


def test_a_row_that_came_later_was_not_there(tmp_path: Path) -> None:
    found = former_edition(wrote(tmp_path, v2=ABSENT), "2", PRINTED)
    assert found is not None
    assert found.cells["starts"] == [{"position": 1, "house": "la5"}]
    assert len(PRINTED.cells["starts"]) == 2
    with pytest.raises(Mistake, match=r"1\.toml: \[starts\.2\]: there is no such row"):
        former_edition(wrote(tmp_path, v1=FIRST), "1", PRINTED)


@pytest.mark.parametrize("name", ["3", "0", "../2", "", "2.toml"])
def test_there_is_no_other(tmp_path: Path, name: str) -> None:
    assert former_edition(wrote(tmp_path, v2=SECOND), name, PRINTED) is None
    assert former_edition(tmp_path / "none", name, PRINTED) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (SECOND.replace('"2"', '"4"'), "2.toml: expected 'version' to be 2, not 4"),
        (SECOND.replace('"3"', '"2"'), "'like' should name the edition that followed"),
        (SECOND.replace('"3"', '"5"'), "there is no edition '5', which it is like"),
        (SECOND.replace('"3"', '"5"'), "the box is 3, and one that was there before it needs a"),
        (ABSENT.replace("true", "false"), "[starts.2]: 'absent' says that the row was not there"),
        (ABSENT + 'house = "la5"\n', "expected 'absent = true' and no other key"),
        (ABSENT.replace("starts.2", "starts.3"), "[starts.3]: there is no such row"),
        (SECOND.replace("cards.7", "cards.8"), "[cards.8]: there is no such row"),
        (SECOND.replace("cards.7", "meat.7"), "[meat] is no list of rows in 3"),
        ('cards = 3\n[meta]\nversion = "2"\nlike = "3"\n', "[cards]: expected rows"),
        ('[meta]\nversion = "2"\nlike = "3"\n[cards]\n7 = 3\n', "[cards]: expected rows"),
    ],
)
def test_what_is_wrong_in_one_is_told(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(Mistake) as told:
        former_edition(wrote(tmp_path, v2=text), "2", PRINTED)
    assert why in str(told.value)


def test_two_that_are_like_each_other_are_told(tmp_path: Path) -> None:
    folder = wrote(tmp_path, v2=SECOND.replace('like = "3"', 'like = "1"'), v1=FIRST)
    with pytest.raises(Mistake, match="'like' should name the edition that followed"):
        former_edition(folder, "2", PRINTED)


@pytest.mark.parametrize("game", list(GAMES))
def test_those_that_come_with_a_game_can_be_played(game: str) -> None:
    title = GAMES[game]
    assert not title.find_edition("0.0.0")
    with pytest.raises(Mistake, match=r"has no open edition '0\.0\.0'"):
        title.agree(title.seats[-1], {}, "0.0.0")
    folder = Path(__file__).parents[3] / "src/damrak/games" / game.replace("-", "_") / "former"
    for file in folder.glob("*.toml"):
        assert title.named_edition(file.stem) == file.stem
        assert title.editions[file.stem].former
        options = title.agree(title.seats[-1], {}, file.stem)
        assert title.start(options).options.edition == file.stem


def test_cards_cost_what_they_cost_then() -> None:
    """What an edition had otherwise is what its cards cost, and nothing else of those it had."""
    assert AMSTERDAM.find_edition("1.2.0")
    then, now = AMSTERDAM.box("1.2.0"), AMSTERDAM.box(AMSTERDAM.usual_edition())
    assert then.cards[42].price != now.cards[42].price
    named = [card.facts.name for card in then.cards[1:]]
    assert named == [card.facts.name for card in now.cards[1 : len(then.cards)]]


def test_an_edition_of_ones_own_may_be_like_a_former_one() -> None:
    text = '[meta]\nversion = "1"\ngame = "amsterdam"\nlike = "1.2.0"\n'
    own = Edition("own.toml", text, own=True)
    assert AMSTERDAM.use(own) == own.name
    assert AMSTERDAM.box(own.name).cards[42].price == AMSTERDAM.box("1.2.0").cards[42].price
    other = Edition("other.toml", text.replace("1.2.0", own.name), own=True)
    with pytest.raises(Mistake, match=r"other\.toml line 4: 'like' should be"):
        AMSTERDAM.use(other)
    AMSTERDAM.editions.pop(own.name)


def test_a_file_of_a_game_with_a_former_edition_can_be_read() -> None:
    replay = Replay(AMSTERDAM, AMSTERDAM.agree(2, {}, "1.2.0"))
    text = replay.text()
    AMSTERDAM.editions.pop("1.2.0")
    assert read_replay("a.game", text, GAMES).options.edition == "1.2.0"
    with pytest.raises(Mistake, match=r"played with edition 0\.1\.0, which is not open here"):
        read_replay("a.game", text.replace("edition 1.2.0", "edition 0.1.0"), GAMES)
