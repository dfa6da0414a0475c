"""The log of a match: it only grows, taking back included, and is told to each as they may hear."""

from random import Random

from damrak.core.action import ALL, CHANCE, NOBODY
from damrak.core.play import draw
from damrak.games import GAMES
from damrak.server.match.course import RECENT, Course
from damrak.server.match.early import early_questions
from damrak.server.wire import Acted, TookBack
from tables import table

GAME = GAMES["ticket-to-ride"]


def new_course(seats: int = 2) -> Course:
    return Course(GAME, GAME.agree(seats, {}))


def run_chance(course: Course, rng: Random) -> None:
    while course.state.to_move() == CHANCE:
        course.play(draw(course.state, rng))


def say(course: Course, words: str) -> None:
    course.play(course.state.find(words))


def play_some(course: Course, actions: int, rng: Random) -> None:
    for _ in range(actions):
        run_chance(course, rng)
        if course.state.over():
            return
        course.play(rng.choice(course.state.legal()))
    run_chance(course, rng)


def stored(course: Course) -> Course:
    """The same course, read again from what would be stored."""
    again = new_course(course.options.seats)
    first = Course(GAME, course.options)
    for at, action in enumerate(course.actions):
        if action is None:
            remain, agreed = course.undone[at]
            again.read(first.take_back(course.seats[at], remain, agreed))
        else:
            again.read(first.play(action, course.asked.get(at)))
    return again


def test_taking_back_is_an_entry_and_the_number_of_entries_never_falls() -> None:
    course = new_course()
    rng = Random(5)
    run_chance(course, rng)
    say(course, course.state.legal()[0].words)
    at, length = course.at, course.length
    mover = course.seats[-1]
    course.take_back(mover, length - 1, agreed=False)
    assert (course.at, course.length) == (at + 1, length - 1)
    assert course.state.to_move() == mover
    told = course.told(1 - mover, at)
    assert told == [TookBack(at=at, n=length - 1, seat=mover, agreed=False)]


def test_a_course_read_from_its_entries_is_the_same_course() -> None:
    course = new_course(3)
    rng = Random(8)
    play_some(course, 20, rng)
    course.take_back(0, course.length - 5, agreed=True)
    play_some(course, 6, rng)
    again = stored(course)
    assert (again.at, again.line, again.seats) == (course.at, course.line, course.seats)
    assert again.chances == course.chances
    for reader in (NOBODY, 0, 1, 2, ALL):
        assert again.state.view(reader) == course.state.view(reader)
        assert again.told(reader, 0) == course.told(reader, 0)


def test_what_is_told_again_from_the_start_is_what_was_told_at_the_time() -> None:
    course = new_course(2)
    rng = Random(3)
    heard: dict[int, list[Acted | TookBack]] = {NOBODY: [], 0: [], 1: []}
    while not course.state.over() and course.at < 3 * RECENT:
        run_chance(course, rng)
        if course.at % 17 == 0 and course.length > 30:
            course.take_back(0, course.length - 3, agreed=True)
        elif not course.state.over():
            course.play(rng.choice(course.state.legal()))
        for reader, lines in heard.items():
            lines += course.told(reader, len(lines))
    assert course.at > RECENT + 20
    for reader, lines in heard.items():
        assert course.told(reader, 0) == lines
        assert [line.at for line in lines] == list(range(course.at))


def test_cards_drawn_are_told_to_their_owner_only() -> None:
    course = new_course(2)
    run_chance(course, Random(1))
    mine = [line.words for line in course.told(0, 0) if isinstance(line, Acted) and line.whom == 0]
    his = [line.words for line in course.told(1, 0) if isinstance(line, Acted) and line.whom == 0]
    assert "deal ?" not in mine
    assert set(his) == {"deal ?", "offer ?"}
    assert [line.words for line in course.events(ALL)] == course.words()


def test_an_action_is_free_to_take_back_until_chance_another_seat_or_new_knowledge() -> None:
    course = new_course(2)
    rng = Random(4)
    run_chance(course, rng)
    assert course.free_undo() == NOBODY, "chance was last"
    say(course, "keep both")
    assert course.free_undo() == 0
    say(course, "keep both")
    assert course.free_undo() == NOBODY, "all have chosen, and what they chose is known"
    assert course.last_by(0) == course.length - 2
    say(course, "draw")
    assert course.free_undo() == course.seats[course.line[-1]] == course.state.turn  # type: ignore[attr-defined]
    run_chance(course, rng)
    assert course.free_undo() == NOBODY, "a card was seen"


def test_saying_the_same_at_the_same_moment_is_known_as_a_repeat() -> None:
    course = new_course(2)
    run_chance(course, Random(4))
    at = course.at
    say(course, "keep both")
    course.play(course.state.find("keep both"), asked=at)
    assert course.repeats(0, "keep both", at)
    assert course.repeats(1, "keep both", at), "an answer given early names when it was given"
    assert not course.repeats(1, "keep both", at + 1)
    assert not course.repeats(0, "draw", at)
    assert not course.repeats(0, "keep both", course.at)


def test_a_moment_before_something_was_taken_back_can_be_seen_again() -> None:
    course = new_course(2)
    rng = Random(4)
    play_some(course, 10, rng)
    at, view = course.at, course.state.view(NOBODY)
    course.take_back(0, course.length - 4, agreed=True)
    play_some(course, 2, rng)
    assert course.moment(at).view(NOBODY) == view
    assert course.position(course.length).view(NOBODY) == course.state.view(NOBODY)


def test_all_seats_may_choose_their_first_contracts_at_once() -> None:
    course = new_course(4)
    run_chance(course, Random(2))
    early = early_questions(course.state)
    assert [each.seat for each in early] == [1, 2, 3]
    for each in early:
        own = course.state.view(each.seat)
        offered = own.players[each.seat].offered  # type: ignore[attr-defined]
        slugs = [GAME.box("1").contracts[one].slug for one in offered]  # type: ignore[attr-defined]
        assert [action.words for action in each.legal] == [
            *(f"keep {slug}" for slug in slugs),
            "keep both",
        ]


def test_nobody_answers_early_when_answers_are_public_or_chance_is_next() -> None:
    course = new_course(3)
    rng = Random(2)
    assert early_questions(course.state) == [], "chance"
    run_chance(course, rng)
    for _ in range(3):
        course.play(course.state.legal()[-1])
    while not course.state.over():
        run_chance(course, rng)
        if not course.state.over():
            assert early_questions(course.state) == []
            course.play(rng.choice(course.state.legal()))


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
