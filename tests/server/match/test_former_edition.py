"""Matches that were begun with an edition go on with it when another is in the box.

The same table again takes the one in the box.
"""

import asyncio
from pathlib import Path

from damrak.games import GAMES
from damrak.server.tables.setup import same_table
from server.serving import Player, served

FORMER = "1.2.0"


def test_a_match_goes_on_with_the_edition_it_was_begun_with(tmp_path: Path) -> None:
    title = GAMES["amsterdam"]

    async def story() -> None:
        async with served(tmp_path) as (url, _), Player(url, "Anna") as anna:
            begun = await anna.set_table("me", "easy", game="amsterdam", edition=FORMER)
            match = begun["id"]
            title.editions.pop(FORMER)
            # What a process needs that has just started, whoever asks first.
            sheet = await anna.get(f"/api/editions/amsterdam/{FORMER}")
            assert sheet["meta"]["version"] == FORMER
            costs = {card["number"]: card["cost"] for card in sheet["cards"]}
            assert costs[42] == {"brown": 1}
            title.editions.pop(FORMER)
            assert len(await anna.get(f"/api/actions/amsterdam/{FORMER}")) > 1000
        title.editions.pop(FORMER)
        async with served(tmp_path) as (url, context), Player(url, "Bob") as bob:
            await bob.connect()
            await bob.tell("follow", match=match, since=0)
            update = await bob.expect("update")
            assert update["view"]["edition"] == FORMER
            live = context.matches.known(match)
            assert live is not None
            assert live.host is not None
            again = same_table(live, live.host, context.now()).agreed
            assert (live.agreed.edition, again.edition) == (FORMER, title.usual_edition())
            shelf = await bob.get("/api/games")
            line = next(each for each in shelf["games"] if each["name"] == "amsterdam")
            assert FORMER not in [each["name"] for each in line["editions"]]

    asyncio.run(story())
