"""The bot that does what a net prefers."""

import time
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bots.nets.small_nets import decisions, write_small
from bots.search.spying import own_lists, reach
from bots.search.test_search_secrets import EXPANSIONS, twins
from damrak.bots import check_bots, make_bot
from damrak.bots.instinct import InstinctBot
from damrak.bots.nets.file import read_nets
from damrak.bots.nets.library import FOLDER, OURS, nets_of
from damrak.core.fair import seed_from
from damrak.core.mistake import Mistake
from damrak.core.play import Fair, play
from damrak.core.state import State
from damrak.games import GAMES
from tables import learnt

TABLES = [(name, game.seats[-1]) for name, game in GAMES.items()]
OUR_TABLES = [
    (path.stem, net.seats) for path in sorted(OURS.glob("*.net")) for net in read_nets(path).nets
]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nets for every game with as many seats as it has, and no others."""
    for name, seats in TABLES:
        write_small(tmp_path, name, [seats])
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


@pytest.mark.full
@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.usefixtures("small")
def test_it_plays_a_whole_game_and_the_same_again(name: str, seats: int) -> None:
    game = GAMES[name]
    games = []
    for seed in ("one", "two"):
        state = game.start(game.agree(seats, {}))
        bots = [make_bot("instinct", name, Random(f"{seed} {seat}")) for seat in range(seats)]
        games.append([each.words for each in play(state, bots, Fair(seed_from(4)))])
        assert state.over()
    assert games[0] == games[1], "whatever it guesses, it chooses the same"


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.usefixtures("small")
def test_it_takes_the_legal_action_that_its_net_prefers(name: str, seats: int) -> None:
    game = GAMES[name]
    options = game.agree(seats, {})
    net, encoder = nets_of(name).net(game, options), game.encoder(options)
    taken = set()
    for state in islice(decisions(game, options), 0, 200, 10):
        seat, legal = state.to_move(), state.legal()
        chosen = make_bot("instinct", name, Random(1)).choose(state.view(seat), legal)
        likes = net.judge([encoder.encode(state, seat)], [[each.index for each in legal]])[0]
        best = max(range(len(legal)), key=lambda place: likes.preferences[place])
        assert chosen is legal[best]
        taken.add(best)
    assert len(taken) > 2


@pytest.mark.parametrize(
    ("name", "seats", "chosen"),
    [("ticket-to-ride", 3, {}), ("merchants", 4, {}), ("amsterdam", 3, EXPANSIONS)],
    ids=["ticket-to-ride", "merchants", "amsterdam"],
)
def test_it_chooses_the_same_in_true_states_that_look_the_same(
    name: str, seats: int, chosen: dict[str, str], small: Path
) -> None:
    write_small(small, name, [seats], chosen)
    compared = 0
    for seed in range(40):
        seat = seed % seats
        for one, two in islice(twins(name, seats, chosen, seat, seed), 0, 16, 4):
            choices = [
                make_bot("instinct", name, Random(n)).choose(each.view(seat), each.legal())
                for n, each in enumerate((one, two))
            ]
            assert choices[0] is choices[1]
            compared += 1
        if compared > 12:
            return
    pytest.fail(f"only {compared} true states had a twin")


@pytest.mark.usefixtures("small")
def test_nothing_leads_from_it_to_the_true_state() -> None:
    game = GAMES["ticket-to-ride"]
    state = next(islice(decisions(game, game.agree(4, {})), 30, None))
    true = {id(state)} | {id(each) for each in own_lists(state)}
    bot = make_bot("instinct", game.name, Random(1))
    bot.choose(state.view(state.to_move()), state.legal()[:])
    held = reach(bot)
    assert not true & {id(each) for each in held}
    assert not any(isinstance(each, State) for each in held)


@pytest.mark.usefixtures("small")
def test_with_a_temperature_it_varies_and_still_prefers() -> None:
    game = GAMES["ticket-to-ride"]
    state = next(islice(decisions(game, game.agree(4, {})), 30, None))
    view, legal = state.view(state.to_move()), state.legal()

    def chosen(temperature: float) -> Counter[str]:
        bot = InstinctBot(game, nets_of(game.name), Random(1), temperature)
        return Counter(bot.choose(view, legal).words for _ in range(60))

    ((best, _),) = chosen(0.0).most_common()
    assert len(chosen(2.0)) > 2
    assert chosen(0.0)[best] == 60 > chosen(0.3)[best] > chosen(5.0)[best]


@pytest.mark.usefixtures("small")
def test_a_table_without_a_net_is_refused_before_it_begins() -> None:
    game = GAMES["ticket-to-ride"]
    check_bots(["instinct"], game.name, options=game.agree(4, {}))
    with pytest.raises(Mistake, match="no net for ticket-to-ride with 3 seats; there is one for 4"):
        check_bots(["greedy", "instinct"], game.name, options=game.agree(3, {}))
    state = next(decisions(game, game.agree(3, {})))
    with pytest.raises(Mistake, match="with 3 seats"):
        make_bot("instinct", game.name, Random(1)).choose(
            state.view(state.to_move()), state.legal()
        )
    short = GAMES["amsterdam"].agree(4, {"rounds": "10"})
    with pytest.raises(Mistake, match="4 seats rounds=10"):
        check_bots(["instinct"], "amsterdam", options=short)


def test_a_game_without_any_net_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damrak.bots.nets.library.OURS", tmp_path)
    with pytest.raises(Mistake, match="there is no net for ticket-to-ride"):
        make_bot("instinct", "ticket-to-ride", Random(1))


@pytest.mark.parametrize(("name", "seats"), OUR_TABLES)
def test_a_decision_takes_little_time(name: str, seats: int) -> None:
    """Two milliseconds on a calm machine; ten of a core's time here, where others are at work."""
    game = GAMES[name]
    bot = make_bot("instinct", name, Random(1))
    times = []
    for state in islice(decisions(game, learnt(name, seats)), 40):
        view, legal = state.view(state.to_move()), state.legal()
        start = time.process_time()
        bot.choose(view, legal)
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.010
