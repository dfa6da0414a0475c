"""Every message in every language; none missing, none unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from damrak.core.action import Action
from damrak.games import GAMES
from damrak.text import LANGUAGES, Text

LOCALES = Path(__file__).parents[2] / "src" / "damrak" / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def entries(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text())
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{file}"
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names)), f"{language}/{file}: a message is there twice"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(entry: ast.Message) -> set[str]:
    return set(re.findall(r"\$[a-z-]+", str(entry.to_json())))


def shape(entry: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_messages_of_english_and_no_others(language: str, file: str) -> None:
    english, other = entries("en", file), entries(language, file)
    assert list(other) == list(english)
    for name, entry in english.items():
        assert shape(other[name]) == shape(entry), name
        assert variables(other[name]) <= variables(entry), name


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_said_in_each_language_otherwise(game: str) -> None:
    spoken = [entries(language, f"{game}.ftl") for language in LANGUAGES]
    lessons = [name for name in spoken[0] if name.startswith(f"{game}-lesson-")]
    assert len(lessons) > 4
    for name in lessons:
        said = {FluentSerializer().serialize_entry(each[name]) for each in spoken}
        assert len(said) == len(LANGUAGES), name


def every_action(game: str) -> list[Action]:
    title = GAMES[game]
    return title.actions(title.agree(title.seats[-1], {}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said_and_told(language: str, game: str) -> None:
    text = Text(language)
    for action in every_action(game):
        assert text.game(game, action.verb, action.args)
        assert text.game(game, action.verb, {**action.args, "who": "Anna"}, "log")
        if text.has(f"{game}-{action.verb}", "help"):
            assert text.game(game, action.verb, action.args, "help")


def test_an_argument_may_name_a_message_or_what_stands_in_for_one() -> None:
    text = Text("fr")
    assert text.named("merchants", "Anna") == "Anna"
    assert text.named("merchants", "#commodity-silk") == "soie"
    assert text.named("merchants", "#place-venice|Venice") == "Venise"
    assert text.named("merchants", "#place-atlantis|Atlantis") == "Atlantis"


def test_every_place_that_languages_name_is_a_colony_of_the_printed_edition() -> None:
    title = GAMES["merchants"]
    colonies = {
        str(action.args["colony"]).partition("|")[0][1:]
        for action in title.actions(title.agree(5, {}))
        if action.verb == "found"
    }
    places = {name.partition("-")[2] for name in entries("en", "merchants-places.ftl")}
    assert places
    assert places <= colonies


def test_an_owners_edition_says_its_own_names_in_any_language_and_inside_other_messages() -> None:
    names = {"card-12": "Tulip Trader", "card-999": "New", "card-999-text": "Take 9 florins."}
    for language in LANGUAGES:
        ours, theirs = Text(language), Text(language, "amsterdam", names)
        assert (
            theirs.game("amsterdam", "card-12")
            == "Tulip Trader"
            != ours.game("amsterdam", "card-12")
        )
        assert theirs.game("amsterdam", "card-13") == ours.game("amsterdam", "card-13")
        assert "999 New" in theirs.game("amsterdam", "take", {"number": 999, "card": "#card-999"})
        assert theirs.game_has("amsterdam", "card-999") > ours.game_has("amsterdam", "card-999")
