"""`damrak edition`: one is written, filled in, checked, and compared with ours."""

import json
from pathlib import Path

import pytest

from cli.run import answer, damrak, mistake, mistakes


def changed(file: Path, *pairs: tuple[str, str]) -> None:
    text = file.read_text()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text)


@pytest.mark.parametrize("game", ["ticket-to-ride", "amsterdam", "merchants"])
def test_a_new_edition_explains_itself_and_is_ours_until_something_is_changed(
    game: str, tmp_path: Path
) -> None:
    assert damrak("edition", "new", game, "box.toml", cwd=tmp_path).returncode == 0
    text = (tmp_path / "box.toml").read_text()
    assert text.startswith(f"# {game}: an edition of one's own")
    assert "origin: one of" in text
    assert "a number from" in text
    assert "_signs" not in text
    done = damrak("edition", "check", "box.toml", cwd=tmp_path)
    assert done.returncode == 0
    assert "It is the same as ours." in done.stdout
    assert "is there already" in mistake("edition", "new", game, "box.toml", cwd=tmp_path)


def test_a_check_tells_every_mistake_at_once_with_its_line(tmp_path: Path) -> None:
    damrak("edition", "new", "amsterdam", "box.toml", cwd=tmp_path)
    board, cards = tmp_path / "box.toml", tmp_path / "box-cards.toml"
    changed(board, ("price = 2\n", "prize = 2\n"), ('id = "A2"', 'id = "A1"'))
    changed(
        cards,
        ('number = 109\nkind = "plan"', 'number = 109\nkind = "artisan"'),
        ("number = 7\n", "number = 8\n"),
        ('timing = "end"', 'timing = "III"'),
        ('good = "beer"', 'good = "ale"'),
    )
    lines = mistakes("edition", "check", "box.toml", cwd=tmp_path)
    assert lines[0] == "damrak: box.toml: 11 mistakes"
    said = "\n".join(lines)
    for line in lines[1:]:
        file, _, number = line.removeprefix("damrak: ").partition(" line ")
        written = (tmp_path / file).read_text().splitlines()
        assert int(number.partition(",")[0]) <= len(written)
    for expected in (
        "unknown key 'prize'; did you mean 'price'?",
        "blocks row 1 (plantage-1): 'price' is missing",
        "the tile 'A1' is there twice",
        "it is not the tile that we know: 'text' should say what it does",
        "the number 7 is missing",
        "the number 8 is there twice",
        'card 109 is a plan; expected kind = "plan"',
        "kind 'artisan' contradicts the type",
        "effect 'plan' contradicts the kind",
        "timing 'III' contradicts the effect",
        "unknown good 'ale'",
    ):
        assert expected in said


@pytest.mark.full
def test_a_check_tells_in_what_an_edition_differs(tmp_path: Path) -> None:
    damrak("edition", "new", "ticket-to-ride", "box.toml", cwd=tmp_path)
    contract = 'between = ["blauwbrug", "jordaan"]\npoints = 9\norigin = "designed"'
    better = contract.replace("9", "12").replace("designed", "transcribed")
    changed(tmp_path / "box.toml", (contract, better), ('name = "Milk yoke"', 'name = "Yoke"'))
    done = damrak("edition", "check", "box.toml", cwd=tmp_path)
    assert "It differs from ours in 3 values:" in done.stdout
    assert "contracts blauwbrug - jordaan, points: 9 -> 12" in done.stdout
    assert "transport pink, name: Milk yoke -> Yoke" in done.stdout
    assert "Marked as transcribed: 1" in done.stdout
    found = answer("edition", "check", "box.toml", cwd=tmp_path)
    assert found["mistakes"] == []
    assert {each["key"] for each in found["differences"]} == {"points", "origin", "name"}


def test_mistakes_can_be_had_as_json(tmp_path: Path) -> None:
    damrak("edition", "new", "merchants", "box.toml", cwd=tmp_path)
    changed(tmp_path / "box.toml", ("start_money = 400", "start_money = -4"))
    done = damrak("edition", "check", "box.toml", "--json", cwd=tmp_path)
    assert done.returncode == 2
    (line,) = json.loads(done.stdout)["mistakes"]
    assert "'start_money' should be a number from 0 to 9999, not -4" in line


@pytest.mark.full
def test_a_file_that_names_no_game_is_asked_for_it(tmp_path: Path) -> None:
    damrak("edition", "new", "merchants", "box.toml", cwd=tmp_path)
    changed(tmp_path / "box.toml", ('game = "merchants"\n', ""))
    line = mistake("edition", "check", "box.toml", cwd=tmp_path)
    assert "'game' is missing" in line
    assert "--game" in line
    done = damrak("edition", "check", "box.toml", "--game", "merchants", cwd=tmp_path)
    assert "It is the same as ours." in done.stdout


@pytest.mark.full
def test_an_owners_names_are_shown_by_the_commands(tmp_path: Path) -> None:
    damrak("edition", "new", "amsterdam", "box.toml", cwd=tmp_path)
    changed(tmp_path / "box-cards.toml", ('name = "Plantage Brewer"', 'name = "De Roode Leeuw"'))
    for language in ("en", "fr", "nl"):
        card = answer("card", "1", "--lang", language, "--edition", "box.toml", cwd=tmp_path)
        assert card["name"] == "De Roode Leeuw"
        assert card["text"] == answer("card", "1", "--lang", language)["text"]
