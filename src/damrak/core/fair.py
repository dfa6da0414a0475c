"""Chance from a committed seed, so that anyone can check it afterwards.

Before the first card the SHA-256 of a 32-byte seed is shown. The k-th outcome of chance follows
from HMAC-SHA-256(seed, k). At the end the seed itself is shown, and every outcome can be derived
again: whoever runs the game could not choose the cards, and nobody could foresee them.
"""

import hmac
from hashlib import sha256

from damrak.core.mistake import Mistake

SEED_BYTES = 32


def seed_from(number: int) -> bytes:
    """The seed that stands for a small number a person types."""
    return sha256(f"damrak seed {number}".encode()).digest()


def seed_from_text(text: str) -> bytes:
    """The seed that is written so: 64 hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Mistake(f"a seed is {2 * SEED_BYTES} hexadecimal digits, not '{text}'")
    return seed


def commitment(seed: bytes) -> str:
    """What is published before the first card."""
    return sha256(seed).hexdigest()


def pick(seed: bytes, k: int, weights: list[int]) -> int:
    """Which of the weighted outcomes the k-th chance has.

    A draw past the last whole multiple of the total is thrown away and drawn again, because
    otherwise the first outcomes would be a little more likely than their weight.
    """
    total = sum(weights)
    limit = (1 << 64) // total * total
    again = 0
    while True:
        block = hmac.digest(seed, f"{k} {again}".encode(), "sha256")
        number = int.from_bytes(block[:8], "big")
        if number < limit:
            break
        again += 1
    number %= total
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("the weights do not add up")
