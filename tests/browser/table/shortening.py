"""Games that end sooner: editions with less in the box."""

import re
from pathlib import Path
from shutil import copy

from browser.browsing import ROOT, STEP, ZONE

LESS = {
    "ticket-to-ride": {"carts_per_player": "5"},
    # The short game begins in round 9 of 12, with as many tiles of the market.
    "amsterdam": {
        "short_game": "{ first_round = 9, tiles_per_stack = 2 }",
        "stack": "{ base = { full = [6, 0], short = [2, 0] }, "
        "mixed = { full = [3, 3], short = [1, 1] }, replaced = { full = [2, 4], short = [0, 2] } }",
    },
    # A third of the cards, and its clock can hurry.
    "merchants": {
        "tiles_per_player": "24\ncards = 26\nmarked_cards = 0\nequal_turns = false\n"
        "scorings = [1, 1, 1]",
        "step_ms": str(STEP),
        "start_zone_steps": str(ZONE),
    },
}
"""What is written otherwise than in the printed edition."""
YEARS = [0, 2, 4, 6, 7, 9, 10, 12, 17, 25]
"""Of the years of Merchants: each area is scored once, and in the end."""
CARDS = {"hourglass": len(YEARS) - 2, "commodity": 6} | {
    f"{kind}_{name}": 1
    for kind, names in (
        ("colony", "americas africa europe far_east sugar gems spice silk"),
        ("amsterdam", "grachten nieuwe_zijde oude_zijde lastage"),
    )
    for name in names.split()
}
"""How many of the cards of Merchants."""


def short_edition(game: str, folder: Path) -> Path:
    """The printed edition of a game with less in it, and what belongs to it beside it."""
    printed = ROOT / "src" / "damrak" / "games" / game.replace("-", "_")
    for file in printed.glob("cards*.toml"):
        copy(file, folder)
    text = (printed / "edition.toml").read_text(encoding="utf-8")
    for key, value in LESS[game].items():
        before, found, after = text.partition(f"\n{key} = ")
        assert found, key
        text = f"{before}{found}{value}\n{after.partition(chr(10))[2]}"
    if game == "merchants":
        text = fewer_cards_and_years(text)
    file = folder / f"short-{game}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def fewer_cards_and_years(text: str) -> str:
    """An edition of Merchants with some of its cards and years, table by table."""
    tables = re.split(r"(?m)^(?=\[)", text)
    kept: list[str] = []
    years = iter(range(len(YEARS)))
    for table in tables:
        if table.startswith("[[deck]]"):
            count = CARDS.get(re.findall(r'^id = "(.*)"', table, re.M)[0], 0)
            if count:
                kept.append(re.sub(r"(?m)^count = .*", f"count = {count}", table))
        elif table.startswith("[[timeline]]"):
            if int(re.findall(r"^index = (\d+)", table, re.M)[0]) in YEARS:
                kept.append(re.sub(r"(?m)^index = .*", f"index = {next(years)}", table))
        else:
            kept.append(table)
    return "".join(kept)
