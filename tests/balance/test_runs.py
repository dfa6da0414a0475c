"""Games are written down one a line; a run that was stopped goes on, and another is refused."""

from pathlib import Path

import msgspec
import pytest

from damrak.balance.runs import measured_in, read_log, run
from damrak.balance.settings import Settings
from damrak.balance.starts import Game, Result
from damrak.balance.worth import by_seat, by_start, changes
from damrak.core.mistake import Mistake
from damrak.games import find_game

EDITION = find_game("ticket-to-ride").usual_edition()
SETTINGS = Settings("starts", "ticket-to-ride", 2, "random", 0, EDITION)


def play(file: Path, games: int, settings: Settings = SETTINGS, jobs: int = 1) -> list[Game]:
    run(settings, "", file, range(1, 1 + games), jobs, 5.0, lambda text: None)
    return read_log(file, Game).games


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", 5)
    file = tmp_path / "parts"
    play(file, 2)
    with file.open("a") as out:
        out.write('{"deal": 3, "ord')
    assert [game.deal for game in read_log(file, Game).games] == [1, 2]
    assert play(file, 5) == whole
    assert file.read_bytes() == (tmp_path / "whole").read_bytes()
    assert measured_in(file) == "starts"


@pytest.mark.full
def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    assert play(tmp_path / "one", 4) == play(tmp_path / "two", 4, jobs=2)


def test_when_the_time_is_over_no_game_begins(tmp_path: Path) -> None:
    file = tmp_path / "late"
    run(SETTINGS, "", file, range(5), 1, 0.0, lambda text: None)
    assert read_log(file, Game).games == []


def test_games_of_another_run_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games"
    play(file, 1)
    with pytest.raises(Mistake, match="holds games of another run"):
        play(file, 2, msgspec.structs.replace(SETTINGS, seats=3))
    (tmp_path / "no").write_text("something else\n")
    with pytest.raises(Mistake, match="line 1: not a"):
        measured_in(tmp_path / "no")
    with pytest.raises(Mistake, match="cannot be read"):
        measured_in(tmp_path / "nowhere")


def test_shares_by_seat_and_by_start_order() -> None:
    games = [
        Game(1, [1, 0], Result([10, 30], [0.0, 1.0])),
        Game(2, [0, 1], Result([40, 20], [1.0, 0.0])),
        Game(3, [1, 0], Result([20, 50], [0.0, 1.0])),
    ]
    assert [share.wins.value for share in by_start(games)] == [1.0, 0.0]
    assert [share.points.value for share in by_start(games)] == [40.0, pytest.approx(50 / 3)]
    assert [share.wins.value for share in by_seat(games)] == [
        pytest.approx(1 / 3),
        pytest.approx(2 / 3),
    ]


def test_what_an_edition_changed_is_counted_deal_by_deal() -> None:
    before = [Game(n, [0, 1], Result([10 * n, 5], [1.0, 0.0])) for n in (1, 2, 3)]
    after = [Game(n, [0, 1], Result([10 * n - 2, 9], [1.0, 0.0])) for n in (2, 3, 4)]
    first, second = changes(before, after)
    assert (first.points.value, first.points.error, first.points.count) == (-2.0, 0.0, 2)
    assert (second.points.value, second.points.error) == (4.0, 0.0)
