"""Arrangements of starts: which there may be, what is foretold of them, how a race finds one."""

import gzip
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from damrak.balance.race.arrangements import Arrangement, Arrangements, houses_of
from damrak.balance.race.file import open_race, read_race
from damrak.balance.race.forecast import Forecast, Tallies, Tally, even_within, leans
from damrak.balance.race.known import Known
from damrak.balance.race.race import Race, Raced, play_race, table
from damrak.balance.runs import run
from damrak.balance.settings import Settings
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
    assert not THREE.possible(((house, "atlantis"), second, third))
    assert not THREE.possible(((house, colony), second))


def test_arrangements_may_have_certain_houses_alone() -> None:
    (one, _), (two, _), (three, _) = THREE.now()
    other = next(house for house in THREE.houses if not THREE.near[house] & {two, three})
    all_of = Arrangements(3, EDITION, [(one, other), (two,), (three,)])
    rng = Random(2)
    starts = all_of.drawn(rng)
    seen = set()
    for _ in range(100):
        seen.add(houses_of(starts))
        starts = all_of.changed(starts, rng)
    assert seen == {(one, two, three), (other, two, three)}
    assert all_of.sought(THREE.now())
    elsewhere = next(house for house in THREE.houses if house not in {one, other})
    assert not all_of.sought(((elsewhere, "lyon"), *THREE.now()[1:]))
    touching = sorted(THREE.near[two])[0]
    for wrong in ([(one,), (two,)], [(touching,), (two,), (three,)], [("xx1",), (two,), (three,)]):
        with pytest.raises(Mistake, match="expected 3 houses that do not touch"):
            Arrangements(3, EDITION, wrong)


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
    """Where it is known what starts are worth, in thousands of florins: houses more than colonies,
    as at the game."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.seats = seats
        self.worth: dict[tuple[int, str], float] = {}

    def money(self, starts: Arrangement) -> list[float]:
        return [
            sum(
                self.worth.setdefault((place, name), self.rng.gauss(0, spread))
                for name, spread in zip(start, (26, 8), strict=True)
            )
            for place, start in enumerate(starts)
        ]

    def game(self, starts: Arrangement) -> Game:
        totals = [round(1000 + each + self.rng.gauss(0, 140)) for each in self.money(starts)]
        best = max(totals)
        wins = [(total == best) / totals.count(best) for total in totals]
        return Game(0, list(range(self.seats)), Result(totals, wins))

    def shares(self, starts: Arrangement) -> list[float]:
        chance = np.random.default_rng(self.rng.getrandbits(64))
        totals = np.round(
            1000 + np.array(self.money(starts)) + chance.normal(0, 140, (4000, self.seats))
        )
        won = totals == totals.max(axis=1, keepdims=True)
        shares: list[float] = (won / won.sum(axis=1, keepdims=True)).mean(axis=0).tolist()
        return shares


def test_a_forecast_knows_how_much_it_knows_and_learns_from_neighbours() -> None:
    """In so many worlds that luck hardly counts, two errors cover what is true, and neighbours tell
    more than the mean."""
    known_within, new_within, errors, forecast, mean = [], [], [], [], []
    for seed in range(24):
        world, rng = World(3, seed), Random(seed + 1)
        centre = THREE.drawn(Random(seed))
        arrangements = sorted({THREE.changed(centre, rng) for _ in range(60)})
        played: Tallies = {}
        for starts in arrangements[:40]:
            for _ in range(60):
                played.setdefault(starts, Tally(3)).add(world.game(starts))
        share, error = Forecast(3, played, {}).shares(arrangements)
        truth = np.array([world.shares(starts) for starts in arrangements])
        known, new = slice(0, 40), slice(40, None)
        errors.append((error[known].mean(), error[new].mean()))
        sigmas = np.abs(share - truth) / error
        known_within += [*(sigmas[known] < 2).flat]
        new_within += [*(sigmas[new] < 2).flat]
        forecast += [*((share[new] - truth[new]) ** 2).flat]
        mean += [*((truth[new] - truth[known].mean(0)) ** 2).flat]
    of_known, of_new = np.mean(errors, axis=0)
    assert of_known < of_new
    assert np.mean(known_within) > 0.83
    assert np.mean(new_within) > 0.85
    assert np.mean(forecast) < 0.85 * np.mean(mean)


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


def test_a_few_games_say_little() -> None:
    world, rng = World(3, 3), Random(7)
    played: Tallies = {}
    for _ in range(5):
        starts = THREE.drawn(rng)
        played.setdefault(starts, Tally(3)).add(world.game(starts))
    share, error = Forecast(3, played, {}).shares(list(played))
    assert error.min() > 0.04
    assert np.abs(share - 1 / 3).max() < 0.2
    assert np.allclose(share.sum(1), 1.0)


def test_what_is_surely_even_and_what_is_not() -> None:
    share = np.array([[0.34, 0.33, 0.33], [0.40, 0.30, 0.30]])
    error = np.full((2, 3), 0.004)
    even, uneven = even_within(share, error, 0.02)
    assert even > 0.99
    assert uneven < 0.01
    # Two of three errors are free, and the third is what they leave.
    (likely,) = even_within(np.full((1, 3), 1 / 3), np.full((1, 3), 0.02), 0.02)
    assert 0.33 < likely < 0.47


def raced(world: World, race: Race, games: int) -> None:
    deal = 0
    while deal < games:
        for starts in race.next():
            deal += 1
            found = world.game(starts)
            race.add(Raced(starts, Game(deal, found.order, found.result)))


@pytest.mark.full
def test_a_race_finds_even_arrangements_and_spends_its_games_on_such() -> None:
    """What the best of each race is truly off, beside what one that is drawn is; and the games with
    its houses."""
    found: list[float] = []
    drawn: list[float] = []
    games: list[int] = []
    for seed in range(5):
        world = World(3, seed)
        race = Race(THREE, Random(seed))
        raced(world, race, 2500)
        best = race.standings(3)
        assert best[0].even >= best[1].even >= best[2].even
        houses = houses_of(best[0].starts)
        games.append(
            sum(t.count for starts, t in race.played.items() if houses_of(starts) == houses)
        )
        found.append(max(abs(share - 1 / 3) for share in world.shares(best[0].starts)))
        others = [THREE.drawn(Random(10 * seed + n)) for n in range(3)]
        drawn += [max(abs(share - 1 / 3) for share in world.shares(other)) for other in others]
    assert np.mean(found) < 0.7 * np.mean(drawn)
    assert np.median(games) > 60


def test_what_is_new_has_other_houses() -> None:
    """Four others with other colonies alone would tell what is known."""
    world, race = World(3, 2), Race(THREE, Random(2))
    raced(world, race, 300)
    new: set[Arrangement] = set()
    for _ in range(8):
        known = {houses_of(starts) for starts in [*race.played, *race.hints, *new]}
        asked = {starts for starts in race.next() if houses_of(starts) not in known}
        assert len({houses_of(starts) for starts in asked}) == len(asked)
        new |= asked
    assert len(new) >= 8


def test_a_race_begins_with_the_edition_and_others_and_goes_on_with_hints() -> None:
    race = Race(THREE, Random(1))
    first = race.next()
    assert THREE.now() in first
    assert len(set(first)) >= 16
    world = World(3, 1)
    for deal, starts in enumerate(first):
        found = world.game(starts)
        race.add(Raced(starts, Game(deal, found.order, found.result)), hint=True)
    assert not race.standings(1)
    later = race.next()
    assert len(later) == 64
    assert all(THREE.possible(starts) for starts in later)
    assert set(later) - set(first)


def test_where_houses_are_given_a_race_tries_colonies_and_knows_the_rest() -> None:
    houses = houses_of(THREE.now())
    race = Race(Arrangements(3, EDITION, [(house,) for house in houses]), Random(1))
    world = World(3, 1)
    elsewhere = [THREE.drawn(Random(seed)) for seed in range(20)]
    for deal, starts in enumerate(elsewhere):
        race.add(Raced(starts, Game(deal, [0, 1, 2], world.game(starts).result)))
    deal = len(elsewhere)
    tried: list[Arrangement] = []
    for _ in range(8):
        asked = race.next()
        tried += asked
        for starts in asked:
            deal += 1
            race.add(Raced(starts, Game(deal, [0, 1, 2], world.game(starts).result)))
    assert {houses_of(starts) for starts in tried} == {houses}
    assert len(set(tried)) > 20
    assert {houses_of(each.starts) for each in race.standings(50)} == {houses}


def write(file: Path, games: list[Raced]) -> None:
    with file.open("ab") as out:
        for each in games:
            out.write(msgspec.json.encode(each) + b"\n")


def some_games(count: int) -> list[Raced]:
    world = World(3, 1)
    games = [world.game(THREE.now()) for _ in range(count)]
    return [Raced(THREE.now(), Game(n, game.order, game.result)) for n, game in enumerate(games, 1)]


def test_a_race_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    open_race(settings(), file, [], Random(1))
    write(file, some_games(3))
    whole = file.read_bytes()
    with file.open("a") as out:
        out.write('{"starts": [["a", "b"]], "game": {"deal": 1, "ord')
    race = open_race(settings(), file, [Known(file), Known(file)], Random(1))
    assert file.read_bytes() == whole
    assert race.played[THREE.now()].count == 3
    assert max(race.deals) == 3


def test_games_of_the_same_decider_count_and_others_are_hints(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    open_race(settings(), file, [], Random(1))
    write(file, some_games(2))
    same = open_race(settings(), tmp_path / "same", [Known(file)], Random(1))
    assert (same.played[THREE.now()].count, same.hints) == (2, {})
    other = open_race(settings(level="greedy"), tmp_path / "other", [Known(file)], Random(1))
    assert (other.hints[THREE.now()].count, other.played) == (2, {})


def counted(file: Path, edition: str, games: int = 2, game: str = "merchants") -> None:
    """A file of `starts`."""
    head = Settings("starts", game, 3, "random", 0, edition)
    lines = [head, *(raced.game for raced in some_games(games))]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def test_games_that_counted_victories_are_known_with_their_edition(tmp_path: Path) -> None:
    here, there, own = tmp_path / "here", tmp_path / "there", tmp_path / "own.toml"
    starts = THREE.changed(THREE.now(), Random(1))
    own.write_text(THREE.text(starts), encoding="utf-8")
    counted(here, EDITION)
    counted(there, GAME.named_edition(str(own)), 3)
    known = [Known.named(str(here)), Known.named(f"{there}={own}")]
    race = open_race(settings(), tmp_path / "new", known, Random(1))
    found = {each: tally.count for each, tally in race.played.items()}
    assert (found, race.hints) == ({THREE.now(): 2, starts: 3}, {})


def test_games_with_other_rules_than_starts_are_hints(tmp_path: Path) -> None:
    file, own = tmp_path / "games", tmp_path / "own.toml"
    own.write_text(THREE.text(THREE.now()) + "\n[bonus]\nbridge = 50\n", encoding="utf-8")
    counted(file, GAME.named_edition(str(own)))
    race = open_race(settings(), tmp_path / "new", [Known(file, str(own))], Random(1))
    assert (race.played, race.hints[THREE.now()].count) == ({}, 2)


def test_what_is_known_says_what_it_is_of(tmp_path: Path) -> None:
    file, own = tmp_path / "games", tmp_path / "own.toml"
    own.write_text(THREE.text(THREE.changed(THREE.now(), Random(1))), encoding="utf-8")

    def refused(known: Known, why: str) -> None:
        with pytest.raises(Mistake, match=why):
            open_race(settings(), tmp_path / "new", [known], Random(1))

    counted(file, GAME.named_edition(str(own)))
    refused(Known(file, EDITION), f"{EDITION} is {EDITION}")
    counted(file, "own-0123")
    refused(Known(file), f"own-0123; expected its file too: {file}=EDITION")
    counted(file, EDITION, game="amsterdam")
    refused(Known(file), "games of amsterdam; expected those of merchants")
    file.unlink()
    open_race(settings(), file, [], Random(1))
    refused(Known(file, EDITION), f"expected no ={EDITION}")


def test_what_is_known_may_be_compressed(tmp_path: Path) -> None:
    file, packed = tmp_path / "race.jsonl", tmp_path / "race.jsonl.gz"
    open_race(settings(), file, [], Random(1))
    write(file, some_games(2))
    packed.write_bytes(gzip.compress(file.read_bytes()))
    race = open_race(settings(), tmp_path / "new", [Known(packed)], Random(1))
    assert race.played[THREE.now()].count == 2
    for wrong in (packed.read_bytes()[:-9], b"no", file.read_bytes()):
        packed.write_bytes(wrong)
        with pytest.raises(Mistake, match="gzip"):
            read_race(packed)


def test_nothing_is_added_to_a_packed_file(tmp_path: Path) -> None:
    """It is read unpacked: what is cut and added there would be lost, and what it held with it."""
    file, packed = tmp_path / "race.jsonl", tmp_path / "race.jsonl.gz"
    open_race(settings(), file, [], Random(1))
    write(file, some_games(2))
    packed.write_bytes(gzip.compress(file.read_bytes()))
    whole = packed.read_bytes()
    with pytest.raises(Mistake, match=r"expected a file without \.gz"):
        open_race(settings(), packed, [], Random(1))
    with pytest.raises(Mistake, match=r"expected a file without \.gz"):
        run(settings(), "", packed, range(1), 1, 1.0)
    assert packed.read_bytes() == whole
    with pytest.raises(Mistake, match=r"expected a file without \.gz"):
        open_race(settings(), tmp_path / "new.gz", [], Random(1))
    assert not (tmp_path / "new.gz").exists()


@pytest.mark.full
def test_a_race_plays_games_of_merchants_and_no_deal_twice() -> None:
    race = Race(THREE, Random(1))
    race.deals.add(70)
    assert list(play_race(race, settings(), 1, 1, 0.0, str)) == []
    found = list(play_race(race, settings(), 1, 1, 0.05, str))
    assert [each.game.deal for each in found] == list(range(71, 71 + len(found)))
    assert found
    for each in found:
        assert THREE.possible(each.starts)
        assert sum(each.game.result.wins) == pytest.approx(1.0)
    best = race.standings(1)[0]
    assert best.games == sum(each.starts == best.starts for each in found)
    house, colony = best.starts[0]
    assert (
        table([best])
        .splitlines()[2]
        .endswith(f"{house} {colony}, {', '.join(' '.join(start) for start in best.starts[1:])} |")
    )


@pytest.mark.full
def test_the_command_shows_the_best_and_writes_it_as_an_edition(tmp_path: Path) -> None:
    file, best = tmp_path / "race.jsonl", tmp_path / "best.toml"
    open_race(settings(), file, [], Random(1))
    write(file, some_games(30))
    script = Path(__file__).parents[2] / "scripts/measuring/balance.py"
    command = [sys.executable, str(script), "race", "--seats", "3", "--minutes", "0"]
    command += ["--known", str(file), "--level", "random", "--out", str(tmp_path / "new")]
    done = subprocess.run([*command, "--write", str(best)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "| 30 |" in done.stdout
    assert Arrangements(3, GAME.named_edition(str(best))).now() == THREE.now()
    for wrong, words in (
        ([*command[:-1], str(tmp_path / "other"), "--known"], "no game was played"),
        ([*command, "--level", "nobody"], "unknown level 'nobody'"),
        ([*command, "--edition", str(best)], "not one's own"),
        ([sys.executable, str(script), "report", str(file)], "games of 'race'"),
    ):
        done = subprocess.run(wrong, capture_output=True, text=True)
        assert done.returncode == 1
        assert words in done.stderr


def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    open_race(settings(), file, [], Random(1))
    with pytest.raises(Mistake, match="another race"):
        open_race(settings(level="greedy"), file, [], Random(1))
    with pytest.raises(Mistake, match="games of 3 seats; expected 4"):
        open_race(settings(4), tmp_path / "new", [Known(file)], Random(1))
    with pytest.raises(Mistake, match="cannot be read"):
        read_race(tmp_path / "nowhere")
    file.write_text("no\n")
    with pytest.raises(Mistake, match="line 1: not a race"):
        read_race(file)
    two = tmp_path / "two"
    open_race(settings(), two, [], Random(1))
    with two.open("a") as out:
        out.write("{}\n")
    with pytest.raises(Mistake, match="line 2: not a race"):
        read_race(two)
    three = tmp_path / "three"
    open_race(settings(), three, [], Random(1))
    (game,) = some_games(1)
    write(three, [Raced((("gr1", "atlantis"), *game.starts[1:]), game.game)])
    with pytest.raises(Mistake, match="line 2: no arrangement for 3 seats"):
        open_race(settings(), three, [], Random(1))
