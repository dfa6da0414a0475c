"""Playing over real sockets."""

import asyncio
from pathlib import Path
from random import Random

from server.serving import Player, play_on, served


def test_two_people_play_a_match_over_sockets_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            served(tmp_path) as (url, _),
            Player(url, "Anna") as anna,
            Player(url, "Bob") as bob,
        ):
            match = (await anna.set_table("me", "open"))["id"]
            await bob.join(match)
            ends = await asyncio.gather(
                play_on(anna, match, Random(1)), play_on(bob, match, Random(2))
            )
            assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
            await asyncio.sleep(0.3)
            after = await anna.get(f"/api/matches/{match}")
            assert after["status"] == "over"
            assert after["seed"] is not None

    asyncio.run(story())
