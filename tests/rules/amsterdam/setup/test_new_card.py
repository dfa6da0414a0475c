"""A card more: an owner's file brings one, and it is dealt, bought, used and shown."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from damrak.bots import make_bot
from damrak.bots.budget import Budget
from damrak.cli.cards import describe
from damrak.core.action import CHANCE
from damrak.core.editions.edition import Edition, read_edition
from damrak.core.editions.schema import read
from damrak.core.mistake import Mistake
from damrak.core.play import draw
from damrak.games.amsterdam import game
from damrak.games.amsterdam.cards.artisans import Brewery
from damrak.games.amsterdam.check.cards import SUPPLEMENT
from damrak.games.amsterdam.check.edition import check
from damrak.games.amsterdam.game import GAME
from damrak.games.amsterdam.pieces.box import ARTISAN, PLAN
from damrak.games.amsterdam.schema import edition as schema
from damrak.text import LANGUAGES, Text
from rules.amsterdam import positions
from rules.amsterdam.positions import JORDAAN, active, can, give, inactive, me, turn
from tables import say

FOLDER = Path(game.__file__).parent
NUMBER = len(GAME.box(GAME.usual_edition()).cards)
ROW = f"""
[[cards]]
number = {NUMBER}
kind = "artisan"
type = "brewer"
effect = "brewery"
name = "Brouwerij de Roode Leeuw"
timing = "III"
cost = {{ brown = 1 }}
text = "After a plan of the Jordaan: 1 black."
district = "jordaan"
gives = "black"
origin.effect = "transcribed"
origin.timing = "transcribed"
origin.type = "transcribed"
origin.cost = "transcribed"
origin.name = "transcribed"
"""


@pytest.fixture
def name(tmp_path: Path) -> str:
    """Our edition with that row more, in an owner's folder."""
    (tmp_path / "edition.toml").write_text((FOLDER / "edition.toml").read_text())
    (tmp_path / "cards.toml").write_text((FOLDER / "cards.toml").read_text() + ROW)
    return GAME.use(read_edition(tmp_path / "edition.toml", own=True))


def test_it_is_an_artisan_made_by_its_effect(name: str) -> None:
    box, ours = GAME.box(name), GAME.box(GAME.usual_edition())
    assert isinstance(box.cards[NUMBER], Brewery)
    assert box.cards[NUMBER].kind == ARTISAN
    assert box.cards_of_kind[ARTISAN] == ours.cards_of_kind[ARTISAN] + 1
    assert box.cards_of_kind[1:] == ours.cards_of_kind[1:]


def test_it_lies_in_the_stack_of_artisans_and_is_bought_and_used(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "edition", lambda: name)
    g = turn()
    assert NUMBER in g.stacks[ARTISAN]
    plan = next(c.number for c in g.box.cards[1:] if c.kind == PLAN and c.district == JORDAAN)
    inactive(g, NUMBER)
    active(g, plan)
    give(g, brown=1, orange=1)
    say(g, f"activate {NUMBER}")
    assert not can(g, f"use {NUMBER}")
    say(g, f"use {plan}", f"use {NUMBER}")
    assert me(g).reserve == [0, 0, 0, 0, 0, 1]
    assert g.census()["cards"] == len(g.box.cards) - 1


def test_a_row_without_words_is_told_where_they_go(name: str) -> None:
    """An owner's edition brings its own words; whoever adds a row to ours writes them."""
    box = GAME.box(name)
    where = f"card-{NUMBER} and amsterdam-card-{NUMBER}-text in locales/nl/amsterdam-cards.ftl"
    with pytest.raises(Mistake, match=where):
        describe(box.cards[NUMBER], box, Text("nl"))


@pytest.mark.full
@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_whole_games_are_played_with_it(name: str, bot: str) -> None:
    options = GAME.agree(2, {"rounds": "10"}, name)
    g = GAME.start(options)
    rng = Random(4)
    player = make_bot(bot, GAME.name, rng, Budget(None, 2))
    while not g.over():
        seat = g.to_move()
        g.apply(draw(g, rng) if seat == CHANCE else player.choose(g.view(seat), g.legal()))
    encoder = GAME.encoder(options)
    assert len(encoder.encode(g, 0)) == encoder.encoding.size


def test_clients_get_its_name_its_text_and_its_symbols(name: str) -> None:
    sheet = msgspec.to_builtins(GAME.sheet(name))
    assert [sign["sign"] for sign in sheet["card_signs"][NUMBER]] == ["plan", "brings", "cube"]
    assert sheet["names"] == {
        f"card-{NUMBER}": "Brouwerij de Roode Leeuw",
        f"card-{NUMBER}-text": "After a plan of the Jordaan: 1 black.",
    }
    use = GAME.box(name).acts.use[NUMBER]
    for language in LANGUAGES:
        text = Text(language, GAME.name, GAME.editions[name].names)
        assert "Roode Leeuw" in text.game(GAME.name, use.verb, use.args)
        assert text.game(GAME.name, use.verb, use.args, "help") == sheet["cards"][-1]["text"]
        assert "Roode Leeuw" not in text.game(GAME.name, "card-1")


@pytest.mark.parametrize("row", ["", ROW.replace(str(NUMBER), "133")], ids=["none", "another"])
def test_an_owner_need_not_have_a_card_that_was_added_to_ours(row: str) -> None:
    """What comes after the cards of the rulebook is each edition's own."""

    def printed(row: str) -> Edition:
        text = (FOLDER / "cards.toml").read_text()
        end = f"\n[[cards]]\nnumber = {SUPPLEMENT + 1}\n"
        cards = ("cards.toml", text.partition(end)[0] + row)
        return Edition("edition.toml", (FOLDER / "edition.toml").read_text(), own=True, cards=cards)

    plan = dict(printed("").cards["cards"][-1], number=SUPPLEMENT + 1)
    ours = printed("")
    ours.cards["cards"].append(plan)
    more = read(ours, schema.Edition)
    sheet = read(printed(row), schema.Edition, lambda sheet, faults: check(sheet, more, faults))
    assert len(sheet.cards) == SUPPLEMENT + bool(row)


def test_a_row_that_names_no_effect_is_told_so() -> None:
    row = ROW.replace('effect = "brewery"', 'effect = "brewerij"')
    text = (FOLDER / "cards.toml").read_text()
    cards = ("cards.toml", text + row)
    edition = Edition("edition.toml", (FOLDER / "edition.toml").read_text(), own=True, cards=cards)
    line = (text + row[: row.index("effect")]).count("\n") + 1
    with pytest.raises(Mistake) as wrong:
        GAME.use(edition)
    assert str(wrong.value) == (
        f"cards.toml line {line}, cards row {NUMBER} ({NUMBER}): unknown effect 'brewerij';"
        " did you mean 'brewery'?"
    )
