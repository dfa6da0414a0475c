"""Many games at once: each has chance of its own, by the seed and its number alone."""

from damrak.core.batch import Batch
from damrak.games import find_game

SEEDS, COUNT = range(4), 4


def batch(seed: int, first: int = 0) -> Batch:
    game = find_game("ticket-to-ride")
    return Batch(game, game.agree(2, {}), COUNT, seed, first)


def test_no_two_games_of_any_seeds_have_the_same_chance_or_choices() -> None:
    batches = [batch(seed) for seed in SEEDS]
    numbers = [rng.random() for each in batches for rng in (*each.rngs, *each.choosers)]
    assert len(set(numbers)) == 2 * len(SEEDS) * COUNT


def test_a_game_goes_on_in_the_same_way_whichever_batch_it_is_in() -> None:
    one, other = batch(7), batch(7, first=2)
    assert [rng.random() for rng in one.rngs[2:]] == [rng.random() for rng in other.rngs[:2]]
    assert [rng.random() for rng in one.choosers[2:]] == [
        rng.random() for rng in other.choosers[:2]
    ]
