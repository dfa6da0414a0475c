"""Chance that can be checked."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damrak.cli.experiments.simulate import play_one
from damrak.core.action import CHANCE
from damrak.core.fair import commitment, pick, seed_from, seed_from_text
from damrak.core.mistake import Mistake
from damrak.core.replay import Replay
from damrak.games import GAMES

GAME = GAMES["ticket-to-ride"]


def played() -> Replay:
    replay = Replay(GAME, GAME.agree(3, {}))
    play_one(GAME, replay.options, ["random"] * 3, 3, replay)
    return replay


def test_a_played_game_verifies() -> None:
    replay = played()
    assert replay.verify() == replay.chances() > 20


def test_another_seed_does_not_fit_the_commitment() -> None:
    replay = played()
    replay.seed = seed_from(4)
    with pytest.raises(Mistake, match="not the one that was committed to"):
        replay.verify()


def test_a_card_that_the_seed_does_not_give_is_found() -> None:
    replay = played()
    replay.seed = seed_from(4)
    replay.commitment = commitment(replay.seed)
    with pytest.raises(Mistake, match="action 2: the seed gives 'deal"):
        replay.verify()


def test_without_a_seed_there_is_nothing_to_verify() -> None:
    replay = played()
    replay.seed = b""
    with pytest.raises(Mistake, match="no commitment and seed"):
        replay.verify()


@pytest.mark.parametrize("mine", [True, False])
def test_whoever_acts_in_the_name_of_another_is_named(mine: bool) -> None:
    """Chance for a seat, or a seat for chance: never taken for what the seed gives."""
    replay = played()
    at = next(n for n, seat in enumerate(replay.seats) if (seat == CHANCE) != mine)
    replay.seats[at] = CHANCE if mine else 0
    with pytest.raises(Mistake, match=f"action {at + 1}: it was the turn of"):
        replay.verify()


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    seed = seed_from(1)
    assert commitment(seed) == sha256(seed).hexdigest()


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 10**6),
    st.lists(st.integers(1, 9), min_size=1),
)
def test_an_outcome_is_one_of_the_possible(seed: bytes, k: int, weights: list[int]) -> None:
    chosen = pick(seed, k, weights)
    assert 0 <= chosen < len(weights)
    assert pick(seed, k, weights) == chosen


def test_outcomes_follow_their_odds() -> None:
    seed = seed_from(5)
    counts = Counter(pick(seed, k, [1, 3, 6]) for k in range(10_000))
    assert abs(counts[0] - 1000) < 150
    assert abs(counts[1] - 3000) < 250
    assert abs(counts[2] - 6000) < 250


@pytest.mark.parametrize("text", ["", "xyz", "00" * 31, "00" * 33])
def test_a_seed_must_be_64_digits(text: str) -> None:
    with pytest.raises(Mistake, match="64 hexadecimal digits"):
        seed_from_text(text)


def test_a_seed_is_what_its_digits_say() -> None:
    assert seed_from_text("0a" * 32) == b"\n" * 32
