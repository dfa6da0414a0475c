"""Arrangements of starts: which there may be, what is foretold of them, how a race finds one."""

from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from damrak.balance.arrangements import Arrangement, Arrangements
from damrak.balance.forecast import Forecast, Tallies, Tally, even_within, leans
from damrak.balance.race import Race, Raced, begin_race, read_race, run_race, table
from damrak.balance.settings import Settings, open_edition
from damrak.balance.starts import Game, Result
from damrak.core.editions.edition import Edition
from damrak.core.mistake import Mistake
from damrak.games import find_game

GAME = find_game("merchants")
EDITION = GAME.usual_edition()
THREE = Arrangements(3, EDITION)


def settings(seats: int = 3, level: str = "random") -> Settings:
    return Settings("race", "merchants", seats, level, 0, EDITION)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_arrangements_keep_apart_and_stand_at_bridges(seats: int) -> None:
    all_of = Arrangements(seats, EDITION)
    rng = Random(seats)
    assert all_of.possible(all_of.now())
    starts = all_of.drawn(rng)
    for _ in range(200):
        other = all_of.changed(starts, rng)
        assert other != starts
        starts = other
        houses = [house for house, _ in starts]
        assert len({colony for _, colony in starts}) == seats
        for house in houses:
            assert any(house in (bridge.a, bridge.b) for bridge in all_of.sheet.bridge)
            assert not all_of.near[house] & set(houses)


def test_starts_that_touch_or_meet_at_a_bridge_are_none() -> None:
    (house, colony), second, third = THREE.now()
    beside = sorted(THREE.near[house])[0]
    assert not THREE.possible(((house, colony), (beside, second[1]), third))
    assert not THREE.possible(((house, colony), (house, second[1]), third))
    assert not THREE.possible(((house, colony), (second[0], colony), third))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_arrangement_is_an_edition_that_changes_this_number_of_players_alone(seats: int) -> None:
    all_of = Arrangements(seats, EDITION)
    starts = all_of.drawn(Random(1))
    edition = Edition("new.toml", all_of.text(starts), own=True)
    name = GAME.use(edition)
    again = Arrangements(seats, name)
    assert again.now() == starts
    for other in {3, 4, 5} - {seats}:
        assert again.now(other) == all_of.now(other)
    spaces = {
        (row.space, row.commodity == again.commodity[row.colony]) for row in again.sheet.start
    }
    assert spaces == {(1, True)}


def test_leans_follow_the_order_of_play_and_the_money() -> None:
    game = Game(1, [2, 0, 1], Result([1000, 1100, 1200], [0.0, 0.0, 1.0]))
    found = leans(game)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] / found[2] == pytest.approx(np.e)
    assert found[2] / found[1] == pytest.approx(np.e)


class World:
    """Where it is known what starts are worth, in thousands of florins."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.seats = seats
        self.worth: dict[tuple[int, str], float] = {}

    def money(self, starts: Arrangement) -> list[float]:
        return [
            sum(self.worth.setdefault((place, name), self.rng.gauss(0, 28)) for name in start)
            for place, start in enumerate(starts)
        ]

    def game(self, starts: Arrangement) -> Game:
        totals = [round(1000 + each + self.rng.gauss(0, 140)) for each in self.money(starts)]
        best = max(totals)
        wins = [(total == best) / totals.count(best) for total in totals]
        return Game(0, list(range(self.seats)), Result(totals, wins))

    def shares(self, starts: Arrangement) -> list[float]:
        games = [self.game(starts) for _ in range(4000)]
        return [sum(game.result.wins[n] for game in games) / 4000 for n in range(self.seats)]


def test_a_forecast_knows_how_much_it_knows_and_learns_from_neighbours() -> None:
    world, rng = World(3, 1), Random(2)
    centre = THREE.now()
    arrangements = sorted({THREE.changed(centre, rng) for _ in range(60)})
    played: Tallies = {}
    for starts in arrangements[:40]:
        for _ in range(60):
            played.setdefault(starts, Tally(3)).add(world.game(starts))
    share, error = Forecast(3, played, {}).shares(arrangements)
    truth = np.array([world.shares(starts) for starts in arrangements])
    off = np.abs(share - truth) / error
    assert (off[:40] < 2).mean() > 0.85
    assert (off[40:] < 2).mean() > 0.85
    assert error[:40].mean() < error[40:].mean()
    spread = truth[40:] - truth[:40].mean(0)
    assert (np.abs(share[40:] - truth[40:]) ** 2).mean() < 0.8 * (spread**2).mean()


def test_hints_of_another_decider_count_less() -> None:
    world = World(3, 3)
    centre = THREE.now()
    tally, other = Tally(3), Tally(3)
    for _ in range(200):
        tally.add(world.game(centre))
        other.add(world.game(centre))
    beside = {THREE.drawn(Random(5)): other}
    _, sure = Forecast(3, {centre: tally}, beside).shares([centre])
    _, less = Forecast(3, beside, {centre: tally}).shares([centre])
    assert (sure < less).all()


def test_what_is_surely_even_and_what_is_not() -> None:
    share = np.array([[0.34, 0.33, 0.33], [0.40, 0.30, 0.30]])
    error = np.full((2, 3), 0.004)
    even, uneven = even_within(share, error, 0.02)
    assert even > 0.99
    assert uneven < 0.01


def test_a_race_finds_an_even_arrangement_and_spends_its_games_on_such() -> None:
    world = World(3, 4)
    race = Race(THREE, Random(6))
    while sum(tally.count for tally in race.played.values()) < 2500:
        for starts in race.next():
            race.add(Raced(starts, world.game(starts)))
    best = race.standings(3)
    assert best[0].even >= best[1].even >= best[2].even
    assert best[0].games >= 100
    worst = max(abs(share - 1 / 3) for share in world.shares(best[0].starts))
    drawn = [world.shares(THREE.drawn(Random(n)))[0] for n in range(30)]
    usual = float(np.mean([abs(share - 1 / 3) for share in drawn]))
    assert worst < 0.045 < usual
    assert "± " in table(best)


def test_a_race_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    race = begin_race(settings(), file, [], Random(1), EDITION)
    run_race(race, settings(), file, 1, 1, 0.0, lambda text: None)
    assert read_race(file)[1] == []
    world = World(3, 1)
    line = '{"starts": [["a", "b"]], "game": {"deal": 1, "ord'
    starts = THREE.now()
    game = Raced(starts, world.game(starts))
    whole = msgspec.json.encode(game).decode()
    with file.open("a") as out:
        out.write(f"{whole}\n{line}")
    again = begin_race(settings(), file, [], Random(1), EDITION)
    assert again.played[starts].count == 1
    assert file.read_text().endswith(f"{whole}\n")
    hinted = begin_race(settings(level="greedy"), tmp_path / "new", [file], Random(1), EDITION)
    assert hinted.hints[starts].count == 1
    assert not hinted.played


@pytest.mark.full
def test_a_race_plays_games_of_merchants(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    race = begin_race(settings(), file, [], Random(1), EDITION)
    run_race(race, settings(), file, 1, 1, 0.2, lambda text: None)
    found = read_race(file)[1]
    assert found
    for raced in found:
        assert THREE.possible(raced.starts)
        assert sum(raced.game.result.wins) == pytest.approx(1.0)
    best = race.standings(1)[0]
    assert open_edition("merchants", "") == EDITION
    assert best.games == sum(raced.starts == best.starts for raced in found)


def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    begin_race(settings(), file, [], Random(1), EDITION)
    with pytest.raises(Mistake, match="another race"):
        begin_race(settings(level="greedy"), file, [], Random(1), EDITION)
    with pytest.raises(Mistake, match="games of 3 seats; expected 4"):
        begin_race(settings(4), tmp_path / "new", [file], Random(1), EDITION)
    with pytest.raises(Mistake, match="cannot be read"):
        read_race(tmp_path / "nowhere")
    file.write_text("no\n")
    with pytest.raises(Mistake, match="line 1: not a race"):
        read_race(file)
    begin_race(settings(), tmp_path / "two", [], Random(1), EDITION)
    with (tmp_path / "two").open("a") as out:
        out.write("{}\n")
    with pytest.raises(Mistake, match="line 2: not a race"):
        read_race(tmp_path / "two")
