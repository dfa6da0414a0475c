"""The log of a match: it only grows, taking back included, and is told to each as they may hear."""

from random import Random

from damrak.core.action import ALL, CHANCE, NOBODY
from damrak.core.play import draw
from damrak.games import GAMES
from damrak.server.match.log import RECENT, GameLog
from damrak.server.match.simultaneous import early_questions
from damrak.server.wire import Acted, TookBack
from tables import table

GAME = GAMES["ticket-to-ride"]


def new_course(seats: int = 2) -> GameLog:
    return GameLog(GAME, GAME.agree(seats, {}))


def run_chance(log: GameLog, rng: Random) -> None:
    while log.state.to_move() == CHANCE:
        log.play(draw(log.state, rng))


def say(log: GameLog, words: str) -> None:
    log.play(log.state.find(words))


def play_some(log: GameLog, actions: int, rng: Random) -> None:
    for _ in range(actions):
        run_chance(log, rng)
        if log.state.over():
            return
        log.play(rng.choice(log.state.legal()))
    run_chance(log, rng)


def stored(log: GameLog) -> GameLog:
    """The same log, read again from what would be stored."""
    again = new_course(log.options.seats)
    first = GameLog(GAME, log.options)
    for at, action in enumerate(log.actions):
        if action is None:
            remain, agreed = log.undone[at]
            again.read(first.take_back(log.seats[at], remain, agreed))
        else:
            again.read(first.play(action, log.asked.get(at)))
    return again


def test_taking_back_is_an_entry_and_the_number_of_entries_never_falls() -> None:
    log = new_course()
    rng = Random(5)
    run_chance(log, rng)
    say(log, log.state.legal()[0].words)
    at, length = log.at, log.length
    mover = log.seats[-1]
    log.take_back(mover, length - 1, agreed=False)
    assert (log.at, log.length) == (at + 1, length - 1)
    assert log.state.to_move() == mover
    told = log.told(1 - mover, at)
    assert told == [TookBack(at=at, n=length - 1, seat=mover, agreed=False)]


def test_a_course_read_from_its_entries_is_the_same_course() -> None:
    log = new_course(3)
    rng = Random(8)
    play_some(log, 20, rng)
    log.take_back(0, log.length - 5, agreed=True)
    play_some(log, 6, rng)
    again = stored(log)
    assert (again.at, again.line, again.seats) == (log.at, log.line, log.seats)
    assert again.chances == log.chances
    for reader in (NOBODY, 0, 1, 2, ALL):
        assert again.state.view(reader) == log.state.view(reader)
        assert again.told(reader, 0) == log.told(reader, 0)


def test_what_is_told_again_from_the_start_is_what_was_told_at_the_time() -> None:
    log = new_course(2)
    rng = Random(3)
    heard: dict[int, list[Acted | TookBack]] = {NOBODY: [], 0: [], 1: []}
    while not log.state.over() and log.at < 3 * RECENT:
        run_chance(log, rng)
        if log.at % 17 == 0 and log.length > 30:
            log.take_back(0, log.length - 3, agreed=True)
        elif not log.state.over():
            log.play(rng.choice(log.state.legal()))
        for reader, lines in heard.items():
            lines += log.told(reader, len(lines))
    assert log.at > RECENT + 20
    for reader, lines in heard.items():
        assert log.told(reader, 0) == lines
        assert [line.at for line in lines] == list(range(log.at))


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    log = new_course(2)
    run_chance(log, Random(1))
    mine = [line.words for line in log.told(0, 0) if isinstance(line, Acted) and line.whom == 0]
    his = [line.words for line in log.told(1, 0) if isinstance(line, Acted) and line.whom == 0]
    assert "deal ?" not in mine
    assert set(his) == {"deal ?", "offer ?"}
    assert [line.words for line in log.events(ALL)] == log.words()


def test_an_action_is_free_to_take_back_until_chance_another_seat_or_new_knowledge() -> None:
    log = new_course(2)
    rng = Random(4)
    run_chance(log, rng)
    assert log.free_undo() == NOBODY, "chance was last"
    say(log, "keep both")
    assert log.free_undo() == 0
    say(log, "keep both")
    assert log.free_undo() == NOBODY, "all have chosen, and what they chose is known"
    assert log.last_by(0) == log.length - 2
    say(log, "draw")
    assert log.free_undo() == log.seats[log.line[-1]] == log.state.turn  # type: ignore[attr-defined]
    run_chance(log, rng)
    assert log.free_undo() == NOBODY, "a card was seen"


def test_saying_the_same_at_the_same_moment_is_known_as_a_repeat() -> None:
    log = new_course(2)
    run_chance(log, Random(4))
    at = log.at
    say(log, "keep both")
    log.play(log.state.find("keep both"), asked=at)
    assert log.repeats(0, "keep both", at)
    assert log.repeats(1, "keep both", at), "an answer given early names when it was given"
    assert not log.repeats(1, "keep both", at + 1)
    assert not log.repeats(0, "draw", at)
    assert not log.repeats(0, "keep both", log.at)


def test_a_moment_before_something_was_taken_back_can_be_seen_again() -> None:
    log = new_course(2)
    rng = Random(4)
    play_some(log, 10, rng)
    at, view = log.at, log.state.view(NOBODY)
    log.take_back(0, log.length - 4, agreed=True)
    play_some(log, 2, rng)
    assert log.moment(at).view(NOBODY) == view
    assert log.position(log.length).view(NOBODY) == log.state.view(NOBODY)


def test_all_seats_may_choose_their_first_contracts_at_once() -> None:
    log = new_course(4)
    run_chance(log, Random(2))
    early = early_questions(log.state)
    assert [each.seat for each in early] == [1, 2, 3]
    for each in early:
        own = log.state.view(each.seat)
        offered = own.players[each.seat].offered  # type: ignore[attr-defined]
        slugs = [GAME.box("1").contracts[one].slug for one in offered]  # type: ignore[attr-defined]
        assert [action.words for action in each.legal] == [
            *(f"keep {slug}" for slug in slugs),
            "keep both",
        ]


def test_nobody_answers_early_when_answers_are_public_or_chance_is_next() -> None:
    log = new_course(3)
    rng = Random(2)
    assert early_questions(log.state) == [], "chance"
    run_chance(log, rng)
    for _ in range(3):
        log.play(log.state.legal()[-1])
    while not log.state.over():
        run_chance(log, rng)
        if not log.state.over():
            assert early_questions(log.state) == []
            log.play(rng.choice(log.state.legal()))


def test_contracts_drawn_later_are_one_seats_own_question() -> None:
    state = table("ticket-to-ride", 2)
    rng = Random(2)
    while state.to_move() == CHANCE:
        state.apply(draw(state, rng))
    for _ in range(2):
        state.apply(state.find("keep both"))
    state.apply(state.find("contracts"))
    while state.to_move() == CHANCE:
        state.apply(draw(state, rng))
    assert early_questions(state) == []


def test_what_was_forgotten_is_told_again_and_what_comes_is_kept() -> None:
    log = new_course(2)
    rng = Random(9)
    play_some(log, 12, rng)
    assert log.remembers(log.at - RECENT // 2)
    since = log.at - 5
    told = {reader: log.told(reader, since) for reader in (NOBODY, 0, 1)}
    log.drop_told()
    assert log.remembers(log.at)
    assert not log.remembers(log.at - 1)
    assert all(log.told(reader, since) == known for reader, known in told.items())
    at = log.at
    play_some(log, 1, rng)
    assert log.remembers(at)
    assert not log.remembers(at - 1)
    assert [each.at for each in log.told(0, at)] == list(range(at, log.at))
