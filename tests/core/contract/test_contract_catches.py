"""The contract itself: a toy game keeps it, and each way of breaking it is caught."""

from random import Random
from types import SimpleNamespace

import pytest
from msgspec import structs

from damrak.core.action import CHANCE, NOBODY, Action, Seat, catalogue
from damrak.core.contract import check as check_module
from damrak.core.contract.check import (
    Broken,
    _check_each_applies,
    _check_legal,
    check_game,
    check_lockstep,
)
from damrak.core.contract.secrecy import (
    Secrets,
    _leads_to_state,
    check_guess,
    check_twin,
    first_difference,
)
from damrak.core.editions.edition import Edition
from damrak.core.game import Game
from damrak.core.mistake import Mistake
from damrak.core.options import Options
from damrak.core.state import State
from damrak.core.view import Event, Score, View

DEAL = [Action(f"deal {n}", "deal", {"card": n}, []) for n in range(4)]
SAY = [Action("high", "high", {}, []), Action("low", "low", {}, [])]
HIDDEN = Action("deal ?", "deal-hidden", {}, [])
ACTIONS = catalogue([*DEAL, *SAY])
FAULTS = [
    *("leak", "leaky log", "shallow copy", "empty", "lost card", "endless", "back door"),
    *("choice leak", "unstable", "foreign", "late leak", "no swap", "lossy swap", "forgetful"),
]


class ToyView(View, frozen=True, kw_only=True, tag="toy"):
    """One card each, dealt in secret; then everyone says high or low."""

    mine: int
    said: list[str]
    dealt: int
    extra: int
    open: list[int]
    faults: list[str]
    back: list[object]

    def guess(self, rng: Random) -> State:
        g = Toy(Options(self.seats, self.edition, self.options), self.faults[0])
        cards = [n for n in range(4) if n != self.mine]
        rng.shuffle(cards)
        g.cards = [self.mine if seat == self.seat else cards.pop() for seat in range(self.dealt)]
        if self.faults[0] == "forgetful" and self.seat >= 0 and len(g.cards) == 2:
            g.cards[1 - self.seat] = self.mine
        g.cards = self.open[:] or g.cards
        g.said = self.said[:]
        return g


class Toy(State):
    def __init__(self, options: Options, fault: str) -> None:
        super().__init__(options)
        self.cards: list[int] = []
        self.said: list[str] = []
        self.fault = fault

    def to_move(self) -> Seat:
        if self.over():
            return NOBODY
        return CHANCE if len(self.cards) < self.options.seats else len(self.said) % 2

    def legal(self) -> list[Action]:
        if self.over():
            return []
        if self.to_move() == CHANCE:
            return [deal for n, deal in enumerate(DEAL) if n not in self.cards]
        if self.fault == "empty" and len(self.said) == 1:
            return []
        if self.fault == "unstable":
            SAY.reverse()
        if self.fault == "choice leak" and len(self.said) == 1:
            return SAY[: 1 + self.cards[0] % 2]
        if self.fault == "foreign":
            return [Action("high", "high", {}, [])]
        return list(SAY)

    def weights(self) -> list[int]:
        return [1] * len(self.legal())

    def apply(self, action: Action) -> None:
        if action in DEAL:
            self.cards.append(DEAL.index(action))
            if self.fault == "lost card" and len(self.cards) == 2:
                self.cards[0] = self.cards[1]
        else:
            self.said.append(action.words)
            if len(self.said) == 2:
                self.revealed += 1

    def over(self) -> bool:
        return len(self.said) == (10**9 if self.fault == "endless" else 2)

    def scores(self) -> list[Score]:
        return [Score(seat, card, 1, {"card": card}) for seat, card in enumerate(self.cards)]

    def copy(self) -> "Toy":
        new = Toy(self.options, self.fault)
        new.cards = self.cards if self.fault == "shallow copy" else self.cards[:]
        new.said = self.said[:]
        return new

    def told(self, action: Action, seat: Seat) -> Action:
        if self.to_move() == CHANCE and seat != len(self.cards) and self.fault != "leaky log":
            return HIDDEN
        return action

    def whom(self) -> Seat:
        return len(self.cards) if self.to_move() == CHANCE else self.to_move()

    def census(self) -> dict[str, int]:
        return {"different": int(len(set(self.cards)) == len(self.cards))}

    def view(self, seat: Seat) -> View:
        held = self.cards[seat] if 0 <= seat < len(self.cards) else -1
        return ToyView(
            seat=seat,
            seats=self.options.seats,
            to_move=self.to_move(),
            ask="",
            about={},
            over=self.over(),
            edition=self.options.edition,
            options=self.options.chosen,
            mine=held,
            said=self.said[:],
            dealt=len(self.cards),
            extra=self._extra(),
            open=self.cards[:] if self.over() else [],
            faults=[self.fault],
            back=[self] if self.fault == "back door" else [],
        )

    def _extra(self) -> int:
        """Something that should be the same whatever is secret."""
        if self.fault == "late leak":
            return sum(self.cards[:1]) if self.said else 0
        return sum(self.cards[:1]) if self.fault == "leak" else 0


class ToyGame(Game):
    def __init__(self, fault: str) -> None:
        super().__init__("toy", 1, [2], [], bound=50)
        self.fault = fault

    def printed(self) -> Edition:
        return Edition("toy.toml", "[meta]\nversion = 1\n", own=False)

    def open(self, edition: Edition) -> None:
        pass

    def actions(self, options: Options) -> list[Action]:
        return ACTIONS

    def start(self, options: Options) -> State:
        return Toy(options, self.fault)

    def swap_secrets(self, state: State, seat: Seat, rng: Random) -> State:
        assert isinstance(state, Toy)
        twin = state.copy()
        if self.fault != "no swap" and not state.over():
            unseen = [n for n in range(4) if n not in state.cards[seat : seat + 1] or seat < 0]
            rng.shuffle(unseen)
            twin.cards = [
                card if holder == seat else unseen.pop() for holder, card in enumerate(state.cards)
            ]
            if self.fault == "lossy swap":
                twin.cards = twin.cards[:1] * len(twin.cards)
        return twin

    def recall(self, guess: State, seat: Seat, story: list[Event]) -> dict[int, str]:
        assert isinstance(guess, Toy)
        return {e.at: f"deal {guess.cards[e.at]}" for e in story if e.words == "deal ?"}


class Odd(Toy):
    """A toy with a fault that one check alone can find."""

    def copy(self) -> "Odd":
        new = Odd(self.options, self.fault)
        new.cards, new.said = self.cards[:], self.said[:]
        return new

    def census(self) -> dict[str, int]:
        return {"gone": int(self.fault == "gone for a while" and len(self.said) == 1)}

    def weights(self) -> list[int]:
        if self.fault == "no odds":
            return [0] * len(self.legal())
        return [1] * (len(self.legal()) + (self.fault == "more odds"))

    def odds(self) -> int:
        return super().odds() + (self.fault == "other odds")

    def outcome(self, number: int) -> Action:
        return super().outcome(0 if self.fault == "same outcome" else number)

    def find(self, words: str) -> Action:
        if self.fault == "finds all" and words == "no such words":
            return SAY[0]
        found = super().find(words)
        return SAY[1 - SAY.index(found)] if self.fault == "finds another" and self.said else found

    def legal(self) -> list[Action]:
        if self.fault == "late" and self.over():
            return list(SAY)
        return super().legal() * (1 + (self.fault == "twice"))


class OddGame(ToyGame):
    """The toy game with such a fault."""

    def start(self, options: Options) -> State:
        return Odd(options, self.fault)

    def actions(self, options: Options) -> list[Action]:
        return ACTIONS[::-1] if self.fault == "other places" else ACTIONS


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("no odds", "no odds"),
        ("more odds", "other odds than outcomes"),
        ("other odds", "not the sum"),
        ("same outcome", "not that of the list"),
        ("finds all", "words that mean nothing"),
        ("twice", "the same words"),
    ],
)
def test_what_cannot_be_chosen_from_is_named(fault: str, said: str) -> None:
    odd = Odd(Options(2, "1", {}), fault)
    with pytest.raises(AssertionError, match=said):
        _check_legal(odd, ACTIONS, Random(1))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("gone for a while", "pieces lost"),
        ("finds another", "not found by its words"),
        ("late", "after the end"),
        ("other places", "has index"),
    ],
)
def test_what_breaks_a_promise_is_named(fault: str, said: str) -> None:
    with pytest.raises(Broken, match=said):
        check_game(OddGame(fault), Options(2, "1", {}), 3, looks=0.0)


def test_a_game_may_be_as_long_as_it_says_and_no_longer() -> None:
    options, game = Options(2, "1", {}), ToyGame("")
    game.bound = 4
    assert check_game(game, options, 1) == 4
    game.bound = 3
    with pytest.raises(Broken, match="longer than 3 actions"):
        check_game(game, options, 1)


@pytest.mark.parametrize("more", ["a line more\n", ""])
def test_a_replay_that_changes_when_it_is_read_is_caught(
    more: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(file: str, text: str, games: dict[str, Game]) -> object:
        return SimpleNamespace(text=lambda: text + more if more else text[:-4])

    monkeypatch.setattr(check_module, "read_replay", read)
    with pytest.raises(Broken, match="written differently"):
        check_game(ToyGame(""), Options(2, "1", {}), 1)


def check(fault: str) -> None:
    game = ToyGame(fault)
    options = game.agree(2, {})
    for seed in range(30):
        check_game(game, options, seed, looks=1.0)
        check_lockstep(game, options, seed)


def test_a_game_that_keeps_the_contract_passes() -> None:
    check("")


@pytest.mark.full
@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_promise_is_caught(fault: str) -> None:
    with pytest.raises((Broken, TypeError)):
        check(fault)


@pytest.mark.parametrize("extra", [1, -1])
def test_a_guess_that_looks_otherwise_is_caught_whichever_way(extra: int) -> None:
    state = Toy(Options(2, "1", {}), "")
    state.cards = [0, 1]
    view = structs.replace(state.view(0), extra=extra)
    with pytest.raises(AssertionError, match="can tell its guess"):
        check_guess(state, view, Random(1))


def test_only_what_a_spectator_cannot_guess_counts_as_private() -> None:
    game = ToyGame("no swap")
    options = Options(2, "1", {})
    for seed in range(20):
        toy = Toy(options, "no swap")
        toy.cards = [3, 2]
        secrets = Secrets(game, options)
        rng = Random(seed)
        for _ in range(2):
            secrets.look(toy, rng)
        assert secrets.private <= 2
        secrets.check_exchanges()


def test_two_games_beside_each_other_tell_how_long_they_agreed() -> None:
    options = Options(2, "1", {})
    together = [check_lockstep(ToyGame(""), options, seed) for seed in range(20)]
    # Two cards are dealt, and two words said, of which the last reveals the cards.
    assert min(together) >= 0
    assert max(together) == 3


def test_where_two_views_differ_is_shown_with_what_is_around_it() -> None:
    one = b"a" * 200 + b"x" + b"c" * 200
    two = b"a" * 200 + b"y" + b"c" * 200
    around = f"{'a' * 60}{{}}{'c' * 39}"
    assert first_difference(one, two) == (
        f"…{around.format('x').encode()!r} but …{around.format('y').encode()!r}"
    )
    assert first_difference(b"ab", b"ac") == "…b'ab' but …b'ac'"


class Keeper:
    """Leads somewhere."""

    def __init__(self, thing: object) -> None:
        self.thing = thing


def test_a_view_that_leads_to_a_state_by_any_way_is_caught() -> None:
    toy = Toy(Options(2, "1", {}), "")
    toy.cards = [3, 2]
    view = toy.view(0)
    assert not _leads_to_state(view)
    assert _leads_to_state(structs.replace(view, back=[{"a": (Keeper(toy),)}]))
    assert not _leads_to_state(structs.replace(view, back=[{"a": (Keeper(3),)}]))


def test_an_action_that_reaches_beyond_a_copy_is_caught() -> None:
    options = Options(2, "1", {})
    _check_each_applies(Toy(options, ""), list(DEAL), Random(1))
    with pytest.raises(AssertionError, match="changed the original"):
        _check_each_applies(Toy(options, "shallow copy"), list(DEAL), Random(1))


@pytest.mark.parametrize("cards", [[], [3]])
def test_words_that_are_not_possible_are_answered_with_some_that_are(cards: list[int]) -> None:
    toy = Toy(Options(2, "1", {}), "")
    toy.cards = cards
    possible = ", ".join(f"'deal {n}'" for n in range(4) if n not in cards)
    with pytest.raises(Mistake, match=f"not possible now; expected one of {possible}$"):
        toy.find("deal 9")


def test_of_many_possible_words_four_are_named_and_the_rest_counted() -> None:
    class Wide(Toy):
        def legal(self) -> list[Action]:
            return [Action(f"say {n}", "say", {}, []) for n in range(6)]

    with pytest.raises(Mistake, match=r"'say 3' and 2 more$"):
        Wide(Options(2, "1", {}), "").find("say 9")


@pytest.mark.parametrize("cards", [[1, 2], [2, 1]], ids=["more for the twin", "fewer"])
def test_choices_that_depend_on_a_secret_are_caught_whichever_has_more(cards: list[int]) -> None:
    mine, others = (Toy(Options(2, "1", {}), "choice leak") for _ in cards)
    mine.cards, others.cards = [cards[0], 0], [cards[1], 0]
    mine.said, others.said = ["low"], ["low"]
    with pytest.raises(AssertionError, match="the choices of seat 1 depend on a secret"):
        check_twin(mine, others, 1, [], Random(1))
