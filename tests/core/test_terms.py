"""The words that people read are the rulebooks' terms, and say what the rules say."""

import re
from pathlib import Path

import pytest

from damrak.games.amsterdam.game import GAME as AMSTERDAM
from damrak.games.amsterdam.schema.edition import Edition as Sheet
from damrak.text import LANGUAGES, Text

LOCALES = Path(__file__).parents[2] / "src" / "damrak" / "locales"


def read(language: str, file: str) -> str:
    """The messages of a file, and the page of rules of the same name where there is one."""
    page = LOCALES / language / "rules" / f"{file}.md"
    messages = (LOCALES / language / f"{file}.ftl").read_text()
    return messages + (page.read_text() if page.exists() else "")


@pytest.mark.parametrize(
    ("language", "file", "wrong"),
    [
        ("nl", "ticket-to-ride", r"handelskaart"),  # handelsbonuskaart
        ("nl", "ticket-to-ride", r"\bplaats(en)?\b|plek"),  # locatie
        ("nl", "ticket-to-ride", r"nagekomen|nakom"),  # behaald
        ("fr", "ticket-to-ride", r"\bcases?\b"),  # espace
        ("nl", "merchants", r"fiche"),  # steen
        ("nl", "amsterdam", r"\bronde \d tot \d"),  # tot en met
        ("nl", "ticket-to-ride", r"\bbaan|banen\b"),  # route, parallelle sporen
        ("nl", "ticket-to-ride", r"(?<![Aa]f)gesloten"),  # afgesloten
        ("nl", "ticket-to-ride", r"gemist"),  # niet behaald
        ("fr", "ticket-to-ride", r"\brempl(i|is|it|issez|issant)\b"),  # complété
        ("fr", "ticket-to-ride", r"route double|\bvoies?\b"),  # Route Double
        ("fr", "ticket-to-ride", r"tours? de jeu"),  # a turn and a round are both a "tour"
        ("fr", "amsterdam-cards", r"de Haarlem\b"),  # another city than the Haarlemmerbuurt
        ("nl", "amsterdam-cards", r"\b1 tot 6\b"),  # 1 tot en met 6
        ("fr", "web", r"[Dd]ress(er|ez|ant)|[Dd]ébarrass"),  # lays and clears a dinner table
        ("en", "web", r"[Cc]lear(ed)? the table|table was cleared|set a table"),  # likewise
        ("fr", "web", r"= Cases$"),  # a route of Ticket to Ride has espaces
        ("nl", "web", r"= Vakken$"),  # and vakjes
        ("nl", "ticket-to-ride", r"\b[Kk]omt? je contract"),  # behaalt
        ("fr", "ticket-to-ride", r"cartes? (Transport )?(sont |restent )?ouvertes"),  # visibles
        ("fr", "amsterdam", r"jetons? de pénalité|tuiles? du marché|tuiles? de quartier"),
        ("fr", "amsterdam", r"âtiment des dockers"),  # bâtiment pour les dockers
        ("fr", "amsterdam-cards", r"jetons? de pénalité|tuiles? du marché|âtiment des dockers"),
        ("nl", "amsterdam", r"kost één grondstof van elke kleur"),  # that would be all six
        ("nl", "amsterdam", r"één goed van elke soort"),  # and that all nine
        ("nl", "amsterdam", r"\d guldens|\$florins \} guldens"),  # an amount is in gulden
        ("nl", "amsterdam", r"aan boord voor een gulden"),  # the gulden is won, not paid
        ("en", "amsterdam", r"aboard for a florin"),  # likewise
        ("en", "amsterdam", r"\$good \} lies there"),  # tiles lie, beer lies
        ("nl", "amsterdam", r"ligt \{ \$good"),  # meubels liggen, bier ligt
        ("fr", "merchants", r"\b[Nn]avire|\bprimes?\b|\bterrains?\b"),  # bateau, gain, parcelle
        ("en", "merchants", r"crossed-out ship, house"),  # the arms of the city are crossed out
        ("nl", "merchants", r"doorgestreept schip, huis"),  # likewise
        ("nl", "web", r"tafel dek|[Dd]ek een tafel|afgeruimd|afruimen"),  # likewise
        ("fr", "merchants", r"sur START"),  # reads as a button
        ("nl", "ticket-to-ride", r"afmaakt|handelswaar op"),  # behaalt, handelsbonuskaarten
        ("nl", "ticket-to-ride", r"[Tt]ransportkaarten pakken|pakt transportkaarten"),  # trekken
        ("fr", "ticket-to-ride", r"ach[eè]v"),  # complète
        ("en", "amsterdam", r"rounds from now"),  # reads as one round too late
        ("fr", "amsterdam", r"au bout de"),  # likewise
        ("nl", "amsterdam", r"over vijf rondes|na \{ \$space \} rondes"),  # likewise
        ("en", "merchants", r"twice the price shown|before 100"),
        ("fr", "merchants", r"fois le prix affiché|avant 100"),
        ("nl", "merchants", r"getoonde prijs|vóór 100"),
        ("en", "amsterdam-options", r"for all\b|first\.$"),
        ("fr", "amsterdam-options", r"pour tous|communes à tous|d’abord"),
        ("nl", "amsterdam-options", r"voor allen|eerst alle"),
    ],
)
def test_a_text_does_not_use_a_word_that_means_something_else(
    language: str, file: str, wrong: str
) -> None:
    found = [line for line in read(language, file).splitlines() if re.search(wrong, line)]
    assert found == []


def test_the_store_of_a_player_is_not_called_like_the_nine_warehouses() -> None:
    assert Text("fr").game("amsterdam", "label-store") == "Entrepôt provisoire"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_the_second_space_arrives_in_the_next_round_of_any_game(language: str) -> None:
    """The short game begins in round 3, so the space's number is not the round's."""
    args: dict[str, str | int] = {"colour": "#colour-brown", "count": 2, "space": 2}
    assert "2" not in Text(language).game("amsterdam", "stock", args, "help")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "in this round"), ("fr", "dès ce tour"), ("nl", "deze ronde")],
)
def test_a_one_arrives_in_the_round_in_which_it_is_chosen(language: str, words: str) -> None:
    assert words in Text(language).game("amsterdam", "dice-how")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "after the last round"), ("fr", "après le dernier tour"), ("nl", "na de laatste")],
)
def test_passing_says_what_becomes_of_resources_in_the_last_round(
    language: str, words: str
) -> None:
    assert words in Text(language).game("amsterdam", "pass", {}, "help")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "fourth"), ("fr", "quatrième"), ("nl", "vierde")]
)
def test_the_lesson_says_that_penalties_stop_rising(language: str, words: str) -> None:
    assert words in Text(language).game("amsterdam", "lesson-penalty")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "For each"), ("fr", "Pour chaque"), ("nl", "Voor elke")]
)
@pytest.mark.parametrize("number", range(76, 85))
def test_the_vaults_pay_for_each_good(language: str, words: str, number: int) -> None:
    assert Text(language).game("amsterdam", f"card-{number}-text").startswith(words)


def test_what_an_owner_copies_says_it_of_the_vaults_too() -> None:
    sheet = AMSTERDAM.contents(AMSTERDAM.usual_edition())
    assert isinstance(sheet, Sheet)
    vaults = [card.text for card in sheet.cards if card.effect == "vault"]
    assert len(vaults) == 9
    assert all(said.startswith("For each load of ") for said in vaults)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "contracts fulfilled"), ("fr", "complétés"), ("nl", "behaald")]
)
def test_the_lesson_on_more_contracts_waits_for_the_first_ones(language: str, words: str) -> None:
    said = Text(language).game("ticket-to-ride", "lesson-more")
    assert words in said
    assert "bijna" not in said


@pytest.mark.parametrize(
    ("language", "words"), [("en", "end of the game"), ("fr", "fin de la partie"), ("nl", "einde")]
)
def test_a_secret_limit_is_secret_until_the_end_only(language: str, words: str) -> None:
    assert words in Text(language).game("merchants", "limit-secret")


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_is_told_in_the_unit_in_which_purse_and_clock_show_it(language: str) -> None:
    assert not re.search(r"[,. \u00a0\u202f]000\b", read(language, "merchants"))
    bought: dict[str, str | int] = {"who": "Anna", "price": 180}
    assert "180 " in Text(language).game("merchants", "sold", bought, "log")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("choice", ["decline", "shift", "block-for-florins"])
def test_what_a_card_allows_is_told_without_the_name_that_our_edition_gives_it(
    language: str, choice: str
) -> None:
    """An owner's edition may call the card something else."""
    text = Text(language)
    said = text.game("amsterdam", choice, {"colour": "", "space": 1, "district": "x"}, "help")
    for number in (27, 49, 53):
        assert text.game("amsterdam", f"card-{number}") not in said


@pytest.mark.parametrize(
    ("language", "words"), [("en", "penalty token"), ("fr", "jeton Pénalité"), ("nl", "straffiche")]
)
def test_choosing_dice_one_reads_what_an_empty_arrow_costs(language: str, words: str) -> None:
    args: dict[str, str | int] = {"one": "#colour-brown", "two": "#colour-grey"}
    assert words in Text(language).game("amsterdam", "dice", args, "help")


@pytest.mark.parametrize(
    ("language", "colours"),
    [
        ("en", "1 light blue, 2 white, 3 yellow, 4 brown, 5 pink, 6 light green"),
        ("fr", "1 bleu clair, 2 blanc, 3 jaune, 4 marron, 5 rose, 6 vert clair"),
        ("nl", "1 lichtblauw, 2 wit, 3 geel, 4 bruin, 5 roze, 6 lichtgroen"),
    ],
)
def test_the_rules_name_the_pontoon_of_each_number_for_tom(language: str, colours: str) -> None:
    page = (LOCALES / language / "rules" / "amsterdam.md").read_text()
    assert colours in page
    sheet = AMSTERDAM.sheets[AMSTERDAM.usual_edition()]
    text = Text(language)
    named = (
        f"{number} {text.game('amsterdam', f'docker-{colour}')}"
        for number, colour in sorted(sheet.solo.triples.items())
    )
    assert ", ".join(named) == colours


@pytest.mark.parametrize(
    ("language", "words"), [("en", "sister games"), ("fr", "jeux frères"), ("nl", "zusterspellen")]
)
def test_the_points_that_were_inferred_are_not_called_printed(language: str, words: str) -> None:
    assert words in Text(language).say("ticket-to-ride", {}, "ours")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_that_becomes_the_deck_is_no_plural_and_no_carts_are_none(language: str) -> None:
    text = Text(language)
    assert "1" not in text.game("ticket-to-ride", "news-reshuffled", {"cards": 1})
    assert "0" not in text.game("ticket-to-ride", "why-carts", {"length": 2, "carts": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_gems_that_is_left_is_told_without_a_verb_in_the_singular(language: str) -> None:
    args: dict[str, str | int] = {"commodity": "#commodity-gems"}
    said = Text(language).game("merchants", "note-row-left", args)
    assert re.search(r"\s?: ", said)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "third run"), ("fr", "troisième"), ("nl", "derde")]
)
def test_the_rules_say_that_pressing_early_in_a_doubled_run_buys(language: str, words: str) -> None:
    page = (LOCALES / language / "rules" / "merchants.md").read_text()
    doubled = page.split("{#doubled}")[1].split("###")[0]
    assert words in doubled
    assert doubled.count("400") == 2
