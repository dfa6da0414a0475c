"""Replays: written, read, refused."""

from random import Random

import pytest

from damrak.cli.experiments.simulate import play_one
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay, _digest, read_replay
from damrak.games import GAMES

GAME = GAMES["ticket-to-ride"]


def played() -> Replay:
    replay = Replay(GAME, GAME.agree(2, {}))
    play_one(GAME, replay.options, ["random", "random"], 7, replay)
    return replay


def sealed(lines: list[str]) -> str:
    """Lines with a right last line, as if they had been written so."""
    body = "\n".join(lines) + "\n"
    count = sum(line[0] in "*0123456789" for line in lines)
    return f"{body}end {count} {_digest(body)}\n"


def refused(text: str) -> str:
    with pytest.raises(Mistake) as caught:
        read_replay("a.game", text, GAMES).at()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_replay_reads_as_it_was_written() -> None:
    replay = played()
    again = read_replay("a.game", replay.text(), GAMES)
    assert again.text() == replay.text()
    assert again.at().scores() == replay.at().scores()


def test_the_first_line_names_game_rules_seats_and_edition() -> None:
    first = played().text().splitlines()[0]
    assert first == "damrak 1  game ticket-to-ride  rules 1  seats 2  edition 1"


def test_any_moment_can_be_played_to() -> None:
    replay = played()
    assert replay.at(0).to_move() == -1
    assert not replay.at(len(replay.words) - 1).over()
    assert replay.at().over()
    with pytest.raises(Mistake, match="expected 0 to"):
        replay.at(len(replay.words) + 1)


def test_a_file_cut_short_is_refused() -> None:
    text = played().text()
    assert "cut short" in refused(text[: len(text) // 2])
    assert "cut short" in refused("\n".join(text.splitlines()[:-1]))
    *lines, last = text.splitlines()
    other = f"end 7 {last.split(' ', 2)[2]}"
    said = refused("\n".join([*lines, other]))
    assert said.endswith(f"actions, but its last line says {other}")


def test_a_changed_file_is_refused() -> None:
    text = played().text()
    assert "changed since" in refused(text.replace("deal pink", "deal blue", 1))


def test_an_impossible_action_names_its_line() -> None:
    lines = played().text().splitlines()[:-1]
    lines[3] = "* deal gold"
    assert "a.game line 4: 'deal gold' is not possible" in refused(sealed(lines))


def test_an_action_of_the_wrong_seat_names_its_line() -> None:
    lines = played().text().splitlines()[:-1]
    at = next(n for n, line in enumerate(lines) if line.startswith("* begin"))
    lines[at] = "1" + lines[at][1:]
    assert "it was the turn of *, not of 1" in refused(sealed(lines))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("damrak 1", "damrak 9", "format 9"),
        ("game ticket-to-ride", "game monopoly", "unknown game 'monopoly'"),
        ("rules 1", "rules 7", "played by rules 7"),
        ("seats 2", "seats 9", "is for 2 to 4 seats, not 9"),
        ("seats 2", "seats two", "'seats' should be a number"),
        ("edition 1", "edition own-12", "give it with --edition FILE"),
        ("  rules 1", "", "'rules' is missing"),
        ("edition 1", "edition 1  option rain=yes", "no option 'rain'"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_at_the_first_line(
    old: str, new: str, why: str
) -> None:
    lines = played().text().splitlines()[:-1]
    lines[0] = lines[0].replace(old, new)
    message = refused(sealed(lines))
    assert message.startswith("a.game line 1")
    assert why in message


def test_a_line_that_is_no_action_is_refused() -> None:
    lines = played().text().splitlines()[:-1]
    lines[5] = "hello there"
    assert "line 6: expected a seat and words" in refused(sealed(lines))


def test_actions_after_the_end_are_refused() -> None:
    lines = played().text().splitlines()[:-1]
    assert "the game was over" in refused(sealed([*lines, "0 pass"]))


def test_own_last_actions_may_be_taken_back() -> None:
    replay = Replay(GAME, GAME.agree(2, {}))
    state = replay.at()
    rng = Random(1)
    while state.to_move() != 0:
        action = rng.choice(state.legal())
        replay.add(state.to_move(), action.words)
        state.apply(action)
    length = len(replay.words)
    assert replay.undo_length(0) == length, "chance acted last"
    replay.add(0, "keep both")
    assert replay.undo_length(0) == length
    assert replay.undo_length(1) == length + 1, "only one's own"
    replay.add(1, "keep both")
    assert replay.undo_length(0) == length + 2, "another has acted since"
    assert replay.undo_length(1) == length + 2, "now everyone knows how many were kept"
