"""Puzzles: found the same again, kept small, and right by worlds that nobody has looked at."""

from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
import pytest

from damrak.core.action import CHANCE, Action
from damrak.core.mistake import Mistake
from damrak.games import GAMES, find_game
from damrak.puzzles.finder import FEWEST_OPTIONS, MOST_OPTIONS, Finder
from damrak.puzzles.library import Shelved, all_puzzles, daily_puzzle, puzzles_of
from damrak.puzzles.maker import (
    MOST_A_GAME,
    Searched,
    games_in,
    puzzle_file,
    read_puzzles,
    search_games,
)
from damrak.puzzles.moves import read_moves, write_moves
from damrak.puzzles.puzzle import FORMAT, LEVELS, Puzzle, PuzzleFile, difficulty, puzzle_id
from damrak.puzzles.recheck import recheck_file
from damrak.puzzles.solving import solve
from damrak.puzzles.trial import PAIRS, Trial, who_plays_on
from damrak.review.games import bot_game
from damrak.review.judge import Judge
from damrak.review.kinds import KINDS, OTHER
from damrak.review.value import Valuer
from damrak.text import LANGUAGES, Text
from tables import learnt

MOST_BYTES = 300_000
"""No file of a title is larger."""


@pytest.mark.parametrize(
    ("game", "seats"), [("ticket-to-ride", 3), ("merchants", 3), ("amsterdam", 1)]
)
def test_moves_are_written_and_read(game: str, seats: int) -> None:
    replay = bot_game(game, ["random"] * seats, 1)
    state = replay.game.start(replay.options)
    asked = []
    for n in range(len(replay.words)):
        if len(state.legal()) > 1:
            asked.append(n)
        replay.step(state, n)
    for at in (0, asked[len(asked) // 2], asked[-1]):
        again = read_moves(replay.game, replay.options, write_moves(replay, at))
        first = next(n for n in asked if n >= at)
        assert again.words == replay.words[:first]
        assert again.seats == replay.seats[:first]


def test_moves_that_mean_nothing_are_refused() -> None:
    title = find_game("ticket-to-ride")
    options = title.agree(2, {})
    with pytest.raises(Mistake, match="stands for no move"):
        read_moves(title, options, "A\n")
    with pytest.raises(Mistake, match="expected a place below"):
        read_moves(title, options, "~~~A")
    whole = bot_game("ticket-to-ride", ["random"] * 2, 1)
    with pytest.raises(Mistake, match="over before"):
        read_moves(title, options, write_moves(whole, len(whole.words)) + "A")


def _found(folder: Path, seed: str = "test") -> list[Puzzle]:
    searched = search_games(games_in(folder), folder / "part", seed, 1, lambda _: None)
    return puzzle_file(searched, 50).puzzles


@pytest.mark.full
def test_puzzles_are_the_same_again_after_an_interruption(tmp_path: Path) -> None:
    for number in (6, 7):
        text = bot_game("ticket-to-ride", ["greedy", "fair"], number).text()
        (tmp_path / f"{number}.game").write_text(text, encoding="utf-8")
    found = _found(tmp_path)
    assert found
    part = tmp_path / "part"
    lines = part.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3, "a line for what it is made with, and one for each game"
    part.write_bytes(lines[0] + lines[1] + lines[2][:40])
    assert _found(tmp_path) == found
    with pytest.raises(Mistake, match="another seed"):
        _found(tmp_path, "other")
    part.write_text("nothing\n")
    with pytest.raises(Mistake, match="no unfinished puzzles"):
        _found(tmp_path)


def test_only_finished_games_of_one_title_make_a_file(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="no folder"):
        games_in(tmp_path / "none")
    with pytest.raises(Mistake, match=r"no \.game files"):
        games_in(tmp_path)
    replay = bot_game("ticket-to-ride", ["random", "random"], 1)
    replay.shorten(30)
    (tmp_path / "half.game").write_text(replay.text(), encoding="utf-8")
    with pytest.raises(Mistake, match="not over"):
        _found(tmp_path)


def test_no_theme_fills_a_file() -> None:
    some = puzzles_of("merchants")[0]
    many = [
        msgspec.structs.replace(some.puzzle, id=f"{theme} {n}", theme=theme)
        for theme, count in (("houses", 30), ("auction", 3))
        for n in range(count)
    ]
    found = Searched(
        file="-",
        digest="-",
        game=some.game,
        edition=some.edition,
        looked=0,
        seconds=0.0,
        puzzles=many,
    )
    themes = [each.theme for each in puzzle_file([found], 20).puzzles]
    assert (themes.count("houses"), themes.count("auction")) == (15, 3)
    themes = [each.theme for each in puzzle_file([found], 4).puzzles]
    assert (themes.count("houses"), themes.count("auction")) == (2, 2), "the rarer come first"


def test_files_make_one_together(tmp_path: Path) -> None:
    kept = puzzles_of("merchants")
    edition = kept[0].edition
    half = PuzzleFile(
        format=FORMAT,
        game="merchants",
        rules=GAMES["merchants"].rules,
        edition=edition,
        puzzles=[each.puzzle for each in kept[::2]],
    )
    path = tmp_path / "half.json"
    path.write_bytes(msgspec.json.encode(half))
    rest = [each.puzzle for each in kept[1:]]
    whole = msgspec.structs.replace(half, puzzles=rest)
    together = puzzle_file([], len(kept), [read_puzzles(path), whole])
    assert together.puzzles == [each.puzzle for each in kept]
    path.write_text("{}")
    with pytest.raises(Mistake, match="expected a file of puzzles"):
        read_puzzles(path)
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(half, rules=0)))
    with pytest.raises(Mistake, match="another format, game or rules"):
        read_puzzles(path)
    with pytest.raises(Mistake, match="of several"):
        puzzle_file([], 10, [whole, msgspec.structs.replace(half, edition="0")])


@pytest.mark.full
def test_what_is_no_puzzle_is_left_out_when_it_is_asked_again() -> None:
    some = [each for each in puzzles_of("ticket-to-ride") if each.puzzle.gap > 80][:6]
    good = [each.puzzle for each in some]
    # The next best is no answer, however it came into a file.
    bad = [msgspec.structs.replace(each, answer=each.second, second=each.answer) for each in good]
    file = PuzzleFile(
        format=FORMAT,
        game=some[0].game,
        rules=GAMES[some[0].game].rules,
        edition=some[0].edition,
        puzzles=[*good, *bad],
    )
    found = list(recheck_file(file, "others", 1))
    held = [each for each in found[: len(good)] if each]
    assert len(held) >= len(good) / 2
    assert {each.id for each in held} <= {each.id for each in good}
    assert found[len(good) :] == [None] * len(bad)


@pytest.mark.full
def test_what_is_hidden_makes_no_puzzle() -> None:
    """A position and its twin, which its seat cannot tell apart, are judged alike."""
    replay = bot_game("ticket-to-ride", ["greedy", "greedy"], 3)
    title, rng = replay.game, Random(1)
    state = title.start(replay.options)
    compared = 0
    for n, seat in enumerate(replay.seats):
        if seat != CHANCE and len(state.legal()) >= FEWEST_OPTIONS and rng.random() < 0.2:
            finder = Finder(replay, "twins", 1)
            twin = title.swap_secrets(state, seat, rng)
            assert finder.puzzle(state.view(seat), n) == finder.puzzle(twin.view(seat), n)
            compared += 1
        replay.step(state, n)
    assert compared > 3


def _trial(**ends: list[float]) -> tuple[Trial, dict[str, Action]]:
    """A trial of which all games have been played."""
    replay = bot_game("ticket-to-ride", ["random", "random"], 1)
    trial = Trial("ticket-to-ride", Valuer(replay.game, replay.options), 0, [])
    options = dict(zip(ends, replay.game.start(replay.options).legal(), strict=False))
    trial.ends = {options[name].words: values for name, values in ends.items()}
    return trial, options


def test_as_many_games_are_played_on_as_it_takes_to_tell_options_apart() -> None:
    level = [0.5] * PAIRS[-1]
    ahead = [0.6] * 2
    trial, options = _trial(best=ahead, other=level)
    assert trial.promises(options["best"], [options["other"]])
    assert trial.beats(options["best"], [options["other"]], 0.02), "two games are enough"
    assert trial.gap(options["best"], options["other"]) == pytest.approx(0.1)
    assert not trial.promises(options["other"], [options["best"]])
    assert not trial.beats(options["other"], [options["best"]], 0.02)
    assert not trial.beats(options["best"], [options["other"], options["best"]], 0.0)
    assert not trial.beats(options["best"], [options["other"]], 0.2), "clear, but not enough"
    doubtful, options = _trial(best=[0.9, 0.5, 0.1, 0.6] * 6, other=level)
    assert not doubtful.beats(options["best"], [options["other"]], 0.02)
    clear, options = _trial(best=[0.6, 0.5, 0.5, 0.7] * 6, other=level)
    assert clear.beats(options["best"], [options["other"]], 0.02)


def test_options_are_played_on_under_the_same_luck() -> None:
    replay = bot_game("ticket-to-ride", ["random", "random"], 1)
    valuer = Valuer(replay.game, replay.options)
    at = max(n for n, seat in enumerate(replay.seats[:-12]) if seat != CHANCE)
    view = replay.at(at).view(replay.seats[at])
    worlds = Judge("ticket-to-ride", valuer, "trial").worlds(view, at, "test", 2)
    one, other = (Trial("ticket-to-ride", valuer, view.seat, worlds) for _ in range(2))
    first, *_, last = replay.at(at).legal()
    other.play([last], 1)
    for trial in (one, other):
        trial.play([first], 2)
    assert [one.end(first, n) for n in range(2)] == [other.end(first, n) for n in range(2)]
    # One by one or side by side is the same.
    other.play([first, last], 2)
    one.play([last], 2)
    assert one.ends == other.ends


def test_a_net_plays_on_where_there_is_one() -> None:
    for name, with_net, without in (("amsterdam", 2, 3), ("merchants", 4, 3)):
        assert who_plays_on(name, learnt(name, with_net)) == "instinct"
        assert who_plays_on(name, GAMES[name].agree(without, {})) == "greedy"


def test_only_the_last_part_of_a_game_is_looked_at_if_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    replay = bot_game("ticket-to-ride", ["random", "random"], 2)
    monkeypatch.setattr(Finder, "puzzle", lambda finder, _, at: looked[finder.left].append(at))
    looked: dict[float, list[int]] = {1.0: [], 0.1: [], 0.0: []}
    for left in looked:
        Finder(replay, "left", 1, left).find()
    assert 0 < len(looked[0.1]) < len(looked[1.0]) / 2
    assert set(looked[0.1]) < set(looked[1.0])
    assert looked[0.1][0] > looked[1.0][0]


def test_harder_is_what_comes_to_mind_later() -> None:
    assert difficulty(5, 0, 0.05) < difficulty(5, 3, 0.05) < difficulty(20, 3, 0.05)
    assert difficulty(5, 1, 0.1) < difficulty(5, 1, 0.02)


# What comes with the package


@pytest.mark.parametrize("game", ["ticket-to-ride", "merchants", "amsterdam"])
def test_the_puzzles_of_a_title_can_be_set(game: str) -> None:
    kept = puzzles_of(game)
    assert kept, "a rule has changed: make them anew"
    assert len(msgspec.json.encode([each.puzzle for each in kept])) < MOST_BYTES
    assert len({each.puzzle.id for each in kept}) == len(kept)
    sample = Random(1).sample(kept, min(len(kept), 12))
    for each in sample:
        _check(each)
    games = {each.puzzle.moves[:40] for each in kept}
    assert len(games) * MOST_A_GAME >= len(kept)


@pytest.mark.full
@pytest.mark.parametrize("game", ["ticket-to-ride", "merchants", "amsterdam"])
def test_every_puzzle_can_be_set(game: str) -> None:
    for each in puzzles_of(game):
        _check(each)


def _check(shelved: Shelved) -> None:
    puzzle = shelved.puzzle
    state = shelved.replay().at()
    assert state.to_move() == puzzle.seat
    assert puzzle.id == puzzle_id(shelved.game, puzzle.seats, puzzle.moves)
    assert FEWEST_OPTIONS <= len(state.legal()) <= MOST_OPTIONS
    assert puzzle.theme in (*KINDS, OTHER)
    assert puzzle.level() in LEVELS
    assert solve(shelved.game, state, puzzle, puzzle.answer).right
    assert not solve(shelved.game, state, puzzle, puzzle.second).right
    with pytest.raises(Mistake):
        solve(shelved.game, state, puzzle, "nothing")


@pytest.mark.full
@pytest.mark.parametrize("game", ["ticket-to-ride", "merchants", "amsterdam"])
def test_answers_are_best_in_worlds_that_nobody_has_looked_at(game: str) -> None:
    """Of some puzzles, the answer is held against the next best once more."""
    gaps: list[float] = []
    kept = puzzles_of(game)
    for each in Random(2).sample(kept, min(len(kept), 20)):
        puzzle, replay = each.puzzle, each.replay()
        judge = Judge(game, Valuer(replay.game, replay.options), "nobody has drawn these")
        view = replay.at().view(puzzle.seat)
        worlds = judge.worlds(view, 0, "test", 40)
        best, second = judge.values(puzzle.answer, worlds), judge.values(puzzle.second, worlds)
        gaps.append(
            fmean(a[puzzle.seat] - b[puzzle.seat] for a, b in zip(best, second, strict=True))
        )
    assert sum(gap > 0 for gap in gaps) >= len(gaps) - 1, gaps


def test_each_day_has_its_puzzle() -> None:
    week = [daily_puzzle(day) for day in range(20_000, 20_006)]
    assert [each.game for each in week if each] == [each.game for each in week[:3] if each] * 2
    assert len({each.puzzle.id for each in week if each}) > 3
    assert daily_puzzle(20_000) == week[0]
    assert all(each and each.puzzle.id in all_puzzles() for each in week)


def test_every_kind_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        text = Text(language)
        for kind in (*KINDS, OTHER):
            assert text.say(f"kinds-{kind}")
        for level in LEVELS:
            assert text.say(f"puzzles-level-{level}")


def test_a_file_of_other_rules_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    assert puzzles_of("merchants")
    puzzles_of.cache_clear()
    monkeypatch.setattr(GAMES["merchants"], "rules", 99)
    assert puzzles_of("merchants") == ()
    puzzles_of.cache_clear()
