"""`damrak review`: told in the terminal, as a page and as JSON."""

from pathlib import Path

import msgspec
import pytest

from cli.run import damrak
from damrak.review.games import bot_game
from damrak.review.report import Report


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    file = tmp_path_factory.mktemp("review") / "short.game"
    file.write_text(bot_game("ticket-to-ride", ["greedy", "easy"], 4).text(), encoding="utf-8")
    return file


def test_a_quick_look_tells_luck_and_writes_a_page(game: Path) -> None:
    page = game.parent / "review.html"
    done = damrak("review", str(game), "--quick", "--names", "Anna,<Bert>", "--html", str(page))
    assert done.returncode == 0, done.stderr
    assert "Review: Ticket to Ride" in done.stdout
    assert "How the result came about" in done.stdout
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "prefers-color-scheme: dark" in text
    assert "&lt;Bert&gt;" in text
    assert "<Bert>" not in text
    assert "http://www.w3.org/2000/svg" in text
    assert text.count("http") == text.count("http://www.w3.org/2000/svg"), "it needs nothing else"


def test_the_report_is_json(game: Path) -> None:
    done = damrak("review", str(game), "--quick", "--json")
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.game == "ticket-to-ride"
    for total in report.totals:
        parts = total.luck + total.own + total.others + total.hidden + total.residual
        assert total.result - total.start == parts


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--budget", "-1"], "--budget -1: expected 0 to 3600 seconds"),
        (["--language", "de"], "expected one of en, fr, nl"),
        (["--names", "Anna"], "expected 2 names"),
    ],
)
def test_mistakes_are_told(game: Path, more: list[str], said: str) -> None:
    done = damrak("review", str(game), "--quick", *more)
    assert done.returncode == 2
    assert said in done.stderr
